import type { Answered } from '../kernel/asks-the-same.ts';
import { isWindow } from '../kernel/close-window.ts';
import { copyMachine } from '../kernel/copy-machine.ts';
import { ChanceNeeded } from '../kernel/dealer.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Game, Machine } from '../kernel/machine.ts';
import { explainAnswer, openDecisions } from '../kernel/open-decisions.ts';
import { Refusal } from '../kernel/refusal.ts';
import { illegal } from '../kernel/refuse-answer.ts';
import { applyAnswer } from '../kernel/try-answers.ts';
import { RevealNeeded } from '../kernel/work.ts';

/**
 * A seat's answers to several open questions as submissions, in the order in which they can be sent: the first has all
 * that can be sent together, which may end with one answer that needs chance, shows something hidden or passes the move
 * on (`log/plan-entries.ts`); each other of that sort is a submission by itself. Gives the refusal where an answer does
 * not hold, by itself or after the ones before it.
 */
export function arrangeAnswers<A extends Answered>(
  game: Game,
  base: Machine,
  seat: SeatId,
  answers: readonly A[],
): readonly (readonly A[])[] | Refusal {
  const together: A[] = [];
  const apart: A[] = [];
  let machine = copyMachine(base);
  for (const answer of answers) {
    const next = copyMachine(machine);
    const went = tryAnswer(game, next, seat, answer);
    if (went instanceof Refusal) return went;
    if (went === 'on') {
      together.push(answer);
      machine = next;
    } else apart.push(answer);
  }

  // What was tried before others were put in front of it must hold behind them, too.
  for (const answer of apart) {
    const held = tryAnswer(game, copyMachine(machine), seat, answer);
    if (held instanceof Refusal) return held;
  }
  const [last, ...more] = apart;
  return [[...together, ...(last ? [last] : [])], ...more.map((answer) => [answer])];
}

/**
 * Where an answer, applied to the machine itself, leads: `on` to where the seat is still asked as before, or to an
 * `end` of what is sent together.
 */
export function tryAnswer(game: Game, machine: Machine, seat: SeatId, answered: Answered): 'on' | 'end' | Refusal {
  // What is answered in secret is kept beside the log: nothing comes of it yet.
  if (isWindow(game, machine, answered.decision)) {
    const why = explainAnswer(game, machine, { seat, ...answered });
    return why ? illegal(why, game) : 'on';
  }
  const asked = isAsked(game, machine, seat);
  try {
    applyAnswer(game, machine, seat, answered);
  } catch (error) {
    if (error instanceof Refusal) return error;
    if (error instanceof ChanceNeeded || error instanceof RevealNeeded) return 'end';
    throw error;
  }
  return asked && !isAsked(game, machine, seat) ? 'end' : 'on';
}

function isAsked(game: Game, machine: Machine, seat: SeatId): boolean {
  return openDecisions(game, machine).some(({ waiting }) => waiting.includes(seat));
}
