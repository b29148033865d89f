import type { DisputeNews } from '../notifications/notification.ts';
import { type OutsiderNotification, whenGathered, writeNotifications } from '../notifications/write-notifications.ts';
import { writeToOutsiders } from '../notifications/write-to-outsiders.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

/** How often a conversation is mailed while it goes on. */
const CONVERSATION_MS = 600_000;

export type DisputeTelling = {
  readonly disputeId: string;
  readonly tableId: string;
  readonly what: DisputeNews;
  /** The message, where one was written. */
  readonly message?: string;
  /** It stops the clocks, or lets them go on: what they show then is told with it. */
  readonly movesClocks?: boolean;
  /** The player who did it; undefined: the clock. */
  readonly by?: string;
};

/**
 * Tells people of a dispute, nobody twice; what is told of one dispute until it is mailed goes into one mail. Refuses
 * (`too-many`) a player who opens so many that the moderators they call would be flooded.
 */
export async function tellOfDispute(
  tx: Tx,
  s: Pick<Services, 'clock' | 'settings'>,
  telling: DisputeTelling,
  playerIds: readonly string[],
): Promise<void> {
  const { disputeId, tableId, what, message, by, movesClocks } = telling;
  const now = s.clock.now();
  // A decision often comes with a ruling, and one that moves the clocks with their news.
  const soon = movesClocks || what === 'resolved' ? whenGathered(s) : now;
  const dueAt = what === 'message' ? await whenMailed(tx, s, telling, now) : soon;

  const told = [...new Set(playerIds)];
  const rows = await tx.seat.findMany({ where: { tableId, playerId: { in: told } }, select: { playerId: true } });
  const seated = new Set(rows.map(({ playerId }) => playerId));

  const data = { dispute: disputeId, what, message };
  const notification = (playerId: string): OutsiderNotification => ({ kind: 'dispute', playerId, tableId, data });
  const atTable = told.filter((playerId) => seated.has(playerId));
  const outside = told.filter((playerId) => !seated.has(playerId));

  await writeNotifications(
    tx,
    s,
    atTable.map((playerId) => ({ ...notification(playerId), dueAt })),
  );
  await writeToOutsiders(tx, s, {
    by,
    notifications: outside.map(notification),
    dueAt,
    whenFull: what === 'opened' ? 'refuse' : 'skip',
    called: true,
  });
}

/** The first message after a silence is mailed as soon as all news; those that follow, at the end of a span. */
async function whenMailed(
  tx: Tx,
  s: Pick<Services, 'clock' | 'settings'>,
  { disputeId, message }: DisputeTelling,
  now: Date,
): Promise<Date> {
  const before = await tx.disputeMessage.findFirst({
    where: { disputeId, ...(message === undefined ? {} : { id: { not: message } }) },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  if (!before || now.getTime() - before.at.getTime() >= CONVERSATION_MS) return whenGathered(s);
  return new Date((Math.floor(now.getTime() / CONVERSATION_MS) + 1) * CONVERSATION_MS);
}
