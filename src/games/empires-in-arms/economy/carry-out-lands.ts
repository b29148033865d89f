import { combine, makerOf, whyNotCombine } from '../combinations/combine.ts';
import { membersOf } from '../combinations/member-of.ts';
import { leavingNeutral } from '../minors/leaving.ts';
import type { Power } from '../pack-lists.ts';
import { leaveCededLands } from '../peace/leave-ceded-lands.ts';
import type { PeaceFact } from '../peace/peace-fact.ts';
import { repatriate } from '../peace/repatriate.ts';
import type { Board } from '../position-types.ts';
import { type BudgetLine, linesOf } from './budget-line.ts';
import { cedeLand, whyNotCedeLand } from './cede-lands.ts';
import type { EconomyFact } from './economy-fact.ts';
import { openLedger } from './ledger.ts';
import { letGo, whyNotLetGo } from './let-go.ts';

/** 8.8: a power's cessions. Strangers leave the land by the ways that come first (10.3, ruling). */
export function carryOutCessions(
  board: Board,
  power: Power,
  lines: readonly BudgetLine[],
): readonly (EconomyFact | PeaceFact)[] {
  return linesOf(lines, 'cede').flatMap((line): (EconomyFact | PeaceFact)[] => {
    const { land, to } = line;
    const no = whyNotCedeLand(board, openLedger(board, power), { land, to });
    if (no) return [{ type: 'budget-line-lapsed', power, line, no: { order: 'cede', no } }];
    cedeLand(board, power, { land, to });
    const parts = board.state.combinations[land] ? membersOf(board, land) : [land];
    const left = leaveCededLands(board, parts).flatMap(({ power: stranger, from }): PeaceFact[] => {
      const went = repatriate(board, stranger, from);
      return went.length > 0 ? [{ type: 'went-home', power: stranger, went }] : [];
    });
    return [{ type: 'land-ceded', power, land, to }, ...left];
  });
}

/** 10.2.3: minor countries that a power lets go. Whoever stands there goes home by the ways that come first. */
export function carryOutLettingGo(
  board: Board,
  power: Power,
  lines: readonly BudgetLine[],
): readonly (EconomyFact | PeaceFact)[] {
  return linesOf(lines, 'let-go').flatMap((line): (EconomyFact | PeaceFact)[] => {
    const { land } = line;
    const no = whyNotLetGo(board, openLedger(board, power), land);
    if (no) return [{ type: 'budget-line-lapsed', power, line, no: { order: 'let-go', no } }];
    letGo(board, power, land);
    const left = leavingNeutral(board, land).flatMap(({ power: stranger, from }): PeaceFact[] => {
      const went = repatriate(board, stranger, from);
      return went.length > 0 ? [{ type: 'went-home', power: stranger, went }] : [];
    });
    return [{ type: 'land-let-go', power, land }, ...left];
  });
}

/** 8.9: the new political combinations that a power makes, or adds to. */
export function carryOutCombinations(board: Board, power: Power, lines: readonly BudgetLine[]): readonly EconomyFact[] {
  return linesOf(lines, 'make-combination').map((line): EconomyFact => {
    const { combination, lands } = line;
    const no = whyNotCombine(board, openLedger(board, power), line);
    if (no) return { type: 'budget-line-lapsed', power, line, no: { order: 'make-combination', no } };
    const joins = makerOf(board, combination) !== undefined;
    combine(board, power, { combination, lands });
    return { type: 'combination-made', power, combination, lands, joins };
  });
}
