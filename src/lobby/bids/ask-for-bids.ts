import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import type { LockedTable, Tx } from '../../platform/transaction.ts';
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
  await writeNotifications(
    tx,
    services,
    [...owing, joining].map((playerId) => ({ kind: 'bids-wanted', tableId, playerId, data: {} }) as const),
  );
}
