import { Prisma, type TableStatus } from '../generated/prisma/client.ts';
import type { Services } from '../platform/services.ts';
import { A_PAGE, beginning, behind, type Found, older, pageOf, type Search } from './search.ts';

export type TableLine = {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly status: TableStatus;
  readonly public: boolean;
  readonly host: string;
  readonly createdAt: Date;
};

type Row = TableLine & { readonly key: string };

/**
 * The tables of this server, a page at a time: all of them, the newest first, or those whose name begins as is looked
 * for, in that order; an address of a table or its whole id finds it. With `playerId` those at which a player has a
 * seat, the newest first.
 */
export async function listTables(
  { db }: Pick<Services, 'db'>,
  { words, after, playerId }: Search & { readonly playerId?: string | undefined },
): Promise<Found<TableLine>> {
  const begins = playerId === undefined ? beginning(words) : undefined;
  const fields = Prisma.sql`t.id, t.name, t.game, t.status, t.public, h.name AS host, t."createdAt"`;
  const rest = Prisma.sql`JOIN "Player" h ON h.id = t."hostId"`;
  const id = Prisma.sql`t.id`;
  if (begins === undefined) {
    const theirs =
      playerId === undefined
        ? Prisma.sql`TRUE`
        : Prisma.sql`t.id IN (SELECT "tableId" FROM "Seat" WHERE "playerId" = ${playerId})`;
    return pageOf(
      await db.$queryRaw<Row[]>`
        SELECT ${fields}, to_char(t."createdAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS key
        FROM "Table" t ${rest}
        WHERE ${theirs} AND ${older(Prisma.sql`t."createdAt"`, id, after)}
        ORDER BY t."createdAt" DESC, t.id DESC LIMIT ${A_PAGE + 1}`,
    );
  }
  const name = Prisma.sql`lower(t.name) COLLATE "C"`;
  return pageOf(
    await db.$queryRaw<Row[]>`
      SELECT * FROM (
        (SELECT ${fields}, ${name} AS key FROM "Table" t ${rest}
          WHERE ${name} LIKE ${begins} AND ${behind(name, id, after)} ORDER BY ${name}, t.id LIMIT ${A_PAGE + 1})
        UNION ALL (SELECT ${fields}, t.id AS key FROM "Table" t ${rest} WHERE t.id = ${idIn(words)})
      ) found ORDER BY key COLLATE "C", id LIMIT ${A_PAGE + 1}`,
  );
}

/** `/t/abc`, a whole address of a table, or its id alone. */
function idIn(words: string): string {
  return /\/t\/([^/?#]+)/.exec(words)?.[1] ?? words.trim();
}
