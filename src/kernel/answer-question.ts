import { aheadFor, keepAhead } from './ahead-orders.ts';
import { askFor, type GivenAnswer } from './ask-for.ts';
import { isAheadId, isOptionalActionId } from './decision-id.ts';
import { decisionRule } from './decision-rule.ts';
import { giveAhead } from './give-ahead.ts';
import type { Channel } from './log.ts';
import { positionOf } from './machine.ts';
import { msg } from './msg.ts';
import { findOptionalAction, isStuck, sectionOf } from './optional-actions.ts';
import { refusalOf } from './refusal-of.ts';
import { illegal, optionalActionOver, stale } from './refuse-answer.ts';
import { applyAside, runAgenda } from './run-agenda.ts';
import type { Work } from './work.ts';

/**
 * A seat's answer to a question or to an optional action, with all that follows from it. Refuses as `applyEntry` says.
 */
export function answerQuestion(at: Work, given: GivenAnswer & { readonly how?: Channel }): void {
  if (isAheadId(given.decision)) giveAhead(at, given);
  else if (isOptionalActionId(given.decision)) takeOptionalAction(at, given);
  else answerAsked(at, given);
}

function answerAsked(at: Work, given: GivenAnswer): void {
  const ask = askFor(at.game, at.machine, given);
  ask.answers = { ...ask.answers, [given.seat]: given.answer };
  const ahead = aheadFor(at.game, at.machine, { ...ask, seat: given.seat });
  if (ahead) keepAhead(at.machine, ahead, undefined);
  runAgenda(at);
}

/** What a seat did though nobody asked; it must leave every open question an answer. */
function takeOptionalAction(at: Work, { decision, seat, answer }: GivenAnswer): void {
  const position = positionOf(at.game, at.machine);
  const optionalAction = findOptionalAction(at.game, at.machine, decision);
  if (!optionalAction) throw at.machine.over ? stale(true) : optionalActionOver(at.game, sectionOf(at.game, decision));
  if (!optionalAction.seats.includes(seat))
    throw illegal(msg('kernel.seat-not-asked', { seat: at.game.rules.seatName(seat) }));
  const rule = decisionRule(at.game, optionalAction.ask);
  const refusal = refusalOf(rule, position, seat, optionalAction.args, answer);
  if (refusal) throw illegal(refusal, at.game);
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
