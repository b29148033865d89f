import type { MailQueue } from '../mail/outbox/mail-queue.ts';
import type { Services } from '../platform/services.ts';

/**
 * After a backup was restored: mails that waited have no job in the queue's own tables, and get one, under the same
 * Message-ID.
 */
export async function requeueMails({ db }: Pick<Services, 'db'>, queue: Pick<MailQueue, 'add'>): Promise<number> {
  const oldestFirst = [{ createdAt: 'asc' }, { id: 'asc' }] as const;
  const waiting = await db.mail.findMany({
    where: { status: 'queued' },
    orderBy: [...oldestFirst],
    select: { id: true },
  });
  await db.$transaction((tx) =>
    queue.add(
      tx,
      waiting.map(({ id }) => id),
    ),
  );
  return waiting.length;
}
