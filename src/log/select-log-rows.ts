import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Viewer } from '../kernel/decision.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Services } from '../platform/services.ts';

/** Answers to one question are this close together in the log; between them are notes of the clock. */
const NEARBY = 50;

export type LogRow = {
  readonly seq: number;
  readonly secret: number;
  readonly at: Date;
  readonly data: JsonObject;
  readonly facts: readonly { readonly type: string }[];
  readonly ruledBy: string | null;
  /** An entry nearby answers the same question for another seat. */
  readonly shared: boolean;
  readonly tookOver: string | null;
};

export type LogRows = {
  /** What comes after this one, */
  readonly after: EntryPlace;
  /** before that one, */
  readonly before: EntryPlace;
  /** and, when given, is one of these. */
  readonly only: readonly number[] | undefined;
  /** Only so many, */
  readonly size: number;
  /** from this end of what there is. */
  readonly end: 'first' | 'last';
};

/**
 * The entries that a viewer may know of, in order. What others did in secret after an entry is passed over here, before
 * anything is counted: so how much is on a page, and where it ends, is the same whether there is any or not.
 */
export async function selectLogRows(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  viewer: Viewer,
  { after, before, only, size, end }: LogRows,
): Promise<readonly LogRow[]> {
  const named = only ? Prisma.sql`AND e.seq = ANY(${[...only]}::int[])` : Prisma.empty;
  const order = end === 'first' ? Prisma.sql`seq, secret` : Prisma.sql`seq DESC, secret DESC`;
  const rows = await sendPlanned<LogRow>(
    db,
    `log-rows-${end}-${only ? 'some' : 'all'}-${viewer === 'moderator' || viewer === 'spectator' ? viewer : 'seat'}`,
    Prisma.sql`
    SELECT seq, secret, at, data, facts,
      (SELECT name FROM "Player" WHERE kind IN ('ruling', 'clock') AND id = data ->> 'by') AS "ruledBy",
      (SELECT name FROM "Player" WHERE kind = 'seat' AND id = data ->> 'player') AS "tookOver",
      jsonb_array_length(facts) = 0 AND EXISTS (SELECT 1 FROM "Entry" o WHERE o."tableId" = e."tableId"
        AND o.seq BETWEEN e.seq - ${NEARBY} AND e.seq + ${NEARBY}
        AND o.data ->> 'decision' = e.data ->> 'decision' AND o.data ->> 'seat' <> e.data ->> 'seat') AS shared
    FROM "Entry" e
    WHERE "tableId" = ${tableId} AND (seq, secret) > (${after.seq}::int, ${after.secret ?? 0}::int)
      AND (seq, secret) < (${before.seq}::int, ${before.secret ?? 0}::int) ${named} ${knownTo(viewer)}
    ORDER BY ${order} LIMIT ${size}`,
  );
  return end === 'first' ? rows : rows.toReversed();
}

function knownTo(viewer: Viewer): Prisma.Sql {
  if (viewer === 'moderator') return Prisma.empty;
  if (viewer === 'spectator') return Prisma.sql`AND secret = 0`;
  return Prisma.sql`AND (secret = 0 OR data ->> 'seat' = ${viewer})`;
}
