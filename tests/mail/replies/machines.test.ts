import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findRecipient } from '../../../src/mail/inbound/find-recipient.ts';
import { readMail } from '../../../src/mail/inbound/read-mail.ts';
import { receiveReply } from '../../../src/mail/inbound/receive-reply.ts';
import { listCaughtMails } from '../../../src/mail/mailbox/list-caught-mails.ts';
import { flush, type MailWorld, mailWorld, newestMail } from '../harness/mail-world.ts';
import { askedTable, DOMAIN, letAct, PROVEN, replyTo, seqOf } from './reply-table.ts';

let world: MailWorld;
beforeAll(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: DOMAIN });
});
afterAll(() => world.close());

async function send(to: string, raw: string, returnPath: string) {
  const found = await findRecipient(world.services, to, DOMAIN);
  if (found === 'too-many') return found;
  if (found?.for !== 'reply') throw new Error('no such reply address');
  const mail = await readMail({ returnPath, raw: new TextEncoder().encode(raw), whole: true });
  const reception = await receiveReply(world.services, found.link, mail, PROVEN);
  await flush(world);
  return reception;
}

test('nothing ping-pongs: a machine that sends our own mails back gets no answer', async () => {
  const { tableId, asked, mail } = await askedTable(world);
  await letAct(world, asked.playerId);
  const before = await seqOf(world, tableId);
  const count = (await listCaughtMails(world.services, { to: asked.email })).length;
  const headers = mail.headers.map(({ name, value }) => `${name}: ${value}`).join('\r\n');
  expect(await send(replyTo(mail), `${headers}\r\n\r\n2\r\n`, asked.email)).toBe('automatic');
  const note = `From: ${asked.email}\r\nSubject: Abwesenheitsnotiz: Re: your move\r\n\r\n2\r\n`;
  expect(await send(replyTo(mail), note, asked.email)).toBe('automatic');
  expect(await send(replyTo(mail), `From: ${asked.email}\r\n\r\n2\r\n`, '')).toBe('automatic');
  expect((await listCaughtMails(world.services, { to: asked.email })).length).toBe(count);
  expect(await seqOf(world, tableId)).toBe(before);
});

test('a machine that hides what it is, and answers each answer, is stopped within the hour', async () => {
  const { tableId, asked, mail } = await askedTable(world);
  const before = await seqOf(world, tableId);
  let [answers, latest] = [0, mail];
  for (; answers < 100; answers += 1) {
    world.services.clock.advance(1000);
    const raw = `From: ${asked.email}\r\nSubject: Re: ${latest.subject}\r\n\r\nThank you for your mail.\r\n`;
    if ((await send(replyTo(latest), raw, asked.email)) === 'too-many') break;
    latest = await newestMail(world, asked.email);
  }
  expect(answers).toBe(20);
  expect(await seqOf(world, tableId)).toBe(before);
});
