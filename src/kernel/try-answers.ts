import { applyInPlace } from './apply-entry.ts';
import type { Answered } from './asks-the-same.ts';
import { copyMachine } from './copy-machine.ts';
import { ChanceNeeded } from './dealer.ts';
import type { SeatId } from './decision.ts';
import { nextPlace } from './entry-place.ts';
import { ENTRY_VERSION } from './log.ts';
import type { Game, Machine } from './machine.ts';
import { openDecisions } from './open-decisions.ts';
import { Refusal } from './refusal.ts';
import type { GameTypes } from './rules.ts';
import { RevealNeeded } from './work.ts';

/** Why a draft cannot go on before it is sent. */
export type DraftStop = 'chance' | 'hidden' | 'others' | 'over';

export type Tried<G extends GameTypes> = {
  /** The position after all answers, or before the last one when that one needs chance or hidden information. */
  readonly machine: Machine<G>;
  /** The answers that hold. */
  readonly answers: readonly Answered[];
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
  wanted: readonly Answered[],
): Tried<G> {
  const machine = copyMachine(base);
  const answers: Answered[] = [];
  for (const [index, answered] of wanted.entries()) {
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
  { decision, answer }: Answered,
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
