import type { Power } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** A state of which the orders of one power may change all that they change; the rest is shared. */
export function copyFor(state: State, power: Power): State {
  const one = state.powers[power];
  return {
    ...state,
    powers: { ...state.powers, [power]: { ...one, account: [...one.account] } },
    corps: copied(state.corps, (corps) => ({ ...corps, factors: { ...corps.factors } })),
    fleets: copied(state.fleets, (fleet) => ({ ...fleet })),
    depots: copied(state.depots, (depot) => ({ ...depot })),
    garrisons: { ...state.garrisons },
    leaders: { ...state.leaders },
  };
}

function copied<T>(all: { readonly [id: string]: T }, copy: (one: T) => T): { [id: string]: T } {
  return Object.fromEntries(Object.entries(all).map(([id, one]) => [id, copy(one)]));
}
