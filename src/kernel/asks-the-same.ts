import { isDeepStrictEqual } from 'node:util';
import type { Answer } from './choice.ts';
import { copyMachine } from './copy-machine.ts';
import { ChanceNeeded } from './dealer.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { decisionId, decisionPlace, isOptionalActionId } from './decision-id.ts';
import type { Game, Machine } from './machine.ts';
import { questionFor } from './open-decisions.ts';
import { Refusal } from './refusal.ts';
import { applyAnswer } from './try-answers.ts';
import { RevealNeeded } from './work.ts';

/** A seat's answer to a decision. */
export type Answered = { readonly decision: DecisionId; readonly answer: Answer };

/**
 * Whether what a seat decided on in one position (`then`) holds in a later one of the same table: each question that it
 * answers is open to the seat in both, and prompt and choice are the same. What happened elsewhere does not count.
 * Questions that earlier answers of the list open are held against each other as far as they are reached without chance
 * and without anything hidden; optional actions are not looked at, since nobody is asked for them.
 */
export function asksTheSame(
  game: Game,
  then: Machine,
  now: Machine,
  seat: SeatId,
  answers: readonly Answered[],
): boolean {
  const copy = (machine: Machine) => (answers.length > 1 ? copyMachine(machine) : machine);
  const [before, after] = [copy(then), copy(now)];
  for (const [i, { decision, answer }] of answers.entries()) {
    const renamed = openedLater(decision, then.seq, now.seq);
    const asked = questionFor(game, before, decision, seat);
    if (!isOptionalActionId(decision)) {
      if (!asked || !isDeepStrictEqual(asked, questionFor(game, after, renamed, seat))) return false;
    }
    if (i === answers.length - 1) break;
    const both = [before, after] as const;
    const went = both.map((machine) =>
      goesOn(game, machine, seat, { decision: machine === after ? renamed : decision, answer }),
    );
    // The rest is refused as a whole, whatever it is.
    if (went.includes(false)) break;
  }
  return true;
}

/** The id of a decision that answers themselves open, when they are written after entry `now` instead of `then`. */
export function openedLater(decision: DecisionId, then: number, now: number): DecisionId {
  if (isOptionalActionId(decision)) return decision;
  const { since, n } = decisionPlace(decision);
  return since > then ? decisionId(since + now - then, n) : decision;
}

function goesOn(game: Game, machine: Machine, seat: SeatId, answered: Answered): boolean {
  try {
    applyAnswer(game, machine, seat, answered);
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof ChanceNeeded || error instanceof RevealNeeded) return false;
    throw error;
  }
}
