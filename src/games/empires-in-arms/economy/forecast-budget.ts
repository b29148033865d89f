import type { Message } from '../../../kernel/message.ts';
import { monthWithin } from '../board/short-names.ts';
import { timeAt } from '../calendar/month-number.ts';
import { nationName } from '../names.ts';
import { victoryPointsAt } from '../status/square.ts';
import type { BudgetLine } from './budget-line.ts';
import { type BudgetPlan, purseOf } from './budget-plan.ts';
import { msg } from './msg.ts';
import { signed } from './order-parts.ts';
import { priceOf } from './price-purchases.ts';

/** What the orders take so far: of each purse what is spent, upkeep first. */
export function budgetCosts(plan: BudgetPlan): readonly Message[] {
  const { pack, power } = plan.basis;
  return Object.keys(plan.ledger.purses).flatMap((owner) => {
    const { had, left, upkeep } = purseOf(plan, owner);
    if (owner !== power && upkeep + had.money + had.manpower === 0) return [];
    return [
      msg('empires-in-arms-economy.costs', {
        foreign: String(owner !== power),
        owner: nationName(pack, owner),
        money: had.money - left.money,
        of: had.money,
        manpower: had.manpower - left.manpower,
        men: had.manpower,
        upkeep,
      }),
    ];
  });
}

/** What a line takes, and what comes of it and when. */
export function budgetForecast({ basis }: BudgetPlan, line: BudgetLine): readonly Message[] {
  const { state, pack, power } = basis;
  switch (line.order) {
    case 'transfer':
      return [
        msg('empires-in-arms-economy.keeps', {
          points: victoryPointsAt(pack, state.powers[power].square) - line.points,
        }),
      ];
    case 'manipulate': {
      const chosen = pack.economy.manipulation.settings.find(({ setting }) => setting === line.setting);
      if (!chosen) return [];
      return [
        msg('empires-in-arms-economy.setting-brings', {
          points: signed(chosen.points),
          count: Math.abs(chosen.points),
          money: signed(chosen.moneyPercent),
          manpower: signed(chosen.manpowerPercent),
        }),
      ];
    }
    case 'give-up': {
      const kept = basis.upkeep.find(({ id }) => id === line.id);
      if (!kept) return [];
      const points = kept.what === 'fleet' && kept.payer === power ? pack.points.scuttle_or_lose_fleet : 0;
      return [
        msg('empires-in-arms-economy.saves', {
          money: kept.cost,
          what: kept.what,
          strength: kept.strength,
          points: signed(points),
          count: Math.abs(points),
        }),
      ];
    }
    case 'buy': {
      const price = priceOf(pack, line.purchase);
      if (!price) return [];
      const { money, manpower, months } = price;
      const month = monthWithin(timeAt(pack.calendar, state.campaign, state.month + months));
      return [msg('empires-in-arms-economy.arrives', { money, manpower, month })];
    }
    case 'train': {
      const { money, months } = pack.prices.militia_to_infantry;
      const month = monthWithin(timeAt(pack.calendar, state.campaign, state.month + months));
      return [msg('empires-in-arms-economy.arrives', { money: money * line.number, manpower: 0, month })];
    }
    case 'let-go':
    case 'cede':
      return [
        msg('empires-in-arms-economy.cession-costs', {
          points: signed(pack.points.cede_to_ally_or_neutral_power),
          count: Math.abs(pack.points.cede_to_ally_or_neutral_power),
        }),
      ];
    case 'make-combination': {
      const times = pack.economy.freeStateMultiplier;
      const sum = (what: 'money' | 'manpower') =>
        line.lands.reduce((total, land) => total + ((pack.province[land] ?? pack.minor[land])?.[what] ?? 0), 0) * times;
      return [msg('empires-in-arms-economy.gives', { money: sum('money'), manpower: sum('manpower') })];
    }
    case 'stop-american-trade':
      return [msg('empires-in-arms-economy.war-risk', { upTo: pack.economy.americanWarOn })];
    case 'count-on-loan':
      return [msg('empires-in-arms-economy.if-it-comes')];
    case 'lend':
    case 'levy-place':
    case 'refuse-trade':
    case 'trade-again':
      return [];
  }
}
