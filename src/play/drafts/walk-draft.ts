import type { SeatId } from '../../kernel/decision.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import { questionFor } from '../../kernel/open-decisions.ts';
import { type DraftAnswer, tryAnswers } from '../../kernel/try-answers.ts';
import type { DraftStep, DraftStop, DraftView } from './draft-view.ts';

/** A draft played on top of a position, as far as it fits. */
export type Walked = {
  /** The answers that fit, with the ids their decisions have now. */
  readonly answers: readonly DraftAnswer[];
  readonly steps: readonly DraftStep[];
  /** The position after them, or before the last one when that one needs chance or hidden information. */
  readonly machine: Machine;
  readonly stopped: DraftStop | undefined;
  readonly misfit: DraftView['misfit'];
};

/** Plays stored answers of a seat on a copy, one by one, and puts each into words. */
export function walkDraft(game: Game, base: Machine, seat: SeatId, stored: readonly DraftAnswer[]): Walked {
  let machine = base;
  let stopped = tryAnswers(game, base, seat, []).stopped;
  const answers: DraftAnswer[] = [];
  const steps: DraftStep[] = [];
  const end = (misfit: DraftView['misfit']) => ({ answers, steps, machine, stopped, misfit });

  for (const [index, wanted] of stored.entries()) {
    const tried = tryAnswers(game, machine, seat, [wanted]);
    const [answer] = tried.answers;
    if (tried.refused || !answer) {
      const why = tried.refused?.refusal.reason;
      return end(why && { index, answer: wanted.answer, why });
    }

    const question = questionFor(game, machine, answer.decision, seat);
    if (!question) throw new Error(`decision ${answer.decision} took an answer and asks nothing`);
    answers.push(answer);
    steps.push({
      decision: answer.decision,
      answer: answer.answer,
      prompt: question.prompt,
      said: describeAnswer(question.choice, answer.answer),
    });

    machine = tried.machine;
    stopped = tried.stopped;
    if (isDark(stopped)) break;
  }

  return end(undefined);
}

/** What comes next cannot be shown before the draft is sent. */
export function isDark(stopped: DraftStop | undefined): boolean {
  return stopped === 'chance' || stopped === 'hidden';
}
