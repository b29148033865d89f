import { cloneData } from '../../../kernel/json.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { type BudgetLine, linesOf } from './budget-line.ts';
import { carryOutCessions, carryOutCombinations, carryOutLettingGo } from './carry-out-lands.ts';
import { carryOutLevy } from './carry-out-levy.ts';
import { carryOutLoans } from './carry-out-loans.ts';
import { carryOutManipulation, carryOutSpending } from './carry-out-spending.ts';
import { carryOutRefusals } from './carry-out-trade.ts';

/** The state to which a power's lines lead by themselves; what is given is left as it is. */
export function previewBudget({ state, pack }: Board, power: Power, lines: readonly BudgetLine[]): State {
  const after = { state: cloneData(state), pack };
  carryOutRefusals(after, power, lines);
  for (const { money } of linesOf(lines, 'count-on-loan')) after.state.powers[power].money += money;
  carryOutLoans(after, { [power]: lines });
  carryOutManipulation(after, power, lines);
  carryOutSpending(after, power, lines);
  carryOutCessions(after, power, lines);
  carryOutLettingGo(after, power, lines);
  carryOutCombinations(after, power, lines);
  carryOutLevy(after, power, lines);
  return after.state;
}
