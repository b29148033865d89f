import { randomBytes } from 'node:crypto';
import { hmacChance } from '../kernel/hmac-chance.ts';
import type { Head } from '../log/heads.ts';

/** A head for trying things: its chance is another one than the table's, so that nobody sees what a roll will be. */
export function onTrial(head: Head): Head {
  return { ...head, chance: hmacChance(randomBytes(32).toString('hex'), { game: head.tableId, salts: {} }) };
}
