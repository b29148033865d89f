import type { Answered } from './asks-the-same.ts';
import type { Answer } from './choice.ts';
import { copyMachine } from './copy-machine.ts';
import { ChanceNeeded } from './dealer.ts';
import type { SeatId } from './decision.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import { openDecisions, questionFor } from './open-decisions.ts';
import { Refusal } from './refusal.ts';
import type { Position } from './rules.ts';
import { applyAnswer } from './try-answers.ts';
import { RevealNeeded } from './work.ts';

/** How an answer that was tried ends: with chance, with something hidden, or with who decides next. */
export type Stop =
  | { readonly ends: 'chance' | 'hidden' | 'over' | 'others' }
  | { readonly ends: 'mine' | 'seat'; readonly next: Message };

/** Where an answer leads, as far as it is certain: up to the first chance, and to the first thing that is turned up. */
export type Outlook = { readonly position: Position; readonly stop: Stop };

/** A question on which answers are tried: the position before, and what has changed for its seat between two. */
export type Trial = {
  readonly before: Position;
  /** Undefined where the answer cannot be given. */
  readonly tryAnswer: (answer: Answer) => Outlook | undefined;
  readonly changed: (from: Position, to: Position) => readonly Message[];
};

/** Tries an answer on a copy; undefined where it cannot be given. */
export function tryEffect(game: Game, before: Machine, seat: SeatId, answered: Answered): Outlook | undefined {
  const after = copyMachine(before);
  const stop = tryOn(game, after, seat, answered);
  return stop && { position: positionOf(game, after), stop };
}

/** Gives the answer on this machine, and leaves it where chance or something hidden comes in. */
function tryOn(game: Game, machine: Machine, seat: SeatId, answered: Answered): Stop | undefined {
  try {
    applyAnswer(game, machine, seat, answered);
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    if (error instanceof ChanceNeeded) return { ends: 'chance' };
    if (error instanceof RevealNeeded) return { ends: 'hidden' };
    throw error;
  }
  if (machine.over) return { ends: 'over' };
  const open = openDecisions(game, machine);
  const mine = open.find(({ waiting }) => waiting.includes(seat));
  const question = mine && questionFor(game, machine, mine.id, seat);
  if (question) return { ends: 'mine', next: question.brief ?? question.prompt };
  const [other, another] = new Set(open.flatMap(({ waiting }) => waiting));
  if (other === undefined || another !== undefined) return { ends: 'others' };
  return { ends: 'seat', next: game.rules.seatName(other) };
}
