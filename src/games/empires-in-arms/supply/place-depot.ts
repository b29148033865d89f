import { hasAccess } from '../access/has-access.ts';
import { holderOf, ownerOf, partOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import { areasWithin } from './areas-beside.ts';
import { type Chains, chainsOf } from './chains.ts';
import { controlsCity } from './controls-city.ts';
import { payForDepot, whyNotBuyDepot } from './count-depots.ts';
import type { NoDepot } from './no-depot.ts';

/**
 * 7.2: why a power cannot place a depot in an area. Who asks for many areas gives the chains of this position.
 */
export function whyNotPlaceDepot(
  board: Board,
  power: Power,
  area: AreaId,
  chains: Chains = chainsOf(board, power),
): NoDepot | undefined {
  if (!Object.hasOwn(board.pack.area, area)) return { why: 'unknown', id: area };
  return whyNotBuyDepot(board, power) ?? whyNotThere(board, area, chains);
}

/** 7.2: a depot is bought and placed: in the area, or inside a besieged port (7.2.2.1). Throws where it cannot be. */
export function placeDepot(board: Board, power: Power, area: AreaId, chains: Chains = chainsOf(board, power)): void {
  const no = whyNotPlaceDepot(board, power, area, chains);
  if (no) throw new Error(`${power} cannot place a depot in ${area}: ${no.why}`);
  const { state } = board;
  if (goesInside(board, area, chains)) state.portDepots = { ...state.portDepots, [area]: power };
  else state.depots[area] = { power, placed: state.month };
  payForDepot(board, power);
}

/** 7.2.2.1: the only depot that stands in a city instead of around it is one in a besieged port. */
export function goesInside(board: Board, area: AreaId, { power, now }: Chains): boolean {
  return board.pack.area[area]?.port !== undefined && now.besieged.has(area) && controlsCity(board, power, area, now);
}

/** Why it is no place for a depot, whatever one costs. */
function whyNotThere(board: Board, area: AreaId, chains: Chains): NoDepot | undefined {
  const { state } = board;
  const { now } = chains;
  if (goesInside(board, area, chains)) {
    const inside = state.portDepots?.[area];
    if (inside) return { why: 'second_depot', id: area, power: inside };
    return chains.navalReach.has(area) ? undefined : { why: 'besieged', id: area };
  }
  const there = state.depots[area];
  if (there) return { why: 'second_depot', id: area, power: there.power };
  const { corps, irregulars, ownCorps } = now.enemies;
  if ((corps.has(area) || irregulars.has(area)) && !ownCorps.has(area)) return { why: 'enemy_there', id: area };
  if (isBesideOwnCity(board, area, chains) || chains.navalReach.has(area)) return undefined;
  return whyNotInChain(board, area, chains);
}

/** 7.2.1. */
function isBesideOwnCity(board: Board, area: AreaId, { power, now }: Chains): boolean {
  return (
    board.pack.area[area]?.city !== undefined &&
    holderOf(board, area) === power &&
    !now.besieged.has(area) &&
    controlsCity(board, power, area, now)
  );
}

/** 7.2.3, 7.2.3.3: near a valid depot that stood there before this month, and where the power may be. */
function whyNotInChain(board: Board, area: AreaId, chains: Chains): NoDepot | undefined {
  const { state, pack } = board;
  const { power, now, valid } = chains;
  const near = areasWithin(board, [area], pack.limits.chainGapAreas, now);
  const isOld = (other: AreaId) => valid.has(other) && state.depots[other]?.placed !== state.month;
  if (![...near.keys()].some(isOld)) return { why: 'out_of_reach', id: area };
  const holder = holderOf(board, area);
  if (holder === power) return undefined;
  const land = partOf(pack, area);
  const isMinorWar = state.minorWars[pack.minor[land]?.districtOf ?? land]?.includes(power) ?? false;
  if (holder === undefined && !isMinorWar) return { why: 'neutral_country', id: area, nation: ownerOf(board, area) };
  const mayBeThere =
    holder === undefined || isMinorWar || areAtWar(state, power, holder) || hasAccess(state, holder, power, 'land');
  if (!mayBeThere) return { why: 'no_access', id: area, power: holder };
  return now.enemies.ownCorps.has(area) ? undefined : { why: 'no_corps', id: area };
}
