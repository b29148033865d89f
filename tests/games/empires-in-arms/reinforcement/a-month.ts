import type { Owner, Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { carryOut } from '../../../../src/games/empires-in-arms/reinforcement/carry-out.ts';
import type { Reinforcement } from '../../../../src/games/empires-in-arms/reinforcement/due-arrivals.ts';
import type { ReinforcementOrder } from '../../../../src/games/empires-in-arms/reinforcement/reinforcement-order.ts';
import { whyNotCarryOut } from '../../../../src/games/empires-in-arms/reinforcement/why-not-carry-out.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** What a power has to place in January 1805, or later. */
export const comes = ({ state }: Board, power: Power, what: Reinforcement, number: number, more: More = {}) =>
  state.arrivals.push({ nation: more.nation ?? power, power, month: more.month ?? 0, what, number });
type More = { readonly nation?: Owner; readonly month?: number };

/** A counter that it has to place. */
export const comesCounter = ({ state }: Board, power: Power, id: string, more: More = {}) =>
  state.arrivals.push({ nation: more.nation ?? power, power, month: more.month ?? 0, what: 'counter', id });

/** January 1805, one power, and what it orders. */
export function aMonth(power: Power) {
  const board = aCampaign();
  return {
    board,
    ...board,
    why: (order: ReinforcementOrder) => whyNotCarryOut(board, power, order),
    run: (order: ReinforcementOrder) => carryOut(board, power, order),
    comes: (what: Reinforcement, number: number, more?: More) => comes(board, power, what, number, more),
    comesCounter: (id: string, more?: More) => comesCounter(board, power, id, more),
  };
}
