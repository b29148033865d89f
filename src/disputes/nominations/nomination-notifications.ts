import { newId } from '../../platform/new-id.ts';
import type { Tx } from '../../platform/transaction.ts';

/** What there is to tell of a nomination, besides asking the nominee. */
export const NOMINATION_NEWS = ['proposed', 'appointed', 'declined', 'refused', 'host-moderates'] as const;
export type NominationNews = (typeof NOMINATION_NEWS)[number];

type Telling = {
  readonly tableId: string;
  readonly what: NominationNews;
  /** Undefined: the host moderates without one. */
  readonly nominationId?: string;
};

/** Tells players of a table, each in a mail of their own and nobody twice, about its moderator or nominee. */
export async function tellPlayers(
  tx: Pick<Tx, 'notification'>,
  { tableId, what, nominationId }: Telling,
  playerIds: readonly string[],
  now: Date,
): Promise<void> {
  const data = { what, ...(nominationId === undefined ? {} : { nomination: nominationId }) };
  const notification = { kind: 'nomination', tableId, data, dueAt: now, createdAt: now };
  await tx.notification.createMany({
    data: [...new Set(playerIds)].map((playerId) => ({ id: newId(), playerId, ...notification })),
  });
}
