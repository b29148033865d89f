import type { SeatId } from '../kernel/decision.ts';
import type { Services } from '../platform/services.ts';

/** The mails about a table that its seat's present player was sent count as opened now, but for those opened before. */
export async function markOpened(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { tableId, seat }: { readonly tableId: string; readonly seat: SeatId },
): Promise<void> {
  await db.$executeRaw`
    UPDATE "Mail" m SET "openedAt" = ${clock.now()} FROM "Seat" s
    WHERE m."tableId" = ${tableId} AND m.seat = ${seat} AND m."openedAt" IS NULL AND m.status = 'sent'
      AND s."tableId" = m."tableId" AND s.seat = m.seat AND s."playerId" = m."playerId"`;
}
