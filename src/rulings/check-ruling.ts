import { isDeepStrictEqual } from 'node:util';
import type { Entry, RulingEntry } from '../kernel/log.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import type { Head } from '../log/heads.ts';
import { lostEntries } from '../log/lost-entries.ts';
import { readEntries } from '../log/read-entries.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { Ruled } from './rule-table.ts';
import { type RuleInput, voidsOthers } from './wanted-ruling.ts';

/**
 * Refuses (`stale`) a ruling on a table that has moved on since the moderator looked, and says so when it was another
 * ruling; gives the earlier one when it is the same one sent twice. Refuses (`bad-input`) an entry of the future.
 */
export async function checkUnmoved(services: Services, head: Head, input: RuleInput): Promise<Ruled | undefined> {
  const { tableId, expectedSeq } = input;
  if (expectedSeq === head.seq) return undefined;
  if (!Number.isSafeInteger(expectedSeq) || expectedSeq < 1 || expectedSeq > head.seq)
    throw refuse('bad-input', 'tables.seq-ahead', { given: String(expectedSeq), last: head.seq });
  const since = await readEntries(services, tableId, { after: expectedSeq, upTo: head.seq });
  const [next] = since;
  if (next?.kind === 'ruling' && isSame(next, input)) return { ruling: next.seq, seq: head.seq, repeated: true };
  const other = since.findLast(isRuling);
  if (!other) throw refuse('stale', 'rulings.moved-on', { last: head.seq, expected: expectedSeq });
  const type = other.ruling.type.replaceAll('-', '_');
  throw refuse('stale', 'rulings.ruled-already', { seq: other.seq, type, to: goesBackTo(other) ?? 0 });
}

/** Refuses (`bad-input`) to undo what is not a ruling, and (`stale`) one that was taken back. */
export async function checkUndone(services: Services, head: Head, seq: number): Promise<void> {
  const known = Number.isSafeInteger(seq) && seq > 1 && seq <= head.seq;
  const [entry] = known ? await readEntries(services, head.tableId, { after: seq - 1, upTo: seq }) : [];
  if (entry?.kind !== 'ruling') throw refuse('bad-input', 'rulings.not-a-ruling', { seq: String(seq) });
  const [live] = await lostEntries(services, head, seq - 1);
  if (live?.seq !== seq) throw refuse('stale', 'rulings.voided-there', { seq });
}

function isRuling(entry: Entry): entry is RulingEntry {
  return entry.kind === 'ruling';
}

/** The same moderator's, for the same reason, and as far as the log says it the same thing. */
function isSame(entry: RulingEntry, { by, reason, dispute, ruling }: RuleInput): boolean {
  const same = entry.by === by && entry.reason === reason && entry.dispute === dispute;
  const { drawn: _drawn, playing: _playing, ...written } = { drawn: 0, playing: [], ...entry.ruling };
  switch (ruling.type) {
    case 'skip':
      return same && written.type === 'force' && written.decision === ruling.decision && written.seat === ruling.seat;
    case 'replace-roll':
      return same && written.type === 'replace-roll';
    case 'reopen':
      return same && written.type === 'rewind';
    case 'undo':
      return same && written.type === 'undo' && written.to === ruling.seq - 1;
    case 'rewind':
      return same && isDeepStrictEqual(written, { type: 'rewind', to: ruling.to, ...voidsOthers(ruling) });
    case 'correct':
    case 'force':
    case 'withdraw':
    case 'end':
      return same && isDeepStrictEqual(written, ruling);
  }
}
