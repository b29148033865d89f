import { hashSecret, newSecret } from '../../platform/secret.ts';
import type { Services } from '../../platform/services.ts';

/**
 * The secret of a player's calendar, made anew: an address of before shows nothing any more. It is given this once;
 * only its hash is kept.
 */
export async function renewCalendar({ db, clock }: Services, playerId: string): Promise<string> {
  const secret = newSecret();
  const feed = { tokenHash: hashSecret(secret), createdAt: clock.now() };
  await db.calendarFeed.upsert({ where: { playerId }, create: { playerId, ...feed }, update: feed });
  return secret;
}

/** Ends a player's calendar; twice changes nothing. */
export async function endCalendar({ db }: Services, playerId: string): Promise<void> {
  await db.calendarFeed.deleteMany({ where: { playerId } });
}

/** Since when a player's calendar has had its address; undefined where they have none. */
export async function calendarSince({ db }: Services, playerId: string): Promise<Date | undefined> {
  return (await db.calendarFeed.findUnique({ where: { playerId } }))?.createdAt;
}

/** Where programs read a calendar. */
export function calendarUrl(baseUrl: string, secret: string): string {
  return `${baseUrl}/calendar/${secret}/deadlines.ics`;
}
