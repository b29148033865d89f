import { randomBytes } from 'node:crypto';
import { hmacChance, seedHash } from '../kernel/hmac-chance.ts';
import type { RulingEntry } from '../kernel/log.ts';
import type { Head } from '../log/heads.ts';
import { readSetup } from '../log/load-head.ts';
import type { Services } from '../platform/services.ts';

/** A new secret seed for a game that goes on after its end, and the head whose chance comes from it. */
export type Reseal = {
  readonly head: Head;
  readonly seed: string;
  readonly seedHash: string;
  /** What the log says of it. */
  readonly told: NonNullable<RulingEntry['reseal']>;
};

/** The salts stay: they are the players' own. */
export async function resealed(services: Services, head: Head): Promise<Reseal> {
  const { tableId } = head;
  const { seed: opened } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const setup = await readSetup(services, tableId);
  const seed = randomBytes(32).toString('hex');
  const hash = seedHash(seed);
  return {
    head: { ...head, chance: hmacChance(seed, { game: setup.table, salts: setup.salts }) },
    seed,
    seedHash: hash,
    told: { ...(opened === '' ? {} : { opened }), seedHash: hash },
  };
}
