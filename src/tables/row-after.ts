import { Prisma } from '../generated/prisma/client.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { Outcome } from '../kernel/outcome.ts';
import type { Waits } from '../time/pending-rows.ts';
import type { Clocks } from '../time/read-clocks.ts';
import type { TimeControl } from '../time/time-control.ts';
import type { TableRow } from './table-row.ts';

/** What stays as it is as long as a game is played. */
export type FixedRow = Pick<
  TableRow,
  'game' | 'ruleset' | 'options' | 'packHash' | 'packBuiltIn' | 'createdAt' | 'startedAt'
>;

/** Of a row, just what stays as it is. */
export function fixedOf(row: FixedRow): FixedRow {
  const { game, ruleset, options, packHash, packBuiltIn, createdAt, startedAt } = row;
  return { game, ruleset, options, packHash, packBuiltIn, createdAt, startedAt };
}

/** What a write of the log gives back of its table, beside what it knew. */
export type MovedRow = Pick<
  TableRow,
  'id' | 'name' | 'public' | 'hostId' | 'hostName' | 'policy' | 'pausedTo' | 'seed' | 'seedHash'
> & {
  /** The players who hold seats: their ids, and their names in the same order. */
  readonly playerIds: readonly string[];
  readonly playerNames: readonly string[];
  /** The last entry that the seat's player had seen, of the seat that writes. */
  readonly seenSeq: number | null;
};

/** What `moved`, the table's part of a write, gives of the table `t`. */
export const MOVED_COLUMNS = Prisma.sql`
        t.id, t.name, t.public, t."hostId", t.policy, t."pausedTo", t.seed, t."seedHash"`;

/** Reads `moved` for the answer to a seat's write. `playerIds`: who holds the table's seats. */
export function selectMoved(playerIds: readonly string[], seat: SeatId | undefined): Prisma.Sql {
  const ids = Prisma.sql`${[...playerIds]}::text[]`;
  return Prisma.sql`
    SELECT m.*, (SELECT h.name FROM "Player" h WHERE h.id = m."hostId") AS "hostName",
      ARRAY(SELECT p.id FROM "Player" p WHERE p.id = ANY(${ids}) ORDER BY p.id) AS "playerIds",
      ARRAY(SELECT p.name FROM "Player" p WHERE p.id = ANY(${ids}) ORDER BY p.id) AS "playerNames",
      (SELECT s."seenSeq" FROM "Seat" s WHERE s."tableId" = m.id AND s.seat = ${seat}::text) AS "seenSeq"
    FROM moved m`;
}

/** A table's row as a write of answers leaves it, for the seat that wrote. `clocks`: those before the write. */
export function rowAfter(
  moved: MovedRow,
  {
    fixed,
    machine: { seq, secret = 0, resigned },
    seat: writer,
    windows,
    outcome,
    at,
    clocks,
    waits,
    timeControl,
    timeZone,
  }: {
    readonly fixed: FixedRow;
    readonly machine: EntryPlace & { readonly resigned: readonly SeatId[] };
    readonly seat: SeatId;
    readonly windows: number;
    readonly outcome: Outcome | undefined;
    readonly at: Date;
    readonly clocks: Clocks;
    readonly waits: Waits;
    readonly timeControl: TimeControl;
    readonly timeZone: string;
  },
): TableRow {
  const { playerIds, playerNames, seenSeq, ...row } = moved;
  const names = new Map(playerIds.map((id, i) => [id, playerNames[i] ?? null]));
  const dueAt = (seat: SeatId, decision: string) => {
    const isIt = (one: { readonly seat: SeatId; readonly decision: string }) =>
      one.seat === seat && one.decision === decision;
    const asked = waits.asked.find(isIt);
    return asked ? asked.dueAt : (clocks.waiting.find(isIt)?.dueAt?.toISOString() ?? null);
  };
  return {
    ...row,
    ...fixed,
    timeControl,
    timeZone,
    seq,
    secret,
    windows,
    status: outcome ? 'finished' : 'playing',
    outcome: outcome ?? null,
    finishedAt: outcome ? at : null,
    pausedTo: outcome ? null : row.pausedTo,
    seats: clocks.seats.map(({ seat, playerId = null }) => ({
      seat,
      unassigned: false,
      playerId,
      playerName: playerId === null ? null : (names.get(playerId) ?? null),
      resigned: resigned.includes(seat),
      // Of others it is nobody's business.
      seenSeq: seat === writer ? (seenSeq ?? 0) : 0,
    })),
    waiting: waits.open.map(({ seat, decision }) => ({ seat, decision, dueAt: dueAt(seat, decision) })),
  };
}
