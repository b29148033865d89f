import { corpsCommander } from '../forces/who-commands.ts';
import { corpsOutside } from '../land/siege.ts';
import type { AreaId, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import { areasIn, guerrillaProvinces } from './guerrilla-provinces.ts';

/** A power's hunt for the guerrillas of a province (10.1.1). */
export type Hunt = {
  readonly province: ProvinceId;
  readonly value: number;
  readonly die: number;
  /** With what several corps add. */
  readonly sum: number;
  readonly killed: number;
};

/**
 * 10.1.1: in a province with guerrillas, an enemy's corps that are neither besieged nor besieging and have not fought
 * in this turn: one die, more with several corps; above the province's value all guerrillas there that are not besieged
 * are gone.
 */
export function huntGuerrillas(board: Board, power: Power, roll: (province: ProvinceId) => number): readonly Hunt[] {
  const { state, pack } = board;
  const { nation, manyCorps, manyCorpsBy } = pack.guerrillas;
  if (power === nation || !areAtWar(state, power, nation)) return [];
  return guerrillaProvinces(board).flatMap((province): Hunt[] => {
    const areas = areasIn(board, province);
    const hunters = huntersIn(board, power, areas);
    if (hunters === 0 || areas.every((area) => atLarge(board, area) === 0)) return [];
    const { id, guerrillas: value } = province;
    const die = roll(id);
    const sum = die + (hunters >= manyCorps ? manyCorpsBy : 0);
    return [{ province: id, value, die, sum, killed: sum > value ? remove(board, areas) : 0 }];
  });
}

function huntersIn(board: Board, power: Power, areas: readonly AreaId[]): number {
  const { state, pack } = board;
  const fought = state.fought ?? [];
  const outside = areas
    .filter((area) => !state.sieges?.[area]?.includes(power))
    .flatMap((area) => corpsOutside(board, power, area));
  const inside = Object.entries(state.corps).flatMap(([id, one]) =>
    areas.includes(one.area) && one.inCity && !one.besieged && corpsCommander(state, pack, id) === power ? [id] : [],
  );
  return [...outside, ...inside].filter((id) => !fought.includes(id)).length;
}

/** How many guerrillas of an area are not in a besieged city. */
function atLarge({ state, pack }: Board, area: AreaId): number {
  const { nation } = pack.guerrillas;
  const there = state.irregulars[area]?.find((one) => one.kind === 'guerrilla' && one.power === nation);
  if (!there) return 0;
  return there.number - (state.sieges?.[area] ? (there.inCity ?? 0) : 0);
}

function remove(board: Board, areas: readonly AreaId[]): number {
  const { state, pack } = board;
  return areas.reduce((killed, area) => {
    const number = atLarge(board, area);
    if (number === 0) return killed;
    const left = (state.irregulars[area] ?? []).flatMap((one) => {
      if (one.kind !== 'guerrilla' || one.power !== pack.guerrillas.nation) return [one];
      return one.number > number ? [{ ...one, number: one.number - number }] : [];
    });
    if (left.length > 0) state.irregulars[area] = left;
    else delete state.irregulars[area];
    return killed + number;
  }, 0);
}
