import type { Frame } from '../../../kernel/frame.ts';
import { type SheetRule, sheetChoice } from '../../../kernel/sheet.ts';
import { isLastMonth, timeAt } from '../calendar/month-number.ts';
import { bidsInMonth } from '../control/control-powers.ts';
import type { None } from '../none.ts';
import { standingOrders } from '../orders/standing-orders.ts';
import type { Power } from '../pack-lists.ts';
import { endCampaign } from '../sequence/end-campaign.ts';
import { deciding, powerOf } from '../sequence/who-decides.ts';
import type { Decide, EmpiresInArms, Play } from '../types.ts';
import { type BudgetLine, type Budgets, linesOf } from './budget-line.ts';
import { beginPlan, purseOf } from './budget-plan.ts';
import { beginBudget } from './budget-sheet.ts';
import { countVictoryPoints, TURNER, whyNotTransfer } from './count-victory-points.ts';
import { msg } from './msg.ts';
import { previewBudget } from './preview-budget.ts';
import { readBudget } from './read-budget.ts';
import { budgetAsBefore, budgetByDefault } from './sheet-by-default.ts';
import { winnersByGoal } from './who-has-won.ts';

/** The most lines of a sheet: more than anybody has money for. */
const MOST_LINES = 100;

const sheet: SheetRule<EmpiresInArms, None> = {
  max: MOST_LINES,
  begin: (position, seat) => beginBudget(position, powerOf(seat)),
  preview: (position, seat, lines) => previewBudget(position, powerOf(seat), readBudget(powerOf(seat), lines)),
  carryOut: (_, seat) => notByLine(seat),
  passOver: (_, seat) => notByLine(seat),
};

/** What all powers wrote is carried out together, section by section. */
function notByLine(seat: string): never {
  throw new Error(`the budget of ${seat} is not carried out line by line`);
}

/**
 * 8.1 to 8.10: what each power does with its income, in secret. Victory points are counted when the sheets are in,
 * since Great Britain turns its own then, and nothing in between moves a marker (ruling).
 */
export const budget: Decide<'budget'> = {
  section: '8',
  sealed: true,
  seats: deciding,
  ask: (position, seat) => {
    const power = powerOf(seat);
    const { had, upkeep } = purseOf(beginPlan(position, power), power);
    return {
      prompt: msg('empires-in-arms-economy.budget', { money: had.money, manpower: had.manpower, upkeep }),
      brief: msg('empires-in-arms-economy.budget-brief'),
      choice: sheetChoice(beginBudget(position, power), MOST_LINES),
    };
  },
  sheet,
  waiting: () => msg('empires-in-arms-economy.budget-waiting'),
  apply: (play, answers) => {
    const budgets: { [P in Power]?: readonly BudgetLine[] } = {};
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      budgets[power] = readBudget(power, answer);
    }
    countVictory(play, budgets);
  },
  fallback: (position, seat) => budgetByDefault(position, powerOf(seat)),
  standing: (position, seat) =>
    standingOrders(position.state, powerOf(seat)).purchases === 'as_before'
      ? budgetAsBefore(position, powerOf(seat))
      : undefined,
};

/** 8.1: the points are counted; if nobody has won, everything else follows in the order of the rules. */
function countVictory(play: Play, budgets: Budgets): void {
  const [transfer] = linesOf(budgets[TURNER] ?? [], 'transfer');
  const turned =
    transfer && !whyNotTransfer(play, transfer) ? { from: transfer.from, points: transfer.points } : undefined;
  const gains = Object.fromEntries(countVictoryPoints(play, turned));
  play.tell({ type: 'victory-points-counted', gains, ...(turned && { transfer: turned }) });
  const winners = winnersByGoal(play);
  if (winners.length > 0) endCampaign(play, { how: 'goal', winners });
  else play.push(...stepsAfter(budgets, play));
}

/** 8.3 to 8.11; of powers that nobody plays nothing is bid for when the campaign is over (8.1). */
const stepsAfter = (budgets: Budgets, play: Play): readonly Frame<EmpiresInArms>[] => [
  { step: 'spend', args: { budgets } },
  { step: 'drift', args: {} },
  { step: 'civil-disorder', args: { done: [] } },
  { step: 'change-lands', args: { budgets } },
  ...(play.options.dominance === 'by-lands' ? [{ step: 'count-dominance' as const, args: {} }] : []),
  { step: 'levy', args: { budgets } },
  ...(bidsNow(play) ? [{ step: 'control-powers' as const, args: {} }] : []),
];

function bidsNow(play: Play): boolean {
  const { state, pack } = play;
  const { calendar } = pack;
  const over = isLastMonth(calendar, state.campaign, state.month);
  return !over && bidsInMonth(play, timeAt(calendar, state.campaign, state.month).month);
}
