import { createHash, randomBytes } from 'node:crypto';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The id that belongs to a text: always the same one. */
export function idOf(text: string): string {
  return letters(createHash('sha256').update(text).digest().subarray(0, 20));
}

/** A new id of 20 letters and digits (100 random bits) that can be read aloud: no 0 and o, no 1 and l. */
export function newId(): string {
  return letters(randomBytes(20));
}

function letters(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}
