import { isDeepStrictEqual } from 'node:util';
import type { DecisionId, OpenDecision, SeatId } from '../../kernel/decision.ts';
import { decisionPlace } from '../../kernel/decision-id.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Game, Machine } from '../../kernel/machine.ts';
import type { Message } from '../../kernel/message.ts';
import { openDecisions, questionFor } from '../../kernel/open-decisions.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { tryAnswers } from '../../kernel/try-answers.ts';
import type { DraftAnswer } from './draft-store.ts';
import type { DraftStep, DraftStop, DraftView } from './draft-view.ts';

/** A draft played on top of a position, as far as it fits. */
export type Walked = {
  /** The answers that fit, with the ids their decisions have now. */
  readonly answers: readonly DraftAnswer[];
  readonly steps: readonly DraftStep[];
  /** The position after them, or before the last one when that one needs chance or hidden information. */
  readonly machine: Machine;
  /** What the seat is asked next, in this draft: its question, or what the steps have opened. */
  readonly open: readonly OpenDecision[];
  readonly stopped: DraftStop | undefined;
  readonly misfit: DraftView['misfit'];
};

/** A seat and the question that its draft begins with. */
type Of = { readonly seat: SeatId; readonly decision: DecisionId };

/**
 * Plays stored answers of a seat to a question, and to those that they open, on a copy, one by one, and puts each into
 * words. `before`: an earlier walk from the same position, which is gone on with where these answers begin with its
 * own.
 */
export function walkDraft(
  game: Game,
  base: Machine,
  of: Of,
  stored: readonly DraftAnswer[],
  before: Walked = begin(game, base, of),
): Walked {
  const walked = beginsWith(stored, before.answers) ? before : begin(game, base, of);
  const rest = stored.slice(walked.answers.length);
  let now: Walked = { ...walked, misfit: undefined };

  for (const [i, wanted] of rest.entries()) {
    if (isDark(now.stopped)) break;
    const next = step(game, base, of, now, wanted);
    if (!('why' in next)) now = next;
    else return { ...now, misfit: { index: walked.answers.length + i, answer: wanted.answer, why: next.why } };
  }
  return now;
}

/** What comes next cannot be shown before the draft is sent. */
export function isDark(stopped: DraftStop | undefined): boolean {
  return stopped === 'chance' || stopped === 'hidden';
}

function begin(game: Game, base: Machine, of: Of): Walked {
  return { answers: [], steps: [], machine: base, ...ahead(game, base, base, of), misfit: undefined };
}

function step(
  game: Game,
  base: Machine,
  of: Of,
  before: Walked,
  wanted: DraftAnswer,
): Walked | { readonly why: Message } {
  const asked = questionMeant(before.open, wanted);
  const question = asked && questionFor(game, before.machine, asked.id, of.seat);
  if (!question) return { why: stale(before.machine.over).reason };

  const answer = { decision: asked.id, name: asked.name, answer: wanted.answer };
  const tried = tryAnswers(game, before.machine, of.seat, [answer]);
  if (tried.refused) return { why: tried.refused.refusal.reason };

  const said = describeAnswer(question.choice, answer.answer);
  const { machine, stopped } = tried;
  return {
    answers: [...before.answers, answer],
    steps: [...before.steps, { decision: asked.id, answer: answer.answer, prompt: question.prompt, said }],
    machine,
    ...(isDark(stopped) ? { open: [], stopped } : ahead(game, base, machine, of)),
    misfit: undefined,
  };
}

/** What else is open to the seat belongs to other drafts. */
function ahead(game: Game, base: Machine, machine: Machine, { seat, decision }: Of): Pick<Walked, 'open' | 'stopped'> {
  const open = openDecisions(game, machine).filter(
    ({ id, waiting }) => waiting.includes(seat) && (id === decision || decisionPlace(id).since > base.seq),
  );
  if (machine.over) return { open: [], stopped: 'over' };
  return { open, stopped: open.length > 0 ? undefined : 'others' };
}

/** The wanted decision if it is open, else the only open one of that name. */
function questionMeant(open: readonly OpenDecision[], wanted: DraftAnswer): OpenDecision | undefined {
  const named = open.filter(({ name }) => name === wanted.name);
  return open.find(({ id }) => id === wanted.decision) ?? (named.length === 1 ? named[0] : undefined);
}

function beginsWith(answers: readonly DraftAnswer[], first: readonly DraftAnswer[]): boolean {
  // Not as text: the database keeps keys in an order of its own.
  return isDeepStrictEqual(answers.slice(0, first.length), first);
}
