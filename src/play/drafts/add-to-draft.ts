import type { Answered } from '../../kernel/asks-the-same.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { tryAnswers } from '../../kernel/try-answers.ts';
import { isStorable } from '../../platform/is-storable.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { saveDraft } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { type DraftKey, openDraft } from './open-draft.ts';
import { readDraft } from './read-draft.ts';
import { isDark } from './walk-draft.ts';

const MOST_STEPS = 500;

export type DraftStepInput = DraftKey & {
  /** One of the draft's `next`, and the answer to it. */
  readonly step: Answered;
};

/**
 * Adds an answer to a seat's draft for a question, after those that still fit; what does not fit any more is dropped.
 * Refuses what `openDraft` refuses, an answer that is not legal there (`illegal-answer`), one to something that is not
 * asked there (`stale`), and anything after the draft has come to dice or hidden information (`bad-input`). Nothing
 * binds before it is sent.
 */
export async function addToDraft(services: Services, { step, ...key }: DraftStepInput): Promise<DraftView> {
  if (!isStorable(step.answer)) throw refuse('bad-input', 'tables.bad-characters');
  const { head, question, stored, walked } = await openDraft(services, key);
  if (isDark(walked.stopped)) throw refuse('bad-input', 'tables.draft-stopped');
  if (walked.answers.length >= MOST_STEPS) throw refuse('too-large', 'tables.too-many-answers', { most: MOST_STEPS });
  const asked = walked.open.find(({ id }) => id === step.decision);
  if (!asked) throw stale(walked.machine.over);
  const next = tryAnswers(head.game, walked.machine, key.seat, [step]);
  if (next.refused) throw next.refused.refusal;
  const answers = [...walked.answers, { ...step, name: asked.name }];
  await saveDraft(services, key, stored, { name: question.name, baseSeq: head.seq, answers });
  return readDraft(services, key);
}
