import { removeNations } from '../forces/remove-nations.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { zoneAt } from '../status/square.ts';
import { districtsOf } from './districts-of.ts';

/**
 * 4.6.1, 10.5.2: the minor countries that a power in Instability or Fiasco may lose at the beginning of the step: each
 * throws a die, and leaves where it is not above `upTo`. None in the other zones. Secondary districts go with their
 * primary one.
 */
export function mayLose({ state, pack }: Board, power: Power): { readonly upTo: number; readonly minors: MinorId[] } {
  const { defectionUpTo: upTo } = zoneAt(pack, state.powers[power].square).zone;
  if (upTo <= 0) return { upTo, minors: [] };
  const minors = pack.minors.flatMap(({ id, districtOf }) => {
    const one = state.minors[id];
    return districtOf === null && one && one.status !== 'neutral' && one.controller === power ? [id] : [];
  });
  return { upTo, minors };
}

/**
 * A minor country is neutral again: its corps, fleets, garrisons, treasury and what it still awaited are gone, and
 * nobody is at war with it or besieges it (10.2.3, 10.5.2). Forces of powers that stand there are the caller's to send
 * home.
 */
export function turnNeutral({ state, pack }: Board, minor: MinorId): void {
  const controller = controllerOf(state, minor);
  // A district that another power conquered by itself stays theirs (10.4).
  const districts = districtsOf(pack, minor).filter((district) => controllerOf(state, district) === controller);
  for (const district of districts) {
    state.minors[district] = { status: 'neutral' };
    delete state.minorWars[district];
  }
  removeNations({ state, pack }, districts);
  tidyCities({ state, pack });
}
