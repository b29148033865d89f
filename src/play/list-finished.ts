import { isReadable, ownTables, watchedTables } from '../access/readable.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { isId } from '../platform/is-id.ts';
import type { Services } from '../platform/services.ts';
import { SUMMARY } from './select-summary.ts';
import { type SummaryRow, summarise } from './summarise-table.ts';
import type { TableSummary } from './table-summary.ts';

export type ArchiveInput = {
  /** The reader; undefined: nobody who is signed in. */
  readonly playerId: string | undefined;
  /** Only their own; else all that they may read. */
  readonly mine: boolean;
  /** Only one game. */
  readonly game?: string | undefined;
  /** The last table of the page before. */
  readonly after?: string | undefined;
};

export type Archive = {
  readonly tables: readonly (TableSummary & { readonly finishedAt: Date })[];
  /** Given when more follow: `after` for the next page. */
  readonly next: string | undefined;
};

/** Tables on one page of the archive. */
export const A_PAGE = 50;

type Row = SummaryRow & { readonly finishedAt: Date };

/**
 * Finished tables that a reader may see, the newest first, a page at a time. A page after a table that is unknown, or
 * not for this reader, is the first one. Of all that others have finished no more is read than is shown.
 */
export async function listFinished(services: Services, input: ArchiveInput): Promise<Archive> {
  const { playerId = '', mine, game = '', after = '' } = input;
  if (!isId(playerId || 'x') || !isId(game || 'x') || !isId(after || 'x')) return { tables: [], next: undefined };
  const last = await endOf(services, after, playerId);
  const page = Prisma.sql`t.status = 'finished'
    ${game === '' ? Prisma.empty : Prisma.sql`AND t.game = ${game}`}
    ${last ? Prisma.sql`AND (t."finishedAt", t.id) < (${last.finishedAt}, ${last.id})` : Prisma.empty}
    ORDER BY t."finishedAt" DESC, t.id DESC LIMIT ${A_PAGE + 1}`;
  // Each list in its own order, so that an index ends it; then the newest of all.
  const within = (ids: Prisma.Sql) => Prisma.sql`
    (SELECT t.id FROM (${ids}) own JOIN "Table" t ON t.id = own.id WHERE ${page})`;
  const own = within(ownTables(playerId));
  const all = Prisma.sql`(SELECT t.id FROM "Table" t WHERE t.public AND ${page})
    UNION ${own} UNION ${within(watchedTables(playerId))}`;

  const rows = await services.db.$queryRaw<Row[]>`
    SELECT ${SUMMARY}, NULL AS "invitationId", t."finishedAt"
    FROM (${mine ? own : all}) found JOIN "Table" t ON t.id = found.id JOIN "Player" h ON h.id = t."hostId"
    ORDER BY t."finishedAt" DESC, t.id DESC LIMIT ${A_PAGE + 1}`;
  const shown = rows.slice(0, A_PAGE);
  return {
    tables: shown.map((row) => ({ ...summarise(services, row, input.playerId), finishedAt: row.finishedAt })),
    next: rows.length > A_PAGE ? shown.at(-1)?.id : undefined,
  };
}

/** The last line of the page before; undefined where there is none. */
async function endOf(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  playerId: string,
): Promise<{ readonly id: string; readonly finishedAt: Date } | undefined> {
  if (tableId === '') return undefined;
  const [row] = await db.$queryRaw<{ id: string; finishedAt: Date }[]>`
    SELECT t.id, t."finishedAt" FROM "Table" t
    WHERE t.id = ${tableId} AND t.status = 'finished' AND ${isReadable(playerId)}`;
  return row;
}
