import { putIntoMail } from '../../notifications/change-notifications.ts';
import { newId } from '../../platform/new-id.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { OCCASIONS } from '../turn/occasion.ts';
import { type DueNotification, dueNotifications } from './due-notifications.ts';
import type { MailQueue } from './mail-queue.ts';

export type Relayed = {
  /** How many mails were queued. */
  readonly mails: number;
  /** When the next notifications are due; undefined: none wait. */
  readonly nextAt: Date | undefined;
};

/**
 * Turn due notifications into mails: those for one reader about one table become one row and one job, in one
 * transaction, so none is lost and none told twice, whatever dies in between and however many processes do this at
 * once.
 */
export async function relayNotifications(s: Services, queue: Pick<MailQueue, 'add'>): Promise<Relayed> {
  const { notifications, nextAt } = await dueNotifications(s);
  let mails = 0;
  for (const group of Map.groupBy(notifications, (notification) => notification.group).values()) {
    if (await queueMail(s, queue, group)) mails += 1;
  }
  return { mails, nextAt };
}

/** False when another process has taken all of these notifications. */
async function queueMail(
  s: Services,
  queue: Pick<MailQueue, 'add'>,
  notifications: readonly DueNotification[],
): Promise<boolean> {
  const [first] = notifications;
  if (!first) return false;
  const { playerId, tableId, seat } = first;
  return s.db.$transaction(async (tx) => {
    const player = playerId === null ? null : await tx.player.findUnique({ where: { id: playerId } });
    const mail = await tx.mail.create({
      data: {
        id: newId(),
        kind: headKind(notifications),
        playerId,
        to: player?.email ?? first.email ?? '',
        tableId,
        seat,
        createdAt: s.clock.now(),
      },
    });
    const ids = notifications.map(({ id }) => id);
    if ((await putIntoMail(tx, ids, mail.id)) > 0) {
      await queue.add(tx, mail.id);
      return true;
    }
    await tx.mail.delete({ where: { id: mail.id } });
    return false;
  }, PATIENT);
}

/** The kind that gives the mail its head. */
function headKind(notifications: readonly DueNotification[]): string {
  const kinds: readonly string[] = notifications.map(({ kind }) => kind);
  return OCCASIONS.find((kind) => kinds.includes(kind)) ?? kinds[0] ?? '';
}
