/*
 * 16.13: the target moves from game to game. The tables do not know each other, so the table option says the player's
 * target, and the outcome says the next one.
 */

/** The VP that win the first game. */
export const FIRST_TARGET = 20;
const STEP = 5;
const LOWEST = 5;
const HIGHEST = 40;

/** Every target that the rule leads to: up by 5, down by 1, and below the first one by 5. */
export const TARGETS: readonly number[] = Array.from({ length: HIGHEST }, (_, i) => i + 1).filter(
  (target) => target >= FIRST_TARGET || target % STEP === 0,
);

/** The next target, and the one after a second game with the same end. */
export type NextTarget = { readonly next: number; readonly afterTwo: number };

/**
 * 16.13. From the first target on: up by 5 after each win; after a second defeat down by 1. A player who cannot reach
 * the first one goes down by 5 after each defeat, and up again after two wins in a row.
 */
export function nextTarget(target: number, won: boolean): NextTarget {
  const up = Math.min(HIGHEST, target + STEP);
  if (won) return target >= FIRST_TARGET ? { next: up, afterTwo: up } : { next: target, afterTwo: up };
  if (target > FIRST_TARGET) return { next: target, afterTwo: target - 1 };
  const down = Math.max(LOWEST, target - STEP);
  return { next: down, afterTwo: down };
}
