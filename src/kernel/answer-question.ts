import type { Answer } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { isOptionalActionId } from './decision-id.ts';
import { decisionRule } from './decision-rule.ts';
import { findAsk } from './find-ask.ts';
import { positionOf } from './machine.ts';
import { msg } from './msg.ts';
import { findOptionalAction, isStuck, sectionOf } from './optional-actions.ts';
import { refusalOf } from './refusal-of.ts';
import { illegal, optionalActionOver, stale } from './refuse-answer.ts';
import { applyAside, runAgenda } from './run-agenda.ts';
import type { Work } from './work.ts';

/** Whose answer to what. */
export type GivenAnswer = { readonly decision: DecisionId; readonly seat: SeatId; readonly answer: Answer };

/**
 * A seat's answer to a question or to an optional action, with all that follows from it. Refuses as `applyEntry` says.
 */
export function answerQuestion(at: Work, given: GivenAnswer): void {
  if (isOptionalActionId(given.decision)) takeOptionalAction(at, given);
  else answerAsked(at, given);
}

function answerAsked(at: Work, { decision, seat, answer }: GivenAnswer): void {
  const found = findAsk(at.machine.agenda, decision);
  if (!found) throw stale(at.machine.over);
  const { ask } = found;
  const rule = decisionRule(at.game, ask.ask);
  const seatName = at.game.rules.seatName(seat);
  if (!ask.seats?.includes(seat)) throw illegal(msg('kernel.seat-not-asked', { seat: seatName }));
  if (ask.answers?.[seat] !== undefined) throw stale(false, seatName);
  const refusal = refusalOf(rule, positionOf(at.game, at.machine), seat, ask.args, answer);
  if (refusal) throw illegal(refusal);
  ask.answers = { ...ask.answers, [seat]: answer };
  runAgenda(at);
}

/** What a seat did though nobody asked; it must leave every open question an answer. */
function takeOptionalAction(at: Work, { decision, seat, answer }: GivenAnswer): void {
  const position = positionOf(at.game, at.machine);
  const optionalAction = findOptionalAction(at.game, at.machine, decision);
  if (!optionalAction) throw at.machine.over ? stale(true) : optionalActionOver(sectionOf(at.game, decision));
  if (!optionalAction.seats.includes(seat))
    throw illegal(msg('kernel.seat-not-asked', { seat: at.game.rules.seatName(seat) }));
  const rule = decisionRule(at.game, optionalAction.ask);
  const refusal = refusalOf(rule, position, seat, optionalAction.args, answer);
  if (refusal) throw illegal(refusal);
  applyAside(
    at,
    (play) => rule.apply(play, { [seat]: answer }, optionalAction.args),
    () => refuseStuck(at),
  );
}

/** A refusal after a draw would tell what was drawn: the rules must not bring it about. */
function refuseStuck({ game, machine, dealer, revealed }: Work): void {
  if (!isStuck(game, machine)) return;
  if (dealer.draws.length > 0 || revealed)
    throw new Error('an optional action drew or revealed, and left a question unanswerable');
  throw illegal(msg('kernel.leaves-no-answer'));
}
