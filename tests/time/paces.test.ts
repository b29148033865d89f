import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { countedHours } from '../../src/time/counted-time.ts';
import { allot, dueAfter, reminderTimes } from '../../src/time/due-time.ts';
import { type TimeControl, timeControlSchema } from '../../src/time/time-control.ts';

const madrid = 'Europe/Madrid';
const base: TimeControl = { hours: 12, skipWeekend: false, atExpiry: 'wait', graceHours: 24 };
const at = (local: string, zone = madrid) => DateTime.fromISO(local, { zone }).toJSDate();
const local = (date: Date, zone = madrid) => DateTime.fromJSDate(date, { zone }).toFormat("ccc yyyy-MM-dd'T'HH:mm");

describe('a bank with an increment', () => {
  const timeControl: TimeControl = { ...base, bank: { start: 72, cap: 96 } };

  test('the first decision has the start and the increment, the next what was left and the increment', () => {
    expect(allot(timeControl, madrid, at('2026-11-24T12:00')).hours).toBe(84);
    expect(allot(timeControl, madrid, at('2026-11-24T12:00'), { bank: 30 })).toEqual({
      hours: 42,
      dueAt: at('2026-11-26T06:00'),
    });
  });

  test('never more than the cap, and never nothing', () => {
    expect(allot(timeControl, madrid, at('2026-11-24T12:00'), { bank: 95 }).hours).toBe(96);
    expect(allot(timeControl, madrid, at('2026-11-24T12:00'), { bank: 0 }).hours).toBe(12);
  });
});

describe('fixed deadlines', () => {
  const timeControl: TimeControl = {
    ...base,
    deadlines: [
      { weekday: 7, time: '20:00' },
      { weekday: 3, time: '20:00' },
    ],
  };
  const due = (from: string, zone = madrid) => local(allot(timeControl, zone, at(from, zone)).dueAt, zone);

  test('Sunday and Wednesday 20:00 in the table’s zone, whichever comes first', () => {
    expect(due('2026-11-24T12:00')).toBe('Wed 2026-11-25T20:00');
    expect(due('2026-11-26T12:00')).toBe('Sun 2026-11-29T20:00');
    expect(due('2026-11-24T12:00', 'Pacific/Auckland')).toBe('Wed 2026-11-25T20:00');
  });

  test('a seat that would have less than the least time has until the one after', () => {
    expect(due('2026-11-25T08:00')).toBe('Wed 2026-11-25T20:00');
    expect(due('2026-11-25T08:01')).toBe('Sun 2026-11-29T20:00');
  });

  test('20:00 is 20:00 on both sides of both changes of clocks', () => {
    expect(allot(timeControl, madrid, at('2026-03-26T12:00')).dueAt.toISOString()).toBe('2026-03-29T18:00:00.000Z');
    expect(allot(timeControl, madrid, at('2026-03-20T12:00')).dueAt.toISOString()).toBe('2026-03-22T19:00:00.000Z');
    expect(allot(timeControl, madrid, at('2026-10-23T12:00')).dueAt.toISOString()).toBe('2026-10-25T19:00:00.000Z');
    expect(allot(timeControl, madrid, at('2026-10-16T12:00')).dueAt.toISOString()).toBe('2026-10-18T18:00:00.000Z');
  });

  test('a time of day that the clocks leave out is an hour later', () => {
    const early: TimeControl = { ...base, deadlines: [{ weekday: 7, time: '02:30' }] };
    expect(local(allot(early, madrid, at('2026-03-27T12:00')).dueAt)).toBe('Sun 2026-03-29T03:30');
  });

  test('a deadline that comes while a player is away is not theirs', () => {
    const away = [{ from: at('2026-11-25T00:00'), to: at('2026-11-29T00:00') }];
    expect(local(allot(timeControl, madrid, at('2026-11-24T12:00'), { away }).dueAt)).toBe('Sun 2026-11-29T20:00');
    // Back at 14:00 on the day of a deadline: six hours are less than the least.
    const late = [{ from: at('2026-11-25T00:00'), to: at('2026-11-29T14:00') }];
    expect(local(allot(timeControl, madrid, at('2026-11-24T12:00'), { away: late }).dueAt)).toBe(
      'Wed 2026-12-02T20:00',
    );
  });

  test('by property: the due time is the first of the deadlines that leaves the least time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom('UTC', madrid, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'),
        (from, zone) => {
          const { dueAt, hours } = allot(timeControl, zone, from);
          const shown = DateTime.fromJSDate(dueAt, { zone });
          expect([3, 7]).toContain(shown.weekday);
          expect(shown.toFormat('HH:mm')).toBe('20:00');
          expect(hours).toBeGreaterThanOrEqual(12);
          expect(hours).toBeLessThan(12 + 4 * 24 + 2);
        },
      ),
    );
  });

  test('a clock that stood still goes on to the next deadline that leaves what was left, or the least time', () => {
    expect(local(dueAfter(timeControl, madrid, at('2026-11-25T12:00'), 3, []))).toBe('Wed 2026-11-25T20:00');
    expect(local(dueAfter(timeControl, madrid, at('2026-11-25T12:00'), 60, []))).toBe('Sun 2026-11-29T20:00');
  });
});

describe('reminders', () => {
  test('stand where so much of the time is left, in counted hours', () => {
    const allotted = allot({ ...base, hours: 20 }, 'UTC', at('2026-11-24T00:00', 'UTC'));
    const times = (reminders?: number[]) =>
      reminderTimes({ ...base, ...(reminders ? { reminders } : {}) }, 'UTC', allotted).map((time) =>
        local(time, 'UTC'),
      );
    expect(times()).toEqual(['Tue 2026-11-24T10:00', 'Tue 2026-11-24T18:00']);
    expect(times([75])).toEqual(['Tue 2026-11-24T15:00']);
    expect(times([])).toEqual([]);
  });

  test('by property: each leaves its share of the time', () => {
    fc.assert(
      fc.property(
        fc.date({ min: at('2026-01-01'), max: at('2028-01-01'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 300 }),
        (from, hours) => {
          const timeControl: TimeControl = { ...base, hours, skipWeekend: true, night: { from: 22, to: 7 } };
          const allotted = allot(timeControl, madrid, from);
          const left = reminderTimes(timeControl, madrid, allotted).map((time) =>
            countedHours(timeControl, madrid, { from: time, to: allotted.dueAt }),
          );
          expect(left[0]).toBeCloseTo(hours / 2, 5);
          expect(left[1]).toBeCloseTo(hours / 10, 5);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('what a time control may be', () => {
  test('the paces of before stay as they are, with nothing added', () => {
    expect(timeControlSchema.parse(base)).toEqual(base);
    expect(Object.keys(timeControlSchema.parse(base))).toHaveLength(4);
  });

  test.each([
    [
      'deadlines beside a bank',
      { bank: { start: 1, cap: 24 }, deadlines: [{ weekday: 1, time: '20:00' }] },
      'deadlines',
    ],
    [
      'the same deadline twice',
      {
        deadlines: [
          { weekday: 1, time: '20:00' },
          { weekday: 1, time: '20:00' },
        ],
      },
      'deadlines',
    ],
    ['no deadline', { deadlines: [] }, 'deadlines'],
    ['an eighth day', { deadlines: [{ weekday: 8, time: '20:00' }] }, 'deadlines'],
    ['a time of day that is none', { deadlines: [{ weekday: 1, time: '24:00' }] }, 'deadlines'],
    ['a cap below the start', { bank: { start: 48, cap: 24 } }, 'bank'],
    ['a cap below the increment', { bank: { start: 0, cap: 6 } }, 'bank'],
    ['an empty night', { night: { from: 7, to: 7 } }, 'night'],
    ['a night of seventeen hours', { night: { from: 18, to: 11 } }, 'night'],
    ['reminders out of order', { reminders: [90, 50] }, 'reminders'],
    ['a reminder at the end', { reminders: [100] }, 'reminders'],
    ['a moderator called for nothing', { alarm: 0 }, 'alarm'],
    ['nobody sought ever', { substitute: { hours: 1, missed: 0 } }, 'substitute'],
  ])('%s is refused', (_, change, part) => {
    const read = timeControlSchema.safeParse({ ...base, ...change });
    expect(read.error?.issues.map(({ path }) => path[0])).toContain(part);
  });
});
