import type { Answer } from './choice.ts';
import type { SeatId } from './decision.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { JsonObject } from './json.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
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
  const problem =
    rule.refuse?.(position, seat, answer, args) ?? explainRefusal(rule.ask(position, seat, args).choice, answer);
  return problem && msg('kernel.by-rule', { problem, section: rule.section });
}
