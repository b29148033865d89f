import { lockName } from '../platform/lock-name.ts';
import { mailboxOf } from '../platform/mailbox-of.ts';
import type { Services } from '../platform/services.ts';
import type { Tx } from '../platform/transaction.ts';
import { limitMailboxes, limitSender } from './limit-mails.ts';
import { type OutsiderNotification, writeNotifications } from './write-notifications.ts';

export type OutsiderMail = {
  /** The player who has it written; undefined: the clock, or nobody who could choose whom it goes to. */
  readonly by: string | undefined;
  readonly notifications: readonly OutsiderNotification[];
  /** Not mailed before; at once when not given. */
  readonly dueAt?: Date;
  /**
   * What becomes of a notification that exceeds a budget: its writer is refused, or (where what happens cannot be
   * refused) it is left out, if the mailbox it is for has had enough.
   */
  readonly whenFull: 'refuse' | 'skip';
  /** The writer chose them by name: they know each other, and no budget of theirs may tell of their address. */
  readonly byName?: boolean;
  /** They are called because of a role they have: only the writer's own budget counts. */
  readonly called?: boolean;
};

type Addressed = {
  readonly notification: OutsiderNotification;
  readonly to: string;
  readonly mailbox: string;
};

/**
 * Writes notifications to people who are not at the table, in the transaction of what they are about. Every mail by
 * which one person can reach another's mailbox unasked goes through here, and through two budgets for all kinds
 * together: that of its writer, and that of the mailbox for mails from people whom its owner has never sat at a table
 * with. Refuses (`too-many`, with the time to wait) what exceeds one of them.
 */
export async function writeToOutsiders(
  tx: Tx,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { by, notifications, dueAt, whenFull, byName = false, called = false }: OutsiderMail,
): Promise<void> {
  const addressed = await addressesOf(tx, notifications);
  if (addressed.length === 0) return;

  const now = clock.now();
  const writer = by === undefined ? null : await tx.player.findUnique({ where: { id: by }, select: { email: true } });
  const sender = writer ? mailboxOf(writer.email) : undefined;
  if (sender !== undefined) {
    await lockName(tx, `mails from ${sender}`);
    if (whenFull === 'refuse') await limitSender(tx, { sender, count: addressed.length, now });
  }

  const known = called || byName ? addressed.map(({ to }) => to) : await acquaintances(tx, by, addressed);
  const strangers = addressed.filter(({ to }) => !known.includes(to));
  const boxes = [...new Set(strangers.map(({ mailbox }) => mailbox))].toSorted();
  for (const box of boxes) await lockName(tx, `mails to ${box}`);
  const full = await limitMailboxes(tx, { strangers, now, refuse: whenFull === 'refuse' });
  await writeNotifications(
    tx,
    { clock, settings },
    addressed.flatMap(({ notification, to, mailbox }) => {
      if (full.some((one) => one.notification === notification)) return [];
      return [{ ...notification, dueAt, sender, mailbox: known.includes(to) ? undefined : mailbox }];
    }),
  );
}

async function addressesOf(tx: Tx, notifications: readonly OutsiderNotification[]): Promise<readonly Addressed[]> {
  const unknown = notifications.flatMap(({ email, playerId }) => (email === undefined && playerId ? [playerId] : []));
  const rows =
    unknown.length === 0
      ? []
      : await tx.player.findMany({ where: { id: { in: unknown } }, select: { id: true, email: true } });
  const emails = new Map(rows.map(({ id, email }) => [id, email]));
  return notifications.flatMap((notification) => {
    const to = notification.email ?? emails.get(notification.playerId ?? '');
    return to === undefined ? [] : [{ notification, to, mailbox: mailboxOf(to) }];
  });
}

/** The addresses of those who sit, or sat to the end, at a table of the writer's or together with the writer. */
async function acquaintances(
  tx: Tx,
  by: string | undefined,
  addressed: readonly Addressed[],
): Promise<readonly string[]> {
  if (by === undefined) return [];
  const rows = await tx.$queryRaw<{ email: string }[]>`
    SELECT p.email FROM "Player" p WHERE p.email = ANY(${addressed.map(({ to }) => to)}) AND EXISTS (
      SELECT 1 FROM "Seat" theirs JOIN "Table" t ON t.id = theirs."tableId"
      WHERE theirs."playerId" = p.id AND (t."hostId" = ${by}
        OR EXISTS (SELECT 1 FROM "Seat" mine WHERE mine."tableId" = t.id AND mine."playerId" = ${by})))`;
  return rows.map(({ email }) => email);
}
