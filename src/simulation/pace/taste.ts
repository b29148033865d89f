import { seededRandom } from '../../kernel/random.ts';

/**
 * A seat's liking, from 0 to 1: drawn from what it is about, so that the same question finds the same liking in every
 * run.
 */
export type Taste = (...about: readonly (string | number)[]) => number;

const STEPS = 1000;

export function tasteOf(seed: string): Taste {
  return (...about) => seededRandom([seed, ...about].join('/'))(STEPS) / STEPS;
}
