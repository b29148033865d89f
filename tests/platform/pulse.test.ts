import { expect, test } from '@jest/globals';
import { newPulse } from '../../src/platform/pulse.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';

test('a beat has the time of day that it had, and the seconds that have really passed since', () => {
  const clock = testClock();
  let elapsed = 5000;
  const pulse = newPulse(clock, () => elapsed);
  expect(pulse.last('tick')).toBeUndefined();
  pulse.beat('tick');
  elapsed += 30_000;
  clock.advance(-7_200_000); // somebody put the machine's clock back
  expect(pulse.last('tick')).toEqual({ at: testNoon, secondsAgo: 30 });
  expect(pulse.last('mail')).toBeUndefined();
  expect(pulse.upSeconds()).toBe(30);
});
