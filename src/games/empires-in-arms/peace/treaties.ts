import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State, Treaty } from '../state.ts';

/** Treaties last for their time, and as long as the two powers keep the peace. */
function isInForce(state: State, treaty: Treaty): boolean {
  const inTime = 'until' in treaty ? state.month < treaty.until : treaty.left > 0;
  return inTime && !areAtWar(state, treaty.from, treaty.to);
}

/** The reparations that are still to be paid. */
export function reparationsOf(state: State): readonly Reparations[] {
  return state.treaties.flatMap((treaty) => ('left' in treaty && isInForce(state, treaty) ? [treaty] : []));
}
type Reparations = Extract<Treaty, { left: number }>;

function standing(state: State, term: Treaty['term']): readonly Treaty[] {
  return state.treaties.filter((treaty) => treaty.term === term && isInForce(state, treaty));
}

/** C.5: a victor's forces and depots may be in the loser's lands. */
export function hasAccessByTreaty(state: State, power: Power, landsOf: Power): boolean {
  return standing(state, 'C.5').some(({ from, to }) => to === power && from === landsOf);
}

/** B.6: a loser that may not trade with Great Britain. */
export function isUnderEmbargo(state: State, power: Power): boolean {
  return standing(state, 'B.6').some(({ from }) => from === power);
}

/** B.6: Great Britain may declare war on a power under embargo despite an enforced peace; other limits hold (4.2.2). */
export function mayDeclareDespitePeace({ state, pack }: Board, aggressor: Power, other: Power): boolean {
  return aggressor === pack.economy.colonialTrade.power && isUnderEmbargo(state, other);
}

/** C.7: who collects the colonial trade in place of the power that has it; undefined: nobody. */
export function colonialTradeGoesTo(state: State): Power | undefined {
  return standing(state, 'C.7').at(-1)?.to;
}

/** The two begin anew: what an earlier peace laid on one of them for the other is over. */
export function endTreaties(state: State, a: Power, b: Power): void {
  state.treaties = state.treaties.filter(({ from, to }) => !((from === a && to === b) || (from === b && to === a)));
}

/**
 * Drops what is out of time or broken by war, so that the list stays short. Call it once a month, in the time phase.
 */
export function dropTreaties(state: State): void {
  state.treaties = state.treaties.filter((treaty) => isInForce(state, treaty));
}
