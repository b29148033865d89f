import { checkHolder } from '../../access/check-holder.ts';
import { type AheadAct, writeAhead } from '../../kernel/ahead-act.ts';
import type { FormAnswer, SheetLine } from '../../kernel/choice.ts';
import { isAheadId } from '../../kernel/decision-id.ts';
import type { Channel } from '../../kernel/log.ts';
import { illegal } from '../../kernel/refuse-answer.ts';
import { endOf } from '../../kernel/walk-sheet.ts';
import { loadHead } from '../../log/load-head.ts';
import { checkKey } from '../../platform/check-key.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import type { QuestionKey } from '../kept-for.ts';
import { openSheet } from '../sheets/open-sheet.ts';
import { whyNotYet } from '../sheets/sheet-view.ts';
import { type Submitted, submitAnswers } from '../submit-answers.ts';

type Sent = QuestionKey & {
  /** Must hold the seat. */
  readonly playerId: string;
  /** Idempotency key: sent twice (a double click), the first result is given again. */
  readonly key: string;
  readonly how: Channel;
  /** The head that the player saw when they decided; the newest one when not given. */
  readonly expectedSeq?: number | undefined;
};

export type OrderAheadInput = Sent & {
  /** When the seat wants to be asked after all. */
  readonly unless: FormAnswer;
  /** Undefined: those of the sheet as it is kept. */
  readonly lines?: readonly SheetLine[] | undefined;
};

/**
 * A seat orders a question ahead, or otherwise than before: a secret entry. Refuses what `openSheet` refuses, a sheet
 * with a line that does not fit or that may not end here, and conditions that contradict each other
 * (`illegal-answer`); the sheet stays then.
 */
export async function orderAhead(services: Services, { unless, lines, ...sent }: OrderAheadInput): Promise<Submitted> {
  const before = await sentBefore(services, sent);
  if (before) return before;
  return submit(services, sent, { does: 'give', lines: lines ?? (await keptLines(services, sent)), unless });
}

/** What was ordered ahead is taken back (`withdraw`), or confirmed by somebody who has taken over the seat. */
export async function changeAhead(services: Services, sent: Sent, does: 'withdraw' | 'confirm'): Promise<Submitted> {
  return (await sentBefore(services, sent)) ?? submit(services, sent, { does });
}

async function sentBefore(services: Services, sent: Sent): Promise<Submitted | undefined> {
  const { tableId, seat, key, decision } = sent;
  if (!isAheadId(decision)) throw refuse('not-found', 'tables.not-ahead');
  checkKey(key);
  await checkHolder(services, sent);
  const before = await services.db.submission.findUnique({ where: { tableId_seat_key: { tableId, seat, key } } });
  return before ? { seq: before.toSeq, repeated: true } : undefined;
}

async function keptLines(services: Services, sent: Sent): Promise<readonly SheetLine[]> {
  const { head, sheet, walk } = await openSheet(services, sent);
  const why = whyNotYet(walk.lines, endOf(walk).unfinished(), sheet.section);
  if (why) throw illegal(why, head.game);
  return walk.lines.map(({ line }) => line);
}

async function submit(services: Services, sent: Sent, act: AheadAct): Promise<Submitted> {
  const { tableId, seat, decision, playerId, key, how } = sent;
  const expectedSeq = sent.expectedSeq ?? (await loadHead(services, tableId)).seq;
  const answers = [{ decision, answer: writeAhead(act) }];
  return submitAnswers(services, { tableId, seat, playerId, expectedSeq, answers, key, how });
}
