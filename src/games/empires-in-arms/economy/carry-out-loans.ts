import { POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { type Budgets, linesOf } from './budget-line.ts';
import type { EconomyFact } from './economy-fact.ts';
import { openLedger } from './ledger.ts';
import { lendMoney, whyNotLend } from './lend-money.ts';

/**
 * 8.3: the loans of all powers. What somebody can lend only with what is lent to them goes out when they have it; what
 * nobody has in the end lapses.
 */
export function carryOutLoans(board: Board, budgets: Budgets): readonly EconomyFact[] {
  const facts: EconomyFact[] = [];
  let open = POWERS.flatMap((power) => linesOf(budgets[power] ?? [], 'lend').map((line) => ({ power, line })));
  for (let before = open.length + 1; open.length < before; ) {
    before = open.length;
    open = open.filter(({ power, line: { to, money } }) => {
      if (refusal(board, power, to, money)) return true;
      lendMoney(board, power, to, money);
      facts.push({ type: 'money-lent', power, to, money });
      return false;
    });
  }
  for (const { power, line } of open) {
    const no = refusal(board, power, line.to, line.money);
    if (no) facts.push({ type: 'budget-line-lapsed', power, line, no: { order: 'lend', no } });
  }
  return facts;
}

const refusal = (board: Board, power: Power, to: string, money: number) =>
  whyNotLend(board.state, openLedger(board, power), to, money);
