import type { SeatId } from '../../kernel/decision.ts';
import { refuse } from '../../platform/refuse.ts';

/** Refuses (`bad-input`) a seat that somebody names at a table where all are bid for. */
export function refuseSeat(seat: SeatId | undefined): void {
  if (seat !== undefined) throw refuse('bad-input', 'bids.no-choice');
}
