import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { Entry } from '../kernel/log.ts';
import { type Rewind, rewindsOf, voidedBy } from '../kernel/voided-entries.ts';
import type { Services } from '../platform/services.ts';
import type { Head } from './heads.ts';
import { readEntries } from './read-entries.ts';

/** No entry has a greater number. */
const MOST_SEQ = 2_147_483_647;
const A_STRETCH = 100;

/** What counts now and would no longer count if the game went back to entry `to`, in order. */
export async function lostEntries(
  services: Pick<Services, 'db'>,
  { tableId, seq }: Pick<Head, 'tableId' | 'seq'>,
  to: number,
): Promise<readonly Entry[]> {
  const since = await readEntries(services, tableId, { after: to, upTo: seq });
  const isVoided = voidedBy(rewindsOf(since));
  return since.filter((entry) => !isVoided(entry.seq));
}

/** Whether an entry counts now. */
export async function isCounting(services: Pick<Services, 'db'>, tableId: string, seq: number): Promise<boolean> {
  return !voidedBy(await readRewinds(services, tableId, { after: seq }))(seq);
}

/**
 * What counts now, from the newest entry back, a stretch at a time: for what is looked for near the end of a log,
 * however long that is.
 */
export async function* countingBack(
  services: Pick<Services, 'db'>,
  { tableId, seq }: Pick<Head, 'tableId' | 'seq'>,
): AsyncGenerator<Entry> {
  for (let upTo = seq; upTo > 0; upTo -= A_STRETCH) {
    const after = Math.max(0, upTo - A_STRETCH);
    const isVoided = voidedBy(await readRewinds(services, tableId, { after }));
    const entries = await readEntries(services, tableId, { after, upTo });
    yield* entries.filter((entry) => !isVoided(entry.seq)).toReversed();
  }
}

/** Numbers of entries that do not count now and would count again if the game went back to entry `to`, in order. */
export async function restoredEntries(
  services: Pick<Services, 'db'>,
  { tableId, seq }: Pick<Head, 'tableId' | 'seq'>,
  to: number,
): Promise<readonly number[]> {
  const rewinds = await readRewinds(services, tableId);
  const now = voidedBy(rewinds);
  const then = voidedBy([...rewinds, { seq: seq + 1, to }]);
  const first = Math.min(to, ...rewinds.map((rewind) => rewind.to)) + 1;
  return Array.from({ length: to - first + 1 }, (_, i) => first + i).filter((one) => now(one) && !then(one));
}

/** Where the log of a table went back, in order; only between these entries when they are given. */
export function readRewinds(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  { after = 0, upTo = MOST_SEQ }: { readonly after?: number; readonly upTo?: number } = {},
): Promise<readonly Rewind[]> {
  return sendPlanned<Rewind>(
    db,
    'rewinds',
    Prisma.sql`
    SELECT seq, (data -> 'ruling' ->> 'to')::int AS "to" FROM "Entry"
    WHERE "tableId" = ${tableId} AND kind = 'ruling' AND data -> 'ruling' ->> 'to' IS NOT NULL
      AND seq > ${after}::int AND seq <= ${upTo}::int
    ORDER BY seq`,
  );
}
