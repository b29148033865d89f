import { mock } from 'node:test';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DateTime } from 'luxon';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { addCounted, type Counting, countedHours, type Span, takeCounted } from '../../src/time/counted-time.ts';

const QUARTER = 900_000;
const night = { from: 23, to: 7 };
const at = (zone: string, local: string) => DateTime.fromISO(local, { zone }).toJSDate();
const local = (zone: string, date: Date) => DateTime.fromJSDate(date, { zone }).toFormat("ccc yyyy-MM-dd'T'HH:mm");
const add = (counting: Counting, zone: string, from: string, hours: number) =>
  local(zone, addCounted(counting, zone, at(zone, from), hours));
const nights: Counting = { skipWeekend: false, night };
const both: Counting = { skipWeekend: true, night };

describe('nights', () => {
  test('a day from 7 to 23 has sixteen hours that count', () => {
    expect(add(nights, 'Europe/Madrid', '2026-11-24T20:00', 4)).toBe('Wed 2026-11-25T08:00');
    expect(add(nights, 'Europe/Madrid', '2026-11-24T07:00', 16)).toBe('Tue 2026-11-24T23:00');
    expect(add(nights, 'Europe/Madrid', '2026-11-24T07:00', 17)).toBe('Wed 2026-11-25T08:00');
  });

  test('what is asked in the night has all of its time from the morning on', () => {
    for (const from of ['2026-11-24T23:00', '2026-11-25T03:30', '2026-11-25T06:59'])
      expect(add(nights, 'Europe/Madrid', from, 2)).toBe('Wed 2026-11-25T09:00');
  });

  test('a night that does not reach over midnight, and one in the middle of the day', () => {
    expect(add({ skipWeekend: false, night: { from: 0, to: 8 } }, 'UTC', '2026-11-24T22:00', 4)).toBe(
      'Wed 2026-11-25T10:00',
    );
    expect(add({ skipWeekend: false, night: { from: 12, to: 14 } }, 'UTC', '2026-11-24T11:00', 2)).toBe(
      'Tue 2026-11-24T15:00',
    );
  });

  test('nights and weekends together', () => {
    expect(add(both, 'Europe/Madrid', '2026-11-27T22:00', 2)).toBe('Mon 2026-11-30T08:00');
  });

  test('both changes of clocks in Madrid fall into the night, and take nothing of the day', () => {
    expect(add(nights, 'Europe/Madrid', '2026-03-28T22:00', 2)).toBe('Sun 2026-03-29T08:00');
    expect(add(nights, 'Europe/Madrid', '2026-10-24T22:00', 2)).toBe('Sun 2026-10-25T08:00');
  });

  test('a night that ends in the hour that is left out ends when the clocks have been put forward', () => {
    const early: Counting = { skipWeekend: false, night: { from: 20, to: 2 } };
    expect(add(early, 'Europe/Madrid', '2026-03-28T19:00', 2)).toBe('Sun 2026-03-29T04:00'); // 2:00 is 3:00
  });
});

describe('absences', () => {
  const away = (from: string, to: string): Span => ({ from: at('UTC', from), to: at('UTC', to) });

  test('time away does not count, and what is asked meanwhile begins on the return', () => {
    const counting: Counting = { skipWeekend: false, away: [away('2026-11-25T00:00', '2026-11-28T00:00')] };
    expect(add(counting, 'UTC', '2026-11-24T12:00', 24)).toBe('Sat 2026-11-28T12:00');
    expect(add(counting, 'UTC', '2026-11-26T12:00', 24)).toBe('Sun 2026-11-29T00:00');
    expect(add(counting, 'UTC', '2026-11-24T12:00', 12)).toBe('Wed 2026-11-25T00:00');
  });

  test('an absence over a weekend and a night takes only what would have counted', () => {
    const counting: Counting = { ...both, away: [away('2026-11-27T20:00', '2026-11-30T09:00')] };
    expect(add(counting, 'UTC', '2026-11-27T18:00', 3)).toBe('Mon 2026-11-30T10:00');
  });

  test('several absences, also ones that touch', () => {
    const spans = [away('2026-11-25T00:00', '2026-11-26T00:00'), away('2026-11-26T00:00', '2026-11-27T00:00')];
    expect(add({ skipWeekend: false, away: spans }, 'UTC', '2026-11-24T23:00', 2)).toBe('Fri 2026-11-27T01:00');
  });
});

const ZONES = ['UTC', 'Europe/Madrid', 'America/New_York', 'America/Santiago', 'Asia/Kathmandu', 'Asia/Beirut'];
const moments = fc
  .integer({ min: Date.UTC(2026, 0) / QUARTER, max: Date.UTC(2028, 0) / QUARTER })
  .map((quarters) => new Date(quarters * QUARTER));
const spans = fc.array(
  fc
    .tuple(moments, fc.integer({ min: 1, max: 3000 }))
    .map(([from, quarters]): Span => ({ from, to: new Date(from.getTime() + quarters * QUARTER) })),
  { maxLength: 3 },
);
const hour = fc.integer({ min: 0, max: 23 });
const nightsAtRandom = fc.option(
  fc.tuple(hour, fc.integer({ min: 1, max: 16 })).map(([from, long]) => ({ from, to: (from + long) % 24 })),
  { nil: undefined },
);
const countings = fc.record({ skipWeekend: fc.boolean(), night: nightsAtRandom, away: spans });
const zones = fc.constantFrom(...ZONES, 'Australia/Lord_Howe');

describe('by property, in all zones, with nights, weekends and absences', () => {
  test('counted time adds up, whenever it is cut in two', () => {
    fc.assert(
      fc.property(countings, zones, moments, fc.nat(300), fc.nat(300), (counting, zone, from, a, b) => {
        const once = addCounted(counting, zone, from, a + b);
        expect(addCounted(counting, zone, addCounted(counting, zone, from, a), b)).toEqual(
          b === 0 ? addCounted(counting, zone, once, 0) : once,
        );
      }),
    );
  });

  test('the due time is monotone: who is asked later, or has more time, is never due earlier', () => {
    fc.assert(
      fc.property(
        countings,
        zones,
        moments,
        fc.nat(2000),
        fc.nat(300),
        fc.nat(50),
        (counting, zone, from, later, hours, more) => {
          const due = addCounted(counting, zone, from, hours);
          expect(due >= from).toBe(true);
          expect(addCounted(counting, zone, new Date(from.getTime() + later * QUARTER), hours) >= due).toBe(true);
          expect(addCounted(counting, zone, from, hours + more) >= due).toBe(true);
        },
      ),
    );
  });

  test('what was added is counted between, and taking it away leads back to where as much is left', () => {
    fc.assert(
      fc.property(countings, zones, moments, fc.integer({ min: 1, max: 300 }), (counting, zone, from, hours) => {
        const due = addCounted(counting, zone, from, hours);
        expect(countedHours(counting, zone, { from, to: due })).toBeCloseTo(hours, 6);
        const back = takeCounted(counting, zone, due, hours);
        expect(countedHours(counting, zone, { from: back, to: due })).toBeCloseTo(hours, 6);
        expect(back <= addCounted(counting, zone, from, 0)).toBe(true);
      }),
    );
  });

  test('counted hours of two parts are those of the whole', () => {
    fc.assert(
      fc.property(countings, zones, fc.array(moments, { minLength: 3, maxLength: 3 }), (counting, zone, unsorted) => {
        const [a, b, c] = unsorted.toSorted((x, y) => x.getTime() - y.getTime());
        if (!a || !b || !c) return;
        const parts =
          countedHours(counting, zone, { from: a, to: b }) + countedHours(counting, zone, { from: b, to: c });
        expect(countedHours(counting, zone, { from: a, to: c })).toBeCloseTo(parts, 6);
      }),
      { numRuns: 60 },
    );
  });

  test('it is what one gets by walking through it, a quarter of an hour at a time', () => {
    // Whole and half hours of change: a night's end never falls between two steps.
    const plain = fc.record({ skipWeekend: fc.boolean(), night: nightsAtRandom, away: spans });
    fc.assert(
      fc.property(
        plain,
        fc.constantFrom('UTC', 'Europe/Madrid', 'Asia/Kathmandu'),
        moments,
        fc.integer({ min: 1, max: 150 }),
        (counting, zone, from, hours) => {
          expect(addCounted(counting, zone, from, hours)).toEqual(walk(counting, zone, from, hours * 4));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** The same by another way: no luxon, no windows. */
function walk(counting: Counting, zone: string, from: Date, quarters: number): Date {
  const { format } = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  });
  let time = from.getTime();
  for (let left = quarters; left > 0; time += QUARTER) if (counts(counting, format(time), time)) left--;
  return new Date(time);
}

function counts({ skipWeekend, night: dark, away = [] }: Counting, shown: string, time: number): boolean {
  const [day = '', hour = ''] = shown.split(', ');
  if (skipWeekend && day.startsWith('S')) return false;
  if (dark && (Number(hour) - dark.from + 24) % 24 < (dark.to - dark.from + 24) % 24) return false;
  return !away.some(({ from, to }) => from.getTime() <= time && time < to.getTime());
}

test('a year of slow play costs at most two looks at the calendar for each week, forwards and backwards', () => {
  const zone = 'Europe/Isle_of_Man'; // no other test counts there
  const counting: Counting = { ...both, away: [{ from: at('UTC', '2026-08-01'), to: at('UTC', '2026-09-01') }] };
  const looks = mock.method(DateTime, 'fromMillis');
  const from = at('UTC', '2026-01-01');
  const end = addCounted(counting, zone, from, 2000);
  takeCounted(counting, zone, end, 1000);
  const weeks = (end.getTime() - from.getTime()) / (7 * 24 * HOUR_MS);
  expect(weeks).toBeGreaterThan(20);
  expect(looks.mock.callCount()).toBeGreaterThan(0);
  expect(looks.mock.callCount()).toBeLessThanOrEqual(2 * Math.ceil(weeks));
  looks.mock.restore();
});

test('no count of hours is ended by a span that is none', () => {
  const empty = { from: new Date(5 * HOUR_MS), to: new Date(2 * HOUR_MS) };
  expect(addCounted({ skipWeekend: false, away: [empty] }, 'UTC', new Date(0), 4)).toEqual(new Date(4 * HOUR_MS));
});
