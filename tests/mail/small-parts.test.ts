import { describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { isAutomatic } from '../../src/mail/inbound/is-automatic.ts';
import { replyTokenOf } from '../../src/mail/inbound/reply-address.ts';
import { wrapText } from '../../src/mail/render/wrap-text.ts';
import { explainSilence } from '../../src/mail/turn/explain-silence.ts';
import { summariseNews } from '../../src/mail/turn/summarise-news.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { logLine, NOW, READER, words } from './sample-mails.ts';

const madrid = translator('en', 'Europe/Madrid');

describe('what happens if you do not answer, in true words', () => {
  // A Thursday; with weekends off the grace of a day ends on Friday, one of two days on Monday.
  const dueAt = new Date('2026-11-26T19:00:00Z');
  const explain = (timeControl: Partial<TimeControl>) => {
    const table = {
      timeControl: { hours: 48, skipWeekend: true, atExpiry: 'wait', graceHours: 24, ...timeControl } as const,
      timeZone: 'Europe/Madrid',
    };
    const { due, otherwise } = explainSilence(table, { dueAt, fallback: words('Reclaim') }, NOW, madrid);
    return [due, otherwise].map((message) => (message ? madrid.t(message) : ''));
  };

  test('the deadline is in the reader’s zone', () => {
    expect(explain({})[0]).toContain('Thu 26 Nov, 20:00 (Europe/Madrid)');
  });
  test.each([
    [{ atExpiry: 'wait' } as const, 'the game goes on waiting for you'],
    [{ atExpiry: 'fallback' } as const, "until Fri 27 Nov, 20:00; then the table's clock answers for you: Reclaim."],
    [{ atExpiry: 'fallback', graceHours: 48 } as const, 'until Mon 30 Nov, 20:00'],
    [{ atExpiry: 'fallback', graceHours: 0 } as const, "by then, the table's clock answers for you: Reclaim."],
    [{ atExpiry: 'moderator' } as const, 'until Fri 27 Nov, 20:00; then the host or a moderator is called.'],
    [{ atExpiry: 'moderator', graceHours: 0 } as const, 'by then, the host or a moderator is called.'],
  ])('%j', (timeControl, expected) => {
    expect(explain(timeControl)[1]).toContain(expected);
  });
  test('no deadline', () => {
    const table = {
      timeControl: { hours: 1, skipWeekend: false, atExpiry: 'wait', graceHours: 0 } as const,
      timeZone: 'UTC',
    };
    const { due } = explainSilence(table, { dueAt: undefined, fallback: undefined }, NOW, madrid);
    expect(madrid.t(due)).toBe('There is no deadline: the game waits for you.');
  });
});

describe('news', () => {
  const texts = (lines: Parameters<typeof summariseNews>[0]) =>
    summariseNews(lines, READER)
      .chapters.flatMap(({ groups }) => groups)
      .map((group) => [
        madrid.t(group.by),
        ...group.lines.map((line) => madrid.t(line.text) + (line.note ? ` (${madrid.t(line.note)})` : '')),
      ]);

  test('is grouped by who did it, in the order it happened', () => {
    expect(
      texts([logLine(2, 'ussr', 'a'), logLine(3, 'ussr', 'b'), logLine(4, 'us', 'c'), logLine(5, 'ussr', 'd')]),
    ).toEqual([
      ['USSR', 'a', 'b'],
      ['You (US)', 'c'],
      ['USSR', 'd'],
    ]);
  });
  test('says what standing orders and the clock did', () => {
    expect(
      texts([
        { ...logLine(2, 'us', 'a'), how: 'standing-order' },
        { ...logLine(3, 'ussr', 'b'), how: 'fallback' },
      ]),
    ).toEqual([
      ['You (US)', 'a (your standing order was used)'],
      ['USSR', "b (the table's clock answered)"],
    ]);
  });
  test('leaves out what was taken back and what the reader may not know', () => {
    expect(
      texts([{ ...logLine(2, 'ussr', 'a'), voided: true }, logLine(3, 'ussr'), logLine(4, undefined, 'b')]),
    ).toEqual([['The table', 'b']]);
  });
});

describe('plain text', () => {
  test('is wrapped between words with hanging indents', () => {
    const long = 'word '.repeat(30).trim();
    expect(wrapText(`  1. ${long}`).split('\n')[1]).toMatch(/^ {5}word/);
    expect(wrapText(`  - ${long}`).split('\n')[1]).toMatch(/^ {4}word/);
    expect(wrapText(`  ${long}`).split('\n')[1]).toMatch(/^ {4}word/);
  });
  test('links stay whole', () => {
    const link = `https://despatch.example/${'x'.repeat(90)}`;
    expect(wrapText(`See ${link}`)).toBe(`See\n${link}\n`);
  });
});

describe('mail that no person wrote', () => {
  const mail = (headers: { [name: string]: string }, returnPath = 'anna@example.org') =>
    isAutomatic({ returnPath, headers: new Map(Object.entries(headers)), subject: 'Re: your move' });
  test('a person', () => {
    expect(mail({ 'content-type': 'text/plain', 'auto-submitted': 'no' })).toBe(false);
  });
  test.each([
    [{ 'auto-submitted': 'auto-replied' }],
    [{ 'auto-submitted': 'auto-generated; x=y' }],
    [{ precedence: 'bulk' }],
    [{ 'x-autoreply': 'yes' }],
    [{ 'content-type': 'multipart/report; report-type=delivery-status' }],
    [{ 'list-id': '<x.example>' }],
  ])('%j', (headers) => {
    expect(mail(headers)).toBe(true);
  });
  test.each(['', 'MAILER-DAEMON@x.example', 'no-reply@x.example', 'bounces+12@x.example'])('from <%s>', (from) => {
    expect(mail({}, from)).toBe(true);
  });
});

test('reply addresses', () => {
  expect(replyTokenOf('reply+0af3@In.Example', 'in.example')).toBe('0af3');
  expect(replyTokenOf('REPLY+0AF3@in.example', 'in.example')).toBe('0af3');
  expect(replyTokenOf('reply+0af3@other.example', 'in.example')).toBeUndefined();
  expect(replyTokenOf('anna@in.example', 'in.example')).toBeUndefined();
});
