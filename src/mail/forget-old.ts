import { forgetMailed } from '../notifications/forget-old.ts';
import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/** Links of mails explain themselves for long: games are slow, and people read old mails. */
const LINK_DAYS = 90;
/** What the built-in mailbox keeps. */
const CAUGHT_DAYS = 30;
/** Longer than a reply address is known: after that, a mail that comes again finds nobody. */
const RECEIVED_DAYS = 410;
/** How long it can be looked up which mail went out when. */
const MAIL_DAYS = 365;

export type ForgottenMails = {
  readonly linkTokens: number;
  readonly caughtMails: number;
  readonly notifications: number;
  readonly mails: number;
  readonly receivedMails: number;
};

/**
 * Deletes old links and what the built-in mailbox caught, and, after a year, mails that were sent or dropped with their
 * notifications; what could not be sent stays, to be looked at. How many of each.
 */
export async function forgetOldMails({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<ForgottenMails> {
  const daysAgo = (days: number) => daysBefore(clock.now(), days);
  const linkTokens = await db.linkToken.deleteMany({ where: { expiresAt: { lt: daysAgo(LINK_DAYS) } } });
  const caughtMails = await db.caughtMail.deleteMany({ where: { at: { lt: daysAgo(CAUGHT_DAYS) } } });
  const receivedMails = await db.receivedMail.deleteMany({ where: { at: { lt: daysAgo(RECEIVED_DAYS) } } });

  const lastYear = daysAgo(MAIL_DAYS);
  // First, for they lose their mail with its row.
  const notifications = await forgetMailed({ db }, lastYear);
  const mails = await db.mail.deleteMany({
    where: { status: { in: ['sent', 'dropped'] }, createdAt: { lt: lastYear } },
  });
  return {
    linkTokens: linkTokens.count,
    caughtMails: caughtMails.count,
    notifications,
    mails: mails.count,
    receivedMails: receivedMails.count,
  };
}
