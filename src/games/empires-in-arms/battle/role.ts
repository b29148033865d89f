import type { AreaId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { SideName } from '../sides.ts';
import type { Position } from '../types.ts';
import type { Unit } from './battle.ts';
import { commanderOf } from './commander.ts';
import { shutIn } from './sortie.ts';
import { powerOfUnit } from './units.ts';
import { haveCrossed, isRelief, whoFights } from './who-fights.ts';

/** What a power has to do with a battle that is still to be fought. */
export type Role = {
  readonly area: AreaId;
  readonly power: Power;
  readonly side: SideName;
  /** Its leader, or without leaders most of the corps, command the side. */
  readonly commands: boolean;
  readonly leader: string | undefined;
  readonly limited: boolean;
  readonly crossed: boolean;
  /** Those of the whole side, and those of the power. */
  readonly units: readonly Unit[];
  readonly own: readonly Unit[];
  /** Those of it that are shut in a city that the battle would relieve, and may come out (7.5.4.2.3). */
  readonly inside: readonly Unit[];
  readonly enemies: readonly Unit[];
};

/** Throws for a power that has no part in a battle there. */
export function roleOf(board: Board, area: AreaId, power: Power): Role {
  const attack = board.state.attacks?.find((one) => one.area === area);
  if (!attack) throw new Error(`nobody attacks in ${area}`);
  const sides = whoFights(board, attack);
  const isOwn = (unit: Unit) => powerOfUnit(board, area, unit) === power;
  const shut = shutIn(board, attack);
  const inside = shut?.power === power ? shut.units : [];
  const side = inside.length > 0 || sides.attackers.some(isOwn) ? 'attackers' : 'defenders';
  const units = sides[side];
  const own = units.filter(isOwn);
  if (own.length + inside.length === 0) throw new Error(`${power} does not fight in ${area}`);
  const commander = commanderOf(board, area, units);
  return {
    ...{ area, power, side, units, own, inside, leader: commander.leader },
    commands: commander.power === power,
    limited: isRelief(board, attack),
    crossed: haveCrossed(board, sides.attackers),
    enemies: side === 'attackers' ? sides.defenders : sides.attackers,
  };
}

/** In how many battles of the turn a power commands the attackers. */
export function battlesLedBy({ state, pack }: Pick<Position, 'state' | 'pack'>, power: Power): number {
  const board = { state, pack };
  return (state.attacks ?? []).filter((attack) => {
    const { attackers, defenders } = whoFights(board, attack);
    return attackers.length > 0 && defenders.length > 0 && commanderOf(board, attack.area, attackers).power === power;
  }).length;
}
