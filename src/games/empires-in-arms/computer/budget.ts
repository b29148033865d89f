import type { ComputerAnswer } from '../../../kernel/computer-rule.ts';
import { type AskedFor, beginDraft, sheetOf, type Wish } from './asked.ts';
import { loanWishes } from './loans.ts';
import { msg } from './msg.ts';
import { purchasesFor } from './purchases.ts';
import { type Situation, situationOf, zoneOf } from './situation.ts';
import { writeFirst, writeWishes } from './write-wishes.ts';

/** What it keeps for depots and supply till the next economic phase, in war and in peace. */
const RESERVE = { war: 15, peace: 6 };
/** With so much left it buys political points in peace, with so much also in war, and more of them (8.4). */
const COMFORTABLE = 12;
const RICH = 60;

/**
 * 8: what cannot be paid is given up; then it fills its corps with infantry, raises new ones with what is left, helps
 * an ally who fights, and in peace has its people pay for its name.
 */
export function budget(asked: AskedFor<'budget'>): ComputerAnswer {
  const situation = situationOf(asked);
  const begun = beginDraft(asked);
  const givenUp = begun.point
    .rest()
    .map((line): Wish => ({ line, why: msg('empires-in-arms-computer.budget.give-up') }));
  let draft = writeWishes(begun, givenUp);
  const purse = purseOf(asked, situation, givenUp.length);
  draft = writeFirst(draft, manipulation(situation, purse.money));
  for (const choices of purchasesFor(situation, purse)) draft = writeFirst(draft, choices);
  draft = writeFirst(draft, loanWishes(situation, purse.money));
  return sheetOf(draft);
}

/** What a nation has for purchases; what upkeep takes, and what it keeps, is not among it. */
export type Purse = { readonly money: number; readonly manpower: number };

function purseOf({ decision }: AskedFor<'budget'>, { view, enemies }: Situation, givenUp: number): Purse {
  const [treasury] = view.treasuries;
  const upkeep = Number(decision.prompt.args?.upkeep ?? 0);
  const reserve = enemies.length > 0 ? RESERVE.war : RESERVE.peace;
  return {
    money: Math.max(0, (treasury?.money ?? 0) - upkeep + givenUp - reserve),
    manpower: treasury?.manpower ?? 0,
  };
}

/** 8.4: what it has to spare pays for its name, the more the richer it is; who is dominant already needs it not. */
function manipulation({ pack, view, power, enemies }: Situation, money: number): readonly Wish[] {
  const isPoor = money < COMFORTABLE || (enemies.length > 0 && money < RICH);
  if (isPoor || zoneOf(view, power) === 'dominant') return [];
  const settings = pack.economy.manipulation.settings
    .map(({ setting }) => setting)
    .filter((setting) => setting === 1 || (setting > 1 && money >= RICH))
    .toSorted((a, b) => b - a);
  return settings.map((setting) => ({
    line: { order: 'manipulate', answer: `setting:${setting}` },
    why: msg('empires-in-arms-computer.budget.manipulate'),
  }));
}
