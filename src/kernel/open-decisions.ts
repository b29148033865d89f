import { aheadFor } from './ahead-orders.ts';
import { anyGame } from './any-game.ts';
import type { Answer, SheetLine } from './choice.ts';
import type { DecisionId, OpenDecision, Question, SeatId } from './decision.ts';
import { isOptionalActionId } from './decision-id.ts';
import { decisionRule, waitingSeats } from './decision-rule.ts';
import { findAsk, openAsks } from './find-ask.ts';
import { lastSheet } from './last-sheet.ts';
import { type AskTodo, type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import type { OpenAhead } from './open-ahead.ts';
import { findOptionalAction } from './optional-actions.ts';
import { refusalOf } from './refusal-of.ts';
import type { GameTypes } from './rules.ts';
import type { SheetPoint } from './sheet.ts';

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

/** What a seat is asked in an open decision or optional action; undefined when it is not asked or has answered. */
export function questionFor<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
  seat: SeatId,
): Question | undefined {
  const put = putTo(game, machine, decision, seat);
  return put && decisionRule(anyGame(game), put.ask).ask(positionOf(game, machine), seat, put.args);
}

/** A sheet that a seat is asked for, before its first line. */
export type OpenSheet = {
  /** The question's name. */
  readonly name: string;
  readonly begin: SheetPoint;
  /** The most lines. */
  readonly max: number;
  /** The rulebook's section of the question. */
  readonly section: string;
  /** The lines of the seat's last sheet of this name. */
  readonly last: readonly SheetLine[];
  /** What it is filled in with before its seat has written anything: what it ordered ahead, or lines that are left. */
  readonly given?: readonly SheetLine[] | undefined;
  /** Given where the question is yet to come. */
  readonly open?: OpenAhead | undefined;
  /** The machine as it would be with the state to which lines that fit lead. */
  preview(lines: readonly SheetLine[]): Machine;
};

/** The sheet with which a seat answers an open decision; undefined when it is not asked, or not for a sheet. */
export function sheetFor<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
  seat: SeatId,
): OpenSheet | undefined {
  const put = putTo(game, machine, decision, seat);
  if (!put) return undefined;
  const { sheet, section } = decisionRule(anyGame(game), put.ask);
  if (!sheet) return undefined;
  const position = positionOf(anyGame(game), machine);
  return {
    name: put.ask,
    begin: sheet.begin(position, seat, put.args),
    max: sheet.max,
    section,
    last: lastSheet(machine, seat, put.ask),
    given: aheadFor(anyGame(game), machine, { ...put, seat })?.order.lines ?? sheet.given?.(position, seat, put.args),
    preview: (lines) => ({ ...machine, state: sheet.preview(position, seat, lines, put.args) }),
  };
}

/** What everybody may know of an open decision. */
export function waitingText<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
): Message | undefined {
  const ask = askOf(machine, decision) ?? findOptionalAction(anyGame(game), machine, decision);
  return ask && decisionRule(anyGame(game), ask.ask).waiting(positionOf(game, machine), ask.args);
}

/** The game's own answer for a seat whose time has run out; undefined when the seat is not waited for. */
export function fallbackAnswer<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  decision: DecisionId,
  seat: SeatId,
) {
  const put = putTo(game, machine, decision, seat);
  return put && decisionRule(anyGame(game), put.ask).fallback(positionOf(game, machine), seat, put.args);
}

/** Why an answer would be refused now, in words; undefined when it is legal, or when the seat is not asked. */
export function explainAnswer<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  { decision, seat, answer }: { readonly decision: DecisionId; readonly seat: SeatId; readonly answer: Answer },
): Message | undefined {
  const put = putTo(game, machine, decision, seat);
  return put && refusalOf(decisionRule(anyGame(game), put.ask), positionOf(game, machine), seat, put.args, answer);
}

/** The question behind an id, if it is put to this seat. */
export function putTo<G extends GameTypes>(game: Game<G>, machine: Machine, id: DecisionId, seat: SeatId) {
  if (isOptionalActionId(id)) {
    const optionalAction = findOptionalAction(anyGame(game), machine, id);
    return optionalAction?.seats.includes(seat) ? optionalAction : undefined;
  }
  const ask = askOf(machine, id);
  return ask && waitingSeats(ask).includes(seat) ? ask : undefined;
}

function askOf(machine: Machine, decision: DecisionId): AskTodo | undefined {
  return findAsk(machine.agenda, decision)?.ask;
}
