import { commanderOf } from '../forces/who-commands.ts';
import type { CorpsId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { CorpsState } from '../state.ts';
import { addFactors, whyNotAddFactors } from './add-factors.ts';
import { isCounterDue, takeCounter } from './due-arrivals.ts';
import { absorb, whyNotAbsorb } from './exchange-with-garrison.ts';
import { isLevied, whyNotCorpsPlace } from './land-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';
import type { OrderTo } from './reinforcement-order.ts';
import { transferFactors, whyNotTransferFactors } from './transfer-factors.ts';

/**
 * 5.2.1.2: a corps counter that was bought, which needs a factor at once. Feudal corps are not bought: one that is off
 * the map comes back with factors that are returned (5.2.2.2.1).
 */
export function whyNotPlaceCorps(board: Board, order: OrderTo<'place_corps'>, reach: Reach): NoOrder | undefined {
  const { state, pack } = board;
  const { corps, area, of, troops, number } = order;
  const counter = pack.corpsOf[corps];
  if (!counter) return { why: 'unknown', id: corps };
  if (state.corps[corps]) return { why: 'on_the_map', id: corps };
  if (commanderOf(state, counter.nation) !== reach.power) return { why: 'not_yours', id: corps };
  if (!isLevied(counter) && !isCounterDue(state, reach.power, corps)) return { why: 'not_due', id: corps };
  const no = whyNotCorpsPlace(board, counter, area, reach);
  if (no) return no;
  const placed = withCorps(board, corps, { area, factors: {} });
  const factors = { corps, troops, number };
  switch (of.from) {
    case 'arrivals':
      return whyNotAddFactors(placed, { order: 'add_factors', ...factors }, reach);
    case 'garrison':
      return whyNotAbsorb(placed, { order: 'absorb', from: 'city', ...factors }, reach);
    case 'corps':
      return whyNotTransferFactors(
        placed,
        { order: 'transfer_factors', from: of.corps, to: corps, troops, number },
        reach,
      );
  }
}

export function placeCorps(board: Board, order: OrderTo<'place_corps'>, reach: Reach): void {
  const { state } = board;
  const { corps, area, of, troops, number } = order;
  takeCounter(state, reach.power, corps);
  state.corps[corps] = { area, factors: {} };
  switch (of.from) {
    case 'arrivals':
      addFactors(board, { order: 'add_factors', corps, troops, number }, reach);
      return;
    case 'garrison':
      absorb(board, { order: 'absorb', from: 'city', corps, troops, number });
      return;
    case 'corps':
      transferFactors(board, { order: 'transfer_factors', from: of.corps, to: corps, troops, number });
      return;
  }
}

/** The board as if a corps were there. */
function withCorps({ state, pack }: Board, corps: CorpsId, one: CorpsState): Board {
  return { pack, state: { ...state, corps: { ...state.corps, [corps]: one } } };
}
