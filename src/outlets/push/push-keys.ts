import webPush from 'web-push';
import type { Services } from '../../platform/services.ts';

/** What the server shows to push services who it is: VAPID, RFC 8292. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const ONLY = 1;

/** The server's keys; undefined before the first start with notices. */
export async function findPushKeys({ db }: Pick<Services, 'db'>): Promise<PushKeys | undefined> {
  return (await db.pushKeys.findUnique({ where: { id: ONLY } })) ?? undefined;
}

/**
 * The same, made when there are none: one pair for all processes on a database and for good, since subscriptions hold
 * for these keys alone.
 */
export async function makePushKeys({ db }: Pick<Services, 'db'>): Promise<void> {
  if (await findPushKeys({ db })) return;
  await db.pushKeys.createMany({ data: [{ id: ONLY, ...webPush.generateVAPIDKeys() }], skipDuplicates: true });
}
