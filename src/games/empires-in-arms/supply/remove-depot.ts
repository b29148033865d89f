import { commanderOf } from '../forces/who-commands.ts';
import type { AreaId, FleetId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Garrison, State } from '../state.ts';
import type { NoDepot } from './no-depot.ts';

type Board = { readonly state: State; readonly pack: Pack };

/** A depot of a power: in an area, inside a besieged port, or on a fleet. */
export type DepotAt =
  | { readonly in: 'area' | 'port'; readonly area: AreaId }
  | { readonly in: 'fleet'; readonly fleet: FleetId };

/** Factors of a garrison: those that went into the city, and those that are lost. */
export type GarrisonOfRemoved = { readonly moved: Men; readonly lost: Men };
type Men = Pick<Garrison, 'infantry' | 'militia'>;

export function whyNotRemoveDepot({ state, pack }: Board, power: Power, at: DepotAt): NoDepot | undefined {
  if (at.in === 'fleet') {
    const nation = pack.fleet[at.fleet]?.nation;
    const isOwn = nation !== undefined && commanderOf(state, nation) === power;
    return isOwn && state.fleets[at.fleet]?.depot ? undefined : { why: 'no_depot', id: at.fleet };
  }
  const owner = at.in === 'port' ? state.portDepots?.[at.area] : state.depots[at.area]?.power;
  return owner === power ? undefined : { why: 'no_depot', id: at.area };
}

/**
 * 7.2: a depot is taken off the map. Its garrison goes into the city of its area as far as there is room, if that is a
 * friendly one or empty, and not besieged; the rest is lost. Throws where the power has no depot.
 */
export function removeDepot(board: Board, power: Power, at: DepotAt): GarrisonOfRemoved {
  const no = whyNotRemoveDepot(board, power, at);
  if (no) throw new Error(`${power} cannot remove the depot at ${'area' in at ? at.area : at.fleet}: ${no.why}`);
  const { state } = board;
  if (at.in === 'fleet') {
    const fleet = state.fleets[at.fleet];
    if (fleet) state.fleets[at.fleet] = { at: fleet.at, ships: fleet.ships };
    return { moved: NOBODY, lost: NOBODY };
  }
  if (at.in === 'port') {
    const { [at.area]: _, ...others } = state.portDepots ?? {};
    state.portDepots = others;
    return { moved: NOBODY, lost: NOBODY };
  }
  const { garrison } = state.depots[at.area] ?? {};
  delete state.depots[at.area];
  return garrison ? intoCity(board, at.area, garrison) : { moved: NOBODY, lost: NOBODY };
}

const NOBODY: Men = { infantry: 0, militia: 0 };

function intoCity(board: Board, area: AreaId, { nation, infantry, militia }: Garrison): GarrisonOfRemoved {
  const { state } = board;
  let room = roomInCity(board, area, nation);
  const take = (number: number) => {
    const fits = Math.min(number, room);
    room -= fits;
    return fits;
  };
  const moved = { infantry: take(infantry), militia: take(militia) };
  if (moved.infantry + moved.militia > 0) {
    const there = state.garrisons[area] ?? { nation, ...NOBODY };
    state.garrisons[area] = {
      ...there,
      infantry: there.infantry + moved.infantry,
      militia: there.militia + moved.militia,
    };
  }
  return { moved, lost: { infantry: infantry - moved.infantry, militia: militia - moved.militia } };
}

/** 7.3.3.4: what corps are in the city takes room as well; with others than friends in it there is none. */
function roomInCity({ state, pack }: Board, area: AreaId, nation: Garrison['nation']): number {
  const spires = pack.area[area]?.city?.spires ?? 0;
  const garrison = state.garrisons[area];
  const corps = Object.entries(state.corps).filter(([, one]) => one.area === area && (one.besieged || one.inCity));
  const commander = commanderOf(state, nation);
  const isFriendly = corps.every(([id]) => commanderOf(state, pack.corpsOf[id]?.nation ?? id) === commander);
  if (garrison?.besieged || (garrison && garrison.nation !== nation)) return 0;
  if (!isFriendly || corps.some(([, { besieged }]) => besieged)) return 0;
  const inside = corps.flatMap(([, { factors }]) => Object.values(factors)).reduce((sum, number) => sum + number, 0);
  const held = (garrison?.infantry ?? 0) + (garrison?.militia ?? 0) + inside;
  return Math.max(spires * pack.limits.cityFactorsPerSpire - held, 0);
}
