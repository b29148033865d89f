import { afterAll, beforeAll, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { type InboundRoom, openInbound } from '../../src/mail/inbound/inbound-room.ts';
import { listenReplies, type ReplyServer } from '../../src/mail/inbound/listen-replies.ts';
import { flush, ironCurtainTable, type MailWorld, mailWorld, newestMail } from '../mail/harness/mail-world.ts';
import { proverBy } from '../mail/inbound/harness/prover-by.ts';
import { dkimKey, exchanged, withFields, writtenMail } from '../mail/inbound/harness/signed-mail.ts';
import { testDns } from '../mail/inbound/harness/test-dns.ts';
import { DOMAIN, letAct, replyTo, seqOf } from '../mail/replies/reply-table.ts';

/*
 * Anna wants clear replies to act. Whoever has got hold of her reply address, or of a mail that she signed, sends mails
 * in her name over SMTP: nothing happens at the table, and nobody but her is written to.
 */

const OWN = 'people.example';
const anna = dkimKey();
const mallory = dkimKey();
const dns = testDns({
  [`TXT s1._domainkey.${OWN}`]: [anna.record],
  [`TXT _dmarc.${OWN}`]: ['v=DMARC1; p=reject'],
  'TXT s1._domainkey.evil.example': [mallory.record],
});
const byAnna = { domain: OWN, privateKey: anna.privateKey };
let world: MailWorld;
let room: InboundRoom;
let server: ReplyServer;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
  room = openInbound(world.services, { domain: DOMAIN, prover: proverBy(dns) });
  server = await listenReplies(world.services, { port: 0, host: '127.0.0.1', domain: DOMAIN, room });
});
afterAll(async () => {
  await server.stop();
  await room.close();
  await world.close();
});

/** A mail comes in, and what there is to answer is answered. */
async function post(to: string, raw: Uint8Array): Promise<void> {
  world.services.clock.advance(600_000);
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: server.port, ignoreTLS: true });
  await transport.sendMail({ raw: Buffer.from(raw), envelope: { from: 'mallory@evil.example', to } });
  transport.close();
  await flush(world);
}

async function asked() {
  const table = await ironCurtainTable(world);
  await flush(world);
  const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
  const own = seat === 'us' ? table.us : table.ussr;
  await letAct(world, own.playerId);
  return { tableId: table.tableId, email: own.email, to: replyTo(await newestMail(world, own.email)) };
}

test('nothing that is forged acts: unsigned, changed, signed by others, or with words that have no say', async () => {
  const { tableId, email, to } = await asked();
  const before = await seqOf(world, tableId);
  const signed = await writtenMail({ from: email, to, text: '2', signedBy: byAnna });
  const plain = await writtenMail({ from: email, to, text: '1' });
  const byMallory = { domain: 'evil.example', privateKey: mallory.privateKey };
  for (const raw of [
    plain,
    exchanged(signed, '\r\n\r\n2', '\r\n\r\n1'),
    await writtenMail({ from: email, to, text: '1', signedBy: byMallory }),
    await writtenMail({ from: email, to, text: '1', signedBy: { ...byAnna, privateKey: mallory.privateKey } }),
    await writtenMail({ from: 'mallory@evil.example', to, text: '1', signedBy: byMallory }),
    withFields(plain, `Authentication-Results: mx.despatch.test; dmarc=pass header.from=${OWN}`),
    withFields(signed, 'From: Mallory <mallory@evil.example>'),
  ])
    await post(to, raw);
  expect(await seqOf(world, tableId)).toBe(before);
  const strangers = await world.services.db.mail.count({ where: { to: { contains: 'evil.example' } } });
  expect(strangers).toBe(0);
  // The same address, and words of her own: it is not that nothing acts any more.
  await post(to, await writtenMail({ from: email, to, text: '2', signedBy: byAnna }));
  expect(await seqOf(world, tableId)).toBeGreaterThan(before);
});

test('a signed mail that is caught acts once: sent again, after it was taken back, and to another table', async () => {
  const [first, second] = [await asked(), await asked()];
  const signed = await writtenMail({ from: first.email, to: first.to, text: '2', signedBy: byAnna });
  await post(first.to, signed);
  const undo = replyTo(await newestMail(world, first.email));
  await post(undo, await writtenMail({ from: first.email, to: undo, text: 'undo', signedBy: byAnna }));
  const after = await seqOf(world, first.tableId);
  const open = await world.services.db.pendingAnswer.count({ where: { tableId: first.tableId } });
  expect(open).toBe(1);
  for (const again of [signed, withFields(signed, 'X-Again: 1'), exchanged(signed, ' b=', '   b=')])
    await post(first.to, again);
  expect(await seqOf(world, first.tableId)).toBe(after);

  const before = await seqOf(world, second.tableId);
  await post(second.to, signed);
  expect(await seqOf(world, second.tableId)).toBe(before);
});
