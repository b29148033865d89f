import type { AheadOrders } from './ahead-orders.ts';
import { anyGame } from './any-game.ts';
import { askedNow } from './asked-now.ts';
import type { Answer, SheetLine } from './choice.ts';
import type { DecisionId, SeatId } from './decision.ts';
import type { Frame } from './frame.ts';
import type { JsonObject } from './json.ts';
import type { EndedHow } from './log.ts';
import type { GameTypes, Position, Rules, Setting } from './rules.ts';

/** A question on the agenda. Once it has been reached it has an id, the seats asked and their answers so far. */
export type AskTodo = {
  readonly ask: string;
  readonly args: JsonObject;
  id?: DecisionId;
  since?: number;
  seats?: readonly SeatId[];
  answers?: { [seat: SeatId]: Answer };
};
export type StepTodo = { readonly step: string; readonly args: JsonObject };
/** The lines of a sheet that are still to be carried out. */
export type SheetTodo = {
  readonly sheet: string;
  readonly args: JsonObject;
  readonly seat: SeatId;
  lines: readonly SheetLine[];
};
export type TogetherTodo = { together: Agenda[] };
/** Frames under the name by which a step elsewhere can end them. */
export type BranchTodo = { readonly branch: string; readonly agenda: Agenda };
/**
 * What was open (`line`) when somebody did what nobody waited for, and the branches that this began beside it. When
 * they are done only the line is left, as it would be without them.
 */
export type AsideTodo = { readonly line: Agenda; aside: Agenda[] };
export type Todo = StepTodo | AskTodo | SheetTodo | TogetherTodo | BranchTodo | AsideTodo;

/** A stack: the last one runs next. */
export type Agenda = Todo[];

/** All that changes while a game is played; plain data. This is what is hashed, stored and restored. */
export type Machine<G extends GameTypes = GameTypes> = {
  state: G['State'];
  agenda: Agenda;
  /** The last log entry that was applied. */
  seq: number;
  /** How many secret entries came after that one; left out while there is none. */
  secret?: number;
  /** How many times chance was drawn; a rewind does not turn it back, so no draw is ever used twice. */
  drawn: number;
  over: boolean;
  resigned: SeatId[];
  /** The last sheet that each seat gave to each question that is answered by one; left out while there is none. */
  sheets?: { [seat: SeatId]: { [decision: string]: readonly SheetLine[] } };
  /** The sheets that seats have written for questions to come; left out while there is none. */
  ahead?: AheadOrders;
  /** Given when a ruling ended the game. */
  ended?: EndedHow;
};

/** Which game is played, under what setting: what every kernel function needs beside the machine. */
export type Game<G extends GameTypes = GameTypes> = { readonly rules: Rules<G>; readonly setting: Setting<G> };

/** The position that rules and views read. */
export function positionOf<G extends GameTypes>(game: Game<G>, machine: Machine<G>): Position<G> {
  const position: Position<G> = {
    ...game.setting,
    state: machine.state,
    resigned: machine.resigned,
    asked: () => askedNow(anyGame(game), machine.agenda, position),
  };
  return position;
}

/** Frames, listed in order, as the stack they become. */
export function agendaOf(frames: readonly Frame[]): Agenda {
  return frames.map(todoOf).reverse();
}

function todoOf(frame: Frame): Todo {
  if ('together' in frame) return { together: frame.together.map(agendaOf) };
  return 'branch' in frame ? { branch: frame.branch, agenda: agendaOf(frame.frames) } : { ...frame };
}
