import type { Chit } from '../pack-lists.ts';
import type { Battle, BattleSide } from './battle.ts';

/** A copy that a step may change: what a frame carries is the agenda's. Units and those present never change. */
export function copyBattle(battle: Readonly<Battle>): Battle {
  return { ...battle, attackers: copySide(battle.attackers), defenders: copySide(battle.defenders) };
}

function copySide<C extends Chit>(side: Readonly<BattleSide<C>>): BattleSide<C> {
  const { powers, units, away, present, leaders, lost } = side;
  return {
    ...side,
    ...{ powers: [...powers], units: [...units], away: [...away] },
    ...{ present: [...present], leaders: [...leaders], lost: { ...lost } },
  };
}
