import type { MailQueue } from '../mail/outbox/mail-queue.ts';
import type { Services } from '../platform/services.ts';

/**
 * After a backup was restored: mails that waited have no job in the queue's own tables, and get one, under the same
 * Message-ID.
 */
export async function requeueMails({ db }: Pick<Services, 'db'>, queue: Pick<MailQueue, 'add'>): Promise<number> {
  const waiting = await db.mail.findMany({ where: { status: 'queued' }, select: { id: true } });
  for (const { id } of waiting) await db.$transaction((tx) => queue.add(tx, id));
  return waiting.length;
}
