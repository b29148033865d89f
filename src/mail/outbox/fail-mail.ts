import type { MailStatus, Prisma } from '../../generated/prisma/client.ts';
import { noteUndelivered } from '../../lobby/note-undelivered.ts';
import { dataOfKind } from '../../notifications/notification.ts';
import type { Services } from '../../platform/services.ts';
import { PATIENT } from '../../platform/transaction.ts';
import { readNotifications } from './read-notifications.ts';

/**
 * A mail did not reach its reader: it was refused, given up, or came back. Whoever waits for its answer is told in the
 * same transaction. False: it was no longer in the state from which it fails, and nothing has changed.
 */
export async function failMail(
  s: Services,
  { id, from }: { readonly id: string; readonly from: MailStatus },
  why: Pick<Prisma.MailUpdateManyMutationInput, 'reason' | 'error' | 'attempts'>,
): Promise<boolean> {
  const failed = await s.db.$transaction(async (tx) => {
    const { count } = await tx.mail.updateMany({ where: { id, status: from }, data: { ...why, status: 'failed' } });
    if (count === 0) return false;
    const mail = await tx.mail.findUniqueOrThrow({ where: { id }, include: { notifications: true } });
    const told = readNotifications(mail);
    if (!('why' in told))
      for (const { invitation } of dataOfKind(told, 'invitation')) await noteUndelivered(tx, s, invitation);
    return true;
  }, PATIENT);
  if (failed) s.wake();
  return failed;
}
