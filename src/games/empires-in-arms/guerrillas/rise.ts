import { countersLeft } from '../forces/add-irregulars.ts';
import { isHome } from '../forces/whose-area.ts';
import type { AreaId, Owner, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areasIn, areasWithEnemies, guerrillaProvinces } from './guerrilla-provinces.ts';

/** A province's die, and how many guerrillas rise by it. */
export type Rising = {
  readonly province: ProvinceId;
  readonly value: number;
  readonly die: number;
  readonly number: number;
};

/**
 * 10.1.1: a die for each home province with an unbesieged enemy corps or garrison: each point below its value is a
 * guerrilla, as long as there are counters.
 */
export function throwForGuerrillas(board: Board, roll: (province: ProvinceId) => number): readonly Rising[] {
  const { nation } = board.pack.guerrillas;
  const enemies = areasWithEnemies(board, nation);
  let left = countersLeft(board, nation, 'guerrilla');
  return guerrillaProvinces(board).flatMap((province): Rising[] => {
    if (!areasIn(board, province).some((area) => enemies.has(area))) return [];
    const { id, guerrillas: value } = province;
    const die = roll(id);
    const number = Math.min(Math.max(value - die, 0), left);
    left -= number;
    return [{ province: id, value, die, number }];
  });
}

/**
 * Where guerrillas rise by themselves: in an area of the province in which no enemy stands, so that they are in the way
 * of the enemy's supply; else in its capital (ruling).
 */
export function byThemselves(board: Board, province: ProvinceId): AreaId {
  const enemies = areasWithEnemies(board, board.pack.guerrillas.nation);
  const capital = board.pack.province[province]?.capital ?? '';
  return areasIn(board, { id: province }).find((area) => !enemies.has(area)) ?? capital;
}

/**
 * 10.1.1: how many guerrillas rise where corps of a nation have lost a field combat or a limited one: in an area of an
 * unceded home province, while there are counters.
 */
export function guerrillasOfDefeat(board: Board, loser: Owner, area: AreaId): number {
  const { nation, afterDefeat } = board.pack.guerrillas;
  if (loser !== nation || !isHome(board, nation, area)) return 0;
  return Math.min(afterDefeat, countersLeft(board, nation, 'guerrilla'));
}
