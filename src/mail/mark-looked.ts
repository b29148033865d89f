import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';
import { markSeen } from '../tables/mark-seen.ts';

/**
 * A seat's player looks at the table themselves, up to entry `seq`: they have seen it, and every mail that they had
 * before has led them here by now.
 */
export async function markLooked(
  services: Services,
  look: { readonly tableId: string; readonly seat: SeatId; readonly seq: number },
): Promise<void> {
  const { tableId, seat } = look;
  const { db, clock } = services;
  await markSeen(services, look);
  await db.$executeRaw`
    UPDATE "Mail" m SET "openedAt" = ${clock.now()} FROM "Seat" s
    WHERE m."tableId" = ${tableId} AND m.seat = ${seat} AND m."openedAt" IS NULL AND m.status = 'sent'
      AND s."tableId" = m."tableId" AND s.seat = m.seat AND s."playerId" = m."playerId"`;
}
