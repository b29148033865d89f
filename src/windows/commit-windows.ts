import { Prisma } from '../generated/prisma/client.ts';

/*
 * The parts of a write of the log (log/commit-statement) that change answers beside the log. They read `moved`, the
 * table's row with the write's values.
 */

/** What seats answer in secret, in place of what they answered before. */
export const KEEP_ANSWERS: Prisma.Sql = Prisma.sql`
    keeps AS (
      INSERT INTO "KeptAnswer" ("tableId", seat, decision, answer, ready, how, at)
      SELECT m.id, k ->> 'seat', k ->> 'decision', k -> 'answer', (k ->> 'ready')::boolean, k ->> 'how',
        (k ->> 'at')::timestamptz
      FROM moved m, jsonb_array_elements(m.doc -> 'keeps') k
      ON CONFLICT ("tableId", seat, decision) DO UPDATE
        SET answer = excluded.answer, ready = excluded.ready, how = excluded.how, at = excluded.at
    )`;

/** Answers to what is not asked any more. */
export const DROP_KEPT: Prisma.Sql = Prisma.sql`
    closed AS (
      DELETE FROM "KeptAnswer" k USING moved m WHERE k."tableId" = m.id AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(m.doc -> 'open') x
        WHERE x ->> 'seat' = k.seat AND x ->> 'decision' = k.decision)
    )`;
