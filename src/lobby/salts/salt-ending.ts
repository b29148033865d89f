import { randomBytes } from 'node:crypto';

/** Letters and digits that are not taken for each other; 32 of them, so that each is five random bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** 80 random bits to put behind somebody's words, so that nobody guesses them from their hash. */
export function newSaltEnding(): string {
  return [...randomBytes(LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
