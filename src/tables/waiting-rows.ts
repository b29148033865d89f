import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import type { Machine } from '../kernel/machine.ts';
import { dueTime, firstMark } from './due-time.ts';
import type { Head } from './heads.ts';

/** Who is waited for, for what, until when. */
export type WaitingRow = {
  readonly seat: SeatId;
  readonly decision: string;
  readonly since: number;
  /** ISO 8601 */
  readonly dueAt: string;
  /** When the clock has to look: the first reminder. */
  readonly nextAt: string;
};

/** The rows of all open decisions, as they are when first asked now; rows that exist already keep their times. */
export function waitingRows(
  { pace, timeZone }: Pick<Head, 'pace' | 'timeZone'>,
  machine: Pick<Machine, 'resigned'>,
  open: readonly OpenDecision[],
  at: Date,
): readonly WaitingRow[] {
  if (open.length === 0) return [];
  const times = {
    dueAt: dueTime(pace, timeZone, at).toISOString(),
    nextAt: firstMark(pace, timeZone, at).toISOString(),
  };
  return open.flatMap((decision) =>
    decision.waiting
      .filter((seat) => !machine.resigned.includes(seat))
      .map((seat) => ({ seat, decision: decision.id, since: decision.since, ...times })),
  );
}
