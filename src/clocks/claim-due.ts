import { COMPUTER } from '../platform/computer-id.ts';
import type { Services } from '../platform/services.ts';
import { type PassedMark, passMarks } from '../time/write-pending.ts';
import { type DueRow, type Judged, judgeRow } from './judge-row.ts';
import { tellOfSteps } from './tell-of-steps.ts';
import { writeTellings } from './write-tellings.ts';

/**
 * Takes at most `limit` waiting seats whose mark has come, moves their marks on and writes what is to be told, all in
 * one transaction: a crash leaves either nothing or everything. Rows that another process holds are passed over, so
 * nobody is told twice and no process waits for another. Computer players are never late: they answer as soon as one of
 * the processes has time.
 */
export async function claimDue(s: Services, limit: number): Promise<readonly Judged[]> {
  const now = s.clock.now();
  return s.db.$transaction(
    async (tx) => {
      const due = await tx.$queryRaw<DueRow[]>`
        SELECT w."tableId", w.seat, w.decision, w.since, w."askedAt", coalesce(w."dueAt", w."nextAt") AS "dueAt",
          w.hours, w.stage, w."window", k.ready,
          (SELECT coalesce(json_agg(json_build_object('from', v."from", 'to', v."to") ORDER BY v."from"), '[]'::json)
            FROM "Absence" v WHERE v."playerId" = p."playerId" AND v."to" > w."askedAt") AS away,
          t."timeControl", t."timeZone", p."playerId", p."silentSince" IS NOT NULL AS silent
        FROM "PendingAnswer" w
        JOIN "Table" t ON t.id = w."tableId"
        LEFT JOIN "Seat" p ON p."tableId" = w."tableId" AND p.seat = w.seat
        LEFT JOIN "KeptAnswer" k ON k."tableId" = w."tableId" AND k.seat = w.seat AND k.decision = w.decision
        WHERE w."nextAt" <= ${now} AND t.status = 'playing' AND t."pausedAt" IS NULL
          AND p."playerId" IS DISTINCT FROM ${COMPUTER}
        ORDER BY w."nextAt"
        LIMIT ${limit}
        FOR UPDATE OF w SKIP LOCKED`;
      if (due.length === 0) return [];
      const judged = due.map((row) => judgeRow(s, row, now));
      await passMarks(tx, judged.map(passed));
      await writeTellings(tx, s, await tellOfSteps(tx, judged));
      return judged;
    },
    { timeout: 30_000, maxWait: 10_000 },
  );
}

function passed({ row: { tableId, seat, decision }, step: { stage, nextAt } }: Judged): PassedMark {
  return { tableId, seat, decision, stage, nextAt: nextAt?.toISOString() ?? null };
}
