import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type InboundRoom, openInbound } from '../../../src/mail/inbound/inbound-room.ts';
import { type MailboxWatch, watchMailbox } from '../../../src/mail/inbound/watch-mailbox.ts';
import { type MailWorld, mailWorld } from '../harness/mail-world.ts';
import { askedPlayer, repliesOf, until } from './harness/asked-player.ts';
import { type ImapServer, imapServer } from './harness/imap-server.ts';
import { withFields, writtenMail } from './harness/signed-mail.ts';

const DOMAIN = 'in.despatch.test';
const WAITS = { poll: 200, again: 20, longest: 100, deferred: 50 };
let world: MailWorld;
let room: InboundRoom;
let server: ImapServer;
let watches: MailboxWatch[];
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  room = openInbound(world.services, { domain: DOMAIN, trusted: ['mx.despatch.test'] });
});
afterAll(async () => {
  await room.close();
  await world.close();
});
beforeEach(async () => {
  server = await imapServer(() => world.services.clock.now());
  watches = [];
});
afterEach(async () => {
  await Promise.all(watches.map((one) => one.stop()));
  await server.close();
});

const watch = (url = server.url) => {
  const one = watchMailbox(room, url, WAITS);
  watches.push(one);
  return one;
};
const reply = (to: string, text = '2') => writtenMail({ from: 'Ann <ann@home.example>', to, text });

describe('a mailbox', () => {
  test('is emptied when it is opened, and again when something comes', async () => {
    const { to, sitting } = await askedPlayer(world);
    server.put(await reply(to));
    watch();
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
    server.put(await reply(to, '1'));
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(2);
  });

  test('keeps what is for nobody, marked as read', async () => {
    const { to, sitting } = await askedPlayer(world);
    server.put(await writtenMail({ from: 'spam@evil.example', to: `info@${DOMAIN}`, text: 'Buy' }));
    server.put(await reply(`reply+${'0'.repeat(48)}@${DOMAIN}`));
    server.put(withFields(await reply(to), 'Auto-Submitted: auto-replied'));
    server.put(withFields(await reply(to), 'Return-Path: <>'));
    watch();
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(0);
  });

  test('is read again after a wrong password was mended, and as soon as its server is back', async () => {
    const { to, sitting } = await askedPlayer(world);
    const wrong = watch(server.url.replace('secret', 'wrong'));
    server.put(await reply(to));
    await wrong.stop();
    expect(server.unread()).toBe(1);
    watch();
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
  });
});

describe('a message is taken once', () => {
  test.each(['fetch', 'seen'] as const)('where the connection breaks before its %s is answered', async (at) => {
    const { to, sitting } = await askedPlayer(world);
    server.breakAt = at;
    server.put(await reply(to));
    watch();
    await until(() => server.did.filter((one) => one.startsWith('fetch')).length >= 3);
    server.breakAt = undefined;
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
  });

  test('where the folder is made anew and all its numbers are others', async () => {
    const { to, sitting } = await askedPlayer(world);
    server.put(await reply(to));
    watch();
    await until(() => server.unread() === 0);
    server.rebuild();
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
  });

  test('where two processes look', async () => {
    const { to, sitting } = await askedPlayer(world);
    for (let i = 0; i < 5; i += 1) server.put(await reply(to));
    for (let i = 0; i < 2; i += 1) watch();
    await until(() => server.unread() === 0);
    expect(await repliesOf(world, sitting.playerId)).toBe(5);
  });
});

test('replies beyond twenty an hour wait in the mailbox, and others go on', async () => {
  const [one, other] = [await askedPlayer(world), await askedPlayer(world)];
  for (let i = 0; i < 21; i += 1) server.put(await reply(one.to));
  server.put(await reply(other.to));
  watch();
  await until(async () => (await repliesOf(world, other.sitting.playerId)) === 1);
  expect([await repliesOf(world, one.sitting.playerId), server.unread()]).toEqual([20, 1]);
  world.services.clock.advance(3_700_000);
  await until(() => server.unread() === 0);
  expect(await repliesOf(world, one.sitting.playerId)).toBe(21);
});
