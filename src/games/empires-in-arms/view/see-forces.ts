import { commanderOf } from '../forces/who-commands.ts';
import { fleetName, leaderName, nationName } from '../names.ts';
import { samePlace } from '../naval/fleet-places.ts';
import type { Board } from '../position-types.ts';
import type { LeaderState, State } from '../state.ts';
import type { LeaderView, View } from '../view-types.ts';

/** Fleets are open, with all their ships (2.4.2). */
export function fleetsSeen({ state, pack }: Board): View['fleets'] {
  return Object.entries(state.fleets).flatMap(([id, { at, ships, depot }]) => {
    const fleet = pack.fleet[id];
    const commander = fleet && commanderOf(state, fleet.nation);
    if (!fleet || !commander) return [];
    return [
      {
        id,
        name: fleetName(pack, id),
        nation: fleet.nation,
        commander,
        at,
        ships,
        depot: depot === true,
        room: fleet.ships,
      },
    ];
  });
}

/** So are garrisons. */
export function garrisonsSeen({ state, pack }: Board): View['garrisons'] {
  return Object.entries(state.garrisons).flatMap(([area, garrison]) => {
    const commander = commanderOf(state, garrison.nation);
    return commander ? [{ area, of: nationName(pack, garrison.nation), commander, ...garrison }] : [];
  });
}

/** Leaders stand open on the map, but not which of the corps in an area they lead. */
export function leadersSeen({ state, pack }: Board): readonly LeaderView[] {
  return Object.entries(state.leaders).flatMap(([id, leader]) => {
    const nation = pack.leader[id]?.nation;
    if (nation === undefined) return [];
    const by = leader.is === 'captured' ? leader.by : undefined;
    return [{ id, name: leaderName(pack, id), nation, is: leader.is, ...whereIs(state, leader), by }];
  });
}

function whereIs({ corps, aboard, fleets }: State, leader: LeaderState): Pick<LeaderView, 'area' | 'fleet'> {
  if (leader.is !== 'with') return { area: undefined, fleet: undefined };
  const carrier = aboard?.[leader.unit]?.fleet;
  if (carrier === undefined) return { area: corps[leader.unit]?.area, fleet: fleets[leader.unit] && leader.unit };
  // Which fleet of a place carries which corps is not to be seen: the first one stands for all of them.
  const at = fleets[carrier]?.at;
  const [first] = Object.entries(fleets).flatMap(([id, one]) => (at && samePlace(one.at, at) ? [id] : []));
  return { area: undefined, fleet: first };
}
