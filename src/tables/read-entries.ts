import type { JsonObject } from '../kernel/json.ts';
import type { Entry } from '../kernel/log.ts';
import { readEntry } from '../kernel/upcast-entry.ts';
import type { Services } from './services.ts';

/** The log's entries after `after` up to and with `upTo`, in order. */
export async function readEntries(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<readonly Entry[]> {
  const rows = await db.$queryRaw<{ data: JsonObject }[]>`/* prepared tables.entries */
    SELECT data FROM "Entry" WHERE "tableId" = ${tableId} AND seq > ${after} AND seq <= ${upTo} ORDER BY seq`;
  return rows.map((row) => readEntry(row.data));
}
