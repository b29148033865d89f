import { removeFleet } from '../forces/remove-unit.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import { countPoints } from '../status/count-points.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play } from '../types.ts';
import { loseAboard } from './lose-aboard.ts';
import { lostCorps } from './share-losses.ts';
import { corpsOn } from './who-is-hostile.ts';
import { cityController } from './whose-port.ts';

/**
 * 6.2.6.1, 6.2.6.2, 6.2.6.4: fleets that an enemy's port shuts in are lost with all their ships and what they carry.
 * Their power loses a point for each, and who controls the port takes Nelson.
 */
export function loseFleets(play: Play, power: Power, fleets: readonly FleetId[], area: AreaId): void {
  if (fleets.length === 0) return;
  const { state, pack, tell } = play;
  const by = cityController(play, area);
  const leaders = by === undefined || by === power ? ({ is: 'beside' } as const) : ({ is: 'captured', by } as const);
  const carried = fleets.flatMap((id) => corpsOn(state, id));
  const corps = carried.map((id) => lostCorps(play, id));
  for (const id of carried) loseAboard(play, id, [], leaders);
  const owners = fleets.map((id) => fleetCommander(state, pack, id) ?? power);
  for (const id of fleets) removeFleet(state, id, leaders);
  tell({ type: 'fleets-lost', power, fleets, area });
  if (corps.length > 0) tell({ type: 'fleets-sunk', power, fleets: [], corps });
  tellPoints(play, () => {
    for (const owner of new Set(owners))
      countPoints(play, owner, 'scuttle_or_lose_fleet', { times: owners.filter((one) => one === owner).length });
  });
}
