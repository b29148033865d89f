import { Prisma } from '../generated/prisma/client.ts';

/*
 * The parts of a write of the log (log/commit-statement) that change a table and its seats. They read `p`, the write's
 * values, and `moved`, which is empty where nothing may be written.
 */

/**
 * The table's row moves on from the write's first place to its last. Where it is not there any more, or its time
 * control or clocks, answers that are kept beside the log, or the seat's player, have changed, or the key has been
 * used, it gives no row, and nothing at all is written.
 */
export function moveTable(tableId: string): Prisma.Sql {
  return Prisma.sql`
    moved AS (
      UPDATE "Table" t SET seq = p."toSeq", secret = p."toSecret",
        "movedAt" = CASE WHEN p.secret THEN t."movedAt" ELSE p.at END,
        status = (CASE WHEN p.over THEN 'finished' ELSE 'playing' END)::"TableStatus",
        "pausedTo" = CASE WHEN p."pauseOver" OR p.over THEN NULL ELSE coalesce(p."pauseTo", t."pausedTo") END,
        "pausedAt" = CASE WHEN p."pauseOver" OR p.over THEN NULL
          WHEN p."pauseTo" IS NULL THEN t."pausedAt" ELSE coalesce(t."pausedAt", p.at) END,
        outcome = p.doc -> 'outcome', "finishedAt" = CASE WHEN p.over THEN p.at END,
        windows = t.windows + p."newWindows",
        seed = coalesce(p.seed, t.seed), "seedHash" = coalesce(p."seedHash", t."seedHash")
      FROM p
      WHERE t.id = ${tableId} AND t.seq = p."fromSeq" AND t.secret = p."fromSecret"
        AND (t.status = 'playing' OR (p.reopens AND t.status = 'finished'))
        AND (p.grants IS NULL OR EXISTS (SELECT 1 FROM "Takeback" k WHERE k.id = p.grants AND k.state = 'open'))
        AND t."timeControl" = p."timeControl" AND t."timeZone" = p.zone AND t.clocks = p.clocks
        AND t.windows = p.windows
        AND (p."heldSeat" IS NULL OR EXISTS (
          SELECT 1 FROM "Seat" s
          WHERE s."tableId" = t.id AND s.seat = p."heldSeat" AND s."playerId" = p.holder AND NOT s.resigned))
        AND NOT EXISTS (SELECT 1 FROM "Submission" u WHERE u."tableId" = t.id AND u.seat = p.seat AND u.key = p.key)
      RETURNING t.id, p.*
    )`;
}

/** Seats that resign, fall silent, pause the clocks, or whose own clock stands otherwise. */
export const CHANGE_SEATS: Prisma.Sql = Prisma.sql`
    seats AS (
      UPDATE "Seat" s SET resigned = CASE WHEN m.resigned IS NULL THEN s.resigned ELSE s.seat = ANY(m.resigned) END,
        "silentSince" = CASE WHEN m.doc -> 'silences' @> jsonb_build_array(jsonb_build_object('seat', s.seat))
          THEN (SELECT (b ->> 'since')::timestamptz FROM jsonb_array_elements(m.doc -> 'silences') b
            WHERE b ->> 'seat' = s.seat LIMIT 1)
          ELSE s."silentSince" END,
        "silentIn" = CASE WHEN m.doc -> 'silences' @> jsonb_build_array(jsonb_build_object('seat', s.seat))
          THEN (SELECT b ->> 'chapter' FROM jsonb_array_elements(m.doc -> 'silences') b
            WHERE b ->> 'seat' = s.seat LIMIT 1)
          ELSE s."silentIn" END,
        pauses = s.pauses + (CASE WHEN s.seat = m.pauser THEN 1 ELSE 0 END),
        bank = coalesce((SELECT (b ->> 'bank')::float8 FROM jsonb_array_elements(m.doc -> 'banks') b
          WHERE b ->> 'seat' = s.seat LIMIT 1), s.bank)
      FROM moved m
      WHERE s."tableId" = m.id AND ((m.resigned IS NOT NULL AND s.resigned <> (s.seat = ANY(m.resigned)))
        OR s.seat = m.pauser OR m.doc -> 'silences' @> jsonb_build_array(jsonb_build_object('seat', s.seat))
        OR m.doc -> 'banks' @> jsonb_build_array(jsonb_build_object('seat', s.seat)))
    )`;
