import { anyGame } from './any-game.ts';
import { countAnswers } from './count-answers.ts';
import type { DecisionId, OpenOptionalAction, SeatId } from './decision.ts';
import { aheadName, isAheadId, isOptionalActionId, optionalActionId, optionalActionName } from './decision-id.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { openAsks } from './find-ask.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { OptionalAction } from './optional-action.ts';
import type { GameTypes } from './rules.ts';

/**
 * Whether what a seat answered to this is nobody else's business, as what it orders ahead is; true of an optional
 * action that is over, too.
 */
export function isSealedOptionalAction(game: Game, id: DecisionId): boolean {
  return isAheadId(id) || (ruleOf(game, id)?.sealed ?? false);
}

/** The rule's section behind an optional action's id, also when the optional action is over. */
export function sectionOf(game: Game, id: DecisionId): string | undefined {
  return ruleOf(game, id)?.section;
}

function ruleOf(game: Game, id: DecisionId) {
  if (!isOptionalActionId(id)) return undefined;
  const name = isAheadId(id) ? aheadName(id) : optionalActionName(id);
  return Object.hasOwn(game.rules.decisions, name) ? decisionRule(game, name) : undefined;
}

/** Everything that seats may do just now beside what they are asked; nothing when the game is over. */
export function openOptionalActions<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
): readonly OpenOptionalAction[] {
  return optionalActionsIn(anyGame(game), machine).map((optionalAction) => ({
    id: optionalActionId(optionalAction),
    name: optionalAction.ask,
    section: decisionRule(anyGame(game), optionalAction.ask).section,
    seats: optionalAction.seats,
    label: optionalAction.label,
    sealed: decisionRule(anyGame(game), optionalAction.ask).sealed ?? false,
    calls: optionalAction.calls ?? false,
  }));
}

/** The seats that are asked something just now, waited for or not (somebody may only like an answer). */
export function calledSeats<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
): readonly { readonly id: DecisionId; readonly seats: readonly SeatId[] }[] {
  const asked = openAsks(machine.agenda).map(({ ask }) => ({ id: ask.id ?? '', seats: waitingSeats(ask) }));
  return [...asked, ...openOptionalActions(game, machine).filter(({ calls }) => calls)];
}

/** The optional action of this id, whoever may take it; undefined where nobody may just now. */
export function findOptionalAction(game: Game, machine: Machine, id: DecisionId): OptionalAction | undefined {
  return optionalActionsIn(game, machine).find((optionalAction) => optionalActionId(optionalAction) === id);
}

/** Whether an open question has no legal answer left: then what came in between must not have happened. */
export function isStuck(game: Game, machine: Machine): boolean {
  const position = positionOf(game, machine);
  return openAsks(machine.agenda).some(({ ask }) =>
    waitingSeats(ask).some(
      (seat) => countAnswers(decisionRule(game, ask.ask).ask(position, seat, ask.args).choice, 1) === 0,
    ),
  );
}

function optionalActionsIn(game: Game, machine: Machine): readonly OptionalAction[] {
  if (machine.over) return [];
  return (game.rules.optionalActions?.(positionOf(game, machine)) ?? []).flatMap((optionalAction) => {
    const seats = optionalAction.seats.filter((seat) => isPlaying(machine, seat));
    return seats.length > 0 ? [{ ...optionalAction, seats }] : [];
  });
}

function isPlaying(machine: Machine, seat: SeatId): boolean {
  return !machine.resigned.includes(seat);
}
