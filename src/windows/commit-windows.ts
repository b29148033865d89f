import { Prisma } from '../generated/prisma/client.ts';
import type { KeptAnswer } from '../kernel/close-window.ts';
import type { LogWrite } from '../platform/services.ts';

/*
 * The parts of a write of the log (log/commit-statement) that change answers beside the log. They read `moved`, the id
 * of the table, which is empty where nothing may be written.
 */

/** What seats answer in secret, in place of what they answered before. */
export function keepAnswers(keeps: readonly KeptAnswer[]): Prisma.Sql {
  return Prisma.sql`
    keeps AS (
      INSERT INTO "KeptAnswer" ("tableId", seat, decision, answer, ready, how, at)
      SELECT m.id, k ->> 'seat', k ->> 'decision', k -> 'answer', (k ->> 'ready')::boolean, k ->> 'how',
        (k ->> 'at')::timestamptz
      FROM moved m, jsonb_array_elements(${JSON.stringify(keeps)}::jsonb) k
      ON CONFLICT ("tableId", seat, decision) DO UPDATE
        SET answer = excluded.answer, ready = excluded.ready, how = excluded.how, at = excluded.at
    )`;
}

/** Answers to what is not asked any more. */
export function dropKept(open: LogWrite['open']): Prisma.Sql {
  return Prisma.sql`
    closed AS (
      DELETE FROM "KeptAnswer" k USING moved m WHERE k."tableId" = m.id AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(${JSON.stringify(open)}::jsonb) x
        WHERE x ->> 'seat' = k.seat AND x ->> 'decision' = k.decision)
    )`;
}
