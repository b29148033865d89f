import { expect, test } from '@jest/globals';
import { tryTimeControl } from '../../src/clocks/try-time-control.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { testNoon } from '../harness/test-clock.ts';

const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };
const steps = (change: Partial<TimeControl>) =>
  tryTimeControl({ ...timeControl, ...change }, 'UTC', testNoon).map(
    ({ what, at }) => `${(at.getTime() - testNoon.getTime()) / HOUR_MS} ${what}`,
  );

test('a time control is played through to its end', () => {
  expect(steps({})).toEqual(['0 ask', '10 remind', '18 remind', '20 expire', '24 answer', '36 short']);
  expect(steps({ hours: 1, graceHours: 0, reminders: [] })).toEqual(['0 ask', '1 answer', '2 short']);
  expect(steps({ atExpiry: 'wait', reminders: [75] })).toEqual(['0 ask', '15 remind', '20 expire', '20 wait']);
  expect(steps({ atExpiry: 'moderator', reminders: [] })).toEqual(['0 ask', '20 expire', '24 call', '24 wait']);
  expect(steps({ atExpiry: 'moderator', reminders: [], substitute: { hours: 6, missed: 2 } })).toEqual([
    '0 ask',
    '20 expire',
    '24 call',
    '30 seek',
  ]);
  expect(steps({ atExpiry: 'wait', reminders: [], substitute: { hours: 6, missed: 2 } })).toEqual([
    '0 ask',
    '20 expire',
    '30 seek',
  ]);
});

test('weekends and fixed days count as they will', () => {
  // From Friday, 18:00: the rest of it, and Monday.
  const friday = new Date('2026-11-27T18:00:00Z');
  expect(
    tryTimeControl({ ...timeControl, hours: 7, skipWeekend: true, reminders: [], graceHours: 0 }, 'UTC', friday)[1],
  ).toEqual({
    what: 'answer',
    at: new Date('2026-11-30T01:00:00Z'),
  });
  const deadlines = [{ weekday: 4, time: '20:00' }];
  expect(steps({ deadlines, reminders: [], graceHours: 0 })).toEqual(['0 ask', '56 answer', '68 short']);
});
