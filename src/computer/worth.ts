import type { SeatId } from '../kernel/decision.ts';
import type { Outcome, Standing } from '../kernel/outcome.ts';

/** How much of an outcome's worth is winning; the rest is by how much. */
const WINNING = 0.8;
/** A lead of so many points is worth half of what a lead can be worth. */
const HALF_LEAD = 8;

/**
 * What an outcome is worth to a seat: 1 won alone and far ahead, 0 lost and far behind. A shared victory counts as its
 * share; where the game keeps points, a lead counts a little beside it.
 */
export function worthOf(seat: SeatId, { winners, standings }: Outcome): number {
  const won = winners.includes(seat) ? 1 / winners.length : 0;
  return WINNING * won + (1 - WINNING) * leadOf(seat, standings, won);
}

/** From 0, hopelessly behind the best of the others, to 1, far ahead; without points what the seat has won. */
function leadOf(seat: SeatId, standings: readonly Standing[], won: number): number {
  const own = standings.find((standing) => standing.seat === seat)?.score;
  const others = standings.flatMap((standing) =>
    standing.seat === seat || standing.score === undefined ? [] : [standing.score],
  );
  if (own === undefined || others.length === 0) return won;
  const lead = own - Math.max(...others);
  return 0.5 + lead / (2 * (Math.abs(lead) + HALF_LEAD));
}
