import { Prisma } from '../generated/prisma/client.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { isReadable } from './readable.ts';

/** `open`: a game's own, which is everybody's business; others were uploaded for a table. */
export type ReadPack = { readonly content: object; readonly open: boolean };

/**
 * A data pack by its hash, for a player (undefined: anybody at all): a game's own, or one that was uploaded for a table
 * that they may read. Refuses (`not-found`) all others, as if there were none.
 */
export async function readPack(services: Services, hash: string, playerId: string | undefined): Promise<ReadPack> {
  for (const { rules } of services.games.values()) {
    const own = rules.builtInPack();
    if (own.hash === hash) return { content: own.content, open: true };
  }
  const row = await services.db.pack.findUnique({ where: { hash } });
  if (row && (row.builtIn || (await isOfReadable(services, hash, playerId))))
    return { content: Object(row.content), open: row.builtIn };
  throw refuse('not-found', 'tables.no-such-pack');
}

async function isOfReadable({ db }: Services, hash: string, playerId: string | undefined): Promise<boolean> {
  const rows = await db.$queryRaw<readonly object[]>(Prisma.sql`
    SELECT 1 FROM "Table" t WHERE t."packHash" = ${hash} AND ${isReadable(playerId)} LIMIT 1`);
  return rows.length > 0;
}
