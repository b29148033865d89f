import { anyGame } from './any-game.ts';
import type { DecisionId, OpenDecision, Question, SeatId } from './decision.ts';
import { findAsk, openAsks } from './find-ask.ts';
import { type AskTodo, type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import type { GameTypes } from './rules.ts';
import { decisionRule, waitingSeats } from './run-agenda.ts';

/** Everything that waits for an answer just now. */
export function openDecisions<G extends GameTypes>(game: Game<G>, machine: Machine<G>): readonly OpenDecision[] {
  return openAsks(machine.agenda).map(({ ask }) => ({
    id: ask.id ?? '',
    name: ask.ask,
    since: ask.since ?? machine.seq,
    section: decisionRule(anyGame(game), ask.ask).section,
    sealed: decisionRule(anyGame(game), ask.ask).sealed ?? false,
    seats: ask.seats ?? [],
    waiting: waitingSeats(ask),
    answers: ask.answers ?? {},
  }));
}

/** What a seat is asked in an open decision; undefined when it is not asked or has answered. */
export function questionFor<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
  seat: SeatId,
): Question | undefined {
  const ask = askOf(machine, decision);
  if (!ask || !waitingSeats(ask).includes(seat)) return undefined;
  return decisionRule(anyGame(game), ask.ask).ask(positionOf(game, machine), seat, ask.args);
}

/** What everybody may know of an open decision. */
export function waitingText<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
): Message | undefined {
  const ask = askOf(machine, decision);
  return ask && decisionRule(anyGame(game), ask.ask).waiting(positionOf(game, machine), ask.args);
}

/** The game's own answer for a seat whose time has run out; undefined when the seat is not waited for. */
export function fallbackAnswer<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
  seat: SeatId,
) {
  const ask = askOf(machine, decision);
  if (!ask || !waitingSeats(ask).includes(seat)) return undefined;
  return decisionRule(anyGame(game), ask.ask).fallback(positionOf(game, machine), seat, ask.args);
}

function askOf(machine: Machine, decision: DecisionId): AskTodo | undefined {
  return findAsk(machine.agenda, decision)?.ask;
}
