import { writeToOutsiders } from '../notifications/write-to-outsiders.ts';
import { newId } from '../platform/new-id.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';

/** What there is to tell of a dispute. */
export const DISPUTE_NEWS = ['opened', 'taken', 'message', 'resolved', 'withdrawn', 'escalated'] as const;
export type DisputeNews = (typeof DISPUTE_NEWS)[number];

/** How often a conversation is mailed while it goes on. */
const CONVERSATION_MS = 600_000;

export type DisputeTelling = {
  readonly disputeId: string;
  readonly tableId: string;
  readonly what: DisputeNews;
  /** The message, where one was written. */
  readonly message?: string;
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
  const { disputeId, tableId, what, message, by } = telling;
  const now = s.clock.now();
  const data = { dispute: disputeId, what, ...(message === undefined ? {} : { message }) };
  const dueAt = what === 'message' ? await whenMailed(tx, s, telling, now) : now;

  const told = [...new Set(playerIds)];
  const rows = await tx.seat.findMany({ where: { tableId, playerId: { in: told } }, select: { playerId: true } });
  const seated = new Set(rows.map(({ playerId }) => playerId));
  const notification = (playerId: string) => ({ kind: 'dispute', playerId, tableId, data });

  await tx.notification.createMany({
    data: told
      .filter((playerId) => seated.has(playerId))
      .map((playerId) => ({ id: newId(), ...notification(playerId), dueAt, createdAt: now })),
  });

  await writeToOutsiders(tx, s, {
    by,
    notifications: told
      .filter((playerId) => !seated.has(playerId))
      .map((playerId) => ({ ...notification(playerId), email: undefined })),
    dueAt,
    whenFull: what === 'opened' ? 'refuse' : 'skip',
    called: true,
  });
}

/** The first message after a silence is mailed as soon as all news; those that follow, at the end of a span. */
async function whenMailed(
  tx: Tx,
  { settings }: Pick<Services, 'settings'>,
  { disputeId, message }: DisputeTelling,
  now: Date,
): Promise<Date> {
  const before = await tx.disputeMessage.findFirst({
    where: { disputeId, ...(message === undefined ? {} : { id: { not: message } }) },
    orderBy: { at: 'desc' },
    select: { at: true },
  });
  if (!before || now.getTime() - before.at.getTime() >= CONVERSATION_MS)
    return new Date(now.getTime() + settings.mailMergeSeconds * 1000);
  return new Date((Math.floor(now.getTime() / CONVERSATION_MS) + 1) * CONVERSATION_MS);
}
