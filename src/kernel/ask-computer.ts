import type { RandomSource } from './chance.ts';
import type { AskedComputer, ComputerAnswer } from './computer-rule.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionRule } from './decision-rule.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import { putTo, questionFor, sheetFor } from './open-decisions.ts';

/**
 * What the game's own computer player answers for a seat to an open decision or optional action; undefined where the
 * game has none, the seat is not asked, or the player leaves it to the general one. Whether the answer is legal is not
 * looked at.
 */
export function askComputer(
  game: Game,
  machine: Machine,
  { id, seat, draw }: { readonly id: DecisionId; readonly seat: SeatId; readonly draw: RandomSource },
): ComputerAnswer | undefined {
  const { rules, setting } = game;
  const put = putTo(game, machine, id, seat);
  const question = questionFor(game, machine, id, seat);
  if (!rules.computer || !put || !question) return undefined;

  const sheet = sheetFor(game, machine, id, seat);
  const decision: AskedComputer['decision'] = {
    ...question,
    id,
    name: put.ask,
    args: put.args,
    section: decisionRule(game, put.ask).section,
    ...(sheet ? { sheet: { begin: sheet.begin, max: sheet.max, last: sheet.last } } : {}),
  };
  return rules.computer({ setting, seat, view: rules.view(positionOf(game, machine), seat), decision, draw });
}
