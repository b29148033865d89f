import { combinationOf, holderOfLand } from '../combinations/member-of.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { forcesInTheField } from '../land/attacks.ts';
import { powersInCity } from '../land/city.ts';
import type { AreaId, MinorId, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { isEnemy } from '../relations/is-enemy.ts';
import { areAtWar } from '../relations/pair.ts';

/** A land whose capital is in an enemy's hands: who holds the city, and who held the land so far, if anybody did. */
export type CapitalHeld = {
  readonly land: ProvinceId | MinorId;
  readonly by: Power;
  readonly from: Power | undefined;
};

/**
 * 7.7: the lands that can be conquered and whose capital an enemy holds: minor countries, each district by itself
 * (10.4), ceded provinces, and those in a new political combination. A power's own home provinces can only be ceded.
 */
export function capitalsHeld(board: Board): readonly CapitalHeld[] {
  const { pack } = board;
  return [...pack.minors, ...pack.provinces].flatMap(({ id: land, capital }) => {
    if (!canBeConquered(board, land)) return [];
    const by = holderOfCity(board, land, capital);
    return by === undefined ? [] : [{ land, by, from: holderOfLand(board, land) }];
  });
}

function canBeConquered(board: Board, land: ProvinceId | MinorId): boolean {
  const { state, pack } = board;
  return !pack.province[land] || state.ceded[land] !== undefined || combinationOf(board, land) !== undefined;
}

/**
 * 10.3.2: an enemy of the land that has its troops in the capital, not besieged, or corps before an empty one. No
 * corps of the other side that is not besieged may stand in the area. Of several the one with most corps there counts,
 * then who comes first in the order of control (ruling).
 */
function holderOfCity(board: Board, land: ProvinceId | MinorId, capital: AreaId): Power | undefined {
  const { state, pack } = board;
  const enemies = enemiesOfLand(board, land);
  if (enemies.length === 0) return undefined;
  const inside = powersInCity(board, capital);
  const outside = corpsIn(board, capital);
  const there = inside.length > 0 ? inside : [...new Set(outside.map(({ commander }) => commander))];
  const isBesieged = inside.length > 0 && state.sieges?.[capital] !== undefined;
  if (isBesieged || !there.every((power) => enemies.includes(power))) return undefined;
  const free = there.filter((power) => !outside.some((one) => isEnemy(board, power, one.nation, one.commander)));
  const corpsOf = (power: Power) => outside.filter(({ commander }) => commander === power).length;
  return pack.sequence.minorControl
    .filter((power) => free.includes(power))
    .toSorted((a, b) => corpsOf(b) - corpsOf(a))[0];
}

/** Who is at war with whoever holds a land, or with the minor country itself. */
function enemiesOfLand(board: Board, land: ProvinceId | MinorId): readonly Power[] {
  const { state, pack } = board;
  const holder = holderOfLand(board, land);
  const country = pack.minor[land]?.districtOf ?? land;
  return pack.sequence.minorControl.filter(
    (power) =>
      power !== holder &&
      ((holder !== undefined && areAtWar(state, holder, power)) ||
        [country, land].some((one) => state.minorWars[one]?.includes(power))),
  );
}

/** The corps that stand in an area and are not besieged. */
function corpsIn(board: Board, area: AreaId) {
  const { state, pack } = board;
  const inCity = Object.entries(state.corps).flatMap(([id, one]) => {
    const commander = corpsCommander(state, pack, id);
    return one.area === area && one.inCity && !one.besieged && commander !== undefined
      ? [{ nation: pack.corpsOf[id]?.nation ?? '', commander }]
      : [];
  });
  return [...forcesInTheField(board).filter((one) => one.area === area && one.kind === 'corps'), ...inCity];
}
