import { checkHolder } from '../../access/check-holder.ts';
import type { Channel } from '../../kernel/log.ts';
import { loadHead } from '../../log/load-head.ts';
import { checkKey } from '../../platform/check-key.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { checkExpectedSeq } from '../check-expected-seq.ts';
import { type Submitted, submitAnswers } from '../submit-answers.ts';
import type { DraftKey } from './draft-store.ts';
import { openDraft } from './open-draft.ts';

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
 * Submits all answers of a seat's draft at once, and the draft is gone. Refuses an empty draft (`bad-input`), a draft
 * of which an answer does not fit any more or whose table moved on (`stale`), and a foreign seat (`forbidden`); the
 * draft stays then.
 */
export async function sendDraft(services: Services, input: SendDraftInput): Promise<Submitted> {
  const { tableId, seat, playerId, key, how, ready } = input;
  checkKey(key);
  const { head, walked } = await openDraft(services, { tableId, seat });
  await checkHolder(services, input);

  const before = await services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  if (before) return { seq: before.toSeq, repeated: true };

  if (walked.misfit) throw refuse('stale', 'tables.draft-misfit', { why: walked.misfit.why });
  const { expectedSeq } = input;
  if (walked.answers.length === 0) {
    // Sent from another window a moment ago? Then that is what to say.
    if (expectedSeq !== undefined) await checkExpectedSeq(services, await loadHead(services, tableId), expectedSeq);
    throw refuse('bad-input', 'tables.draft-empty');
  }
  if (expectedSeq !== undefined) await checkExpectedSeq(services, head, expectedSeq);

  const answers = walked.answers.map(({ decision, answer }) => ({ decision, answer }));
  return submitAnswers(services, { tableId, seat, playerId, expectedSeq: head.seq, answers, key, how, ready });
}
