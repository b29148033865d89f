import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findPushKeys, makePushKeys } from '../../../src/outlets/push/push-keys.ts';
import { listSubscriptions, subscribe, unsubscribe } from '../../../src/outlets/push/subscriptions.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { type FreshDatabase, freshDatabase } from '../../harness/fresh-database.ts';
import { type TestServices, testServices } from '../../harness/services.ts';
import { browserKeys } from '../harness/browser-keys.ts';

let database: FreshDatabase;
let services: TestServices;
beforeAll(async () => {
  database = await freshDatabase();
  services = testServices(database.db);
});
afterAll(() => database.drop());

async function aPlayer(): Promise<string> {
  const id = newId();
  await services.db.player.create({ data: { id, name: 'Ada', email: `${id}@people.example` } });
  return id;
}
const browser = (endpoint = `https://push.example.org/${newId()}`) => ({ endpoint, ...browserKeys() });

test('the server’s keys are made once, whichever process comes first', async () => {
  expect(await findPushKeys(services)).toBeUndefined();
  await Promise.all([makePushKeys(services), makePushKeys(services)]);
  const keys = await findPushKeys(services);
  await makePushKeys(services);
  expect(await findPushKeys(services)).toEqual(keys);
  expect(keys?.publicKey).toMatch(/^B[\w-]{86}$/);
});

test('a browser belongs to the player who used it last, and can be removed by them alone', async () => {
  const [ada, ben] = [await aPlayer(), await aPlayer()];
  const shared = browser();
  await subscribe(services, ada, shared);
  const { id } = await subscribe(services, ben, shared);
  expect(await listSubscriptions(services, ada)).toEqual([]);
  await expect(unsubscribe(services, ada, id)).rejects.toThrow('outlets.push-no-such');
  expect(await listSubscriptions(services, ben)).toEqual([
    { id, host: 'push.example.org', createdAt: services.clock.now() },
  ]);
  await unsubscribe(services, ben, id);
  expect(await listSubscriptions(services, ben)).toEqual([]);
});

test('a player has ten browsers at most, however quickly they come', async () => {
  const ada = await aPlayer();
  const all = await Promise.allSettled(Array.from({ length: 12 }, () => subscribe(services, ada, browser())));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await listSubscriptions(services, ada)).toHaveLength(10);
});

test('what is no subscription, and what leads into a private network, is refused', async () => {
  const ada = await aPlayer();
  const given = browser();
  for (const bad of [
    { ...given, p256dh: '' },
    { ...given, p256dh: given.p256dh.slice(1) },
    { ...given, auth: `${given.auth}A` },
    { ...given, auth: '\u0000' },
  ])
    await expect(subscribe(services, ada, bad)).rejects.toThrow('outlets.push-bad-keys');
  for (const endpoint of ['https://127.0.0.1/', 'https://[::1]/', 'https://localhost/x'])
    await expect(subscribe(services, ada, browser(endpoint))).rejects.toThrow('outlets.url-private');
  await expect(subscribe(services, ada, browser('http://push.example.org/'))).rejects.toThrow('outlets.url-not-https');
  expect(await listSubscriptions(services, ada)).toEqual([]);
});
