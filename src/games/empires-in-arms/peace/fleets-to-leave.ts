import { hasAccess } from '../access/has-access.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { FleetId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { hostOf, inLandsOf } from './forces-in.ts';

type Board = { readonly state: State; readonly pack: Pack };

/**
 * 4.4.6.2: a power's fleets in ports and blockade boxes of another, which must leave in its next naval phase unless
 * they may stay. Ask it in that phase: nothing is kept for it.
 */
export function fleetsToLeave(board: Board, power: Power, from: Owner | ProvinceId): readonly FleetId[] {
  const { state, pack } = board;
  const host = hostOf(board, from);
  if (host !== undefined && hasAccess(state, host, power, 'ports')) return [];
  const isThere = inLandsOf(board, from);
  return Object.entries(state.fleets).flatMap(([id, { at }]) =>
    at.in !== 'sea' && isThere(at.area) && fleetCommander(state, pack, id) === power ? [id] : [],
  );
}
