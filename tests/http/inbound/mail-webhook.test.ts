import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext, USUAL_RATE_LIMITS } from '../../../src/http/context.ts';
import { type InboundRoom, openInbound } from '../../../src/mail/inbound/inbound-room.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { type MailWorld, mailWorld } from '../../mail/harness/mail-world.ts';
import { askedPlayer, repliesOf } from '../../mail/inbound/harness/asked-player.ts';
import { withFields, writtenMail } from '../../mail/inbound/harness/signed-mail.ts';

const DOMAIN = 'in.despatch.test';
const SECRET = 'a secret of more than thirty-two characters';
let world: MailWorld;
let room: InboundRoom;
let app: Express;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  room = openInbound(world.services, { domain: DOMAIN, trusted: ['mx.despatch.test'] });
  app = appOf({ secret: SECRET, room });
});
afterAll(async () => {
  await room.close();
  await world.close();
});

function appOf(webhook: { readonly secret: string; readonly room: InboundRoom } | undefined): Express {
  const { services, pictures, url } = world;
  const settings = { trustProxy: false, rateLimits: USUAL_RATE_LIMITS };
  const others = { transport: mailboxTransport(services), jobsRun: () => true, builtInDatabase: undefined, webhook };
  return createApp(createHttpContext({ services, databaseUrl: url, settings, pictures, ...others }));
}

type Call = { readonly secret?: string; readonly at?: Date; readonly signature?: string; readonly sent?: Uint8Array };

/** A mail posted as a provider does; what the call is wrong in can be given. */
async function post(raw: Uint8Array, call: Call = {}) {
  const { secret = SECRET, at = world.services.clock.now(), sent = raw } = call;
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const digest = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest('hex');
  const { status, body } = await request(app)
    .post('/api/inbound-mail')
    .set('Content-Type', 'message/rfc822')
    .set('Despatch-Timestamp', timestamp)
    .set('Despatch-Signature', call.signature ?? `sha256=${digest}`)
    .send(Buffer.from(sent));
  return { status, reception: body.reception };
}
const reply = (to: string) => writtenMail({ from: 'Ann <ann@home.example>', to, text: '2' });
const minutesAgo = (minutes: number) => new Date(world.services.clock.now().getTime() - minutes * 60_000);

describe('a signed mail', () => {
  test('is taken in, once', async () => {
    const { to, sitting } = await askedPlayer(world);
    const raw = await reply(to);
    expect(await post(raw)).toEqual({ status: 200, reception: 'taken' });
    expect(await post(raw)).toEqual({ status: 200, reception: 'again' });
    // The same mail in a call of its own, and with something else in its header.
    expect(await post(raw, { at: minutesAgo(1) })).toEqual({ status: 200, reception: 'again' });
    expect(await post(withFields(raw, 'X-Later: 1'))).toEqual({ status: 200, reception: 'again' });
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
  });

  test('of twenty that are sent at once one is taken', async () => {
    const { to, sitting } = await askedPlayer(world);
    const raw = await reply(to);
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(raw)));
    expect(answers.filter(({ reception }) => reception === 'taken')).toHaveLength(1);
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
  });

  test('for nobody here is answered so that it does not come again', async () => {
    expect(await post(await reply(`info@${DOMAIN}`))).toEqual({ status: 200, reception: 'unknown' });
    expect(await post(Buffer.from(''))).toEqual({ status: 200, reception: 'unknown' });
    expect(await post(Buffer.from('\0'.repeat(100_000)))).toEqual({ status: 200, reception: 'unknown' });
  });

  test('that is too large is refused', async () => {
    expect((await post(Buffer.alloc(5_000_001, 'x'))).status).toBe(413);
  });

  test('beyond twenty replies an hour may come again later', async () => {
    const { to } = await askedPlayer(world);
    for (let i = 0; i < 20; i += 1) await post(await reply(to));
    expect((await post(await reply(to))).status).toBe(429);
  });
});

describe('refused is a mail', () => {
  test.each<[string, () => Call]>([
    ['signed with another secret', () => ({ secret: 'another secret' })],
    ['that was changed on its way', () => ({ sent: Buffer.from('From: mallory@evil.example\r\n\r\n1') })],
    ['of six minutes ago', () => ({ at: minutesAgo(6) })],
    ['of six minutes from now', () => ({ at: minutesAgo(-6) })],
    ['without a signature', () => ({ signature: '' })],
    ['with half a signature', () => ({ signature: 'sha256=00' })],
    ['with an older kind of signature', () => ({ signature: `sha1=${'0'.repeat(40)}` })],
  ])('%s', async (_, call) => {
    const { to, sitting } = await askedPlayer(world);
    expect((await post(await reply(to), call())).status).toBe(401);
    expect(await repliesOf(world, sitting.playerId)).toBe(0);
  });

  test('where no secret is set', async () => {
    const answer = await request(appOf(undefined)).post('/api/inbound-mail').send('x');
    expect(answer.status).toBe(404);
  });
});
