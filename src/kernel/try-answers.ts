import { applyInPlace } from './apply-entry.ts';
import type { Answer } from './choice.ts';
import { ChanceNeeded } from './dealer.ts';
import type { DecisionId, SeatId } from './decision.ts';
import { nextPlace } from './entry-place.ts';
import { cloneData } from './json.ts';
import { ENTRY_VERSION } from './log.ts';
import type { Game, Machine } from './machine.ts';
import { openDecisions } from './open-decisions.ts';
import { Refusal } from './refusal.ts';
import type { GameTypes } from './rules.ts';
import { RevealNeeded } from './work.ts';

/** One answer of a draft. The name finds the question again when the table moved on and its id changed. */
export type DraftAnswer = { readonly decision: DecisionId; readonly name: string; readonly answer: Answer };

/** Why a draft cannot go on before it is sent. */
export type DraftStop = 'chance' | 'hidden' | 'others' | 'over';

export type Tried<G extends GameTypes> = {
  /** The position after all answers, or before the last one when that one needs chance or hidden information. */
  readonly machine: Machine<G>;
  /** The answers that hold, with the ids their decisions have now. */
  readonly answers: readonly DraftAnswer[];
  readonly stopped?: DraftStop;
  /** The first answer that does not hold any more, and why; it and what follows is not in `answers`. */
  readonly refused?: { readonly index: number; readonly refusal: Refusal };
};

/**
 * Play a seat's answers on a copy, without chance and without showing anything hidden: what a draft's preview is made
 * of.
 */
export function tryAnswers<G extends GameTypes>(
  game: Game<G>,
  base: Machine<G>,
  seat: SeatId,
  draft: readonly DraftAnswer[],
): Tried<G> {
  const machine = cloneData(base);
  const answers: DraftAnswer[] = [];
  for (const [index, wanted] of draft.entries()) {
    const decision = decisionFor(game, machine, seat, wanted);
    const answered = { ...wanted, decision };
    try {
      applyAnswer(game, machine, seat, answered);
    } catch (e) {
      // The copy may be half changed: begin again and stop before this answer.
      const before = () => tryAnswers(game, base, seat, answers).machine;
      if (e instanceof Refusal) return { machine: before(), answers, refused: { index, refusal: e } };
      if (e instanceof ChanceNeeded) return { machine: before(), answers: [...answers, answered], stopped: 'chance' };
      if (e instanceof RevealNeeded) return { machine: before(), answers: [...answers, answered], stopped: 'hidden' };
      throw e;
    }
    answers.push(answered);
  }
  if (machine.over) return { machine, answers, stopped: 'over' };
  const asked = openDecisions(game, machine).some((decision) => decision.waiting.includes(seat));
  return { machine, answers, ...(asked ? {} : { stopped: 'others' as const }) };
}

/** A seat's answer takes effect on the machine itself, without chance and without showing anything hidden. */
export function applyAnswer<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  seat: SeatId,
  { decision, answer }: Pick<DraftAnswer, 'decision' | 'answer'>,
): void {
  const entry = {
    v: ENTRY_VERSION,
    ...nextPlace(game, machine, decision),
    at: '',
    kind: 'answered',
    decision,
    seat,
    answer,
    how: 'page',
  } as const;
  applyInPlace(game, machine, entry, {}, false);
}

/** The wanted decision if it is open, else the seat's only open one of that name. */
function decisionFor<G extends GameTypes>(
  game: Game<G>,
  machine: Machine<G>,
  seat: SeatId,
  wanted: DraftAnswer,
): DecisionId {
  const open = openDecisions(game, machine).filter((decision) => decision.waiting.includes(seat));
  if (open.some((decision) => decision.id === wanted.decision)) return wanted.decision;
  const named = open.filter((decision) => decision.name === wanted.name);
  return named.length === 1 && named[0] ? named[0].id : wanted.decision;
}
