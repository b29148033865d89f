import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addCounted } from '../../src/time/counted-time.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { dueTime, marks } from '../clocks/marks.ts';

const madrid = 'Europe/Madrid';
const timeControl = (hours: number, skipWeekend = true) => ({ ...USUAL_TIME_CONTROL, hours, skipWeekend });
const at = (iso: string) => new Date(iso);

test('without weekends to skip, hours are hours', () => {
  expect(dueTime(timeControl(48, false), madrid, at('2026-11-27T18:00:00Z'))).toEqual(at('2026-11-29T18:00:00Z'));
});

test('Saturday and Sunday do not count', () => {
  // Friday 18:00 in Madrid: 6 hours are left that day, 18 more on Monday.
  expect(dueTime(timeControl(24), madrid, at('2026-11-27T17:00:00Z'))).toEqual(at('2026-11-30T17:00:00Z'));
});

test('asked on a Sunday, the time runs from Monday midnight in the table zone', () => {
  expect(dueTime(timeControl(10), madrid, at('2026-11-29T12:00:00Z'))).toEqual(at('2026-11-30T09:00:00Z'));
});

test('due at midnight before Saturday is still on Friday', () => {
  expect(dueTime(timeControl(6), madrid, at('2026-11-27T17:00:00Z'))).toEqual(at('2026-11-27T23:00:00Z'));
});

test('the weekend is the one of the table, not of the server', () => {
  // Friday 20:00 UTC is Saturday 09:00 in Auckland.
  expect(dueTime(timeControl(9), 'Pacific/Auckland', at('2026-11-27T20:00:00Z'))).toEqual(at('2026-11-29T20:00:00Z'));
});

test('a weekend with a change of clocks is as long as it is there', () => {
  // Madrid turns back on Sunday 25 Oct 2026: that weekend has 49 hours. Friday 23:00 CEST + 2 h is Monday 01:00 CET.
  expect(dueTime(timeControl(2), madrid, at('2026-10-23T21:00:00Z'))).toEqual(at('2026-10-26T00:00:00Z'));
  // And forward on 28 Mar 2027: 47 hours. Friday 23:00 CET + 2 h is Monday 01:00 CEST.
  expect(dueTime(timeControl(2), madrid, at('2027-03-26T22:00:00Z'))).toEqual(at('2027-03-28T23:00:00Z'));
});

test('a change of clocks within counted days makes no hour longer', () => {
  // Israel turns forward on Friday 26 Mar 2027: from Thursday 12:00, 24 hours end on Friday at 13:00.
  expect(dueTime(timeControl(24), 'Asia/Jerusalem', at('2027-03-25T10:00:00Z'))).toEqual(at('2027-03-26T10:00:00Z'));
});

test('the marks stand at half, nine tenths, the whole and the grace after it', () => {
  const found = marks({ ...timeControl(100, false), graceHours: 24 }, 'UTC', at('2026-11-24T00:00:00Z'));
  expect(found).toEqual({
    reminders: [at('2026-11-26T02:00:00Z'), at('2026-11-27T18:00:00Z')],
    due: at('2026-11-28T04:00:00Z'),
    graceEnd: at('2026-11-29T04:00:00Z'),
  });
});

test('counted time adds up, whenever it is cut in two', () => {
  fc.assert(
    fc.property(
      fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z'), noInvalidDate: true }),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 400 }),
      fc.constantFrom('UTC', madrid, 'America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Australia/Lord_Howe'),
      (from, a, b, zone) => {
        const once = addCounted(timeControl(1), zone, from, a + b);
        const twice = addCounted(timeControl(1), zone, addCounted(timeControl(1), zone, from, a), b);
        expect(twice).toEqual(once);
      },
    ),
  );
});

test.each([
  ['an unknown zone', 'Mars/Olympus', at('2026-11-27T18:00:00Z'), 24],
  ['no moment', madrid, new Date(Number.NaN), 24],
  ['no number of hours', madrid, at('2026-11-27T18:00:00Z'), Number.NaN],
  ['endless hours', madrid, at('2026-11-27T18:00:00Z'), Number.POSITIVE_INFINITY],
])('what cannot be counted throws instead of counting for ever: %s', (_, zone, from, hours) => {
  for (const skipWeekend of [true, false])
    expect(() => addCounted({ skipWeekend }, zone, from, hours)).toThrow('cannot be counted');
});
