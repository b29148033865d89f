import { keepReplyPlan } from '../../notifications/change-notifications.ts';
import type { Reply, ReplyPlan } from '../../notifications/reply.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import type { TableReader } from '../mail-room.ts';

/**
 * Writes down what a reply does before any of it is done: however often its answer is written, it does just that, and
 * once. Gives what was written first; undefined where the same words came to the same address before and were done: a
 * mail that is sent twice, by a server or by an enemy, does nothing the second time.
 */
export function keepPlan(
  { db }: Pick<Services, 'db'>,
  { tableId, seat, playerId }: TableReader,
  notificationId: string,
  { link, text }: Reply,
  plan: ReplyPlan,
): Promise<ReplyPlan | undefined> {
  return db.$transaction(async (tx) => {
    // One reply of a seat after the other.
    await tx.$queryRaw`SELECT 1 FROM "Seat" WHERE "tableId" = ${tableId} AND seat = ${seat} FOR NO KEY UPDATE`;
    const [before] = await tx.$queryRaw<{ done: boolean }[]>`
      SELECT EXISTS (SELECT 1 FROM "Notification" WHERE kind = 'reply' AND "playerId" = ${playerId}
        AND id <> ${notificationId} AND data ->> 'link' = ${link ?? ''} AND data ->> 'text' = ${text}
        AND data ? 'plan') AS done`;
    return before?.done ? undefined : keepReplyPlan(tx, notificationId, plan);
  }, PATIENT);
}
