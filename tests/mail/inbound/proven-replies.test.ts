import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type PeerCertificate } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { pino } from 'pino';
import { type InboundRoom, openInbound } from '../../../src/mail/inbound/inbound-room.ts';
import { USUAL_LIMITS } from '../../../src/mail/inbound/limit-connections.ts';
import { MOST_OF_A_SENDER } from '../../../src/mail/inbound/limit-senders.ts';
import { listenReplies, type ReplyServer } from '../../../src/mail/inbound/listen-replies.ts';
import { selfSigned } from '../../../src/mail/inbound/self-signed.ts';
import { freshCertificate } from '../../../src/server/read-key-files.ts';
import { type MailWorld, mailWorld } from '../harness/mail-world.ts';
import { talk } from '../harness/talk-smtp.ts';
import { askedPlayer, repliesOf } from './harness/asked-player.ts';
import { proverBy } from './harness/prover-by.ts';
import { dkimKey, exchanged, withFields, writtenMail } from './harness/signed-mail.ts';
import { testDns } from './harness/test-dns.ts';

const DOMAIN = 'in.despatch.test';
const RELAY = '127.0.0.9';
const ann = dkimKey();
const dns = testDns({
  'TXT s1._domainkey.home.example': [ann.record],
  'TXT _dmarc.home.example': ['v=DMARC1; p=reject'],
});
let world: MailWorld;
let room: InboundRoom;
let server: ReplyServer;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  room = openInbound(world.services, { domain: DOMAIN, trusted: ['mx.despatch.test'], prover: proverBy(dns) });
  const tls = selfSigned(DOMAIN, new Date());
  const limits = { ...USUAL_LIMITS, mails: 70 };
  const where = { port: 0, host: '127.0.0.1', domain: DOMAIN, relays: [RELAY] };
  server = await listenReplies(world.services, { ...where, room, tls: () => tls, limits });
});
afterAll(async () => {
  await server.stop();
  await room.close();
  await world.close();
});

async function post(to: string, raw: Uint8Array, localAddress = '127.0.0.1'): Promise<void> {
  const { port } = server;
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port, ignoreTLS: true, localAddress });
  await transport.sendMail({ raw: Buffer.from(raw), envelope: { from: 'ann@home.example', to } });
  transport.close();
}

/** What is kept of how far the sender of a player's replies is proven. */
async function proofsOf(playerId: string): Promise<readonly unknown[]> {
  const rows = await world.services.db.notification.findMany({
    where: { kind: 'reply', playerId },
    orderBy: { createdAt: 'asc' },
  });
  return rows.map(({ data }) => (typeof data === 'object' && data && 'proof' in data ? data.proof : undefined));
}

const signed = (to: string) => {
  const signedBy = { domain: 'home.example', privateKey: ann.privateKey };
  return writtenMail({ from: 'Ann <ann@home.example>', to, text: '2', signedBy });
};
const unsigned = (to: string) => writtenMail({ from: 'Ann <ann@home.example>', to, text: '2' });
const passed = 'Authentication-Results: mx.despatch.test; dmarc=pass header.from=home.example';

describe('with a reply is kept', () => {
  test('that its signature proves who wrote it', async () => {
    const { to, sitting } = await askedPlayer(world);
    await post(to, await signed(to));
    expect(await proofsOf(sitting.playerId)).toEqual([{ state: 'proven', by: 'dkim' }]);
  });

  test('that nothing proves it: unsigned, changed, with two senders, or with words that have no say', async () => {
    const { to, sitting } = await askedPlayer(world);
    const mail = await signed(to);
    // The last is the mail that the second was made of: what was forged of it does not keep it out.
    for (const raw of [
      await unsigned(to),
      exchanged(mail, '\r\n\r\n2', '\r\n\r\n1'),
      withFields(await unsigned(to), passed),
      withFields(await signed(to), 'From: Mallory <mallory@evil.example>'),
      mail,
    ])
      await post(to, raw);
    const proofs = await proofsOf(sitting.playerId);
    expect(proofs).toEqual([
      ...Array.from({ length: 4 }, () => ({ state: 'unproven' })),
      { state: 'proven', by: 'dkim' },
    ]);
  });

  test('that the operator’s own server proves it', async () => {
    const { to, sitting } = await askedPlayer(world);
    await post(to, withFields(await unsigned(to), passed), RELAY);
    expect(await proofsOf(sitting.playerId)).toEqual([{ state: 'proven', by: 'server' }]);
  });
});

test('a signed reply that is caught and sent again is taken once, whatever else is changed of it', async () => {
  const { to, sitting } = await askedPlayer(world);
  const raw = await signed(to);
  for (const again of [raw, raw, withFields(raw, 'X-Again: 1', passed), exchanged(raw, ' b=', '   b=')])
    await post(to, again);
  await post(to, withFields(raw, passed), RELAY);
  expect(await repliesOf(world, sitting.playerId)).toBe(1);
});

/** What a listener shows who asks for encryption. */
function certificateOf(port: number): Promise<PeerCertificate> {
  return new Promise<PeerCertificate>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    const next = ['EHLO here\r\n', 'STARTTLS\r\n'];
    socket.on('data', (chunk) => {
      const line = next.shift();
      if (line !== undefined) return void socket.write(line);
      if (!chunk.toString().startsWith('220')) return;
      socket.removeAllListeners('data');
      const secure = connectTls({ socket, rejectUnauthorized: false }, () => {
        resolve(secure.getPeerCertificate());
        secure.destroy();
      }).on('error', reject);
    });
  });
}

describe('the listener', () => {
  test('offers encryption, with the certificate that it was given', async () => {
    const codes = await talk(server.port, ['EHLO here', 'STARTTLS']);
    expect(codes).toEqual([220, 250, 220]);
    expect((await certificateOf(server.port)).subject.CN).toBe(DOMAIN);
  });

  test('takes a renewed certificate from its files, and keeps the old one while they do not fit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'despatch-tls-'));
    const files = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') };
    const [first, second] = ['first.example', 'second.example'].map((name) => selfSigned(name, new Date()));
    if (!first || !second) throw new Error('no certificates');
    writeFileSync(files.cert, first.cert);
    writeFileSync(files.key, first.key);
    const told: string[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => void told.push(line) });
    const tls = freshCertificate(files, log);
    const renewing = await listenReplies(world.services, { port: 0, host: '127.0.0.1', domain: DOMAIN, tls });
    const name = async () => (await certificateOf(renewing.port)).subject.CN;
    expect(await name()).toBe('first.example');
    writeFileSync(files.cert, second.cert);
    expect([await name(), await name()]).toEqual(['first.example', 'first.example']);
    writeFileSync(files.key, second.key);
    expect(await name()).toBe('second.example');
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('REPLY_TLS_CERT');
    await renewing.stop();
    rmSync(folder, { recursive: true });
  });

  test('takes a mail over an encrypted connection', async () => {
    const { to, sitting } = await askedPlayer(world);
    const tls = { rejectUnauthorized: false };
    const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port, requireTLS: true, tls });
    await transport.sendMail({ raw: Buffer.from(await signed(to)), envelope: { from: 'ann@home.example', to } });
    transport.close();
    expect(await repliesOf(world, sitting.playerId)).toBe(1);
  });

  test('defers mails of one sender beyond sixty an hour, and ends a connection after its last', async () => {
    const { to } = await askedPlayer(world);
    const mail = (from: string) => [
      `MAIL FROM:<${from}>`,
      `RCPT TO:<${to}>`,
      'DATA',
      'Auto-Submitted: auto-replied\r\n\r\n.',
    ];
    const flood = Array.from({ length: MOST_OF_A_SENDER + 1 }, () => mail('flood@evil.example')).flat();
    const [, , ...codes] = await talk(server.port, ['EHLO here', ...flood, ...mail('ann@home.example'), 'QUIT']);
    const ends = codes.filter((_, i) => i % 4 === 3);
    expect(ends.slice(0, MOST_OF_A_SENDER + 2)).toEqual([
      ...Array.from({ length: MOST_OF_A_SENDER }, () => 250),
      450,
      250,
    ]);
    const many = Array.from({ length: 71 }, (_, i) => mail(`flood${i}@evil.example`)).flat();
    expect((await talk(server.port, ['EHLO here', ...many])).at(-1)).toBe(421);
  });
});
