import type { Message } from '../../../kernel/message.ts';
import type { Setting } from '../../../kernel/rules.ts';
import { monthWithin } from '../board/short-names.ts';
import { timeAt } from '../calendar/month-number.ts';
import { nationName, powerName } from '../names.ts';
import { campaignOf } from '../options.ts';
import type { EmpiresInArms } from '../types.ts';
import { counterName, maintainedName, purchaseName } from './budget-names.ts';
import type { PrivateEconomyFact } from './economy-fact.ts';
import { msg } from './msg.ts';
import { sayBudgetLine } from './say-budget-line.ts';
import { sayNoBudget, sectionOfNo } from './say-no-budget.ts';

/** The balance of a power, in words for itself. */
export function narrateTreasury({ pack, options, seats }: Setting<EmpiresInArms>, fact: PrivateEconomyFact): Message {
  switch (fact.type) {
    case 'income-collected': {
      const lines = incomeLines(fact);
      return msg('empires-in-arms-economy.income', {
        owner: nationName(pack, fact.owner),
        lines: lines.length > 0 ? lines : [msg('empires-in-arms-economy.no-income')],
        lost: String(fact.lost),
        money: fact.collected.money,
        manpower: fact.collected.manpower,
        has: fact.has.money,
        men: fact.has.manpower,
      });
    }
    case 'expenses-paid':
      return msg('empires-in-arms-economy.expenses', {
        owner: nationName(pack, fact.owner),
        upkeep: fact.upkeep,
        bought: fact.bought.map(({ order, month, price }) =>
          msg('empires-in-arms-economy.bought', {
            what: purchaseName(pack, order, fact.owner),
            month: monthWithin(timeAt(pack.calendar, campaignOf(options, seats.length), month)),
            ...price,
          }),
        ),
        count: fact.bought.length,
        money: fact.left.money,
        manpower: fact.left.manpower,
      });
    case 'own-units-given-up':
      return msg('empires-in-arms-economy.own-units-given-up', {
        units: fact.ids.map((id) => maintainedName(pack, id)),
      });
    case 'domestic-trade-refused':
      return msg('empires-in-arms-economy.trade-refused', {
        powers: fact.refused.map(powerName),
        count: fact.refused.length,
      });
    case 'militia-trained':
      return msg('empires-in-arms-economy.trained', {
        line: sayBudgetLine(pack, fact.power, { order: 'train', from: fact.from, number: fact.number }),
        month: monthWithin(timeAt(pack.calendar, campaignOf(options, seats.length), fact.month)),
      });
    case 'corps-levied':
      return msg('empires-in-arms-economy.levied-corps', { corps: fact.corps.map((id) => counterName(pack, id)) });
    case 'budget-line-lapsed':
      return msg('empires-in-arms-economy.lapsed', {
        line: sayBudgetLine(pack, fact.power, fact.line),
        problem: sayNoBudget(pack, fact.no),
        section: sectionOfNo(fact.no),
      });
  }
}

type Income = Extract<PrivateEconomyFact, { type: 'income-collected' }>;

/** What brought anything, a line each. */
function incomeLines({ home, other, trade, manipulated }: Income): readonly Message[] {
  const parts = [
    { what: 'home', ...home },
    { what: 'other_lands', ...other },
    ...Object.entries(trade).map(([kind, money]) => ({ what: kind, money, manpower: 0 })),
    { what: 'manipulated', ...manipulated },
  ];
  return parts
    .filter(({ money, manpower }) => money !== 0 || manpower !== 0)
    .map((part) => msg('empires-in-arms-economy.income-line', part));
}
