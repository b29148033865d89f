import type { SeatId } from '../kernel/decision.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/** The seat that somebody wants is not free; says which are. */
export function seatNotFree({ games }: Services, game: string, seat: SeatId, free: readonly SeatId[]): Refusal {
  const rules = games.get(game)?.rules;
  const names = free.map((one) => rules?.seatName(one) ?? one);
  return refuse('bad-input', 'tables.seat-not-free', { seat: seat.slice(0, 60), count: free.length, free: names });
}
