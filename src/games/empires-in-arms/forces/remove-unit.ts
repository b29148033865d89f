import type { CorpsId, FleetId, LeaderId, Power } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** What becomes of leaders whose unit is gone: they leave the map, or an enemy takes them (10.6). */
export type LeadersThen = { readonly is: 'beside' } | { readonly is: 'captured'; readonly by: Power };

/**
 * Takes a corps off the map, with all that hangs on it: its factors are lost, its leaders leave or are taken, and a
 * loan of it (B.4) is over. Every rule by which a corps goes comes here. Throws where it is not on the map.
 */
export function removeCorps(state: State, corps: CorpsId, leaders: LeadersThen = { is: 'beside' }): void {
  if (!state.corps[corps]) throw new Error(`${corps} is not on the map`);
  delete state.corps[corps];
  state.loans = state.loans.filter((loan) => loan.corps !== corps);
  releaseLeaders(state, corps, leaders);
}

/** The same of a fleet, whose ships are lost. */
export function removeFleet(state: State, fleet: FleetId, leaders: LeadersThen = { is: 'beside' }): void {
  if (!state.fleets[fleet]) throw new Error(`${fleet} is not on the map`);
  delete state.fleets[fleet];
  releaseLeaders(state, fleet, leaders);
}

/** The leaders with a unit. */
export function leadersWith(state: State, unit: CorpsId | FleetId): readonly LeaderId[] {
  return Object.entries(state.leaders).flatMap(([id, leader]) =>
    leader.is === 'with' && leader.unit === unit ? [id] : [],
  );
}

function releaseLeaders(state: State, unit: CorpsId | FleetId, then: LeadersThen): void {
  for (const id of leadersWith(state, unit)) state.leaders[id] = { ...then };
}
