import { createHash, createHmac } from 'node:crypto';
import { stringify } from 'safe-stable-stringify';
import type { ChanceContext, ChanceSource } from './chance.ts';
import { randomFrom } from './random.ts';

/** What is published when a table is made: SHA-256 of the seed, hexadecimal. */
export function seedHash(seed: string): string {
  return createHash('sha256').update(seed).digest('hex');
}

/**
 * Live chance. Draw n uses the words of HMAC-SHA256(seed, {game, salts, draw: n, block: 0, 1, ...}), read
 * as big-endian 32-bit numbers. With the seed revealed anybody can work out every draw again; before
 * that nobody can, and a seat's salt keeps the server from choosing a seed that suits it.
 */
export function hmacChance(seed: string, context: ChanceContext): ChanceSource {
  return (draw) => {
    let block = 0;
    let words: Buffer = Buffer.alloc(0);
    let at = 0;
    return randomFrom(() => {
      if (at === words.length) {
        words = createHmac('sha256', seed)
          .update(stringify({ ...context, draw, block }) ?? '')
          .digest();
        block += 1;
        at = 0;
      }
      const word = words.readUInt32BE(at);
      at += 4;
      return word;
    });
  };
}
