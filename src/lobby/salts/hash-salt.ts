import { createHash } from 'node:crypto';

/** What is put before the words where they are hashed, so that the hash is good for nothing else. */
const DOMAIN = 'despatch-salt:';

/**
 * What a seat publishes of its words when it joins: SHA-256 over `despatch-salt:` and the words in UTF-8, hexadecimal.
 */
export function hashSalt(words: string): string {
  return createHash('sha256').update(`${DOMAIN}${words}`).digest('hex');
}
