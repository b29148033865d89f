import { mock } from 'node:test';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { addCounted } from '../../src/time/counted-time.ts';
import { type TimeControl, timeControlSchema } from '../../src/time/time-control.ts';
import { dueTime, marks } from './marks.ts';

const QUARTER = 900_000;
const workdays = { skipWeekend: true };
const always = { skipWeekend: false };
const timeControl = (change: Partial<TimeControl>): TimeControl => ({
  hours: 24,
  skipWeekend: true,
  atExpiry: 'wait',
  graceHours: 24,
  ...change,
});
/** A moment on the clocks of a zone, and back. */
const at = (zone: string, local: string) => DateTime.fromISO(local, { zone }).toJSDate();
const local = (zone: string, date: Date) => DateTime.fromJSDate(date, { zone }).toFormat("ccc yyyy-MM-dd'T'HH:mm");
const add = (zone: string, from: string, hours: number, skip = workdays) =>
  local(zone, addCounted(skip, zone, at(zone, from), hours));

test('a weekend does not count', () => {
  expect(add('Europe/Madrid', '2026-11-27T18:00', 24)).toBe('Mon 2026-11-30T18:00');
  expect(add('Europe/Madrid', '2026-11-27T18:00', 24, always)).toBe('Sat 2026-11-28T18:00');
  expect(add('Europe/Madrid', '2026-11-24T18:00', 48)).toBe('Thu 2026-11-26T18:00');
});

test('what is asked on a weekend has all of its time from Monday on', () => {
  for (const from of ['2026-11-28T00:00', '2026-11-28T13:37', '2026-11-29T23:59']) {
    expect(add('Europe/Madrid', from, 24)).toBe('Tue 2026-12-01T00:00');
  }
});

test('the last second of Friday is a due time, and the first of Monday begins to count', () => {
  expect(add('Europe/Madrid', '2026-11-27T00:00', 24)).toBe('Sat 2026-11-28T00:00');
  expect(add('Europe/Madrid', '2026-11-27T00:00', 24.25)).toBe('Mon 2026-11-30T00:15');
  expect(add('Europe/Madrid', '2026-11-30T00:00', 1)).toBe('Mon 2026-11-30T01:00');
});

test('the weekend is the table’s, wherever the server stands', () => {
  const friday = new Date('2026-11-27T20:00:00Z'); // already Saturday in Auckland, still Friday in Honolulu
  expect(local('Pacific/Auckland', addCounted(workdays, 'Pacific/Auckland', friday, 3))).toBe('Mon 2026-11-30T03:00');
  expect(local('Pacific/Honolulu', addCounted(workdays, 'Pacific/Honolulu', friday, 3))).toBe('Fri 2026-11-27T13:00');
});

test('summer time begins: the weekend is an hour shorter, the counted time is not', () => {
  expect(add('Europe/Madrid', '2026-03-27T18:00', 24)).toBe('Mon 2026-03-30T18:00'); // 29 March, 02:00 to 03:00
  expect(add('America/New_York', '2026-03-06T18:00', 24)).toBe('Mon 2026-03-09T18:00'); // 8 March
  // Without a weekend skip an hour is an hour, and the day's end moves.
  expect(add('Europe/Madrid', '2026-03-28T18:00', 24, always)).toBe('Sun 2026-03-29T19:00');
});

test('summer time ends: the weekend is an hour longer, the counted time is not', () => {
  expect(add('Europe/Madrid', '2026-10-23T18:00', 24)).toBe('Mon 2026-10-26T18:00'); // 25 October, 03:00 to 02:00
  expect(add('America/New_York', '2026-10-30T18:00', 24)).toBe('Mon 2026-11-02T18:00'); // 1 November
  expect(add('Europe/Madrid', '2026-10-24T18:00', 24, always)).toBe('Sun 2026-10-25T17:00');
});

test('clocks that change by half an hour, at midnight, or on a Friday', () => {
  expect(add('Australia/Lord_Howe', '2026-10-02T18:00', 24)).toBe('Mon 2026-10-05T18:00'); // + 30 minutes on the Sunday
  expect(add('Australia/Lord_Howe', '2026-04-03T18:00', 24)).toBe('Mon 2026-04-06T18:00'); // - 30 minutes
  expect(add('America/Santiago', '2026-09-04T18:00', 24)).toBe('Mon 2026-09-07T18:00'); // Sunday begins at 01:00
  expect(add('Africa/Cairo', '2026-04-23T18:00', 24)).toBe('Fri 2026-04-24T19:00'); // Friday begins at 01:00
  expect(add('Asia/Beirut', '2026-03-27T18:00', 24)).toBe('Mon 2026-03-30T18:00');
});

test('zones with half and quarter hours', () => {
  expect(add('Asia/Kolkata', '2026-11-27T23:30', 1)).toBe('Mon 2026-11-30T00:30');
  expect(add('Asia/Kathmandu', '2026-11-27T23:45', 0.5)).toBe('Mon 2026-11-30T00:15');
  expect(add('Pacific/Chatham', '2026-11-27T18:00', 24)).toBe('Mon 2026-11-30T18:00');
  expect(add('America/St_Johns', '2026-03-06T18:00', 24)).toBe('Mon 2026-03-09T18:00');
});

test('a time control of a year ends on a working day, after as many counted hours', () => {
  const from = '2026-01-05T00:00'; // a Monday
  expect(add('UTC', from, 8760, always)).toBe('Tue 2027-01-05T00:00');
  expect(add('UTC', from, 8760)).toBe('Sat 2027-05-29T00:00'); // 365 working days are 73 weeks
  expect(add('UTC', from, 8784)).toBe('Tue 2027-06-01T00:00');
});

test('all marks of the slowest time control cost at most two looks at the calendar for each week', () => {
  const slow = timeControl({ hours: 8784, graceHours: 8784 });
  const looks = mock.method(DateTime, 'fromMillis');
  const from = at('UTC', '2026-01-01T00:00');
  const { graceEnd } = marks(slow, 'Europe/Jersey', from); // no other test counts there
  const weeks = (graceEnd.getTime() - from.getTime()) / (7 * 86_400_000);
  expect(looks.mock.callCount()).toBeGreaterThan(0);
  expect(looks.mock.callCount()).toBeLessThanOrEqual(2 * Math.ceil(weeks));
  looks.mock.restore();
});

test('marks: half, nine tenths, due and the end of the grace, all in counted time', () => {
  const friday = at('Europe/Madrid', '2026-11-27T12:00');
  const found = marks(timeControl({ hours: 40, graceHours: 24 }), 'Europe/Madrid', friday);
  expect(found.reminders.map((time) => local('Europe/Madrid', time))).toEqual([
    'Mon 2026-11-30T08:00',
    'Tue 2026-12-01T00:00',
  ]);
  expect(local('Europe/Madrid', found.due)).toBe('Tue 2026-12-01T04:00');
  expect(local('Europe/Madrid', found.graceEnd)).toBe('Wed 2026-12-02T04:00');
  expect(dueTime(timeControl({ hours: 40 }), 'Europe/Madrid', friday)).toEqual(found.due);
});

test('paces that cannot be are refused', () => {
  const usual = timeControl({});
  expect(timeControlSchema.parse(usual)).toEqual(usual);
  const wrong = [
    { hours: 0 },
    { hours: Number.NaN },
    { hours: 1e9 },
    { hours: '24' },
    { graceHours: -1 },
    { graceHours: Infinity },
    { atExpiry: 'explode' },
    { skipWeekend: 1 },
    { more: 1 },
  ];
  for (const change of wrong) expect(timeControlSchema.safeParse({ ...usual, ...change }).success).toBe(false);
  expect(timeControlSchema.safeParse({ hours: 24 }).success).toBe(false);
});

const ZONES = [
  'UTC',
  'Europe/Madrid',
  'America/New_York',
  'America/St_Johns',
  'America/Santiago',
  'America/Havana',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Beirut',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zones = fc.constantFrom(...ZONES);
const moments = fc
  .integer({ min: Date.UTC(2025, 0) / QUARTER, max: Date.UTC(2028, 0) / QUARTER })
  .map((quarters) => new Date(quarters * QUARTER));

test('counted time is what one gets by walking through it, a quarter of an hour at a time', () => {
  fc.assert(
    fc.property(zones, moments, fc.integer({ min: 1, max: 1000 }), (zone, from, quarters) => {
      expect(addCounted(workdays, zone, from, quarters / 4)).toEqual(walk(zone, from, quarters));
      expect(addCounted(always, zone, from, quarters / 4)).toEqual(new Date(from.getTime() + quarters * QUARTER));
    }),
    { numRuns: 400 },
  );
});

test('marks come in order, never on a weekend, and time added in two parts is the same time', () => {
  fc.assert(
    fc.property(
      zones,
      moments,
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 0, max: 200 }),
      (zone, from, hours, graceHours) => {
        const { reminders, due, graceEnd } = marks(timeControl({ hours, graceHours }), zone, from);
        const inOrder = [from, ...reminders, due];
        expect(inOrder.every((mark, i) => i === 0 || mark > (inOrder[i - 1] ?? mark))).toBe(true);
        expect(due <= graceEnd).toBe(true);
        for (const mark of [...reminders, due, graceEnd]) {
          expect(isWeekend(zone, new Date(mark.getTime() - 1))).toBe(false);
        }
        if (graceHours > 0) expect(addCounted(workdays, zone, due, graceHours)).toEqual(graceEnd);
      },
    ),
    { numRuns: 400 },
  );
});

/** The same by another way: no luxon, no arithmetic on days. */
function walk(zone: string, from: Date, quarters: number): Date {
  let time = from.getTime();
  for (let left = quarters; left > 0; time += QUARTER) if (!isWeekend(zone, new Date(time))) left--;
  return new Date(time);
}

const weekdays = new Map<string, Intl.DateTimeFormat>();
function isWeekend(zone: string, moment: Date): boolean {
  const format = weekdays.get(zone) ?? new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short' });
  weekdays.set(zone, format);
  return format.format(moment).startsWith('S');
}
