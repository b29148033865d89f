import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { readMails } from '../../../src/disputes/desk/read-mails.ts';
import { createTable } from '../../../src/lobby/create-table.ts';
import { bounceAddress, bouncedMailOf } from '../../../src/mail/inbound/bounce-address.ts';
import { bounceSecret } from '../../../src/mail/inbound/bounce-secret.ts';
import { listenReplies, type ReplyServer } from '../../../src/mail/inbound/listen-replies.ts';
import { deliverMail } from '../../../src/mail/outbox/deliver-mail.ts';
import { relayNotifications } from '../../../src/mail/outbox/relay-notifications.ts';
import { smtpTransport } from '../../../src/mail/transports/smtp-transport.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { ironCurtainTable, type MailWorld, mailWorld, TIME_CONTROL } from '../harness/mail-world.ts';

const DOMAIN = 'in.despatch.test';
let world: MailWorld;
let server: ReplyServer;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  server = await listenReplies(world.services, { port: 0, domain: DOMAIN, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.stop();
  await world.close();
});

/** All that is due goes out to a mail server; gives the senders that the envelopes named, by their recipient. */
async function post(): Promise<ReadonlyMap<string, string>> {
  const senders = new Map<string, string>();
  const relay = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
      for (const { address } of envelope.rcptTo) senders.set(address, sender);
      stream.resume();
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const address = relay.server.address();
  const transport = smtpTransport(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  const ids: string[] = [];
  await relayNotifications(world.services, { add: async (_tx, mails) => void ids.push(...mails) });
  for (const id of ids) await deliverMail(world, transport, id);
  await transport.close();
  await new Promise<void>((resolve) => relay.close(() => resolve()));
  return senders;
}

const report = (action: string) =>
  [
    'From: Mail Delivery System <MAILER-DAEMON@mx.people.example>',
    'Subject: Undelivered Mail Returned to Sender',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'This is the mail system. I am sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.people.example',
    '',
    'Final-Recipient: rfc822; anna@people.example',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 <anna@people.example>: there is',
    '    no such mailbox',
    '--b--',
    '',
  ].join('\r\n');

async function bounce(to: string, raw: string): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  await transport.sendMail({ envelope: { from: false, to }, raw });
  transport.close();
}

test('a mail that comes back stands on the desk as not delivered, in the words of the mail server', async () => {
  const { tableId, us, ussr } = await ironCurtainTable(world);
  const senders = await post();
  const address = senders.get(us.email) ?? '';
  expect(address).toMatch(/^bounce\+[a-z\d]{20}\.[a-f\d]{32}@in\.despatch\.test$/);
  expect(senders.get(ussr.email)).not.toBe(address);
  const states = async () => (await readMails(world.services, tableId)).mails.map(({ name, status }) => [name, status]);
  const sent = [
    ['Anna', 'sent'],
    ['Bruno', 'sent'],
  ];
  const inOrder = async () => (await states()).toSorted();
  expect(await inOrder()).toEqual(sent);
  await bounce(address, report('delayed'));
  const note = 'Subject: I am away\r\nAuto-Submitted: auto-replied\r\n\r\nUntil Monday.\r\n';
  await bounce(address, note);
  expect(await inOrder()).toEqual(sent);
  await bounce(address, report('failed'));
  expect(await inOrder()).toEqual([['Anna', 'failed'], sent[1]]);
  const { mails } = await readMails(world.services, tableId);
  expect(mails.find(({ name }) => name === 'Anna')?.reason).toBe('bounced');
  expect(mails.find(({ name }) => name === 'Anna')?.error).toBe(
    '“550 5.1.1 <…@…>: there is no such mailbox”', // moderators read no addresses
  );
});

test('of a mail that never was nothing comes; a foreign address is refused', async () => {
  const secret = await bounceSecret(world.services);
  const failed = () => world.services.db.mail.count({ where: { status: 'failed' } });
  const before = await failed();
  await bounce(bounceAddress('nosuchmail', secret, DOMAIN), report('failed'));
  expect(await failed()).toBe(before);
  await expect(bounce('somebody@in.despatch.test', report('failed'))).rejects.toThrow('550');
  expect(bouncedMailOf(bounceAddress('abc', secret, 'elsewhere.test'), secret, DOMAIN)).toBeUndefined();
});

describe('a bounce that somebody makes up', () => {
  test('out of the id in a Message-ID is refused before its text is sent', async () => {
    const { us } = await ironCurtainTable(world);
    const address = (await post()).get(us.email) ?? '';
    const id = /^bounce\+([a-z\d]+)\./.exec(address)?.[1] ?? '';
    const { status } = await world.services.db.mail.findUniqueOrThrow({ where: { id } });
    expect(status).toBe('sent');
    const other = bounceAddress('another', await bounceSecret(world.services), DOMAIN);
    const guesses = [
      `bounce+${id}@${DOMAIN}`,
      `bounce+${id}.${'0'.repeat(32)}@${DOMAIN}`,
      other.replace('another', id),
      bounceAddress(id, Buffer.from('another server'), DOMAIN),
    ];
    for (const guess of guesses) await expect(bounce(guess, report('failed'))).rejects.toThrow('550');
    expect((await world.services.db.mail.findUniqueOrThrow({ where: { id } })).status).toBe('sent');
  });

  test('by whoever has the mail is quoted, cleaned and cut short', async () => {
    const { us } = await ironCurtainTable(world);
    const address = (await post()).get(us.email) ?? '';
    const words = `550 ”\u0000\u202e<script>${'click https://evil.example '.repeat(200)}`;
    await bounce(address, report('failed').replace(/550[\s\S]*mailbox/, words));
    const id = /^bounce\+([a-z\d]+)\./.exec(address)?.[1] ?? '';
    const { error } = await world.services.db.mail.findUniqueOrThrow({ where: { id } });
    expect(error).toMatch(/^“550 "<script>click https:\/\/evil\.example .*”$/);
    expect(error?.length).toBeLessThan(420);
  });
});

test('an invitation that comes back is shown to its host, who is told once; the guest is not written off', async () => {
  const s = world.services;
  const host = await s.db.player.create({
    data: { id: newId(), name: 'Anna', email: `anna-${newId()}@people.example` },
  });
  const lost = `lost-${newId()}@people.example`;
  const { tableId } = await createTable(s, {
    ...{ hostId: host.id, game: 'iron-curtain', name: 'Tuesday Club', players: 2, options: {}, hostSeat: 'us' },
    ...{ invitations: [{ email: lost }], timeControl: TIME_CONTROL, timeZone: 'UTC', public: false },
  });
  const to = (await post()).get(lost) ?? '';
  for (const action of ['failed', 'failed']) await bounce(to, report(action));
  const shown = async (playerId: string) =>
    (await viewTable(s, tableId, 'spectator', undefined, playerId)).lobby?.places.map(({ failed }) => failed);
  expect(await shown(host.id)).toEqual([false, true]);
  expect(await shown('somebody')).toEqual([false, false]);
  expect((await post()).has(host.email)).toBe(true);
  expect(await s.db.mail.count({ where: { kind: 'undelivered', tableId, status: 'sent' } })).toBe(1);
});
