import type { Head } from './heads.ts';
import { quietSince } from './quiet-since.ts';
import { refuse } from './refuse.ts';
import type { Services } from './services.ts';

/**
 * Refuses (`stale`) what was decided at an entry that is not the last any more, unless nothing that anybody could know has
 * happened since, and (`bad-input`) an entry that the table does not have.
 */
export async function checkExpectedSeq(services: Services, head: Head, expectedSeq: number): Promise<void> {
  if (!Number.isSafeInteger(expectedSeq) || expectedSeq > head.seq)
    throw refuse('bad-input', 'tables.seq-ahead', { given: String(expectedSeq), last: head.seq });
  if (expectedSeq === head.seq || (await quietSince(services, head, expectedSeq))) return;
  throw refuse('stale', 'tables.moved-on');
}
