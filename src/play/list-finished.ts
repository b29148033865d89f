import { isReadable, ownTables } from '../access/readable.ts';
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
 * Finished tables that a reader may see, the newest first, a page at a time. A page after an unknown table is the first
 * one.
 */
export async function listFinished(services: Services, input: ArchiveInput): Promise<Archive> {
  const { playerId = '', mine, game = '', after = '' } = input;
  if (!isId(playerId || 'x') || !isId(game || 'x') || !isId(after || 'x')) return { tables: [], next: undefined };
  const rows = await services.db.$queryRaw<Row[]>`
    SELECT ${SUMMARY}, NULL AS "invitationId", t."finishedAt"
    FROM "Table" t JOIN "Player" h ON h.id = t."hostId"
    WHERE t.status = 'finished' AND (${game} = '' OR t.game = ${game})
      AND ${mine ? Prisma.sql`t.id IN (${ownTables(playerId)})` : isReadable(playerId)}
      AND NOT EXISTS (SELECT 1 FROM "Table" l WHERE l.id = ${after}
        AND (t."finishedAt", t.id) >= (l."finishedAt", l.id))
    ORDER BY t."finishedAt" DESC, t.id DESC LIMIT ${A_PAGE + 1}`;
  const page = rows.slice(0, A_PAGE);
  return {
    tables: page.map((row) => ({ ...summarise(services, row, input.playerId), finishedAt: row.finishedAt })),
    next: rows.length > A_PAGE ? page.at(-1)?.id : undefined,
  };
}
