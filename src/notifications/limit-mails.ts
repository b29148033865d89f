import { msg } from '../i18n/msg.ts';
import { DAY_MS, daysBefore, LIMIT_SPANS } from '../platform/durations.ts';

import { TooSoon } from '../platform/too-soon.ts';
import type { Tx } from '../platform/transaction.ts';

/*
 * A mail to somebody who is not at the table has not been asked for. These limits are far above what people do and stop
 * anybody who would use this server to flood mailboxes. A sender and a receiver count by their mailbox, not by the
 * spelling of its address.
 */

/** Mails that one mailbox's owner has written to people outside their tables: within an hour, and within a day. */
export const MOST_FROM_SENDER = { hour: 50, day: 100 } as const;
/** Mails that one mailbox gets within a day from people whom its owner has not met at a table, whoever they are. */
export const MOST_TO_MAILBOX = 10;
/** What a mailbox's own owner asked for: it has a limit of its own. */
const ASKED_FOR = ['sign-in', 'address', 'address-changed', 'test-mail'];

/** Refuses (`too-many`) this many mails more of one sender. */
export async function limitSender(
  tx: Tx,
  { sender, count, now }: { readonly sender: string; readonly count: number; readonly now: Date },
): Promise<void> {
  const written = await tx.notification.findMany({
    where: { sender, createdAt: { gt: daysBefore(now, 1) } },
    orderBy: { createdAt: 'desc' },
    take: MOST_FROM_SENDER.day,
    select: { createdAt: true },
  });
  for (const { within, ms } of LIMIT_SPANS) {
    const most = MOST_FROM_SENDER[within];
    const recent = written.filter(({ createdAt }) => createdAt.getTime() > now.getTime() - ms);
    if (recent.length + count <= most) continue;
    // As soon as the oldest of those in the way is out of the span.
    const first = recent[Math.max(0, Math.min(recent.length - 1, most - count))]?.createdAt ?? now;
    const seconds = (first.getTime() + ms - now.getTime()) / 1000;
    throw new TooSoon(msg('tables.mails-from-you', { most, within, minutes: Math.ceil(seconds / 60) }), seconds);
  }
}

type ToStranger = { readonly to: string; readonly mailbox: string };

/** Those for mailboxes that have had enough of strangers today; refused (`too-many`) where that is asked for. */
export async function limitMailboxes<T extends ToStranger>(
  tx: Tx,
  { strangers, now, refuse }: { readonly strangers: readonly T[]; readonly now: Date; readonly refuse: boolean },
): Promise<readonly T[]> {
  if (strangers.length === 0) return [];
  const since = daysBefore(now, 1);
  const rows = await tx.notification.groupBy({
    by: ['mailbox'],
    where: {
      mailbox: { in: strangers.map(({ mailbox }) => mailbox) },
      createdAt: { gt: since },
      kind: { notIn: ASKED_FOR },
    },
    _count: true,
  });
  const got = new Map(rows.map(({ mailbox, _count }) => [mailbox ?? '', _count]));

  const full = strangers.filter(({ mailbox }) => {
    const before = got.get(mailbox) ?? 0;
    got.set(mailbox, before + 1);
    return before >= MOST_TO_MAILBOX;
  });

  const [first] = full;
  if (first && refuse)
    throw new TooSoon(msg('tables.mails-to-mailbox', { email: first.to, most: MOST_TO_MAILBOX }), DAY_MS / 1000);
  return full;
}
