import type { Play } from '../types.ts';
import type { Battle, Ending } from './battle.ts';
import { retreat } from './retreat.ts';
import { corpsIn } from './units.ts';
import { goesFreely, withdrawalsOf } from './withdrawal.ts';

/**
 * 7.5.2.6: the defenders try to get away before the first round: behind their leader all at once, without one each unit
 * by itself, and those that do are gone. Undefined: somebody has to stand.
 */
export function tryToWithdraw(play: Play, battle: Battle): Ending | undefined {
  const { area, attackers, defenders } = battle;
  if (goesFreely(play, attackers.chit)) return { how: 'withdrawn' };
  const rolls = withdrawalsOf(play, area, {
    side: defenders,
    attack: attackers.chit,
    enemies: [...attackers.units, ...attackers.away],
    cavalryRule: play.options.cavalry_superiority === 'on',
  });
  const { power, leader } = defenders.commander;
  const gone = rolls.filter(({ units, upTo }) => {
    const die = play.die(`die:withdrawal:${power}`, 6);
    const success = die <= upTo;
    const corps = leader === undefined ? corpsIn(units)[0] : undefined;
    play.tell({ type: 'withdrawal-tried', power, area, corps, die, upTo, success });
    return success;
  });
  if (gone.length === rolls.length) return { how: 'withdrawn' };
  const away = gone.flatMap(({ units }) => units);
  if (away.length === 0) return undefined;
  defenders.units = defenders.units.filter((unit) => !away.includes(unit));
  // They were in no round (7.5.2.10).
  defenders.present = defenders.present.filter(({ corps }) => !corpsIn(away).includes(corps));
  retreat(play, battle, 'defenders', away);
  return undefined;
}
