import { aheadAnswerTo } from './ahead-step.ts';
import { anyGame } from './any-game.ts';
import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { findAsk, openAsks } from './find-ask.ts';
import type { JsonObject } from './json.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import { findOptionalAction, openOptionalActions } from './optional-actions.ts';
import { refusalOf } from './refusal-of.ts';
import type { GameTypes } from './rules.ts';

/** An answer that a seat's standing orders give to what it is asked just now. */
export type StandingAnswer = { readonly decision: DecisionId; readonly seat: SeatId; readonly answer: Answer };

/**
 * The next answer by standing orders; undefined when everybody who is asked must answer for themselves. What is
 * answered in secret waits: there the orders answer when all do (`standingAnswerTo`).
 */
export function standingAnswer<G extends GameTypes>(game: Game<G>, machine: Machine<G>): StandingAnswer | undefined {
  if (machine.over) return undefined;
  const any = anyGame(game);
  for (const { decision, name, args, seats } of asked(any, machine)) {
    for (const seat of seats) {
      if (machine.resigned.includes(seat)) continue;
      const answer = answerBy(any, machine, { name, args, seat });
      if (answer !== undefined) return { decision, seat, answer };
    }
  }
  return undefined;
}

/** An answer that a seat has left beforehand, and in which way. */
export type OrderedAnswer = { readonly answer: Answer; readonly how: 'ahead' | 'standing-order' };

/** What a seat has left to answer an open question with: what it ordered ahead comes before its standing orders. */
export function orderedAnswerTo<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  asked: { readonly decision: DecisionId; readonly seat: SeatId },
): OrderedAnswer | undefined {
  const ahead = aheadAnswerTo(game, machine, asked);
  if (ahead !== undefined) return { answer: ahead, how: 'ahead' };
  const standing = standingAnswerTo(game, machine, asked);
  return standing === undefined ? undefined : { answer: standing, how: 'standing-order' };
}

/** What a seat's standing orders answer to an open question just now; undefined: nothing, or it is not asked. */
export function standingAnswerTo<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat }: { readonly decision: DecisionId; readonly seat: SeatId },
): Answer | undefined {
  const ask = findAsk(machine.agenda, decision)?.ask;
  if (!ask || !waitingSeats(ask).includes(seat)) return undefined;
  return answerBy(anyGame(game), machine, { name: ask.ask, args: ask.args, seat });
}

type Asked = {
  readonly decision: DecisionId;
  readonly name: string;
  readonly args: JsonObject;
  readonly seats: readonly SeatId[];
};

/** Open questions that are not answered in secret, and the optional actions that call for an answer. */
function* asked(game: Game, machine: Machine): Generator<Asked> {
  for (const { ask } of openAsks(machine.agenda)) {
    if (decisionRule(game, ask.ask).sealed) continue;
    yield { decision: ask.id ?? '', name: ask.ask, args: ask.args, seats: waitingSeats(ask) };
  }
  for (const { id, calls, seats } of openOptionalActions(game, machine)) {
    const optionalAction = calls ? findOptionalAction(game, machine, id) : undefined;
    if (optionalAction) yield { decision: id, name: optionalAction.ask, args: optionalAction.args, seats };
  }
}

function answerBy(
  game: Game,
  machine: Machine,
  { name, args, seat }: { readonly name: string; readonly args: JsonObject; readonly seat: SeatId },
): Answer | undefined {
  const rule = decisionRule(game, name);
  const position = positionOf(game, machine);
  const answer = rule.standing?.(position, seat, args);
  if (answer === undefined || refusalOf(rule, position, seat, args, answer)) return undefined;
  return answer;
}
