import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import { beginPolitics } from '../../../../src/games/empires-in-arms/politics/plan-politics.ts';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { refuseSheet } from '../../../../src/kernel/refuse-sheet.ts';
import { endOf, walkSheet } from '../../../../src/kernel/walk-sheet.ts';
import { english } from '../../played-game.ts';
import { aCampaign } from '../harness/a-campaign.ts';

type Board = ReturnType<typeof aCampaign>;

/** January 1805, with what is changed first. */
export function board(change: (board: Board) => void = () => {}): Board {
  const made = aCampaign();
  change(made);
  return made;
}

/** Why a sheet is refused, in English. */
export function refused(at: Board, power: Power, ...lines: readonly SheetLine[]): string {
  const problem = refuseSheet(beginPolitics(at, power), lines, { max: 80, section: '4' });
  return problem ? english.t(problem) : '';
}

export function walked(at: Board, power: Power, ...lines: readonly SheetLine[]) {
  const walk = walkSheet(beginPolitics(at, power), lines);
  return {
    words: walk.lines.map(({ words }) => words && english.t(words)),
    forecast: lines.map((one, n) => (walk.points[n]?.forecast(one) ?? []).map((text) => english.t(text))),
    costs: endOf(walk)
      .costs()
      .map((text) => english.t(text)),
    orders: endOf(walk)
      .orders()
      .map(({ id }) => id),
  };
}
