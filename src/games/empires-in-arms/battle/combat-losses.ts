import { areaName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { powerOf } from '../sequence/who-decides.ts';
import type { Decide, Decisions, Position } from '../types.ts';
import { whoChoosesLosses } from './lose-by-choice.ts';
import { lossesOf } from './lose-factors.ts';
import { asLossAnswer, lossChoice, musterIn } from './loss-choice.ts';
import { goOnWith } from './loss-frames.ts';
import { msg } from './msg.ts';
import { cavalryOwed, pickBattleLosses } from './pick-losses.ts';
import { factorsForHits, hitLosses, isForHits } from './pursuit-hits.ts';
import { cavalryIn, musterOf } from './units.ts';

type Args = Decisions['combat-losses'];

/**
 * Which factors go in bombardment (12.3.5), in pursuit (7.5.2.10), in trivial combat (7.5.3), before walls, in assaults
 * and in sallies (7.5.4), for powers that want to be asked everywhere. The dice have been thrown.
 */
export const combatLosses: Decide<'combat-losses'> = {
  section: '7.5.5',
  sealed: true,
  seats: whoChoosesLosses,
  ask: (position, seat, args) => {
    const { has, due, owed, total } = bearing(position, args, powerOf(seat));
    const area = areaName(position.pack, args.area);
    const { why } = args;
    return {
      prompt:
        why === 'pursuit'
          ? msg('empires-in-arms-battle.losses.hits', { area, hits: due.number, others: othersForOne(position) })
          : msg('empires-in-arms-battle.losses.combat', { area, why, count: due.number, cavalry: owed }),
      brief: msg('empires-in-arms-battle.losses.combat-brief', { area, why }),
      choice: lossChoice(has, total),
    };
  },
  refuse: (position, seat, answer, args) => {
    const { has, due, owed } = bearing(position, args, powerOf(seat));
    const lost = musterIn(answer);
    if (args.why === 'pursuit') {
      if (isForHits(position.pack, has, due.number, lost)) return undefined;
      return msg('empires-in-arms-battle.losses.not-hits', { hits: due.number, others: othersForOne(position) });
    }
    if (cavalryIn(lost) >= owed) return undefined;
    const { oneCavalryIn } = position.pack.battle.losses;
    return msg('empires-in-arms-battle.losses.no-cavalry', { count: owed, of: oneCavalryIn });
  },
  waiting: ({ pack }, { area, why }) =>
    msg('empires-in-arms-battle.losses.combat-brief', { area: areaName(pack, area), why }),
  apply: (play, answers, { next }) => {
    const chosen = Object.entries(answers).map(([seat, given]) => [seat, musterIn(given)]);
    play.push(goOnWith(next, Object.fromEntries(chosen)));
  },
  fallback: (position, seat, args) => asLossAnswer(bearing(position, args, powerOf(seat)).byOrders),
};

const othersForOne = ({ pack }: Pick<Position, 'pack'>): number => pack.battle.pursuit.infantryForOneCavalry;

/** What a power has there, what it loses of it, how much of that is cavalry, and what its orders would give. */
function bearing(board: Pick<Position, 'state' | 'pack'>, { why, area, dues }: Args, power: Power) {
  const due = dues.find((one) => one.power === power);
  if (!due) throw new Error(`${power} loses nothing in ${area}`);
  const { number, before } = due;
  const has = musterOf(board, area, due.units);
  const order = lossesOf(board, area, power);
  if (why === 'pursuit') {
    const byOrders = hitLosses(has, number, { order, othersForOne: othersForOne(board) });
    return { has, due, owed: 0, total: factorsForHits(board.pack, has, number), byOrders };
  }
  const { oneCavalryIn } = board.pack.battle.losses;
  const owed = cavalryOwed(has, number, { before, oneCavalryIn });
  const byOrders = pickBattleLosses(has, number, { before, oneCavalryIn, order });
  return { has, due, owed, total: { min: number, max: number }, byOrders };
}
