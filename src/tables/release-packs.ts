import type { Services } from '../platform/services.ts';
import { PATIENT, type Tx } from '../platform/transaction.ts';

type Used = { readonly id: string; readonly game: string; readonly packHash: string };

/** A table that was called off lets its uploaded pack go: it gets the game's own, and what no table uses is deleted. */
export async function releasePack(tx: Tx, { games }: Pick<Services, 'games'>, table: Used): Promise<void> {
  const rules = games.get(table.game)?.rules;
  const own = rules?.builtInPack();
  if (!own || own.hash === table.packHash) return;
  const row = { hash: own.hash, game: table.game, content: JSON.parse(JSON.stringify(own.content)), builtIn: true };
  await tx.pack.createMany({ data: [row], skipDuplicates: true });
  await tx.table.update({ where: { id: table.id }, data: { packHash: own.hash } });
  await dropPacks(tx, [table.packHash]);
}

/** Deletes those of these packs that were uploaded and that no table and no kept version uses. */
export async function dropPacks(tx: Tx, hashes: readonly string[]): Promise<void> {
  await tx.pack.deleteMany({ where: { hash: { in: [...hashes] }, ...UNUSED } });
}

/**
 * Lets go of the uploaded packs of all tables that were called off, and of those that no table and no kept version
 * uses; how many.
 */
export async function releasePacks(services: Pick<Services, 'db' | 'games'>): Promise<number> {
  const { db } = services;
  const before = await db.pack.count();
  const off = await db.table.findMany({
    where: { status: 'cancelled', pack: { builtIn: false } },
    select: { id: true, game: true, packHash: true },
    take: MOST_AT_ONCE,
  });
  for (const table of off) await db.$transaction((tx) => releasePack(tx, services, table), PATIENT);
  await db.pack.deleteMany({ where: UNUSED });
  return Math.max(0, before - (await db.pack.count()));
}

const UNUSED = { builtIn: false, tables: { none: {} }, versions: { none: {} } } as const;
const MOST_AT_ONCE = 1000;
