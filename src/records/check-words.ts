import type { SeatId } from '../kernel/decision.ts';
import type { SetupEntry } from '../kernel/log.ts';
import { hashSalt } from '../lobby/salts/hash-salt.ts';

/** The words that seats promised before the game: whose do not have the published hash, and whose were not opened. */
export type CheckedWords = { readonly wrong: readonly SeatId[]; readonly unopened: readonly SeatId[] };

/** Compares the words of a setup entry with their hashes. */
export function checkWords({ salts, saltHashes = {} }: Pick<SetupEntry, 'salts' | 'saltHashes'>): CheckedWords {
  const promised = Object.entries(saltHashes).map(([seat, hash]) => ({ seat, hash, words: salts[seat] ?? '' }));
  return {
    wrong: promised.filter(({ hash, words }) => words !== '' && hashSalt(words) !== hash).map(({ seat }) => seat),
    unopened: promised.filter(({ words }) => words === '').map(({ seat }) => seat),
  };
}
