import { checkHolder } from '../../access/check-holder.ts';
import { type Answered, openedLater } from '../../kernel/asks-the-same.ts';
import type { Channel } from '../../kernel/log.ts';
import { checkKey } from '../../platform/check-key.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { type Submitted, submitAnswers } from '../submit-answers.ts';
import { deleteDraft } from './draft-store.ts';
import { type DraftKey, openDraft } from './open-draft.ts';

export type SendDraftInput = DraftKey & {
  /** Must hold the seat. */
  readonly playerId: string;
  /** Idempotency key: sent twice (a double click), the first result is given again. */
  readonly key: string;
  readonly how: Channel;
  /** The head that the player saw when they sent it; the newest one when not given. */
  readonly expectedSeq?: number | undefined;
  /** False: what is answered in secret does not close yet because of this seat. */
  readonly ready?: boolean | undefined;
};

/**
 * Submits all answers of a seat's draft for a question at once, and the draft is gone. Refuses an empty draft
 * (`bad-input`), a draft of which an answer does not fit any more or whose questions are put otherwise than at
 * `expectedSeq` (`stale`, see `checkAnswersHold`), and a foreign seat (`forbidden`); the draft stays then.
 */
export function sendDraft(services: Services, input: SendDraftInput): Promise<Submitted> {
  return sendOnce(services, input, () => sendWalked(services, input, []));
}

/** Does it unless it was done before under the same key; refuses a foreign seat (`forbidden`). */
export async function sendOnce<T>(
  services: Services,
  input: SendDraftInput,
  work: () => Promise<T>,
): Promise<T | Submitted> {
  checkKey(input.key);
  await checkHolder(services, input);
  const before = await sentBefore(services, input);
  if (before) return before;
  try {
    return await work();
  } catch (error) {
    // The first of two clicks may have been written since: then the draft and its question are gone because of it.
    const since = await sentBefore(services, input);
    if (since) return since;
    throw error;
  }
}

async function sentBefore({ db }: Services, { tableId, seat, key }: SendDraftInput): Promise<Submitted | undefined> {
  const sent = await db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  return sent ? { seq: sent.toSeq, repeated: true } : undefined;
}

/** Sends the draft with `last`: what is answered last, without having been steps of it. */
export async function sendWalked(
  services: Services,
  input: SendDraftInput,
  last: readonly Answered[],
): Promise<Submitted> {
  const { tableId, seat, playerId, key, how, ready } = input;
  const { head, question, stored, walked } = await openDraft(services, input);
  if (walked.misfit) throw refuse('stale', 'tables.draft-misfit', { why: walked.misfit.why });
  if (walked.answers.length + last.length === 0) throw refuse('bad-input', 'tables.draft-empty');

  const { expectedSeq = head.seq } = input;
  const answers = [...walked.answers, ...last].map(({ decision, answer }) => ({
    decision: openedLater(decision, head.seq, expectedSeq),
    answer,
  }));
  const sent = await submitAnswers(services, { tableId, seat, playerId, expectedSeq, answers, key, how, ready });
  // What is answered in secret is kept beside the log, and its question stays open: no write of the log ends the draft.
  if (question.sealed && stored) await deleteDraft(services, input, stored);
  return sent;
}
