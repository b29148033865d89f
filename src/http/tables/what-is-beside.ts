import { sendPlanned } from '../../database/client.ts';
import { Prisma } from '../../generated/prisma/client.ts';
import type { Viewer } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';

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
};

const NOTHING: Beside = {
  muted: false,
  rhythm: null,
  replies: null,
  substitutes: false,
  nominations: false,
  moderators: false,
  takebacks: false,
  rematch: false,
  letters: 0,
};

/**
 * Whether there is any of what a table's page shows beside the game. At most tables there is none, and this one
 * question saves the page all others. An unknown table has nothing.
 */
export async function whatIsBeside(
  { db }: Services,
  tableId: string,
  viewer: Viewer,
  playerId: string | undefined,
): Promise<Beside> {
  const [found] = await sendPlanned<Beside>(
    db,
    'beside',
    Prisma.sql`
    SELECT
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
        AND c."readAt" IS NULL AND NOT c.own AND NOT c.muted) AS letters
    FROM "Table" t WHERE t.id = ${tableId}`,
  );
  return found ?? NOTHING;
}
