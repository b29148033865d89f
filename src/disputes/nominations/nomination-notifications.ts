import type { NominationNews } from '../../notifications/notification.ts';
import { writeNotifications } from '../../notifications/write-notifications.ts';
import type { Services } from '../../platform/services.ts';
import type { Tx } from '../../platform/transaction.ts';

type Telling = {
  readonly tableId: string;
  readonly what: NominationNews;
  /** Undefined: the host moderates without one. */
  readonly nominationId?: string;
};

/** Tells players of a table, each in a mail of their own and nobody twice, about its moderator or nominee. */
export async function tellPlayers(
  tx: Pick<Tx, '$executeRaw'>,
  s: Pick<Services, 'clock' | 'settings'>,
  { tableId, what, nominationId: nomination }: Telling,
  playerIds: readonly string[],
): Promise<void> {
  const told = [...new Set(playerIds)];
  await writeNotifications(
    tx,
    s,
    told.map((playerId) => ({ kind: 'nomination', tableId, playerId, data: { what, nomination } })),
  );
}
