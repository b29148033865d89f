import { type Answered, asksTheSame } from '../kernel/asks-the-same.ts';
import type { SeatId } from '../kernel/decision.ts';
import { isOptionalActionId } from '../kernel/decision-id.ts';
import type { Head } from '../log/heads.ts';
import { lastRuling } from '../log/last-ruling.ts';
import { positionAt } from '../log/read-position.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { checkIsPast } from './check-expected-seq.ts';
import { hasClosed } from './windows/has-closed.ts';

export type Decided = {
  readonly seat: SeatId;
  /** The log's last entry as the seat's player saw it when they decided. */
  readonly expectedSeq: number;
  readonly answers: readonly Answered[];
};

/**
 * Whether answers that were decided on at an earlier entry still hold, which goes by the question and not by the table:
 *
 * - an answer to a question holds while the question is open to the seat, was so at that entry, and asks the same
 *   (prompt and choice), whatever was answered, ruled or taken back on other branches or in the same decision since;
 * - an optional action holds unless a ruling came since, by which its id may belong to another proposal.
 *
 * Refuses (`stale`) what does not hold: the question is to be shown as it stands now; and (`bad-input`) an entry that
 * the table does not have.
 */
export async function checkAnswersHold(services: Services, head: Head, decided: Decided): Promise<void> {
  checkIsPast(head, decided.expectedSeq);
  if (await answersHold(services, head, decided)) return;
  const asked = decided.answers.map(({ decision }) => decision);
  const closed = await hasClosed(services, head.tableId, asked, decided.expectedSeq);
  throw refuse('stale', closed ? 'tables.window-closed' : 'tables.moved-on');
}

/** The same for an entry that the table has: whether it is so. */
export async function answersHold(services: Services, head: Head, decided: Decided): Promise<boolean> {
  const { seat, expectedSeq, answers } = decided;
  if (expectedSeq === head.seq) return true;
  const aside = answers.filter(({ decision }) => isOptionalActionId(decision));
  if (aside.length > 0 && (await lastRuling(services, head.tableId)) > expectedSeq) return false;
  if (aside.length === answers.length) return true;
  if (expectedSeq < 1) return false;
  const { machine } = await positionAt(services, head, expectedSeq);
  return asksTheSame(head.game, machine, head.machine, seat, answers);
}
