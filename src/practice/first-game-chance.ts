import type { ChanceSource } from '../kernel/chance.ts';
import { hmacChance } from '../kernel/hmac-chance.ts';

/** The dice and shuffles of a first game: as a table has them that it becomes. */
export function firstGameChance(seed: string, id: string): ChanceSource {
  return hmacChance(seed, { game: id, salts: {} });
}
