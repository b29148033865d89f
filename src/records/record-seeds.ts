import type { ChanceSource } from '../kernel/chance.ts';
import { hmacChance, seedHash } from '../kernel/hmac-chance.ts';
import { numberEntries } from './number-entries.ts';
import type { GameRecord } from './record.ts';

/** The seeds of a record. A game that a ruling opened again after its end has more than one. */
export type RecordSeeds = {
  /**
   * Where the chance of entry `seq` came from, undefined where its seed is not known; and whether the hash of that seed
   * was published before the draws fell. Where it was not, the record was written by hand: a seed only fills in, and
   * proves nothing.
   */
  at(seq: number): { readonly source: ChanceSource | undefined; readonly sealed: boolean };
  /** Whether every seed that is known is the one whose hash was published. */
  readonly fit: boolean;
};

type Reseal = { readonly seq: number; readonly opened: string | undefined; readonly seedHash: string };

/**
 * Each ruling that opened the game again tells the seed of before and the hash of the one after; the last is the
 * record's.
 */
export function recordSeeds(record: GameRecord, published: string | undefined): RecordSeeds {
  const reseals = resealsOf(record);
  const spans = [...reseals, undefined].map((end, i) => {
    const seed = end ? end.opened : record.seed;
    const hash = i === 0 ? published : reseals[i - 1]?.seedHash;
    const source = seed === undefined ? undefined : hmacChance(seed, { game: record.table.id, salts: record.salts });
    const fits = seed === undefined || hash === undefined || seedHash(seed) === hash;
    return { before: end?.seq ?? Number.POSITIVE_INFINITY, source, fits, sealed: hash !== undefined };
  });
  return {
    at: (seq) => {
      const span = spans.find(({ before }) => seq < before);
      return { source: span?.source, sealed: span?.sealed ?? false };
    },
    fit: spans.every(({ fits }) => fits),
  };
}

function resealsOf({ entries }: GameRecord): readonly Reseal[] {
  return numberEntries(entries).flatMap(({ entry, seq }) => {
    if (entry.kind !== 'ruling' || !entry.reseal) return [];
    const { opened, seedHash } = entry.reseal;
    return [{ seq, opened, seedHash }];
  });
}
