import { POWERS, type Power } from './pack-lists.ts';

/** Something of each power. */
export function byPower<T>(make: (power: Power) => T): { [P in Power]: T } {
  return Object.fromEntries(POWERS.map((power) => [power, make(power)])) as { [P in Power]: T };
}
