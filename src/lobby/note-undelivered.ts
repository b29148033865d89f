import { writeNotifications } from '../notifications/write-notifications.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { noteFailure } from '../tables/write-invitation.ts';

/**
 * The mail of an invitation did not arrive: its host sees that at the table and is told once, as long as it is open and
 * the table waits. In the transaction that says so of the mail.
 */
export async function noteUndelivered(
  tx: Tx,
  services: Pick<Services, 'clock' | 'settings'>,
  invitationId: string,
): Promise<void> {
  const invitation = await tx.invitation.findUnique({ where: { id: invitationId }, include: { table: true } });
  if (invitation?.table.status !== 'forming') return;
  if (!(await noteFailure(tx, invitationId, services.clock.now()))) return;
  const { tableId, table } = invitation;
  await writeNotifications(tx, services, [
    { kind: 'undelivered', tableId, playerId: table.hostId, data: { invitation: invitationId } },
  ]);
}
