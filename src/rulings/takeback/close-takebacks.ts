import type { SeatId } from '../../kernel/decision.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { grantTakeback } from './grant-takeback.ts';

/** How many are closed in one go; the next tick goes on. */
const MOST = 200;
/** After this long no process can still be at work on granting it: it has died. */
const STUCK = 60_000;

type Row = { readonly id: string; readonly tableId: string; readonly seat: SeatId; readonly playerId: string };

/**
 * For the clock: closes requests whose time is over and tells the players who asked, and grants those that all have
 * consented to and that a process died over. Any number of processes may do this at once. Gives how many were closed.
 */
export async function closeTakebacks(services: Services): Promise<number> {
  await grantLeft(services);
  const now = services.clock.now();
  const closed = await services.db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<Row[]>`
      UPDATE "Takeback" SET state = 'expired', "closedAt" = ${now} WHERE id IN (
        SELECT id FROM "Takeback" WHERE state = 'open' AND "expiresAt" <= ${now}
        ORDER BY "expiresAt" LIMIT ${MOST} FOR UPDATE SKIP LOCKED)
      RETURNING id, "tableId", seat, "playerId"`;
    await writeNotifications(
      tx,
      services,
      rows.map(({ id, ...row }) => ({ kind: 'takeback', data: { takeback: id, what: 'expired' }, ...row })),
    );
    return rows.length;
  }, PATIENT);
  if (closed > 0) services.wake();
  return closed;
}

async function grantLeft(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - STUCK);
  const agreed = await services.db.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Takeback" k
    WHERE state = 'open' AND "expiresAt" > ${services.clock.now()} AND "createdAt" < ${before}
      AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements_text(k.asked) AS a(one) WHERE k.answers ->> a.one IS DISTINCT FROM 'yes')
    LIMIT ${MOST}`;
  for (const { id } of agreed) {
    // One table whose rules fail must not hold up the others.
    await grantTakeback(services, id).catch((error: unknown) =>
      services.log.error({ err: error, takeback: id }, 'takeback could not be granted'),
    );
  }
}
