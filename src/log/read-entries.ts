import { sendPlanned } from '../database/client.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { EntryPlace } from '../kernel/entry-place.ts';
import type { JsonObject } from '../kernel/json.ts';
import type { Entry } from '../kernel/log.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import type { Services } from '../platform/services.ts';

/** More than any entry has secret ones after it. */
const ALL_SECRET = 2_147_483_647;

/** The place after an entry and all its secret ones. */
export function placeAfter(seq: number): EntryPlace {
  return { seq, secret: ALL_SECRET };
}

/**
 * The log's entries after `after` up to and with `upTo`, in order; where these are numbers, the secret entries that
 * belong to them are before the first and with the last.
 */
export async function readEntries(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  { after, upTo }: { readonly after: number | EntryPlace; readonly upTo: number },
): Promise<readonly Entry[]> {
  const from = typeof after === 'number' ? placeAfter(after) : after;
  const rows = await sendPlanned<{ data: JsonObject }>(
    db,
    'entries',
    Prisma.sql`
    SELECT data FROM "Entry"
    WHERE "tableId" = ${tableId} AND (seq, secret) > (${from.seq}::int, ${from.secret ?? 0}::int) AND seq <= ${upTo}
    ORDER BY seq, secret`,
  );
  return rows.map((row) => readEntry(row.data));
}
