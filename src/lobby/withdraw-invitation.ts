import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { closeInvitation } from '../tables/write-invitation.ts';
import { lockForming } from './lock-forming.ts';

export type WithdrawInput = {
  readonly tableId: string;
  /** Must be the host. */
  readonly playerId: string;
  readonly invitationId: string;
};

/**
 * The host takes back an invitation that has not been accepted; its place is open again. Twice changes nothing. Refuses
 * anybody but the host (`forbidden`), an unknown invitation (`not-found`), and one that has been accepted (`stale`).
 */
export async function withdrawInvitation(
  { db, clock }: Services,
  { tableId, playerId, invitationId }: WithdrawInput,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    const invitation = table.invitations.find(({ id }) => id === invitationId);
    if (!invitation) throw refuse('not-found', 'tables.no-such-invitation');
    if (invitation.status === 'accepted') throw refuse('stale', 'tables.invitation-accepted');
    if (invitation.status === 'withdrawn') return;
    await closeInvitation(tx, invitationId, { status: 'withdrawn', answeredAt: clock.now() });
  }, PATIENT);
}
