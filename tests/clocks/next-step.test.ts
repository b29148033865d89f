import { expect, test } from '@jest/globals';
import { nextStep, STAGE } from '../../src/clocks/next-step.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { marks } from './marks.ts';

const asked = new Date('2026-11-24T00:00:00Z'); // a Tuesday
const after = (hours: number) => new Date(asked.getTime() + hours * HOUR_MS);
const timeControlOf = (atExpiry: TimeControl['atExpiry'], graceHours = 24): TimeControl => ({
  hours: 20,
  skipWeekend: false,
  atExpiry,
  graceHours,
});
const waiting = (stage: number, timeControl = timeControlOf('wait')) => ({
  askedAt: asked,
  dueAt: marks(timeControl, 'UTC', asked).due,
  stage,
  timeControl,
  timeZone: 'UTC',
});

test.each([
  ['too early', 0, 9, { deed: 'nothing', stage: 0, nextAt: after(10) }],
  ['at half', 0, 10, { deed: 'remind', stage: 1, nextAt: after(18) }],
  ['again at half', 1, 10, { deed: 'nothing', stage: 1, nextAt: after(18) }],
  ['at nine tenths', 1, 18, { deed: 'remind', stage: 2, nextAt: after(20) }],
  ['again at nine tenths', 2, 18, { deed: 'nothing', stage: 2, nextAt: after(20) }],
  ['at the end', 2, 20, { deed: 'expire', stage: 3, nextAt: undefined }],
  ['after the end', 3, 21, { deed: 'nothing', stage: 4, nextAt: undefined }],
])('a table that waits, %s (stage %d, hour %d)', (_name, stage, hour, step) => {
  expect(nextStep(waiting(stage), after(hour))).toEqual(step);
});

test('marks that were missed are not made up for: only the latest counts', () => {
  expect(nextStep(waiting(0), after(19))).toEqual({ deed: 'remind', stage: 2, nextAt: after(20) });
  expect(nextStep(waiting(0), after(500))).toEqual({ deed: 'expire', stage: 3, nextAt: undefined });
});

test('grace begins when the player is told, also when the server was away', () => {
  const row = waiting(2, timeControlOf('fallback'));
  expect(nextStep(row, after(20))).toEqual({ deed: 'expire', stage: 3, nextAt: after(44) });
  expect(nextStep(row, after(100))).toEqual({ deed: 'expire', stage: 3, nextAt: after(124) });
});

test('grace on a weekend is counted like the time control', () => {
  const timeControl: TimeControl = { hours: 20, skipWeekend: true, atExpiry: 'moderator', graceHours: 24 };
  const friday = new Date('2026-11-27T18:00:00Z');
  const row = { ...waiting(2, timeControl), dueAt: friday };
  expect(nextStep(row, friday).nextAt).toEqual(new Date('2026-11-30T18:00:00Z'));
});

test('after the grace the game answers, or the host is called', () => {
  expect(nextStep(waiting(STAGE.expired, timeControlOf('fallback')), after(44))).toEqual({
    deed: 'answer',
    stage: 3,
    nextAt: new Date(after(44).getTime() + 300_000),
  });
  expect(nextStep(waiting(STAGE.expired, timeControlOf('moderator')), after(44))).toEqual({
    deed: 'call',
    stage: 4,
    nextAt: undefined,
  });
});

test('without grace that happens when the time is up', () => {
  expect(nextStep(waiting(2, timeControlOf('fallback', 0)), after(20)).deed).toBe('answer');
  expect(nextStep(waiting(0, timeControlOf('moderator', 0)), after(25)).deed).toBe('call');
  expect(nextStep(waiting(0, timeControlOf('wait', 0)), after(25)).deed).toBe('expire');
});

test('a due time that was moved counts more than the time control', () => {
  const extended = { ...waiting(2), dueAt: after(60) };
  expect(nextStep(extended, after(20))).toEqual({ deed: 'nothing', stage: 2, nextAt: after(60) });
  const shortened = { ...waiting(0), dueAt: after(12) };
  expect(nextStep(shortened, after(11)).nextAt).toEqual(after(12));
  expect(nextStep(shortened, after(12)).deed).toBe('expire');
});
