import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import type { LockedTable, Tx } from '../../platform/transaction.ts';
import { clearBids } from '../../tables/write-seat.ts';
import { countPlaces } from '../places.ts';

/**
 * `joining` takes a place at a table where seats are bid for: with the last place everybody who has not bid is mailed
 * that their bids are waited for.
 */
export async function askForBids(
  tx: Tx,
  services: Pick<Services, 'clock' | 'settings'>,
  { id: tableId, seats, invitations }: LockedTable,
  joining: string,
): Promise<void> {
  const { players, joined } = countPlaces(seats, invitations);
  if (joined + 1 < players) return;
  const owing = seats.flatMap(({ playerId, bids }) => (playerId !== null && bids === null ? [playerId] : []));
  await tellOwing(tx, services, tableId, [...owing, joining]);
}

/** What was bid was bid for another game: it is gone, and where everybody is there they are mailed. */
export async function askForBidsAnew(
  tx: Tx,
  services: Pick<Services, 'clock' | 'settings'>,
  { id: tableId, seats, invitations }: LockedTable,
): Promise<void> {
  await clearBids(tx, tableId);
  const { open, invited } = countPlaces(seats, invitations);
  if (open + invited > 0) return;
  await tellOwing(
    tx,
    services,
    tableId,
    seats.flatMap(({ playerId }) => playerId ?? []),
  );
}

async function tellOwing(
  tx: Tx,
  services: Pick<Services, 'clock' | 'settings'>,
  tableId: string,
  owing: readonly string[],
): Promise<void> {
  await writeNotifications(
    tx,
    services,
    owing.map((playerId) => ({ kind: 'bids-wanted', tableId, playerId, data: {} }) as const),
  );
}
