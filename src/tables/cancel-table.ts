import { lockForming } from './lock-forming.ts';
import { newId } from './new-id.ts';
import type { Services } from './services.ts';
import { type LockedTable, PATIENT } from './transaction.ts';

/**
 * The host calls off a table that has not started; open invitations are withdrawn, and everybody is
 * told. Refuses who is not the host
 * (`forbidden`) and a table that has started or been called off (`stale`).
 */
export async function cancelTable(
  { db, clock, wake }: Services,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    const now = clock.now();
    await tx.notice.createMany({ data: tellings(table, now) });
    await tx.table.update({ where: { id: tableId }, data: { status: 'cancelled', finishedAt: now } });
    await tx.invitation.updateMany({
      where: { tableId, status: 'open' },
      data: { status: 'withdrawn', answeredAt: now },
    });
  }, PATIENT);
  wake();
}

/** Everybody who has joined or is invited, but for the host. */
function tellings({ id, hostId, seats, invitations }: LockedTable, now: Date) {
  const notice = () => ({ id: newId(), kind: 'cancelled', tableId: id, dueAt: now, createdAt: now });
  const joined = seats.flatMap(({ playerId }) => (playerId === null || playerId === hostId ? [] : [playerId]));
  const asked = invitations.filter(({ status }) => status === 'open');
  return [
    ...joined.map((playerId) => ({ ...notice(), playerId })),
    ...asked.map(({ email, playerId }) => ({ ...notice(), email, playerId })),
  ];
}
