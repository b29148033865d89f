import type { Answer } from '../../kernel/choice.ts';
import type { DecisionId } from '../../kernel/decision.ts';
import { openDecisions } from '../../kernel/open-decisions.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { tryAnswers } from '../../kernel/try-answers.ts';
import { isStorable } from '../../platform/is-storable.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type DraftKey, saveDraft } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { openDraft } from './open-draft.ts';
import { readDraft } from './read-draft.ts';
import { isDark } from './walk-draft.ts';

const MOST_STEPS = 500;

export type DraftStepInput = DraftKey & {
  /** One of the draft's `next`. */
  readonly decision: DecisionId;
  readonly answer: Answer;
};

/**
 * Adds an answer to a seat's draft, after those that still fit; what does not fit any more is dropped. Refuses an
 * answer that is not legal there (`illegal-answer`), a decision that is not open there (`stale`), and anything after
 * the draft has come to dice or hidden information (`bad-input`). Nothing binds before it is sent.
 */
export async function addToDraft(services: Services, input: DraftStepInput): Promise<DraftView> {
  const { tableId, seat, decision, answer } = input;
  if (!isStorable(answer)) throw refuse('bad-input', 'tables.bad-characters');
  const { head, stored, walked } = await openDraft(services, { tableId, seat });
  if (isDark(walked.stopped)) throw refuse('bad-input', 'tables.draft-stopped');
  if (walked.answers.length >= MOST_STEPS) throw refuse('too-large', 'tables.too-many-answers', { most: MOST_STEPS });
  const open = openDecisions(head.game, walked.machine).find(({ id }) => id === decision);
  if (!open) throw stale(walked.machine.over);
  const next = tryAnswers(head.game, walked.machine, seat, [{ decision, name: open.name, answer }]);
  if (next.refused) throw next.refused.refusal;
  await saveDraft(services, { tableId, seat }, stored, {
    baseSeq: head.seq,
    answers: [...walked.answers, ...next.answers],
  });
  return readDraft(services, { tableId, seat });
}
