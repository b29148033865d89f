import { asksForAllLosses } from '../orders/reactions.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Play, Position } from '../types.ts';
import { type LosingSide, lostBefore, sharesOf } from './lose-factors.ts';
import { type Due, goOnWith, type Loss, type LossCause } from './loss-frames.ts';
import { mostHits } from './pursuit-hits.ts';
import { musterOf, strengthOf } from './units.ts';

/**
 * Factors are to be lost: powers whose standing orders say so are asked which, where not all that they have goes; then
 * it goes on.
 */
export function loseByChoice(play: Play, loss: Loss): void {
  if (whoChoosesLosses(play, loss).length > 0) play.push({ ask: 'combat-losses', args: loss });
  else play.push(goOnWith(loss.next, {}));
}

/**
 * The powers that choose. Of which kinds their factors are does not count: others would learn it from who is asked.
 */
export function whoChoosesLosses(position: Position, { why, area, dues }: Loss): readonly Power[] {
  const players = deciding(position);
  return dues
    .filter(({ power }) => players.includes(power) && asksForAllLosses(standingOrders(position.state, power)))
    .filter(({ units, number }) => number > 0 && number < mostOf(position, why, area, units))
    .map(({ power }) => power);
}

/** How much of a loss some units can bear: factors, or hits. */
function mostOf(board: Board, why: LossCause, area: AreaId, units: Due['units']): number {
  return why === 'pursuit' ? mostHits(board.pack, musterOf(board, area, units)) : strengthOf(board, area, units);
}

/** What the powers of a side lose of so many factors. */
export function duesOf(board: Board, area: AreaId, side: LosingSide, number: number): Due[] {
  return sharesOf(board, area, side, number)
    .filter(({ share }) => share > 0)
    .map(({ power, units, share }) => ({
      ...{ power, units: [...units], number: share, before: lostBefore(side, power) },
    }));
}
