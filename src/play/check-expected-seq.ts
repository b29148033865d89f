import type { Head } from '../log/heads.ts';
import { quietSince } from '../log/quiet-since.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';

/**
 * Refuses (`stale`) what was decided at an entry that is not the last any more, unless nothing that anybody could know
 * has happened since, and (`bad-input`) an entry that the table does not have.
 */
export async function checkExpectedSeq(services: Services, head: Head, expectedSeq: number): Promise<void> {
  checkIsPast(head, expectedSeq);
  if (expectedSeq === head.seq || (await quietSince(services, head, expectedSeq))) return;
  throw refuse('stale', 'tables.moved-on');
}

/** Refuses (`bad-input`) an entry that the table does not have yet. */
export function checkIsPast(head: Head, expectedSeq: number): void {
  if (Number.isSafeInteger(expectedSeq) && expectedSeq <= head.seq) return;
  throw refuse('bad-input', 'tables.seq-ahead', { given: String(expectedSeq), last: head.seq });
}
