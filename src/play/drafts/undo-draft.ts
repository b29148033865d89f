import type { Services } from '../../platform/services.ts';
import { deleteDraft, saveDraft } from './draft-store.ts';
import type { DraftView } from './draft-view.ts';
import { type DraftKey, openDraft } from './open-draft.ts';
import { readDraft } from './read-draft.ts';

/**
 * Takes back the last step of a seat's draft for a question, and with it what does not fit any more; an empty draft
 * stays empty. Refuses what `openDraft` refuses.
 */
export async function undoDraft(services: Services, key: DraftKey): Promise<DraftView> {
  const { head, question, stored, walked } = await openDraft(services, key);
  // What does not fit comes after the last step: dropping it is the first thing to undo.
  const answers = walked.misfit ? walked.answers : walked.answers.slice(0, -1);
  if (answers.length > 0) await saveDraft(services, key, stored, { name: question.name, baseSeq: head.seq, answers });
  else if (stored) await deleteDraft(services, key, stored);
  return readDraft(services, { ...key, begins: undefined });
}
