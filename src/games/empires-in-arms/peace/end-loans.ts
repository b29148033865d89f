import type { Board } from '../position-types.ts';
import { areAtWar } from '../relations/pair.ts';
import type { Loan } from '../state.ts';
import { dropLeaders } from './drop-leaders.ts';
import type { Parting } from './parting.ts';

/**
 * B.4: corps whose time with a victor is over, or whose borrower is at war with their own power, are their own power's
 * again. Gives them, and from whose lands such a corps must go home now: `repatriate`.
 */
export function endLoans({ state }: Board): {
  readonly loans: readonly Loan[];
  readonly partings: readonly Parting[];
} {
  const isOver = ({ from, to, until }: Loan) => state.month >= until || areAtWar(state, from, to);
  const loans = state.loans.filter(isOver);
  state.loans = state.loans.filter((loan) => !isOver(loan));
  for (const { corps } of loans) dropLeaders(state, corps);
  const partings = loans.flatMap(({ from, to }) => (areAtWar(state, from, to) ? [] : [{ power: from, from: to }]));
  return { loans, partings };
}
