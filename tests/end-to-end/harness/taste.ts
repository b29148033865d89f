import type { RandomSource } from '../../../src/kernel/chance.ts';
import { pickFrom } from '../../../src/kernel/random.ts';

/**
 * What a player would rather answer just now, by its words, the dearest first. Where nothing fits they answer at
 * random.
 */
export type Taste = () => readonly RegExp[];

export type Tasting = {
  readonly random: RandomSource;
  readonly taste: Taste;
  /** They spend no more than they must, where amounts are asked. */
  readonly sparing?: boolean;
};

/** One of what there is to choose from: of those that fit the dearest wish, else any. */
export function pickLiked<T>(all: readonly T[], words: (one: T) => string, { random, taste }: Tasting): T {
  for (const wish of taste()) {
    const liked = all.filter((one) => wish.test(words(one).trim()));
    if (liked.length > 0) return pickFrom(liked, random);
  }
  return pickFrom(all, random);
}
