import type { Services } from '../tables/services.ts';

const DAY = 86_400_000;
/** A link that has just expired can still say so; one of last week is forgotten. */
const SIGN_IN_DAYS = 7;
/** Links of mails explain themselves for much longer: games are slow, and people read old mails. */
const LINK_DAYS = 90;
const CRON_DAYS = 1;

/**
 * Deletes what can no longer do anything: old sign-in links with the notices that asked for them, old tokens, ended
 * sessions, runs of cron. Gives the counts.
 */
export async function cleanUp(s: Services) {
  const now = s.clock.now();
  const before = (days: number) => ({ lt: new Date(now.getTime() - days * DAY) });
  const [signInLinks, signInNotices, sessions, linkTokens, cronRuns] = await s.db.$transaction([
    s.db.signInLink.deleteMany({ where: { expiresAt: before(SIGN_IN_DAYS) } }),
    s.db.notice.deleteMany({ where: { kind: 'sign-in', createdAt: before(SIGN_IN_DAYS) } }),
    s.db.session.deleteMany({ where: { expiresAt: { lte: now } } }),
    s.db.linkToken.deleteMany({ where: { expiresAt: before(LINK_DAYS) } }),
    s.db.cronRun.deleteMany({ where: { at: before(CRON_DAYS) } }),
  ]);
  return {
    signInLinks: signInLinks.count,
    signInNotices: signInNotices.count,
    sessions: sessions.count,
    linkTokens: linkTokens.count,
    cronRuns: cronRuns.count,
  };
}
