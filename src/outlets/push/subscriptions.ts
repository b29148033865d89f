import { newId } from '../../platform/new-id.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { reachOf } from '../reach/reach.ts';
import { readOutletUrl } from '../reach/read-outlet-url.ts';

/** Browsers of one player that show notices. */
const MOST_BROWSERS = 10;
/** An uncompressed point of P-256, and a secret of 16 bytes, as base64url. */
const P256DH = /^B[\w-]{86}$/;
const AUTH = /^[\w-]{22}$/;

export type NewSubscription = {
  /** Where its push service takes notices for this browser. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

export type SubscriptionView = {
  readonly id: string;
  /** Of its push service: says which kind of browser it is. */
  readonly host: string;
  readonly createdAt: Date;
};

/**
 * A browser that shows notices to this player from now on, and no more to whoever used it before. Refuses
 * (`bad-input`) keys that are none and an address that nothing may be sent to, and (`too-many`) more than ten browsers.
 */
export async function subscribe(
  { db, clock, settings }: Services,
  playerId: string,
  { endpoint: given, p256dh, auth }: NewSubscription,
): Promise<{ readonly id: string }> {
  const endpoint = readOutletUrl(given, reachOf(settings));
  const keys = { p256dh: unpadded(p256dh), auth: unpadded(auth) };
  if (!P256DH.test(keys.p256dh) || !AUTH.test(keys.auth)) throw refuse('bad-input', 'outlets.push-bad-keys');
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "Player" WHERE id = ${playerId} FOR UPDATE`;
    await tx.pushSubscription.deleteMany({ where: { endpoint } });
    const count = await tx.pushSubscription.count({ where: { playerId } });
    if (count >= MOST_BROWSERS) throw refuse('too-many', 'outlets.push-too-many', { most: MOST_BROWSERS });
    const id = newId();
    await tx.pushSubscription.create({ data: { id, playerId, endpoint, ...keys, createdAt: clock.now() } });
    return { id };
  });
}

/** The browsers that show notices to a player, oldest first. */
export async function listSubscriptions({ db }: Services, playerId: string): Promise<readonly SubscriptionView[]> {
  const rows = await db.pushSubscription.findMany({
    where: { playerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, endpoint, createdAt }) => ({ id, host: new URL(endpoint).host, createdAt }));
}

/** No more notices there. Refuses (`not-found`) a browser that is not theirs. */
export async function unsubscribe({ db }: Services, playerId: string, id: string): Promise<void> {
  const { count } = await db.pushSubscription.deleteMany({ where: { id, playerId } });
  if (count === 0) throw refuse('not-found', 'outlets.push-no-such');
}

const unpadded = (text: string) => text.replace(/={1,2}$/, '');
