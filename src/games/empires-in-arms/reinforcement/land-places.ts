import type { Corps } from '../force-types.ts';
import { isHomeOf } from '../forces/home-of.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, CorpsId, Owner, Power, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { NoOrder } from './no-order.ts';
import type { Reach } from './reach-of.ts';

/** True for a corps that a levy fills and whose factors are nobody else's (10.1.3, 10.1.4). */
export function isLevied({ symbol }: Corps): boolean {
  return symbol === 'feudal_infantry' || symbol === 'feudal_cavalry' || symbol === 'insurrection';
}

/** Why a city is none in which a nation's reinforcements come: it must be its own, controlled and not besieged. */
export function whyNotHomeCity(board: Board, nation: Owner, area: AreaId, reach: Reach): NoOrder | undefined {
  if (!board.pack.area[area]?.city) return { why: 'no_city', area };
  if (!isHomeOf(board, nation, area) || holderOf(board, area) !== reach.power) return { why: 'not_at_home', area };
  if (reach.enemyCities.has(area)) return { why: 'enemy_holds', area };
  return reach.besieged.has(area) ? { why: 'besieged', id: area } : undefined;
}

/** 5.2.1.2: why an empty corps counter cannot be placed in an area: in a city at home, or with another own corps. */
export function whyNotCorpsPlace(board: Board, counter: Corps, area: AreaId, reach: Reach): NoOrder | undefined {
  if (isLevied(counter)) return whyNotLevyPlace(board, counter, area, reach);
  const no = whyNotHomeCity(board, counter.nation, area, reach);
  return no && hasOwnCorps(board, reach.power, area) ? undefined : no;
}

/** 5.2.2.2.1: feudal corps are in their home province, and no unbesieged enemy corps with them. */
function whyNotLevyPlace(board: Board, counter: Corps, area: AreaId, reach: Reach): NoOrder | undefined {
  const { pack } = board;
  const province = pack.area[area]?.province;
  // Whose insurrection factors returned is not known any more; December fills these corps (ruling).
  if (counter.symbol === 'insurrection') return { why: 'levied', id: counter.id };
  if (province === undefined || province !== counter.province || !isHomeOf(board, counter.nation, area))
    return { why: 'not_at_home', area };
  const near = [...reach.enemies.corps].some((one) => pack.area[one]?.province === province);
  return near ? { why: 'enemy_near', area } : undefined;
}

/**
 * 5.2.2.2.1, 5.2.2.2.3: why a corps that stands in an area gets no arriving factors of a kind there: it is neither at
 * home, nor in or beside a depot that is near enough to a source at home.
 */
export function whyNotFactorsThere(
  board: Board,
  counter: Corps,
  area: AreaId,
  troops: Troop,
  reach: Reach,
): NoOrder | undefined {
  if (isLevied(counter)) return whyNotLevyPlace(board, counter, area, reach);
  if (isHomeOf(board, counter.nation, area)) return undefined;
  const supplied = reach.supplied.get(counter.nation);
  const areas = troops === 'militia' ? supplied?.militia : supplied?.regular;
  return areas?.has(area) ? undefined : { why: 'out_of_reach', area };
}

/** 5.2.2.2.2: why a nation's arriving factors are no garrison of a city. */
export function whyNotGarrisonThere(board: Board, nation: Owner, area: AreaId, reach: Reach): NoOrder | undefined {
  const no = whyNotHomeCity(board, nation, area, reach);
  if (no) return no;
  const there = board.state.garrisons[area]?.nation ?? nation;
  return there === nation ? undefined : { why: 'other_nation', nation: there };
}

function hasOwnCorps({ state, pack }: Board, power: Power, area: AreaId): boolean {
  return Object.entries(state.corps).some(
    ([id, one]) => one.area === area && !one.besieged && isCommandedBy({ state, pack }, power, id),
  );
}

/** True for a corps that a power gives orders for. */
export function isCommandedBy({ state, pack }: Board, power: Power, corps: CorpsId): boolean {
  return corpsCommander(state, pack, corps) === power;
}
