import type { RandomSource } from './chance.ts';

/** Fisher and Yates: every order alike likely. The input is left as it is. */
export function shuffled<T>(items: readonly T[], random: RandomSource): T[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const at = random(last + 1);
    const a = order[last] as T;
    order[last] = order[at] as T;
    order[at] = a;
  }
  return order;
}

/** One of these, each alike likely. Throws where there are none. */
export function pickFrom<T>(items: readonly T[], random: RandomSource): T {
  if (items.length === 0) throw new Error('nothing to pick from');
  return items[random(items.length)] as T;
}

/**
 * Whole numbers below a limit from 32-bit words. Words of the last, incomplete run of the limit are
 * thrown away, so that no remainder is likelier than another.
 */
export function randomFrom(nextWord: () => number): RandomSource {
  return (limit) => {
    if (!Number.isInteger(limit) || limit < 1 || limit > 2 ** 32) throw new Error(`not a limit: ${limit}`);
    const fair = 2 ** 32 - (2 ** 32 % limit);
    for (;;) {
      const word = nextWord();
      if (word < fair) return word % limit;
    }
  };
}

/** A small seeded generator (mulberry32) for fuzzing and benchmarks: repeatable, not secret. */
export function seededRandom(seed: string): RandomSource {
  let state = 0x9e3779b9;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
  return randomFrom(() => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = state;
    word = Math.imul(word ^ (word >>> 15), word | 1);
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61);
    return (word ^ (word >>> 14)) >>> 0;
  });
}
