import type { SeatId } from '../kernel/decision.ts';
import { type Head, headsOf } from '../log/heads.ts';
import { writeToOutsiders } from '../notifications/write-to-outsiders.ts';
import { isBarred } from '../people/is-barred.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { openInvitation } from '../tables/write-invitation.ts';

/**
 * Writes an invitation (anew, when this address had one that is over) and the notification that mails it; gives its id.
 * Refuses (`bad-input`) a banned address, and (`too-many`) what exceeds a budget of mails.
 */
export async function inviteTo(
  tx: Tx,
  services: Services,
  {
    tableId,
    by,
    email,
    seat,
    name,
  }: {
    readonly tableId: string;
    /** The player who invites. */
    readonly by: string;
    readonly email: string;
    readonly seat: SeatId | undefined;
    /** Given where the host knows them by name, and not by their address. */
    readonly name?: string | undefined;
  },
): Promise<string> {
  if (await isBarred(tx, email)) throw refuse('bad-input', 'tables.barred-address', { email: name ?? email });

  const player = await tx.player.findUnique({ where: { email } });
  const now = services.clock.now();
  const open = {
    seat: seat ?? null,
    playerId: player?.id ?? null,
    status: 'open',
    byName: name !== undefined,
    createdAt: now,
    answeredAt: null,
    remindedAt: null,
    failedAt: null,
  } as const;
  const id = await openInvitation(tx, { tableId, email }, open);
  const notification = { kind: 'invitation', email, playerId: player?.id, tableId, data: { invitation: id } } as const;
  await writeToOutsiders(tx, services, { by, notifications: [notification], whenFull: 'refuse', byName: open.byName });
  return id;
}

/**
 * After a transaction at a forming table: the position it started with is at hand, the outbox is woken, and open pages
 * look.
 */
export function announce(services: Services, tableId: string, head: Head | undefined): void {
  if (head) headsOf(services).put(head);
  services.wake();
  services.moved?.(tableId);
}
