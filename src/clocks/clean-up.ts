import type { Services } from '../platform/services.ts';
import { releasePacks } from '../tables/release-packs.ts';
import { RECORD_DAYS } from '../time/answered-in-time.ts';

const DAY = 86_400_000;
/** A link that has just expired can still say so; one of last week is forgotten. */
const SIGN_IN_DAYS = 7;
/** Notifications of signing in and of new addresses. */
const BY_ADDRESS = ['sign-in', 'address', 'address-changed'] as const;
/** Links of mails explain themselves for much longer: games are slow, and people read old mails. */
const LINK_DAYS = 90;
/** How long after its end somebody may send a game's last submission once more. */
const SUBMISSION_DAYS = 90;
/** What the built-in mailbox keeps. */
const CAUGHT_DAYS = 30;
/** How long the sending of a mail can be looked up. */
const MAIL_DAYS = 365;
const CRON_DAYS = 1;
/** How many of the oldest answers are looked at; far more than are given within an hour. */
const ANSWERS_AT_ONCE = 10_000;

/**
 * Deletes what can no longer do anything, so that the database does not grow for ever: old sign-in links with the
 * notifications that asked for them, old tokens, ended sessions, runs of cron, the idempotency keys and drafts of games
 * that are over, old mails with their notifications (what could not be sent stays, to be looked at), and how long
 * answers took that no record counts any more, and uploaded packs that no table uses. Gives the counts.
 */
export async function cleanUp(s: Services) {
  const { db, clock } = s;
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  const before = (days: number) => ({ lt: daysAgo(days) });
  const [
    signInLinks,
    signInNotifications,
    sessions,
    linkTokens,
    cronRuns,
    submissions,
    drafts,
    caughtMails,
    notifications,
    mails,
    answerTimes,
  ] = await db.$transaction([
    db.signInLink.deleteMany({ where: { expiresAt: before(SIGN_IN_DAYS) } }),
    // Only these and mails to guests have an address: that is what the index is used for.
    db.notification.deleteMany({
      where: { kind: { in: [...BY_ADDRESS] }, email: { not: null }, createdAt: before(SIGN_IN_DAYS) },
    }),
    db.session.deleteMany({ where: { expiresAt: { lte: now } } }),
    db.linkToken.deleteMany({ where: { expiresAt: before(LINK_DAYS) } }),
    db.cronRun.deleteMany({ where: { at: before(CRON_DAYS) } }),
    db.$executeRaw`
        DELETE FROM "Submission" u USING "Table" t
        WHERE u."tableId" = t.id AND t.status = 'finished' AND t."finishedAt" < ${daysAgo(SUBMISSION_DAYS)}`,
    db.$executeRaw`DELETE FROM "Draft" d USING "Table" t WHERE d."tableId" = t.id AND t.status <> 'playing'`,
    db.caughtMail.deleteMany({ where: { at: before(CAUGHT_DAYS) } }),
    db.$executeRaw`
        DELETE FROM "Notification" n USING "Mail" m
        WHERE n."mailId" = m.id AND m.status IN ('sent', 'dropped') AND m."createdAt" < ${daysAgo(MAIL_DAYS)}`,
    db.mail.deleteMany({ where: { status: { in: ['sent', 'dropped'] }, createdAt: before(MAIL_DAYS) } }),
    db.$executeRaw`
        DELETE FROM "AnswerTime" WHERE "answeredAt" <= ${daysAgo(RECORD_DAYS)}
          AND id IN (SELECT id FROM "AnswerTime" ORDER BY id LIMIT ${ANSWERS_AT_ONCE})`,
  ]);
  return {
    signInLinks: signInLinks.count,
    signInNotifications: signInNotifications.count,
    sessions: sessions.count,
    linkTokens: linkTokens.count,
    cronRuns: cronRuns.count,
    submissions,
    drafts,
    caughtMails: caughtMails.count,
    notifications,
    mails: mails.count,
    answerTimes,
    packs: await releasePacks(s),
  };
}
