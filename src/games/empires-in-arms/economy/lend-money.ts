import { inOneHand } from '../control/who-controls.ts';
import { isPower } from '../forces/who-commands.ts';
import type { Owner, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import { change, changePurse, type Ledger, openLedger } from './ledger.ts';

/** Why a power cannot lend (8.3); undefined: it can. */
export type NoLoan =
  | { readonly why: 'not_a_whole_number' | 'self' | 'gone' | 'at_war' | 'one_hand' | 'not_its_free_state' }
  | { readonly why: 'too_little'; readonly money: number };

/** @param to another power, or a free state of the lender's */
export function whyNotLend(state: State, ledger: Ledger, to: Owner, money: number): NoLoan | undefined {
  const { power, purses } = ledger;
  if (!Number.isSafeInteger(money) || money <= 0) return { why: 'not_a_whole_number' };
  if (to === power) return { why: 'self' };
  if (isPower(to)) {
    if (state.powers[to].played === 'gone') return { why: 'gone' };
    if (areAtWar(state, power, to)) return { why: 'at_war' };
    if (inOneHand(state, power, to)) return { why: 'one_hand' };
  } else if (!purses[to]) return { why: 'not_its_free_state' };
  const has = purses[power]?.money ?? 0;
  return has < money ? { why: 'too_little', money: has } : undefined;
}

/** The ledger after a loan. */
export function afterLending(ledger: Ledger, to: Owner, money: number): Ledger {
  const less = change(ledger, ledger.power, { money: -money });
  return less.purses[to] ? change(less, to, { money }) : less;
}

/** 8.3: money changes hands. Nothing says when it is given back: debts are the powers' own affair (ruling). */
export function lendMoney(board: Board, power: Power, to: Owner, money: number): void {
  const no = whyNotLend(board.state, openLedger(board, power), to, money);
  if (no) throw new Error(`${power} cannot lend ${money} to ${to}: ${no.why}`);
  changePurse(board.state, power, { money: -money });
  changePurse(board.state, to, { money });
}
