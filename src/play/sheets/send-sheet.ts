import { checkHolder } from '../../access/check-holder.ts';
import type { Channel } from '../../kernel/log.ts';
import { illegal } from '../../kernel/refuse-answer.ts';
import { endOf } from '../../kernel/walk-sheet.ts';
import { checkKey } from '../../platform/check-key.ts';
import type { Services } from '../../platform/services.ts';
import type { QuestionKey } from '../kept-for.ts';
import { type Submitted, submitAnswers } from '../submit-answers.ts';
import { openSheet } from './open-sheet.ts';
import { whyNotYet } from './sheet-view.ts';

export type SendSheetInput = QuestionKey & {
  /** Must hold the seat. */
  readonly playerId: string;
  /** Idempotency key: sent twice (a double click), the first result is given again. */
  readonly key: string;
  readonly how: Channel;
  /** The head that the player saw when they sent it; the newest one when not given. */
  readonly expectedSeq?: number | undefined;
  /** False: it does not close yet because of this seat. */
  readonly ready?: boolean | undefined;
};

/**
 * Submits a seat's sheet as the answer to its question: one entry, however many lines it has. Refuses a sheet with a
 * line that does not fit, or that may not end here (`illegal-answer`); the sheet stays then.
 */
export async function sendSheet(services: Services, input: SendSheetInput): Promise<Submitted> {
  const { tableId, seat, decision, playerId, key, how, ready } = input;
  checkKey(key);
  await checkHolder(services, input);
  const before = await services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  if (before) return { seq: before.toSeq, repeated: true };

  const { head, sheet, walk } = await openSheet(services, input);
  const why = whyNotYet(walk.lines, endOf(walk).unfinished(), sheet.section);
  if (why) throw illegal(why, head.game);

  const answers = [{ decision, answer: walk.lines.map(({ line }) => line) }];
  const expectedSeq = input.expectedSeq ?? head.seq;
  return submitAnswers(services, { tableId, seat, playerId, expectedSeq, answers, key, how, ready });
}
