import { writeAct } from '../audit/write-act.ts';
import { markResent } from '../mail/outbox/mark-resent.ts';
import { writeAnew } from '../notifications/write-notifications.ts';
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

  await s.db.$transaction(async (tx) => {
    if (!(await markResent(tx, mail))) throw refuse('stale', 'administration.mail-waits');
    if ((await writeAnew(tx, mailId, s.clock.now())) === 0) throw refuse('stale', 'administration.mail-resent');
    await writeAct(tx, {
      by,
      at: s.clock.now(),
      what: 'resend',
      tableId: mail.tableId ?? undefined,
      data: { mail: mailId, kind: mail.kind, to: mail.to },
    });
  }, PATIENT);

  s.wake();
  return { kind: mail.kind, to: mail.to };
}
