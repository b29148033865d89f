import { readAhead } from './ahead-act.ts';
import { namedIn, sayCondition } from './ahead-form.ts';
import { aheadOrder } from './ahead-orders.ts';
import type { SheetWords } from './answer-words.ts';
import { anyGame } from './any-game.ts';
import type { GivenAnswer } from './ask-for.ts';
import { decisionRule } from './decision-rule.ts';
import type { Game, Machine } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { expectedFor, openAhead } from './open-ahead.ts';
import type { GameTypes } from './rules.ts';
import { endOf, walkSheet } from './walk-sheet.ts';

/** Something that a seat would write ahead, in words: for which question, and what. */
export type AheadWords = { readonly prompt: Message; readonly said: Message; readonly sheet: SheetWords | undefined };

/** The words for what a seat would write under the id of a question to come; undefined where it cannot. */
export function sayAhead<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision: id, seat, answer }: GivenAnswer,
): AheadWords | undefined {
  const any = anyGame(game);
  const act = readAhead(answer);
  const open = openAhead(game, machine, seat).find((one) => one.id === id) ?? aheadOrder(machine, { seat, id });
  const rule = open && decisionRule(any, open.ask);
  if (!act || !open || !rule?.sheet) return undefined;
  const { ask, args } = open;
  const prompt = rule.ahead?.label(any.setting, args) ?? msg('kernel.answer-nothing');
  if (act.does !== 'give') return { prompt, said: msg('kernel.ahead-said', { does: act.does }), sheet: undefined };

  const walk = walkSheet(rule.sheet.begin(expectedFor(any, machine, seat, { ask, args }), seat, args), act.lines);
  const lines = walk.lines.flatMap(({ words }) => (words ? [words] : []));
  const when = namedIn(act.unless).map((one) => sayCondition(any, ask, one));
  const said = msg('kernel.ahead-said-give', { count: act.lines.length, named: when.length, when });
  return { prompt, said, sheet: { lines, costs: endOf(walk).costs() } };
}
