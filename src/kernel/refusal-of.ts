import type { Answer } from './choice.ts';
import type { SeatId } from './decision.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { refuseSheet } from './refuse-sheet.ts';
import type { DecisionRule, GameTypes, Position } from './rules.ts';

/**
 * Why a seat's answer to a question of the game is not legal, in a sentence that names the rule's section; undefined
 * when it is legal. The game's own words come before the general ones of the choice.
 */
export function refusalOf(
  rule: DecisionRule<GameTypes, JsonObject>,
  position: Position,
  seat: SeatId,
  args: JsonObject,
  answer: Answer,
): Message | undefined {
  const { section, sheet } = rule;
  const own = rule.refuse?.(position, seat, answer, args);
  if (own) return msg('kernel.by-rule', { problem: own, section });
  if (sheet) return refuseSheet(sheet.begin(position, seat, args), answer, { max: sheet.max, section });
  const problem = explainRefusal(rule.ask(position, seat, args).choice, answer);
  return problem && msg('kernel.by-rule', { problem, section });
}
