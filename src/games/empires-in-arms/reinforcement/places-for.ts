import type { AreaId, CorpsId, FleetId, Owner, Power, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Reinforcement } from './due-arrivals.ts';
import { isLevied, whyNotCorpsPlace, whyNotFactorsThere, whyNotGarrisonThere } from './land-places.ts';
import { commandsFleet, whyNotHomePort, whyNotShipsThere } from './naval-places.ts';
import type { Reach } from './reach-of.ts';
import { inGarrison, roomInCorps, roomInFleet, roomInGarrison } from './room-in.ts';

/** Where reinforcements may be placed, and for how many there is room. */
export type Places = {
  readonly corps: readonly { readonly corps: CorpsId; readonly room: number }[];
  readonly garrisons: readonly { readonly area: AreaId; readonly room: number }[];
  readonly fleets: readonly { readonly fleet: FleetId; readonly room: number }[];
};

/** 5.1.2, 5.2.2.2: all places for a nation's factors of a kind, or for its ships, that have room left. */
export function placesFor(board: Board, nation: Owner, what: Reinforcement, reach: Reach): Places {
  if (what === 'ship') return { corps: [], garrisons: [], fleets: fleetsFor(board, nation, reach) };
  return {
    corps: corpsFor(board, nation, what, reach),
    garrisons: inGarrison(what) === undefined ? [] : citiesFor(board, nation, reach),
    fleets: [],
  };
}

/** 5.2.1.2: all areas in which a corps counter may be placed. */
export function areasForCorps(board: Board, corps: CorpsId, reach: Reach): readonly AreaId[] {
  const counter = board.pack.corpsOf[corps];
  if (!counter) return [];
  return board.pack.areas.flatMap(({ id }) => (whyNotCorpsPlace(board, counter, id, reach) ? [] : [id]));
}

/** 5.1.1: all ports in which a fleet counter may be placed, and the fleets with which it may be. */
export function placesForFleet(
  board: Board,
  fleet: FleetId,
  reach: Reach,
): { readonly ports: readonly AreaId[]; readonly beside: readonly FleetId[] } {
  const counter = board.pack.fleet[fleet];
  if (!counter) return { ports: [], beside: [] };
  const { nation } = counter;
  return {
    ports: board.pack.areas.flatMap(({ id, port }) => (port && !whyNotHomePort(board, nation, id, reach) ? [id] : [])),
    beside: fleetsOf(board, reach.power),
  };
}

/** 5.1.2: the fleets of a nation that arriving ships can join. */
export function fleetsFor(board: Board, nation: Owner, reach: Reach): Places['fleets'] {
  return fleetsOf(board, reach.power).flatMap((fleet) => {
    const there = board.state.fleets[fleet];
    if (!there || board.pack.fleet[fleet]?.nation !== nation) return [];
    const room = roomInFleet(board, fleet);
    return room > 0 && !whyNotShipsThere(board, nation, there.at, reach) ? [{ fleet, room }] : [];
  });
}

function corpsFor(board: Board, nation: Owner, troops: Troop, reach: Reach): Places['corps'] {
  const { state, pack } = board;
  return Object.entries(state.corps).flatMap(([corps, { area, factors, besieged }]) => {
    const counter = pack.corpsOf[corps];
    if (counter?.nation !== nation || besieged) return [];
    const room = roomInCorps(counter, factors, troops);
    return room > 0 && !whyNotFactorsThere(board, counter, area, troops, reach) ? [{ corps, room }] : [];
  });
}

function citiesFor(board: Board, nation: Owner, reach: Reach): Places['garrisons'] {
  return board.pack.areas.flatMap(({ id: area }) => {
    const room = roomInGarrison(board, area, 'city');
    return room > 0 && !whyNotGarrisonThere(board, nation, area, reach) ? [{ area, room }] : [];
  });
}

/** The fleets that a power gives orders for. */
export const fleetsOf = (board: Board, power: Power): readonly FleetId[] =>
  Object.keys(board.state.fleets).filter((fleet) => commandsFleet(board, power, fleet));

/** The corps of a nation that are off the map and come back with factors that are returned (5.2.2.2.1). */
export function leviedOffTheMap({ state, pack }: Board, nation: Owner, troops: Troop): readonly CorpsId[] {
  return pack.corps.flatMap((counter) =>
    counter.nation === nation && isLevied(counter) && !state.corps[counter.id] && roomInCorps(counter, {}, troops) > 0
      ? [counter.id]
      : [],
  );
}
