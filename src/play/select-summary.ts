import { Prisma } from '../generated/prisma/client.ts';

/** All of `SummaryRow` but the invitation, about a table `t` and its host `h`. */
export const SUMMARY = Prisma.sql`
  t.id, t.name, t.game, t.status, t.public, t.seq, t.outcome, t."createdAt", t."movedAt", h.name AS "hostName",
  (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'unassigned', s.unassigned,
      'playerId', s."playerId", 'playerName', pl.name) ORDER BY s.seat), '[]'::json)
    FROM "Seat" s LEFT JOIN "Player" pl ON pl.id = s."playerId" WHERE s."tableId" = t.id) AS seats,
  (SELECT coalesce(json_agg(json_build_object('seat', w.seat, 'dueAt', w."dueAt",
      'ready', EXISTS (SELECT 1 FROM "KeptAnswer" k
        WHERE k."tableId" = t.id AND k.seat = w.seat AND k.decision = w.decision AND k.ready))
    ORDER BY w.since, w.seat), '[]'::json)
    FROM "PendingAnswer" w WHERE w."tableId" = t.id) AS waiting`;
