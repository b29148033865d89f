import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makePushKeys } from '../../../src/outlets/push/push-keys.ts';
import { sendNotices } from '../../../src/outlets/push/send-notices.ts';
import { listSubscriptions, subscribe } from '../../../src/outlets/push/subscriptions.ts';
import type { Reach } from '../../../src/outlets/reach/reach.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, playOn } from '../../mail/harness/mail-world.ts';
import { type BrowserKeys, browserKeys } from '../harness/browser-keys.ts';
import { type Receiver, startReceiver } from '../harness/receiver.ts';

const MINUTE = 60_000;

let world: MailWorld;
let service: Receiver;
let table: Awaited<ReturnType<typeof ironCurtainTable>>;
let keys: BrowserKeys;
beforeAll(async () => {
  world = await mailWorld({ loopbackOutlets: true });
  await makePushKeys(world.services);
});
afterAll(() => world.close());
beforeEach(async () => {
  service = await startReceiver();
  service.answer((_req, res) => res.writeHead(201).end());
  table = await ironCurtainTable(world, { name: 'Café de Paris' });
  keys = browserKeys();
});
afterEach(async () => {
  await world.services.db.pushSubscription.deleteMany();
  await service.close();
});

const reach: Reach = { loopback: true, addressesOf: async () => ['127.0.0.1'] };
const send = (by = reach) => sendNotices(world.services, by);
const browserOf = (playerId: string, endpoint = `${service.url}/push/ada`) =>
  subscribe(world.services, playerId, { endpoint, ...keys });

/** The player who must answer, at a table whose first mails are out. */
async function asked() {
  const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  return seat === 'us' ? table.us : table.ussr;
}
/** Everything due is mailed. */
async function mail(): Promise<void> {
  world.services.clock.advance(10 * MINUTE);
  await flush(world);
}

test('beside the turn mail a notice is sent that says at which table it is, and no more', async () => {
  const { playerId, email } = await asked();
  await browserOf(playerId);
  await mail();
  expect(await world.services.db.caughtMail.count({ where: { to: email } })).toBeGreaterThan(0);
  expect(await send()).toBe(1);
  const [got] = service.received;
  expect(got?.path).toBe('/push/ada');
  expect(got?.headers.authorization).toMatch(/^vapid t=/);
  expect(got && keys.read(got.body)).toEqual({
    title: 'Café de Paris',
    body: 'It is your turn.',
    url: `/t/${table.tableId}`,
    tag: table.tableId,
  });
  expect(await send()).toBe(0);
});

test('two processes show it once', async () => {
  const { playerId } = await asked();
  await browserOf(playerId);
  await mail();
  expect((await Promise.all([send(), send()])).toSorted()).toEqual([0, 1]);
  expect(service.received).toHaveLength(1);
});

test('nobody is told of a turn that is over, nor of a table whose mail they switched off', async () => {
  const { playerId, seat } = await asked();
  await browserOf(playerId);
  await mail();
  for (let i = 0; i < 20 && (await asked()).seat === seat; i += 1) await playOn(world.services, table.tableId);
  expect((await asked()).seat).not.toBe(seat);
  expect(await send()).toBe(1);
  expect(service.received).toEqual([]);

  const next = await asked();
  keys = browserKeys();
  await browserOf(next.playerId, `${service.url}/push/bob`);
  const where = { tableId_seat: { tableId: table.tableId, seat: next.seat } };
  await world.services.db.seat.update({ where, data: { muted: true } });
  await mail();
  expect(await world.services.db.pushNotice.count({ where: { subscription: { playerId: next.playerId } } })).toBe(0);
});

test('a browser that its push service does not know any more is forgotten', async () => {
  for (const status of [404, 410]) {
    const { playerId } = await asked();
    await browserOf(playerId);
    await mail();
    await world.services.db.pushNotice.deleteMany();
    await playOn(world.services, table.tableId, 1);
    await browserOf((await asked()).playerId);
    await mail();
    service.answer((_req, res) => res.writeHead(status).end());
    await send();
    expect(await world.services.db.pushSubscription.count()).toBe(0);
  }
});

test('what fails is tried again later, and not for ever', async () => {
  const { playerId } = await asked();
  await browserOf(playerId);
  await mail();
  service.answer((_req, res) => res.writeHead(503).end());
  await send();
  expect(await send()).toBe(0); // not at once
  for (let i = 0; i < 10; i += 1) {
    world.services.clock.advance(60 * MINUTE);
    await send();
  }
  expect(service.received).toHaveLength(5);
  expect(await world.services.db.pushNotice.count()).toBe(0);
  expect(await listSubscriptions(world.services, playerId)).toHaveLength(1);
});

test('a browser whose push service has moved into a private network is forgotten, unasked', async () => {
  const { playerId } = await asked();
  await browserOf(playerId, `http://push.example.org:${service.port}/x`);
  await mail();
  await send({ loopback: true, addressesOf: async () => ['192.168.0.1'] });
  expect(service.received).toEqual([]);
  expect(await listSubscriptions(world.services, playerId)).toEqual([]);
});

test('keys that lie on no curve spoil nobody else’s notices', async () => {
  const { playerId } = await asked();
  await browserOf(playerId);
  await subscribe(world.services, playerId, {
    endpoint: `${service.url}/push/broken`,
    p256dh: `B${'A'.repeat(86)}`,
    auth: 'A'.repeat(22),
  });
  await mail();
  expect(await send()).toBe(2);
  expect(service.received.map(({ path }) => path)).toEqual(['/push/ada']);
  expect(await listSubscriptions(world.services, playerId)).toHaveLength(1);
});
