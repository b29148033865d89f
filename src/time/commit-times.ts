import { Prisma } from '../generated/prisma/client.ts';
import { givenRows, type HowMany, isAmong } from '../platform/given-rows.ts';
import type { Answered } from './answered-in-time.ts';
import type { RetimedRow } from './clock-change.ts';
import type { Waits } from './pending-rows.ts';

/*
 * The parts of a write of the log (log/commit-statement) that change what is waited for. They read `moved`, the id of
 * the table, which is empty where nothing may be written.
 */

const OPEN = { seat: 'text', decision: 'text' } as const;

/** What is not asked any more. */
export function dropAnswered(open: Waits['open'], howMany: HowMany): Prisma.Sql {
  return Prisma.sql`
    answered AS (
      DELETE FROM "PendingAnswer" w
      WHERE w."tableId" = (SELECT id FROM moved) AND ${isAmong('w', OPEN, open, howMany)} IS NOT TRUE
      RETURNING w."tableId", w.seat, w.decision, w."askedAt", w."dueAt"
    )`;
}

const ANSWERED = {
  playerId: 'text',
  seat: 'text',
  decision: 'text',
  seq: 'int',
  dueAt: 'timestamptz',
  answeredAt: 'timestamptz',
  byPlayer: 'boolean',
} as const;

/** How long each answer took, for its player’s record; reads `answered`, what was asked and is not any more. */
export function keepAnswerTimes(
  answered: readonly (Answered & { readonly playerId: string })[],
  at: Date,
  howMany: HowMany,
): Prisma.Sql {
  return Prisma.sql`
    times AS (
      INSERT INTO "AnswerTime"
        ("playerId", "tableId", seat, decision, seq, "askedAt", "dueAt", "answeredAt", "byPlayer")
      SELECT a."playerId", w."tableId", w.seat, w.decision, a.seq, w."askedAt",
        coalesce(w."dueAt", a."dueAt"), coalesce(a."answeredAt", ${at}::timestamptz), a."byPlayer"
      FROM answered w, ${givenRows('a', ANSWERED, answered, howMany)}
      WHERE w.seat = a.seat AND w.decision = a.decision
    )`;
}

const ASKED = {
  seat: 'text',
  decision: 'text',
  since: 'int',
  dueAt: 'timestamptz',
  nextAt: 'timestamptz',
  hours: 'float8',
  left: 'float8',
  stage: 'int',
  window: 'boolean',
} as const;

/** What is asked now. */
export function ask(asked: Waits['asked'], at: Date, howMany: HowMany): Prisma.Sql {
  return Prisma.sql`
    asked AS (
      INSERT INTO "PendingAnswer" ("tableId", seat, decision, since, "askedAt", "dueAt", "nextAt", hours, "left", stage,
        "window")
      SELECT m.id, x.seat, x.decision, x.since, ${at}::timestamptz, x."dueAt", x."nextAt", x.hours, x."left", x.stage,
        x."window"
      FROM moved m, ${givenRows('x', ASKED, asked, howMany)}
      ON CONFLICT DO NOTHING
    )`;
}

/** What is still asked, with other times. */
export function retime(retimed: readonly RetimedRow[]): Prisma.Sql {
  return Prisma.sql`
    retimed AS (
      -- A row that the clock has moved on meanwhile stays: while the table is paused the clock leaves it alone.
      UPDATE "PendingAnswer" w SET "dueAt" = (x ->> 'dueAt')::timestamptz, "nextAt" = (x ->> 'nextAt')::timestamptz,
        stage = (x ->> 'stage')::int, hours = (x ->> 'hours')::float8, "left" = (x ->> 'left')::float8
      FROM moved m, jsonb_array_elements(${JSON.stringify(retimed)}::jsonb) x
      WHERE w."tableId" = m.id AND w.seat = x ->> 'seat' AND w.decision = x ->> 'decision'
        AND w.stage = (x ->> 'from')::int
    )`;
}
