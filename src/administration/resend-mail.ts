import { writeAct } from '../audit/write-act.ts';
import { markResent } from '../mail/outbox/mark-resent.ts';
import { isTaken } from '../platform/is-taken.ts';
import { refuse } from '../platform/refuse.ts';
import type { Services } from '../platform/services.ts';
import { PATIENT } from '../platform/transaction.ts';
import { type Actor, checkAdministrator } from './actor.ts';

export type Resent = { readonly kind: string; readonly to: string };

/**
 * Tells the news of a mail again: its notifications are written once more, so that another mail, with another
 * Message-ID, is composed as things are now, and dropped when it is no longer news. Each mail once: of two clicks one
 * counts. Refuses an unknown mail (`not-found`), one that still waits or was sent anew already (`stale`), and one whose
 * notifications are gone (`bad-input`).
 */
export async function resendMail(
  s: Services,
  { by, mailId }: { readonly by: Actor; readonly mailId: string },
): Promise<Resent> {
  await checkAdministrator(s, by);
  const mail = await s.db.mail.findUnique({ where: { id: mailId }, include: { notifications: true } });
  if (!mail) throw refuse('not-found', 'administration.no-such-mail');
  if (mail.status === 'queued') throw refuse('stale', 'administration.mail-waits');
  if (mail.notifications.length === 0) throw refuse('bad-input', 'administration.mail-empty');

  const now = s.clock.now();
  try {
    await s.db.$transaction(async (tx) => {
      if (!(await markResent(tx, mail))) throw refuse('stale', 'administration.mail-waits');
      for (const { id, kind, playerId, email, tableId, seat, data } of mail.notifications) {
        const plain = data === null ? {} : JSON.parse(JSON.stringify(data));
        const row = { kind, playerId, email, tableId, seat, data: plain, dueAt: now, createdAt: now };
        await tx.notification.create({ data: { id: anew(id), ...row } });
      }
      await writeAct(tx, {
        by,
        at: s.clock.now(),
        what: 'resend',
        tableId: mail.tableId ?? undefined,
        data: { mail: mailId, kind: mail.kind, to: mail.to },
      });
    }, PATIENT);
  } catch (error) {
    throw isTaken(error) ? refuse('stale', 'administration.mail-resent') : error;
  }

  s.wake();
  return { kind: mail.kind, to: mail.to };
}

/** A notification has one successor at most: that is what lets a mail be sent again only once. */
function anew(notificationId: string): string {
  return `${notificationId}+`;
}
