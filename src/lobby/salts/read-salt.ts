import { msg } from '../../i18n/msg.ts';
import { readLine } from '../../platform/read-line.ts';
import { refuse } from '../../platform/refuse.ts';
import { hashSalt } from './hash-salt.ts';

const LONGEST = 200;
/** Anybody who reads the database can soon guess shorter words from their hash. */
const SHORTEST = 16;
const HASH = /^[0-9a-f]{64}$/;

/** What somebody adds to chance, as it comes in: the words, or only their hash. */
export type GivenSalt = {
  readonly salt?: string | undefined;
  readonly saltHash?: string | undefined;
};

/** The words of a seat, as they enter into chance: any line of up to 200 characters; empty when there are none. */
export function readSalt(given: string | undefined): string {
  return readLine(given ?? '', msg('tables.salt'), LONGEST);
}

/**
 * The hash to which a seat commits itself by joining: of words that are given (they are kept nowhere), or as it was
 * worked out elsewhere. Undefined when nothing is given. Refuses (`bad-input`) words that are too short or not a line
 * of text, and a hash that is not one.
 */
export function readCommitment({ salt, saltHash }: GivenSalt): string | undefined {
  if (saltHash !== undefined && saltHash !== '') {
    if (HASH.test(saltHash)) return saltHash;
    throw refuse('bad-input', 'tables.bad-salt-hash');
  }
  const words = readSalt(salt);
  if (words === '') return undefined;
  if ([...words].length < SHORTEST) throw refuse('bad-input', 'tables.short-salt', { least: SHORTEST });
  return hashSalt(words);
}
