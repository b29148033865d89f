import { sendPlanned } from '../../database/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Viewer } from '../../kernel/decision.ts';
import { isId } from '../../platform/is-id.ts';
import { noSuchTable } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { selectRow, type TableRow } from '../../tables/table-row.ts';
import { type Clocks, type ClocksRow, clocksOf, selectClocks } from '../../time/read-clocks.ts';

/** What a table has besides its game. */
export type Beside = {
  /** The viewer's seat gets no mail about this table. */
  readonly muted: boolean;
  /** How often it gets one, where that differs from its player's preferences. */
  readonly rhythm: unknown;
  /** What a reply by mail does here, where the viewer's player wants it otherwise than usual. */
  readonly replies: string | null;
  /** Seats that are offered, or have changed hands. */
  readonly substitutes: boolean;
  /** People who are asked to moderate it. */
  readonly nominations: boolean;
  /** Moderators of its own. */
  readonly moderators: boolean;
  /** Requests to take back that wait for consent. */
  readonly takebacks: boolean;
  /** A table before it, or after it. */
  readonly rematch: boolean;
  /** Letters to the reader that they have not read. */
  readonly letters: number;
  /** The viewer's seat composes something. */
  readonly drafts: boolean;
  /** How often the viewer's seat has stopped the clocks. */
  readonly pauses: number | null;
};

/** All that a table's page needs of its table, but for the log. */
export type ForPage = { readonly row: TableRow; readonly has: Beside; readonly clocks: Clocks };

/**
 * Reads it in one statement: its row, its clocks, and whether there is any of what the page shows beside the game. At
 * most tables there is none, and the page asks no more. Refuses (`not-found`) an unknown table.
 */
export async function readForPage(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  tableId: string,
  viewer: Viewer,
  playerId: string | undefined,
): Promise<ForPage> {
  if (!isId(tableId)) throw noSuchTable();
  const besides = Prisma.sql`,
      EXISTS (SELECT 1 FROM "Seat" s WHERE s."tableId" = t.id AND s.seat = ${viewer} AND s.muted) AS muted,
      (SELECT s.rhythm FROM "Seat" s WHERE s."tableId" = t.id AND s.seat = ${viewer}) AS rhythm,
      (SELECT s.replies FROM "Seat" s WHERE s."tableId" = t.id AND s.seat = ${viewer}) AS replies,
      EXISTS (SELECT 1 FROM "SubstituteRequest" o
        WHERE o."tableId" = t.id AND o.state IN ('open', 'taken')) AS substitutes,
      EXISTS (SELECT 1 FROM "Nomination" n
        WHERE n."tableId" = t.id AND n.state IN ('asked', 'proposed')) AS nominations,
      EXISTS (SELECT 1 FROM "TableModerator" m WHERE m."tableId" = t.id)
        OR coalesce(t.policy -> 'hostModerates' = 'true'::jsonb, false) AS moderators,
      EXISTS (SELECT 1 FROM "Takeback" k WHERE k."tableId" = t.id AND k.state = 'open') AS takebacks,
      t."rematchOf" IS NOT NULL
        OR EXISTS (SELECT 1 FROM "Table" r WHERE r."rematchOf" = t.id AND r.status <> 'cancelled') AS rematch,
      (SELECT count(*)::int FROM "LetterCopy" c WHERE c."playerId" = ${playerId} AND c."tableId" = t.id
        AND c."readAt" IS NULL AND NOT c.own AND NOT c.muted) AS letters,
      EXISTS (SELECT 1 FROM "Draft" d WHERE d."tableId" = t.id AND d.seat = ${viewer}) AS drafts,
      (SELECT s.pauses FROM "Seat" s WHERE s."tableId" = t.id AND s.seat = ${viewer}) AS pauses,
      (SELECT row_to_json(c) FROM (${selectClocks(clock.now())} WHERE t.id = ${tableId}) c) AS clocks`;
  const [found] = await sendPlanned<TableRow & Beside & { clocks: ClocksRow }>(
    db,
    'table-page',
    Prisma.sql`${selectRow(besides)} WHERE t.id = ${tableId}`,
  );
  if (!found) throw noSuchTable();
  return { row: found, has: found, clocks: clocksOf(found.clocks) };
}
