import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readLog } from '../../../src/log/read-log.ts';
import type { Reach } from '../../../src/outlets/reach/reach.ts';
import { deliverWebhooks, MOST_FAILURES } from '../../../src/outlets/webhooks/deliver-webhooks.ts';
import { addWebhook, listWebhooks, resumeWebhook } from '../../../src/outlets/webhooks/webhooks.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import {
  flush,
  ironCurtainTable,
  type MailWorld,
  mailWorld,
  newestMail,
  playOn,
} from '../../mail/harness/mail-world.ts';
import { type Received, type Receiver, startReceiver } from '../harness/receiver.ts';

let world: MailWorld;
let receiver: Receiver;
let table: Awaited<ReturnType<typeof ironCurtainTable>>;
beforeAll(async () => {
  world = await mailWorld({ loopbackOutlets: true });
});
afterAll(() => world.close());
beforeEach(async () => {
  receiver = await startReceiver();
  table = await ironCurtainTable(world);
});
afterEach(async () => {
  await world.services.db.webhook.deleteMany();
  await receiver.close();
});

const reach: Reach = { loopback: true, addressesOf: async () => ['127.0.0.1'] };
const add = (shape: string, url = receiver.url) => addWebhook(world.services, { tableId: table.tableId, shape, url });
const stateOf = async () => (await listWebhooks(world.services, table))[0];

/** Until nothing is left to tell, a minute between two looks. */
async function deliverAll(): Promise<void> {
  for (let made = 1; made > 0; ) {
    made = await deliverWebhooks(world.services, reach);
    world.services.clock.advance(60_000);
  }
}

const bulletin = z.object({
  version: z.literal(1),
  table: z.object({ id: z.string(), name: z.string(), game: z.string(), url: z.string() }),
  upTo: z.int(),
  events: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('entry'), seq: z.int(), at: z.string(), texts: z.array(z.string()).nonempty() }),
      z.object({
        kind: z.literal('turn'),
        text: z.string(),
        seats: z.array(z.object({ seat: z.string(), name: z.string(), player: z.string(), dueAt: z.string() })),
      }),
      z.object({ kind: z.literal('over'), text: z.string() }),
    ]),
  ),
});
const read = ({ body }: Received) => bulletin.parse(JSON.parse(body.toString()));

test('a webhook is told each entry once, in order, as a spectator reads it, and who is asked', async () => {
  const { secret } = await add('json');
  const from = (await world.services.db.table.findUniqueOrThrow({ where: { id: table.tableId } })).seq;
  await playOn(world.services, table.tableId, 30);
  await deliverAll();

  const told = receiver.received.flatMap((one) => read(one).events);
  const entries = told.flatMap((event) => (event.kind === 'entry' ? [event] : []));
  const log = await readLog(world.services, table.tableId, 'spectator', { from: from + 1 });
  const readable = log.filter(({ messages }) => messages.length > 0);
  expect(entries.map(({ seq }) => seq)).toEqual(readable.map(({ seq }) => seq));
  expect(entries.map(({ texts }) => texts.length)).toEqual(readable.map(({ messages }) => messages.length));

  const last = told.at(-1);
  const asked = await world.services.db.pendingAnswer.findMany({ where: { tableId: table.tableId } });
  expect(last?.kind === 'turn' && last.seats.map(({ seat }) => seat)).toEqual(asked.map(({ seat }) => seat).sort());

  const [first] = receiver.received;
  const [, at, signature] = /^t=(\d+),v1=(\w+)$/.exec(String(first?.headers['despatch-signature'])) ?? [];
  expect(createHmac('sha256', secret).update(`${at}.${first?.body.toString()}`).digest('hex')).toBe(signature);
  expect(first && read(first).table).toEqual({
    id: table.tableId,
    name: 'Tuesday Club',
    game: 'Iron Curtain',
    url: `https://despatch.test/t/${table.tableId}`,
  });
});

test('the end of a game is told', async () => {
  await add('json');
  await resignSeat(world.services, { tableId: table.tableId, seat: 'us', playerId: table.us.playerId });
  await deliverAll();
  expect(receiver.received.flatMap((one) => read(one).events).at(-1)?.kind).toBe('over');
});

test('two processes tell it once', async () => {
  await add('json');
  await playOn(world.services, table.tableId, 4);
  const made = await Promise.all([deliverWebhooks(world.services, reach), deliverWebhooks(world.services, reach)]);
  expect(made.toSorted()).toEqual([0, 1]);
  expect(receiver.received).toHaveLength(1);
});

test('what fails is sent again later under the same mark, and nothing is left out', async () => {
  await add('json');
  await playOn(world.services, table.tableId, 4);
  receiver.answer((_req, res) => res.writeHead(500).end());
  await deliverWebhooks(world.services, reach);
  expect((await stateOf())?.trouble).toBe('status-500');
  await deliverWebhooks(world.services, reach);
  expect(receiver.received).toHaveLength(1); // not at once

  receiver.answer((_req, res) => res.writeHead(200).end('ok'));
  world.services.clock.advance(HOUR_MS);
  await deliverAll();
  const [failed, again] = receiver.received;
  expect(again?.body.toString()).toBe(failed?.body.toString());
  expect(again?.headers['despatch-delivery']).toBe(failed?.headers['despatch-delivery']);
  expect((await stateOf())?.trouble).toBeUndefined();
});

test('a receiver that asks for patience gets it', async () => {
  await add('slack');
  await playOn(world.services, table.tableId, 4);
  receiver.answer((_req, res) => res.writeHead(429, { 'Retry-After': '1800' }).end());
  await deliverWebhooks(world.services, reach);
  world.services.clock.advance(HOUR_MS / 4);
  expect(await deliverWebhooks(world.services, reach)).toBe(0);
  world.services.clock.advance(HOUR_MS / 4);
  expect(await deliverWebhooks(world.services, reach)).toBe(1);
});

test('after enough failures it is given up, and started again goes on from now', async () => {
  const { id } = await add('json');
  await playOn(world.services, table.tableId, 4);
  receiver.answer((_req, res) => res.writeHead(404).end());
  for (let i = 0; i < MOST_FAILURES + 3; i += 1) {
    await deliverWebhooks(world.services, reach);
    world.services.clock.advance(HOUR_MS);
  }
  expect(receiver.received).toHaveLength(MOST_FAILURES);
  expect((await stateOf())?.stoppedAt).toBeDefined();
  await flush(world);
  const mail = await newestMail(world, table.us.email);
  // An address that somebody chose is no link in a subject: its dots and its colon are glued.
  const subject = mail.subject.replaceAll('\u2060', '');
  expect(subject).toBe(`[Tuesday Club] 127.0.0.1:${receiver.port} is told nothing any more`);
  expect(mail.text).toContain(`https://despatch.test/t/${table.tableId}/webhooks`);

  receiver.received.length = 0;
  receiver.answer((_req, res) => res.writeHead(204).end());
  await resumeWebhook(world.services, { tableId: table.tableId, id });
  await deliverAll();
  expect(receiver.received).toEqual([]);
  const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: table.tableId } });
  await playOn(world.services, table.tableId, 4);
  await deliverAll();
  const entries = receiver.received.flatMap((one) => read(one).events).filter(({ kind }) => kind === 'entry');
  expect(entries.every((event) => event.kind === 'entry' && event.seq > seq)).toBe(true);
  expect(receiver.received).not.toEqual([]);
});

test('a webhook to a private address is refused: given as one, after a redirect, after a change of DNS', async () => {
  for (const url of ['https://192.168.1.1/', 'https://[fd00::1]/', 'https://169.254.169.254/latest/meta-data/'])
    await expect(add('json', url)).rejects.toThrow('outlets.url-private');

  const inside = await startReceiver();
  await add('json');
  await playOn(world.services, table.tableId, 4);
  receiver.answer((_req, res) => res.writeHead(307, { Location: inside.url }).end());
  await deliverWebhooks(world.services, reach);
  expect((await stateOf())?.trouble).toBe('redirected');

  await world.services.db.webhook.deleteMany();
  await add('json', `http://hooks.example.org:${inside.port}/`);
  await playOn(world.services, table.tableId, 4);
  let now = '127.0.0.1';
  const changing: Reach = { loopback: true, addressesOf: async () => [now] };
  await deliverWebhooks(world.services, changing);
  expect(inside.received).toHaveLength(1);
  now = '10.0.0.7';
  await playOn(world.services, table.tableId, 4);
  world.services.clock.advance(HOUR_MS);
  await deliverWebhooks(world.services, changing);
  expect((await stateOf())?.trouble).toBe('private');
  now = '127.0.0.1';
  world.services.clock.advance(HOUR_MS);
  await deliverWebhooks(world.services, { ...changing, loopback: false });
  expect((await stateOf())?.trouble).toBe('private');
  expect(inside.received).toHaveLength(1);
  await inside.close();
});
