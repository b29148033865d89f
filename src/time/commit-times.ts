import { Prisma } from '../generated/prisma/client.ts';

/*
 * The parts of a write of the log (log/commit-statement) that change what is waited for. They read `moved`, the table's
 * row with the write's values.
 */

/** How long each answer took, for its player’s record. */
export const KEEP_ANSWER_TIMES: Prisma.Sql = Prisma.sql`
    times AS (
      INSERT INTO "AnswerTime" 
        ("playerId", "tableId", seat, decision, seq, "askedAt", "dueAt", "answeredAt", "byPlayer")
      SELECT s."playerId", m.id, s.seat, w.decision, (a ->> 'seq')::int, w."askedAt",
        coalesce(w."dueAt", (a ->> 'dueAt')::timestamptz), coalesce((a ->> 'answeredAt')::timestamptz, m.at),
        (a ->> 'byPlayer')::boolean
      FROM moved m, jsonb_array_elements(m.doc -> 'answered') a, "PendingAnswer" w, "Seat" s
      WHERE w."tableId" = m.id AND w.seat = a ->> 'seat' AND w.decision = a ->> 'decision'
        AND s."tableId" = m.id AND s.seat = w.seat AND s."playerId" IS NOT NULL
    )`;

/** What is not asked any more. */
export const DROP_ANSWERED: Prisma.Sql = Prisma.sql`
    answered AS (
      DELETE FROM "PendingAnswer" w USING moved m WHERE w."tableId" = m.id AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(m.doc -> 'open') x
        WHERE x ->> 'seat' = w.seat AND x ->> 'decision' = w.decision)
    )`;

/** What is asked now. */
export const ASK: Prisma.Sql = Prisma.sql`
    asked AS (
      INSERT INTO "PendingAnswer" ("tableId", seat, decision, since, "askedAt", "dueAt", "nextAt", hours, "left", stage,
        "window")
      SELECT m.id, x ->> 'seat', x ->> 'decision', (x ->> 'since')::int, m.at,
        (x ->> 'dueAt')::timestamptz, (x ->> 'nextAt')::timestamptz, (x ->> 'hours')::float8, (x ->> 'left')::float8,
        (x ->> 'stage')::int, (x ->> 'window')::boolean
      FROM moved m, jsonb_array_elements(m.doc -> 'asked') x
      ON CONFLICT DO NOTHING
    )`;

/** What is still asked, with other times. */
export const RETIME: Prisma.Sql = Prisma.sql`
    retimed AS (
      -- A row that the clock has moved on meanwhile stays: while the table is paused the clock leaves it alone.
      UPDATE "PendingAnswer" w SET "dueAt" = (x ->> 'dueAt')::timestamptz, "nextAt" = (x ->> 'nextAt')::timestamptz,
        stage = (x ->> 'stage')::int, hours = (x ->> 'hours')::float8, "left" = (x ->> 'left')::float8
      FROM moved m, jsonb_array_elements(m.doc -> 'retimed') x
      WHERE w."tableId" = m.id AND w.seat = x ->> 'seat' AND w.decision = x ->> 'decision'
        AND w.stage = (x ->> 'from')::int
    )`;
