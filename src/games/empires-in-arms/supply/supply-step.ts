import { asksForLosses } from '../orders/reactions.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import { POWERS } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Step } from '../types.ts';
import { chooseSupply, type Purses, pursesOf } from './choose-supply.ts';
import { losersOf } from './losers.ts';
import { settlePortDepots } from './settle-port-depots.ts';
import { settleSupply } from './settle-supply.ts';
import { type Paid, throwDice } from './throw-dice.ts';
import { moneyFor } from './ways-to-pay.ts';

/**
 * 7.4: all corps and besieged forces of these powers are supplied. How, and what each adds to its die, is found out
 * before the first die: who is there then counts (7.4.1.2.1, ruling). Who has ordered so is asked which factors go.
 */
export const supply: Step<'supply'> = {
  section: '7.4',
  run: (play, { powers }) => {
    const { state, pack } = play;
    settlePortDepots(play);
    const before = pursesOf(state);
    let purses = before;
    const chosen = powers.map((power) => {
      const plan = chooseSupply({ state, pack }, power, purses);
      const own = { power, meals: plan.meals, paid: paidBetween(before, purses, plan.purses) };
      purses = plan.purses;
      return own;
    });
    for (const one of chosen) {
      const thrown = throwDice(play, one);
      const asks = asksForLosses(standingOrders(state, one.power)) && deciding(play).includes(one.power);
      if (asks && losersOf({ state, pack }, thrown).length > 0) play.push({ ask: 'supply-losses', args: thrown });
      else settleSupply(play, thrown);
    }
    for (const power of powers) if (state.supplyOrders) delete state.supplyOrders[power];
  },
};

/**
 * 7.4.2.1: what each pays between two moments of a step, in money. All of the step is rounded up together, so the parts
 * of allies who moved together add up to it.
 */
function paidBetween(begin: Purses, from: Purses, to: Purses): Paid {
  return POWERS.flatMap((payer) => {
    const money = moneyFor(begin[payer] - to[payer]) - moneyFor(begin[payer] - from[payer]);
    return money > 0 ? [{ payer, money }] : [];
  });
}
