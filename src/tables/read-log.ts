import { Prisma } from '../generated/prisma/client.ts';
import type { Viewer } from '../kernel/decision.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { AnsweredEntry, Entry } from '../kernel/log.ts';
import { isOfferId, isSealedOffer } from '../kernel/offers.ts';
import { openDecisions } from '../kernel/open-decisions.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import { type Rewind, voidedBy } from '../kernel/voided-entries.ts';
import { isBesideGame } from './beside-game.ts';
import { headForRow } from './load-head.ts';
import { narrateEntry } from './narrate-entry.ts';
import type { Services } from './services.ts';
import { holdersAt } from './substitutes/holders-at.ts';
import { readTableRow } from './table-row.ts';
import type { LogLine } from './table-view.ts';

/** Answers to one question stand so close together in the log; between them are secret orders and notes of the clock. */
const NEARBY = 50;

type Fact = { readonly type: string };
type Row = {
  readonly seq: number;
  readonly at: Date;
  readonly data: JsonObject;
  readonly facts: readonly Fact[];
  readonly ruledBy: string | null;
  /** An entry nearby answers the same question for another seat. */
  readonly shared: boolean;
  readonly tookOver: string | null;
};

/**
 * The log as a viewer may read it, from entry `from` (first when not given) to `to` (last), both included, in order. An
 * entry of which the viewer learns nothing has no messages; where it answers an offer to somebody else, which nobody waits
 * for, it is left out altogether, and an answer in secret is told without whose it was. Who may be which viewer is not asked here. Refuses
 * (`not-found`) an unknown table; a table that has not started has no log.
 */
export async function readLog(
  services: Services,
  tableId: string,
  viewer: Viewer,
  range: {
    readonly from?: number;
    readonly to?: number;
    /** Of the range these entries alone. */
    readonly only?: readonly number[];
    /** The log as it stood after this entry: what was taken back later stands yet. */
    readonly asOf?: number;
  } = {},
): Promise<readonly LogLine[]> {
  const table = await readTableRow(services, tableId);
  if (table.seq === 0) return [];
  const { game, machine } = await headForRow(services, table);
  const from = Math.max(1, range.from ?? 1);
  const last = Math.min(table.seq, range.asOf ?? table.seq);
  const to = Math.min(last, range.to ?? last);
  const only = range.only ? Prisma.sql`AND e.seq = ANY(${[...range.only]}::int[])` : Prisma.empty;
  const [rows, rewinds] = await Promise.all([
    services.db.$queryRaw<Row[]>`
      SELECT seq, at, data, facts, (SELECT name FROM "Player" WHERE kind IN ('ruling', 'clock') AND id = data ->> 'by') AS "ruledBy",
        (SELECT name FROM "Player" WHERE kind = 'seat' AND id = data ->> 'player') AS "tookOver",
        jsonb_array_length(facts) = 0 AND EXISTS (SELECT 1 FROM "Entry" o WHERE o."tableId" = e."tableId"
          AND o.seq BETWEEN e.seq - ${NEARBY} AND e.seq + ${NEARBY}
          AND o.data ->> 'decision' = e.data ->> 'decision' AND o.data ->> 'seat' <> e.data ->> 'seat') AS shared
      FROM "Entry" e
      WHERE "tableId" = ${tableId} AND seq BETWEEN ${from} AND ${to} ${only} ORDER BY seq`,
    services.db.$queryRaw<Rewind[]>`
      SELECT seq, (data -> 'ruling' ->> 'to')::int AS "to" FROM "Entry"
      WHERE "tableId" = ${tableId} AND kind = 'ruling' AND data -> 'ruling' ->> 'to' IS NOT NULL AND seq BETWEEN ${from} AND ${last} ORDER BY seq`,
  ]);
  // Who begins is named as he was; seats may have changed hands since.
  const players = from === 1 ? await holdersAt(services, tableId, table.seats, 1) : table.seats;
  const isVoided = voidedBy(rewinds);
  const waiting = openDecisions(game, machine).filter(({ seats }) => seats.length > 1);
  return rows.flatMap((row) => {
    const entry = readEntry(row.data);
    const { facts } = row;
    const ruledBy = row.ruledBy ?? undefined;
    const tookOver = row.tookOver ?? undefined;
    const shared = row.shared || (entry.kind === 'answered' && waiting.some(({ id }) => id === entry.decision));
    const messages = narrateEntry({ game, entry, facts, viewer, players, ruledBy, shared, tookOver });
    // Not even that somebody did something is told of what concerns nobody else.
    if (messages.length === 0 && isAside(entry, viewer)) return [];
    const unnamed = isAside(entry, viewer) && isSealedOffer(game, entry.decision);
    return [
      {
        seq: row.seq,
        at: row.at,
        kind: entry.kind,
        by: !unnamed && (entry.kind === 'answered' || entry.kind === 'seat') ? entry.seat : undefined,
        how: !unnamed && entry.kind === 'answered' ? entry.how : undefined,
        messages,
        voided: isVoided(row.seq) && !isBesideGame(entry),
      },
    ];
  });
}

/** Something that another seat did though nobody waited for it. */
function isAside(entry: Entry, viewer: Viewer): entry is AnsweredEntry {
  return entry.kind === 'answered' && isOfferId(entry.decision) && entry.seat !== viewer && viewer !== 'moderator';
}
