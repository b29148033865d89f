import { tick } from '../../../src/clocks/tick.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import type { TestClock } from '../../harness/test-clock.ts';
import type { House } from '../harness/house.ts';
import type { ReadMail } from '../harness/read-mail.ts';
import type { Circle } from './circle.ts';

/** Time passes in steps of so many hours, and all that is told to the table comes at such a moment. */
const STEP = 3;
const MOST_DAYS = 30;

export type Passing = {
  readonly house: House;
  readonly clock: TestClock;
  readonly circle: Circle;
};

/** So many hours pass, and the server's clock ticks in between: the mails that come meanwhile. */
export async function passHours({ house, clock, circle }: Passing, hours: number): Promise<readonly ReadMail[]> {
  const come: ReadMail[] = [];
  for (let passed = 0; passed < hours; passed += STEP) {
    clock.advance(STEP * HOUR_MS);
    await tick(house.services);
    come.push(...(await circle.read()));
  }
  return come;
}

/**
 * Time passes until a mail comes that fits. `meanwhile`: what people do in between. Throws with what did come when it
 * does not within a month.
 */
export async function waitForLetter(
  passing: Passing,
  fits: (mail: ReadMail) => boolean,
  meanwhile: () => Promise<void> = async () => {},
): Promise<ReadMail> {
  const { letters } = passing.circle;
  const before = letters.length;
  for (let hours = 0; hours < MOST_DAYS * 24; hours += STEP) {
    await meanwhile();
    await passHours(passing, STEP);
    const found = letters.slice(before).find(fits);
    if (found) return found;
  }
  const come = letters.slice(before).map(({ to, subject }) => `${to}: ${subject}`);
  throw new Error(`nothing fits within ${MOST_DAYS} days: ${come.join(' | ')}`);
}
