import { describe, expect, test } from '@jest/globals';
import { endOfQuiet, nextHour, type Waiting, whenMailed } from '../../../src/mail/outbox/when-mailed.ts';

const at = (text: string) => new Date(text);
const now = at('2026-11-24T12:00:00Z');
const usual: Waiting = {
  kinds: ['turn'],
  rhythm: { kind: 'every-turn' },
  digestHour: 8,
  quiet: undefined,
  timeZone: 'Europe/Madrid',
  lastMail: undefined,
  deadline: undefined,
  alone: false,
  there: undefined,
  now,
};
const until = (change: Partial<Waiting>) => whenMailed({ ...usual, ...change })?.until.toISOString();

describe('a mail waits for its reader', () => {
  test('never at every turn', () => {
    expect(until({})).toBeUndefined();
  });

  test('so many hours after the last one, at most', () => {
    const rhythm = { kind: 'hours', hours: 6 } as const;
    expect(until({ rhythm })).toBeUndefined();
    expect(until({ rhythm, lastMail: at('2026-11-24T10:00:00Z') })).toBe('2026-11-24T16:00:00.000Z');
    expect(until({ rhythm, lastMail: at('2026-11-24T06:00:00Z') })).toBeUndefined();
  });

  test('for the hour of the digest on their own clock, whatever the quiet hours are', () => {
    const rhythm = { kind: 'digest' } as const;
    const held = whenMailed({ ...usual, rhythm, quiet: { from: 6, to: 10 } });
    expect(held).toEqual({ until: at('2026-11-25T07:00:00Z'), digest: true });
  });

  test('until only they are waited for, which is looked at again and again', () => {
    const rhythm = { kind: 'alone' } as const;
    expect(until({ rhythm })).toBe('2026-11-24T12:10:00.000Z');
    expect(until({ rhythm, alone: true })).toBeUndefined();
  });

  test('until they are awake, and have left the page', () => {
    expect(until({ quiet: { from: 12, to: 15 } })).toBe('2026-11-24T14:00:00.000Z');
    expect(until({ there: at('2026-11-24T12:03:00Z') })).toBe('2026-11-24T12:03:00.000Z');
  });
});

describe('what cannot wait', () => {
  const night = { quiet: { from: 10, to: 23 }, rhythm: { kind: 'digest' } } as const;

  test.each(['expiry', 'moderator-called', 'ruling', 'unfit'])('%s goes at once, also at night', (kind) => {
    expect(until({ ...night, kinds: ['turn', kind] })).toBeUndefined();
  });

  test('reminders wait for no rhythm, but for the morning', () => {
    expect(until({ rhythm: { kind: 'digest' }, kinds: ['reminder'] })).toBeUndefined();
    expect(until({ ...night, kinds: ['reminder', 'turn'] })).toBe('2026-11-24T22:00:00.000Z');
  });

  test('nothing waits until their time has run out: an hour before it is mailed', () => {
    const deadline = at('2026-11-24T18:00:00Z');
    expect(until({ ...night, kinds: ['reminder'], deadline })).toBe('2026-11-24T17:00:00.000Z');
    expect(whenMailed({ ...usual, ...night, deadline })).toEqual({ until: at('2026-11-24T17:00:00Z'), digest: false });
    expect(until({ ...night, deadline: at('2026-11-24T12:30:00Z') })).toBeUndefined();
    expect(until({ ...night, deadline: at('2026-11-24T11:00:00Z') })).toBe('2026-11-25T07:00:00.000Z');
  });
});

describe('where clocks change', () => {
  // In Madrid clocks go forward on 29 March 2026 at 2:00, and back on 25 October 2026 at 3:00.
  test('a digest comes once a day, at the hour on the clock', () => {
    const days = (from: string, hour: number, count: number) => {
      const times: string[] = [];
      let last = at(from);
      for (let i = 0; i < count; i += 1) {
        last = nextHour(last, 'Europe/Madrid', hour);
        times.push(last.toISOString().slice(0, 16));
      }
      return times;
    };
    expect(days('2026-03-28T00:00:00Z', 8, 3)).toEqual(['2026-03-28T07:00', '2026-03-29T06:00', '2026-03-30T06:00']);
    expect(days('2026-10-24T00:00:00Z', 8, 3)).toEqual(['2026-10-24T06:00', '2026-10-25T07:00', '2026-10-26T07:00']);
    // There is no 2:30, and no 2:00, on that day; in autumn there are two.
    expect(days('2026-03-27T12:00:00Z', 2, 3)).toEqual(['2026-03-28T01:00', '2026-03-29T01:00', '2026-03-30T00:00']);
    expect(days('2026-10-24T12:00:00Z', 2, 2)).toEqual(['2026-10-25T00:00', '2026-10-26T01:00']);
  });

  test('quiet hours end at the hour on the clock', () => {
    const quiet = { from: 22, to: 7 };
    const end = (moment: string) => endOfQuiet(at(moment), 'Europe/Madrid', quiet).toISOString();
    expect(end('2026-03-28T22:30:00Z')).toBe('2026-03-29T05:00:00.000Z');
    expect(end('2026-10-24T22:30:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(end('2026-10-25T00:30:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(end('2026-10-25T01:30:00Z')).toBe('2026-10-25T06:00:00.000Z');
    expect(end('2026-10-25T06:00:00Z')).toBe('2026-10-25T06:00:00.000Z');
  });
});
