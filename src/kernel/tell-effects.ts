import type { Answered } from './asks-the-same.ts';
import type { Choice, Option } from './choice.ts';
import { copyMachine } from './copy-machine.ts';
import { ChanceNeeded } from './dealer.ts';
import type { DecisionId, Question, SeatId } from './decision.ts';
import { type Game, type Machine, positionOf } from './machine.ts';
import type { Message } from './message.ts';
import { msg } from './msg.ts';
import { openDecisions, questionFor } from './open-decisions.ts';
import { Refusal } from './refusal.ts';
import { applyAnswer } from './try-answers.ts';
import { RevealNeeded } from './work.ts';

/** Each answer is tried on a copy, so of more than these none is: their confirm pages tell it. */
export const MOST_TOLD = 24;

type Asked = { readonly decision: DecisionId; readonly seat: SeatId };

/** How an answer that was tried ends: with chance, with something hidden, or with who decides next. */
type Stop =
  | { readonly ends: 'chance' | 'hidden' | 'over' | 'others' }
  | { readonly ends: 'mine' | 'seat'; readonly next: Message };

/**
 * A question with what each of its answers does to the seat that is asked, in a clause (`Option.effect`), as far as it
 * is certain before it is given: up to the first chance, and up to the first card that is turned up. Only where one of
 * at most `MOST_TOLD` options is picked; any other question stays as it is.
 */
export function withEffects(game: Game, machine: Machine, asked: Asked, question: Question): Question {
  const { choice } = question;
  if (choice.kind !== 'one' || choice.options.length > MOST_TOLD) return question;
  const told = remembered(game, machine, asked, choice);
  const options = choice.options.map((option, i): Option => {
    const effect = told[i];
    return effect ? { ...option, effect } : option;
  });
  return { ...question, choice: { ...choice, options } };
}

/** A machine never changes once an entry has made it, so what was tried on it holds as long as it is there. */
const tried = new WeakMap<Machine, Map<string, readonly (Message | undefined)[]>>();

function remembered(game: Game, machine: Machine, asked: Asked, { options }: Extract<Choice, { kind: 'one' }>) {
  const ofMachine = tried.get(machine) ?? new Map<string, readonly (Message | undefined)[]>();
  tried.set(machine, ofMachine);
  const key = `${asked.decision} ${asked.seat}`;
  const known = ofMachine.get(key);
  if (known) return known;
  const told = options.map(({ id }) => tellEffect(game, machine, asked.seat, { decision: asked.decision, answer: id }));
  ofMachine.set(key, told);
  return told;
}

/** Undefined where the answer cannot be given. */
function tellEffect(game: Game, before: Machine, seat: SeatId, answered: Answered): Message | undefined {
  const after = copyMachine(before);
  const stop = tryOn(game, after, seat, answered);
  if (!stop) return undefined;
  const changes = game.rules.effects?.(positionOf(game, before), positionOf(game, after), seat) ?? [];
  const next = 'next' in stop ? stop.next : '';
  return msg(changes.length > 0 ? 'kernel.effect' : 'kernel.effect-none', { changes, ends: stop.ends, next });
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
