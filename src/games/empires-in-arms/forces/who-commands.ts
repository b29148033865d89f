import { type CorpsId, type FleetId, type MinorId, type Owner, POWERS, type Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';

/**
 * What of a state says who commands what. Rules that go through all corps take it out of the state once, for a state
 * that is being changed is slow to look into.
 */
type Commands = Pick<State, 'loans' | 'minors'>;

const names: ReadonlySet<Owner> = new Set(POWERS);

/** True for one of the seven. */
export function isPower(owner: Owner): owner is Power {
  return names.has(owner);
}

/** The power that controls a minor country; undefined while it is neutral, or for one that there is not. */
export function controllerOf({ minors }: Pick<State, 'minors'>, minor: MinorId): Power | undefined {
  const one = minors[minor];
  return one && one.status !== 'neutral' ? one.controller : undefined;
}

/** Who gives orders for what belongs to a nation: the power itself, or a minor country's controller. */
export function commanderOf(state: Pick<State, 'minors'>, nation: Owner): Power | undefined {
  return isPower(nation) ? nation : controllerOf(state, nation);
}

/** Who moves a corps: whom it is lent to (B.4), else whoever commands its nation. */
export function corpsCommander(state: Commands, pack: Pick<Pack, 'corpsOf'>, corps: CorpsId): Power | undefined {
  const nation = pack.corpsOf[corps]?.nation;
  if (nation === undefined) throw new Error(`the pack has no corps ${corps}`);
  return state.loans.find((loan) => loan.corps === corps)?.to ?? commanderOf(state, nation);
}

/** Who moves a fleet. */
export function fleetCommander(
  state: Pick<State, 'minors'>,
  pack: Pick<Pack, 'fleet'>,
  fleet: FleetId,
): Power | undefined {
  const nation = pack.fleet[fleet]?.nation;
  if (nation === undefined) throw new Error(`the pack has no fleet ${fleet}`);
  return commanderOf(state, nation);
}
