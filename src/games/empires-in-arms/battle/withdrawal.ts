import type { AreaId, AttackChit } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { BattleSide, Unit } from './battle.ts';
import { ratingsOf } from './commander.ts';
import { cavalryIn, countMuster, musterOf } from './units.ts';

/** What rolls to get away: the whole side behind its leader, or a unit by itself (7.5.2.6). */
export type Withdrawal = { readonly units: readonly Unit[]; readonly upTo: number };

/** 7.5.2.6: the enemy's chit lets the side go without a die. */
export const goesFreely = ({ pack }: Pick<Board, 'pack'>, attack: AttackChit): boolean =>
  pack.battle.withdrawal.automatic.includes(attack);

/**
 * 7.5.2.6: who rolls to withdraw, and up to which die it succeeds. 12.3.3.2: a side of cavalry alone is better at it,
 * but not before an enemy who has nothing else either.
 */
export function withdrawalsOf(
  board: Board,
  area: AreaId,
  { side, attack, enemies, cavalryRule }: Trial,
): readonly Withdrawal[] {
  const { withdrawal, cavalrySuperiority } = board.pack.battle;
  const allCavalry = (units: readonly Unit[]) => {
    const muster = musterOf(board, area, units);
    return cavalryIn(muster) === countMuster(muster);
  };
  const fast = cavalryRule && allCavalry(side.units) && !allCavalry(enemies);
  const more = withdrawal.by[attack] + (fast ? cavalrySuperiority.toWithdraw : 0);
  if (side.commander.leader !== undefined) return [{ units: side.units, upTo: side.commander.strategic + more }];
  return side.units.map((unit) => ({ units: [unit], upTo: ratingsOf(board, area, unit).strategic + more }));
}

type Trial = {
  readonly side: BattleSide;
  readonly attack: AttackChit;
  readonly enemies: readonly Unit[];
  readonly cavalryRule: boolean;
};
