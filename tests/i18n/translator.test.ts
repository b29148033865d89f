import { describe, expect, test } from '@jest/globals';
import { languages } from '../../src/i18n/languages.ts';
import { isTimeZone, translator } from '../../src/i18n/translator.ts';

const madrid = translator('en', 'Europe/Madrid');

describe('messages', () => {
  test('plurals', () => {
    expect(madrid.text('common.span-days', { count: 1 })).toBe('1 day');
    expect(madrid.text('common.span-days', { count: 2 })).toBe('2 days');
  });

  test('lists are rendered as "a, b and c"', () => {
    expect(madrid.text('common.list', { items: ['a'] })).toBe('a');
    expect(madrid.text('common.list', { items: ['a', 'b', 'c'] })).toBe('a, b and c');
  });

  test('a message inside a message, and inside a list, is rendered first', () => {
    const one = { key: 'kernel.answer-amount', args: { amount: 1, slot: 'Poland' } };
    const two = {
      key: 'kernel.answer-amount',
      args: { amount: 2, slot: { key: 'common.span-hours', args: { count: 3 } } },
    };
    expect(madrid.t({ key: 'common.list', args: { items: [one, two] } })).toBe('1 on Poland and 2 on 3 hours');
  });

  test('signs of markup are letters like any other', () => {
    expect(madrid.text('kernel.answer-text', { text: '<b> & {x}' })).toBe('“<b> & {x}”');
  });

  test('a key that no catalogue has, or an argument that is missing, is an error and never silent', () => {
    expect(() => madrid.text('common.no-such-key')).toThrow('common.no-such-key');
    expect(() => madrid.text('common.span-days')).toThrow('count');
  });

  test('in production the key itself is shown instead', () => {
    const before = process.env.NODE_ENV;
    process.env.NODE_ENV = 'production';
    try {
      expect(madrid.text('common.no-such-key')).toBe('[common.no-such-key]');
    } finally {
      process.env.NODE_ENV = before;
    }
  });
});

describe('locales', () => {
  test('an unknown one falls back to English', () => {
    expect(languages()[0]).toBe('en');
    expect(translator('tlh-KL', 'utc').locale).toBe('en');
    expect(translator('en-US', 'utc').locale).toBe('en');
  });
});

describe('dates, in the reader’s time zone and with 24 hours', () => {
  const evening = new Date('2026-11-26T19:00:00Z');

  test('date and time', () => {
    expect(madrid.dateTime(evening)).toBe('Thu 26 Nov, 20:00');
    expect(translator('en', 'Asia/Tokyo').dateTime(evening)).toBe('Fri 27 Nov, 04:00');
    expect(translator('en', 'America/Los_Angeles').date(evening)).toBe('26 Nov 2026');
  });

  test('the hour of a day on which the clocks change', () => {
    expect(madrid.dateTime(new Date('2026-03-29T00:59:00Z'))).toBe('Sun 29 Mar, 01:59');
    expect(madrid.dateTime(new Date('2026-03-29T01:00:00Z'))).toBe('Sun 29 Mar, 03:00');
    expect(madrid.dateTime(new Date('2026-10-25T00:30:00Z'))).toBe('Sun 25 Oct, 02:30');
    expect(madrid.dateTime(new Date('2026-10-25T01:30:00Z'))).toBe('Sun 25 Oct, 02:30');
  });

  test('an unknown zone is UTC', () => {
    expect(isTimeZone('Europe/Madrid')).toBe(true);
    expect(isTimeZone('Europe/Atlantis')).toBe(false);
    expect(translator('en', 'Europe/Atlantis').dateTime(evening)).toBe('Thu 26 Nov, 19:00');
  });
});

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test.each([
  [10_000, 'less than a minute'],
  [MINUTE, '1 minute'],
  [59 * MINUTE, '59 minutes'],
  [HOUR, '1 hour'],
  [24 * HOUR, '1 day'],
  [36 * HOUR, '36 hours'],
  [72 * HOUR, '3 days'],
  [60 * HOUR, '2 days 12 hours'],
  [60 * HOUR - 20_000, '2 days 12 hours'],
  [10 * 24 * HOUR + 5 * HOUR, '10 days'],
])('a span of %i ms is "%s"', (ms, said) => {
  expect(madrid.span(ms)).toBe(said);
});

test('a moment inside a message is rendered on the reader’s own clock, also inside a list and another message', () => {
  const noon = { moment: '2026-11-26T19:00:00.000Z' };
  const message = { key: 'common.list', args: { items: [noon, { key: 'common.list', args: { items: [noon] } }] } };
  expect(translator('en', 'Europe/Madrid').t(message)).toBe('Thu 26 Nov, 20:00 and Thu 26 Nov, 20:00');
  expect(translator('en', 'America/New_York').t(message)).toBe('Thu 26 Nov, 14:00 and Thu 26 Nov, 14:00');
});
