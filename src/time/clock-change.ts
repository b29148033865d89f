import type { SeatId } from '../kernel/decision.ts';
import { awayOf, type ClockRow, type Clocks } from './read-clocks.ts';
import type { TableTime } from './time-control.ts';
import type { Retimed, Ticks } from './time-left.ts';

/** A waiting seat's new times, as the database takes them. */
export type RetimedRow = {
  readonly seat: SeatId;
  readonly decision: string;
  /** The stage that it must still have. */
  readonly from: number;
  readonly stage: number;
  /** ISO 8601 */
  readonly dueAt: string | null;
  readonly nextAt: string | null;
  readonly hours: number | null;
  readonly left: number | null;
};

/** What a write does to a table's clocks beside what follows from the game. */
export type ClockChange = {
  /** All clocks are stopped until then, or (`over`) run again. */
  readonly pause?: Date | 'over';
  /** The seat whose emergency pause it is. */
  readonly pauser?: SeatId;
  /** The seats whose times change, from the clocks as they are when it is written. */
  readonly retime: (clocks: Clocks) => readonly RetimedRow[];
};

/** Changes the times of waiting seats one by one; what stays as it was is left out. */
export function retimeAll(
  { timeControl, timeZone }: TableTime,
  clocks: Clocks,
  change: (ticks: Ticks, row: ClockRow) => Retimed,
): readonly RetimedRow[] {
  return clocks.waiting.flatMap((row) => {
    const changed = change({ timeControl, timeZone, away: awayOf(clocks, row.seat) }, row);
    return changed === row ? [] : [retimedRow(row, changed)];
  });
}

/** A pending answer with other times, as it is written. */
export function retimedRow({ seat, decision, stage: from }: ClockRow, changed: Retimed): RetimedRow {
  return {
    seat,
    decision,
    from,
    stage: changed.stage,
    dueAt: changed.dueAt?.toISOString() ?? null,
    nextAt: changed.nextAt?.toISOString() ?? null,
    hours: changed.hours ?? null,
    left: changed.left ?? null,
  };
}
