import { isDeepStrictEqual } from 'node:util';
import type { Entry, RulingEntry } from '../kernel/log.ts';
import { goesBackTo } from '../kernel/voided-entries.ts';
import type { Head } from '../log/heads.ts';
import { lastRuling } from '../log/last-ruling.ts';
import { isCounting } from '../log/lost-entries.ts';
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
  const next = await readEntry(services, tableId, expectedSeq + 1);
  if (next?.kind === 'ruling' && isSame(next, input)) return { ruling: next.seq, seq: head.seq, repeated: true };
  const last = await lastRuling(services, tableId);
  const other = last > expectedSeq && last <= head.seq ? await readEntry(services, tableId, last) : undefined;
  if (other?.kind !== 'ruling') throw refuse('stale', 'rulings.moved-on', { last: head.seq, expected: expectedSeq });
  const type = other.ruling.type.replaceAll('-', '_');
  throw refuse('stale', 'rulings.ruled-already', { seq: other.seq, type, to: goesBackTo(other) ?? 0 });
}

/** Refuses (`bad-input`) to undo what is not a ruling, and (`stale`) one that was taken back. */
export async function checkUndone(services: Services, head: Head, seq: number): Promise<void> {
  const known = Number.isSafeInteger(seq) && seq > 1 && seq <= head.seq;
  const entry = known ? await readEntry(services, head.tableId, seq) : undefined;
  if (entry?.kind !== 'ruling') throw refuse('bad-input', 'rulings.not-a-ruling', { seq: String(seq) });
  if (!(await isCounting(services, head.tableId, seq))) throw refuse('stale', 'rulings.voided-there', { seq });
}

async function readEntry(services: Services, tableId: string, seq: number): Promise<Entry | undefined> {
  const entries = await readEntries(services, tableId, { after: seq - 1, upTo: seq });
  return entries.find((entry) => entry.kind !== 'answered' || entry.secret === undefined);
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
