import { areaName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Decide, Decisions, Position } from '../types.ts';
import { endRound } from './battle-round.ts';
import { copyBattle } from './copy-battle.ts';
import { byOrders, lostBefore, sharesOf } from './lose-factors.ts';
import { asLossAnswer, lossChoice, musterIn } from './loss-choice.ts';
import { msg } from './msg.ts';
import { cavalryOwed } from './pick-losses.ts';
import { cavalryIn, musterOf } from './units.ts';

type Args = Decisions['battle-losses'];

/** 7.5.2.7: which factors go, for powers that want to be asked after each round. The dice have been thrown. */
export const battleLosses: Decide<'battle-losses'> = {
  section: '7.5.2.7',
  sealed: true,
  seats: (position, { powers }) => deciding(position).filter((power) => powers.includes(power)),
  ask: (position, seat, args) => {
    const { has, share, owed } = bearing(position, args, powerOf(seat));
    const { area, round } = args.battle;
    const name = areaName(position.pack, area);
    return {
      prompt: msg('empires-in-arms-battle.losses.prompt', { area: name, round, count: share, cavalry: owed }),
      brief: msg('empires-in-arms-battle.losses.brief', { area: name, round }),
      choice: lossChoice(has, { min: share, max: share }),
    };
  },
  refuse: (position, seat, answer, args) => {
    const { owed } = bearing(position, args, powerOf(seat));
    if (cavalryIn(musterIn(answer)) >= owed) return undefined;
    const { oneCavalryIn } = position.pack.battle.losses;
    return msg('empires-in-arms-battle.losses.no-cavalry', { count: owed, of: oneCavalryIn });
  },
  waiting: ({ pack }, { battle: { area, round } }) =>
    msg('empires-in-arms-battle.losses.brief', { area: areaName(pack, area), round }),
  apply: (play, answers, args) => {
    const chosen = Object.fromEntries(Object.entries(answers).map(([seat, given]) => [seat, musterIn(given)]));
    endRound(play, copyBattle(args.battle), args, chosen);
  },
  fallback: (position, seat, args) => asLossAnswer(bearing(position, args, powerOf(seat)).lost),
};

/** What a power has there, how much of it goes, how much of that is cavalry, and what its orders would give. */
function bearing(position: Pick<Position, 'state' | 'pack'>, { battle, strikes }: Args, power: Power) {
  const { area } = battle;
  for (const name of SIDES) {
    const side = battle[name];
    const mine = sharesOf(position, area, side, strikes[otherSide(name)].losses).find((one) => one.power === power);
    if (!mine) continue;
    const has = musterOf(position, area, mine.units);
    const { oneCavalryIn } = position.pack.battle.losses;
    const owed = cavalryOwed(has, mine.share, { before: lostBefore(side, power), oneCavalryIn });
    return { has, share: mine.share, owed, lost: byOrders(position, area, side, mine) };
  }
  throw new Error(`${power} loses nothing in ${area}`);
}
