import { Prisma } from '../../generated/prisma/client.ts';
import type { Services } from '../../platform/services.ts';

/** Tables that are written at once. */
const BATCH = 250;

/** The rows that are a table, besides its own; each names it in "tableId". */
const ROWS = ['Entry', 'Chapter', 'Snapshot'].map((name) => Prisma.raw(`"${name}"`));

/**
 * Copies a table as rows: `count` tables with the same game in the same position, named by `prefix` and a number, each
 * with players of its own. Their clocks stand still: the tick finds nothing to do there.
 */
export async function cloneTables(
  { db }: Pick<Services, 'db'>,
  tableId: string,
  { prefix, count }: { readonly prefix: string; readonly count: number },
): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    const to = Math.min(count, from + BATCH - 1);
    const ids = Prisma.sql`(SELECT ${prefix} || i AS id FROM generate_series(${from}::int, ${to}::int) i) c`;
    const mine = Prisma.sql`WHERE t."tableId" = ${tableId}`;
    await db.$executeRaw`
      INSERT INTO "Player" (id, email, name)
      SELECT c.id || '-' || t.seat, lower(c.id || '-' || t.seat) || '@bench.example', 'Player ' || t.seat
      FROM ${ids}, "Seat" t ${mine}`;
    await db.$executeRaw`
      INSERT INTO "Table" SELECT r.* FROM ${ids}, "Table" t,
        LATERAL jsonb_populate_record(t, jsonb_build_object('id', c.id)) r WHERE t.id = ${tableId}`;
    await db.$executeRaw`
      INSERT INTO "Seat" SELECT r.* FROM ${ids}, "Seat" t, LATERAL jsonb_populate_record(t,
        jsonb_build_object('tableId', c.id, 'playerId', c.id || '-' || t.seat)) r ${mine}`;
    await db.$executeRaw`
      INSERT INTO "PendingAnswer" SELECT r.* FROM ${ids}, "PendingAnswer" t,
        LATERAL jsonb_populate_record(t, jsonb_build_object('tableId', c.id, 'nextAt', NULL)) r ${mine}`;
    for (const rows of ROWS)
      await db.$executeRaw`
        INSERT INTO ${rows} SELECT r.* FROM ${ids}, ${rows} t,
          LATERAL jsonb_populate_record(t, jsonb_build_object('tableId', c.id)) r ${mine}`;
  }
}
