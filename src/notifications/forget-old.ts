import { daysBefore } from '../platform/durations.ts';
import type { Services } from '../platform/services.ts';

/** As long as the links that these notifications asked for. */
const SIGN_IN_DAYS = 7;
/** Notifications of signing in, of new addresses and of accounts, and tests. */
const BY_ADDRESS = ['sign-in', 'address', 'address-changed', 'account-copied', 'test-mail'] as const;

/** Deletes notifications of signing in, of new addresses and of accounts, and tests, after a week; how many. */
export async function forgetAddressNotifications({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<number> {
  const lastWeek = daysBefore(clock.now(), SIGN_IN_DAYS);
  const { count } = await db.notification.deleteMany({
    // Only these and mails to guests have an address: that is what the index is used for.
    where: { kind: { in: [...BY_ADDRESS] }, email: { not: null }, createdAt: { lt: lastWeek } },
  });
  return count;
}

/** Deletes the notifications of mails that were settled, and written before a moment; how many. */
export function forgetMailed({ db }: Pick<Services, 'db'>, before: Date): Promise<number> {
  return db.$executeRaw`
    DELETE FROM "Notification" n USING "Mail" m
    WHERE n."mailId" = m.id AND m.status IN ('sent', 'dropped') AND m."createdAt" < ${before}`;
}
