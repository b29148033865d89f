import { isDeepStrictEqual } from 'node:util';
import { openedLater } from '../../kernel/asks-the-same.ts';
import type { Answer } from '../../kernel/choice.ts';
import type { OpenDecision } from '../../kernel/decision.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import type { Head } from '../../log/heads.ts';
import { loadHead } from '../../log/load-head.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { keptFor, type QuestionKey } from '../kept-for.ts';
import { type DraftAnswer, loadDrafts, type StoredDraft } from './draft-store.ts';
import { type Walked, walkDraft } from './walk-draft.ts';

/**
 * A question whose answer is composed. `begins`: its first answer has been given already, by a link say; a draft that
 * was begun otherwise is left aside.
 */
export type DraftKey = QuestionKey & { readonly begins?: Answer | undefined };

/** A seat's draft for one question, played on the table's newest position. */
export type OpenDraft = {
  readonly head: Head;
  readonly question: OpenDecision;
  /** What is kept: a change takes its place. */
  readonly stored: StoredDraft | undefined;
  /** It is not what is kept, but begins otherwise. */
  readonly aside: boolean;
  readonly walked: Walked;
};

/** Drafts that have been walked, by the position that they begin at: the next step goes on where this one ended. */
const walks = new WeakMap<object, Map<string, Walked>>();

/**
 * Refuses (`not-found`) an unknown table or seat, (`bad-input`) a table that has not started, and (`stale`) a question
 * that is not open to the seat.
 */
export async function openDraft(services: Services, key: DraftKey): Promise<OpenDraft> {
  const { tableId, seat, decision } = key;
  // Before the position: a draft that somebody sends in between is over with its question, not empty.
  const drafts = await loadDrafts(services, key);
  const head = await loadHead(services, tableId);
  if (!head.game.setting.seats.includes(seat))
    throw refuse('not-found', 'tables.no-such-seat', { seat: seat.slice(0, 64) });
  const open = openDecisions(head.game, head.machine);
  const question = open.find(({ id, waiting }) => id === decision && waiting.includes(seat));
  if (!question) throw stale(head.machine.over);

  const ids = open.map(({ id }) => id);
  const stored = keptFor(drafts, question, ids);
  const { begins } = key;
  const aside = begins !== undefined && !isDeepStrictEqual(stored?.answers[0]?.answer, begins);
  const answers = aside ? [{ decision, name: question.name, answer: begins }] : keptAnswers(head, stored);
  return { head, question, stored, aside, walked: walkKept(head, key, answers) };
}

/** What is kept, its questions named as they would be now. */
function keptAnswers({ seq }: Head, stored: StoredDraft | undefined): readonly DraftAnswer[] {
  const { answers = [], baseSeq = seq } = stored ?? {};
  return answers.map((answer) => ({ ...answer, decision: openedLater(answer.decision, baseSeq, seq) }));
}

function walkKept({ game, machine }: Head, { seat, decision }: QuestionKey, answers: readonly DraftAnswer[]) {
  const kept = walks.get(machine) ?? new Map<string, Walked>();
  walks.set(machine, kept);
  const name = JSON.stringify([decision, seat]);
  const walked = walkDraft(game, machine, { seat, decision }, answers, kept.get(name));
  kept.set(name, walked);
  return walked;
}
