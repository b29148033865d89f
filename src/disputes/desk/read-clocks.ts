import type { SeatId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import { type AbsenceLine, readAbsences } from './read-absences.ts';

export type WaitingLine = {
  readonly seat: SeatId;
  readonly decision: string;
  readonly since: number;
  readonly askedAt: Date;
  readonly dueAt: Date | undefined;
  readonly nextAt: Date | undefined;
  readonly stage: number;
  /** Counted hours that it was given; after a player's takeback what was left is less. */
  readonly hours: number | undefined;
  /** Counted hours left, while the clock is stopped. */
  readonly left: number | undefined;
};

/** How long an answer took. */
export type TookLine = {
  readonly seat: SeatId;
  readonly name: string;
  readonly askedAt: Date;
  readonly dueAt: Date | undefined;
  readonly answeredAt: Date;
  readonly byPlayer: boolean;
};

export type TableClocks = {
  readonly pausedAt: Date | undefined;
  readonly pausedTo: Date | undefined;
  readonly waiting: readonly WaitingLine[];
  readonly took: readonly TookLine[];
  /** The log's entries about the clock, the newest first. */
  readonly entries: readonly number[];
  /** Absences that are, or were, no time for somebody; the log does not tell them. */
  readonly absences: readonly AbsenceLine[];
};

const MOST = 100;

/**
 * The pending answers and their times, how long the last hundred answers took, which log entries are about the clock,
 * and when players were away: all that a due time follows from.
 */
export async function readClocks({ db }: Pick<Services, 'db'>, tableId: string): Promise<TableClocks> {
  const table = await db.table.findUniqueOrThrow({ where: { id: tableId } });
  const waiting = await db.pendingAnswer.findMany({ where: { tableId } });
  const took = await db.answerTime.findMany({
    where: { tableId },
    orderBy: { id: 'desc' },
    take: MOST,
  });
  const names = await namesOf(db, took);
  const entries = await db.entry.findMany({
    where: { tableId, kind: 'clock' },
    select: { seq: true },
    orderBy: { seq: 'desc' },
    take: MOST,
  });
  return {
    pausedAt: table.pausedAt ?? undefined,
    pausedTo: table.pausedTo ?? undefined,
    waiting: waiting.map(({ tableId: _, dueAt, nextAt, left, hours, ...row }) => ({
      ...row,
      hours: hours ?? undefined,
      dueAt: dueAt ?? undefined,
      nextAt: nextAt ?? undefined,
      left: left ?? undefined,
    })),
    took: took.map(({ seat, playerId, askedAt, dueAt, answeredAt, byPlayer }) => ({
      seat,
      name: names.get(playerId) ?? '',
      askedAt,
      dueAt: dueAt ?? undefined,
      answeredAt,
      byPlayer,
    })),
    entries: entries.map(({ seq }) => seq),
    absences: await readAbsences({ db }, tableId),
  };
}

async function namesOf(
  db: Services['db'],
  rows: readonly { readonly playerId: string }[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(rows.map(({ playerId }) => playerId))];
  const players = await db.player.findMany({ where: { id: { in: ids } }, select: { id: true, name: true } });
  return new Map(players.map(({ id, name }) => [id, name]));
}
