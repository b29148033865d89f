import { viewerOf } from '../access/viewer-of.ts';
import { writeNotifications } from '../notifications/write-notifications.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { type LockedTable, lockTable, PATIENT, type Tx } from '../platform/transaction.ts';
import { closeInvitation } from '../tables/write-invitation.ts';
import { dropSeats, freeSeat } from '../tables/write-seat.ts';
import { noteRemoved } from '../tables/write-table.ts';
import { lockForming } from './lock-forming.ts';

type AtTable = {
  readonly tableId: string;
  readonly playerId: string;
};

/**
 * A player gives back their place at a table that has not begun; its host is told. Their bids, and the words that they
 * promised for chance, go with it. Refuses a table where they have no place (`forbidden`; to strangers of a private one
 * there is none, `not-found`), and one that has begun, was called off, or waits for words to be opened (`stale`).
 */
export async function leaveTable(services: Services, { tableId, playerId }: AtTable): Promise<void> {
  const { db, clock, wake, moved } = services;
  await viewerOf(services, tableId, playerId);
  await db.$transaction(async (tx) => {
    const table = await lockTable(tx, tableId);
    if (!table.seats.some((seat) => seat.playerId === playerId)) throw refuse('forbidden', 'tables.not-seated');
    await clearPlace(tx, table, playerId);

    const invitation = acceptedBy(table, playerId);
    if (invitation) await closeInvitation(tx, invitation, { status: 'declined', playerId, answeredAt: clock.now() });
    if (playerId === table.hostId) return;
    await writeNotifications(tx, services, [
      { kind: 'left-table', tableId, playerId: table.hostId, data: { player: playerId } },
    ]);
  }, PATIENT);
  wake();
  moved?.(tableId);
}

export type RemoveInput = AtTable & {
  /** The player who is taken out; `playerId` must be the host. */
  readonly removed: string;
};

/**
 * The host takes a player out of a table that has not begun, and they are told; they join again only when they are
 * invited. Twice changes nothing. Refuses anybody but the host (`forbidden`), hosts themselves (`bad-input`: they
 * leave), and a table that has begun, was called off, or waits for words to be opened (`stale`).
 */
export async function removePlayer(services: Services, { tableId, playerId, removed }: RemoveInput): Promise<void> {
  const { db, clock, wake, moved } = services;
  await db.$transaction(async (tx) => {
    const table = await lockForming(tx, tableId, playerId);
    if (removed === table.hostId) throw refuse('bad-input', 'lobby.removes-themselves');
    if (!table.seats.some((seat) => seat.playerId === removed)) return;
    await clearPlace(tx, table, removed);
    await noteRemoved(tx, tableId, [...new Set([...table.removed, removed])]);

    const invitation = acceptedBy(table, removed);
    if (invitation) await closeInvitation(tx, invitation, { status: 'withdrawn', answeredAt: clock.now() });
    await writeNotifications(tx, services, [{ kind: 'removed', tableId, playerId: removed, data: {} }]);
  }, PATIENT);
  wake();
  moved?.(tableId);
}

/** The place is as nobody had ever taken it. */
async function clearPlace(tx: Tx, table: LockedTable, playerId: string): Promise<void> {
  if (table.status === 'cancelled') throw refuse('stale', 'tables.cancelled');
  if (table.status !== 'forming') throw refuse('stale', 'tables.has-started');
  // Whoever came instead would promise words of their own after those of others were opened.
  if (table.serverSalt !== null) throw refuse('stale', 'lobby.words-are-opened');
  const held = table.seats.find((seat) => seat.playerId === playerId);
  if (!held) return;
  if (held.unassigned) await dropSeats(tx, table.id, [held.seat]);
  else await freeSeat(tx, { tableId: table.id, seat: held.seat });
}

function acceptedBy({ invitations }: LockedTable, playerId: string): string | undefined {
  return invitations.find((one) => one.playerId === playerId && one.status === 'accepted')?.id;
}
