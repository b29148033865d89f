import { openDecisions } from '../kernel/open-decisions.ts';
import type { Services } from '../platform/services.ts';
import type { Head } from './heads.ts';
import { readEntries } from './read-entries.ts';

/** How many entries are looked through at most; more than the seats of any sealed decision. */
const MOST = 50;

/**
 * True when all that was written after `seq` is answers to secret decisions that are still open, secret orders, or a
 * clock's note: nothing has happened on the board and nobody can know more than before, so what was decided then still
 * holds.
 */
export async function quietSince(services: Services, head: Head, seq: number): Promise<boolean> {
  if (seq < 1 || head.seq - seq > MOST) return false;
  const { game, machine } = head;
  const secret = new Set(openDecisions(game, machine).flatMap(({ id, sealed }) => (sealed ? [id] : [])));
  const since = await readEntries(services, head.tableId, { after: seq, upTo: head.seq });
  return since.every(
    (entry) =>
      (entry.kind === 'answered' && (entry.secret !== undefined || secret.has(entry.decision))) ||
      entry.kind === 'clock',
  );
}
