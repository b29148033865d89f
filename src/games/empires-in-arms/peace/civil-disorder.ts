import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { enemiesOf } from '../relations/pair.ts';
import { cedeProvince } from './cede.ts';
import { countSurrender } from './count-surrender.ts';
import { endHostilities, enforceBothWays } from './end-hostilities.ts';
import { capitalProvince, homeProvinces } from './home-provinces.ts';
import { leaveCededLands } from './leave-ceded-lands.ts';
import { orderVictors } from './order-victors.ts';
import type { Parting } from './parting.ts';
import { removePower } from './remove-power.ts';

export type DisorderEnd = {
  /** Which province went to whom. */
  readonly ceded: readonly { readonly province: ProvinceId; readonly to: Power }[];
  readonly partings: readonly Parting[];
};

type Roll = (power: Power, round: number) => number;

/**
 * 8.7, as most tables have it: a power in civil disorder surrenders without conditions to all its enemies at once.
 * Every home province but its capital's is ceded, to the enemy that sits in the provincial capital, or to who entered
 * the war first if no enemy sits there; that stands in place of the victors' terms (rulings).
 */
export function surrenderInDisorder(board: Board, power: Power, roll: Roll): DisorderEnd {
  const enemies = inOrder(board, power, roll);
  const capital = capitalProvince(board, power);
  const heirs = heirsOf(board, power, enemies);
  countSurrender(
    board,
    power,
    enemies.map((enemy) => ({ power: enemy, kind: 'unconditional' })),
  );
  const partings = enemies.flatMap((enemy) => endHostilities(board, power, enemy));
  const ceded = heirs.filter(({ province }) => province !== capital);
  for (const { province, to } of ceded) cedeProvince(board, province, to);
  for (const enemy of enemies) enforceBothWays(board, power, enemy, board.pack.peace.enforcedPeaceMonths);
  const strangers = leaveCededLands(board, landsOf(ceded));
  return { ceded, partings: [...partings, ...strangers] };
}

/** 8.7, as other tables have it: the power is eliminated, as by a final peace (4.4.8). Nobody gains points (ruling). */
export function eliminateInDisorder(board: Board, power: Power, roll: Roll): DisorderEnd {
  const ceded = heirsOf(board, power, inOrder(board, power, roll));
  for (const { province, to } of ceded) cedeProvince(board, province, to);
  const partings = removePower(board, power);
  return { ceded, partings: [...partings, ...leaveCededLands(board, landsOf(ceded))] };
}

const landsOf = (ceded: DisorderEnd['ceded']) => ceded.map(({ province }) => province);

function inOrder({ state }: Board, power: Power, roll: Roll): readonly Power[] {
  const enemies = enemiesOf(state, power);
  if (enemies.length === 0) throw new Error(`${power} is at war with nobody, and cannot be in civil disorder`);
  return orderVictors(state, power, enemies, roll);
}

function heirsOf(board: Board, power: Power, enemies: readonly Power[]): DisorderEnd['ceded'] {
  const { pack } = board;
  const inCity = whoSitsIn(board, enemies);
  return homeProvinces(board, power).flatMap((province) => {
    const to = inCity.get(pack.province[province]?.capital ?? '') ?? enemies[0];
    return to === undefined ? [] : [{ province, to }];
  });
}

/** The enemy with a garrison in each city, else the first of those with corps in its area. */
function whoSitsIn({ state, pack }: Board, enemies: readonly Power[]): ReadonlyMap<AreaId, Power> {
  const found = new Map<AreaId, Power>();
  const corps = Object.entries(state.corps).map(([id, { area }]) => ({ area, power: corpsCommander(state, pack, id) }));
  for (const enemy of enemies)
    for (const { area, power } of corps) if (power === enemy && !found.has(area)) found.set(area, enemy);
  for (const [area, { nation }] of Object.entries(state.garrisons)) {
    const power = commanderOf(state, nation);
    if (power !== undefined && enemies.includes(power)) found.set(area, power);
  }
  return found;
}
