import { Prisma, type SiteRole } from '../generated/prisma/client.ts';
import { isId } from '../platform/is-id.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { A_PAGE, beginning, behind, type Found, older, pageOf, type Search } from './search.ts';

export type PlayerLine = {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly role: SiteRole;
  readonly createdAt: Date;
  readonly bannedAt: Date | null;
};

type Row = PlayerLine & { readonly key: string };

/**
 * The players of this server, a page at a time: all of them, the newest first, or those whose name (with an @: whose
 * address) begins as is looked for, in that order; a whole id finds its player.
 */
export async function listPlayers({ db }: Pick<Services, 'db'>, search: Search): Promise<Found<PlayerLine>> {
  const { words, after } = search;
  const begins = beginning(words);
  const fields = Prisma.sql`id, name, email, role, "createdAt", "bannedAt"`;
  if (begins === undefined)
    return pageOf(
      await db.$queryRaw<Row[]>`
        SELECT ${fields}, to_char("createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS key FROM "Player"
        WHERE ${older(Prisma.sql`"createdAt"`, Prisma.sql`id`, after)}
        ORDER BY "createdAt" DESC, id DESC LIMIT ${A_PAGE + 1}`,
    );
  const key = words.includes('@') ? Prisma.sql`lower(email) COLLATE "C"` : Prisma.sql`lower(name) COLLATE "C"`;
  return pageOf(
    await db.$queryRaw<Row[]>`
      SELECT * FROM (
        (SELECT ${fields}, ${key} AS key FROM "Player"
          WHERE ${key} LIKE ${begins} AND ${behind(key, Prisma.sql`id`, after)} ORDER BY ${key}, id LIMIT ${A_PAGE + 1})
        UNION ALL (SELECT ${fields}, id AS key FROM "Player" WHERE id = ${words.trim()})
      ) found ORDER BY key COLLATE "C", id LIMIT ${A_PAGE + 1}`,
  );
}

/** One player as administrators see them. Refuses (`not-found`) an unknown one. */
export async function readPlayerLine({ db }: Pick<Services, 'db'>, id: string): Promise<PlayerLine> {
  const select = { id: true, name: true, email: true, role: true, createdAt: true, bannedAt: true };
  const row = isId(id) ? await db.player.findUnique({ where: { id }, select }) : null;
  if (!row) throw refuse('not-found', 'administration.player-not-found');
  return row;
}
