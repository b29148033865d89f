import { writeNotifications } from '../notifications/write-notifications.ts';
import { writeToOutsiders } from '../notifications/write-to-outsiders.ts';
import type { Services } from '../platform/services.ts';
import { type LockedTable, PATIENT } from '../platform/transaction.ts';
import { releasePack } from '../tables/release-packs.ts';
import { withdrawInvitations } from '../tables/write-invitation.ts';
import { callOff } from '../tables/write-table.ts';
import { lockForming } from './lock-forming.ts';

/**
 * The host calls off a table that has not started; open invitations are withdrawn, and everybody is told. Refuses
 * anybody but the host (`forbidden`) and a table that has started or been called off (`stale`).
 */
export async function cancelTable(
  services: Services,
  { tableId, playerId }: { readonly tableId: string; readonly playerId: string },
): Promise<void> {
  const { db, clock, wake, moved } = services;
  await db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    const now = clock.now();
    const { joined, asked } = tellings(table);
    await writeNotifications(tx, services, joined);
    await writeToOutsiders(tx, services, { by: playerId, notifications: asked, whenFull: 'skip', called: true });
    await releasePack(tx, services, table);
    await callOff(tx, tableId, now);
    await withdrawInvitations(tx, tableId, now);
  }, PATIENT);
  wake();
  moved?.(tableId);
}

/** Everybody but the host: those who have joined, and those who are invited. */
function tellings({ id: tableId, hostId, seats, invitations }: LockedTable) {
  const notification = { kind: 'cancelled', tableId, data: {} } as const;
  const joined = seats.flatMap(({ playerId }) => (playerId === null || playerId === hostId ? [] : [playerId]));
  const open = invitations.filter(({ status }) => status === 'open');
  return {
    joined: joined.map((playerId) => ({ ...notification, playerId })),
    asked: open.map(({ email, playerId }) => ({ ...notification, email, playerId: playerId ?? undefined })),
  };
}
