import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { SMTPServer } from 'smtp-server';
import { type Outbox, startOutbox } from '../../../src/mail/outbox/start-outbox.ts';
import { smtpTransport } from '../../../src/mail/transports/smtp-transport.ts';
import type { Transport } from '../../../src/mail/transports/transport.ts';
import { type CaughtEmail, type Mailbox, startMailbox } from '../../harness/mailbox.ts';
import { ironCurtainTable, type MailWorld, mailWorld, playOn } from '../harness/mail-world.ts';

const IMPATIENT = { retries: 6, delay: 1, longestDelay: 1, heartbeat: 10 };
let world: MailWorld;
let mailbox: Mailbox;
let transport: Transport;
let outbox: Outbox | undefined;

beforeEach(async () => {
  world = await mailWorld({ mailMergeSeconds: 0, replyDomain: 'in.despatch.test' });
  mailbox = await startMailbox();
  transport = smtpTransport(mailbox.url);
});
afterEach(async () => {
  await outbox?.stop();
  outbox = undefined;
  await transport.close();
  await mailbox.stop();
  await world.close();
});

async function start(patience = IMPATIENT, by: Transport = transport): Promise<void> {
  outbox = await startOutbox(world, by, world.url, patience);
}

async function until(done: () => Promise<boolean>, patience = 120_000): Promise<void> {
  const end = performance.now() + patience;
  while (!(await done())) {
    if (performance.now() > end) throw new Error('it never came to that');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const rows = () => world.services.db.mail.findMany({ orderBy: { createdAt: 'asc' } });
const allAre = (status: string) => async () => (await rows()).every((mail) => mail.status === status);
const to = (email: string) => (mail: CaughtEmail) => mail.recipients.includes(email);
const header = (mail: CaughtEmail, name: string) => mail.headers.find(({ key }) => key === name)?.value;

test('mails go out over SMTP with all their headers, in one thread for each table and reader', async () => {
  await start();
  const { tableId, us, ussr } = await ironCurtainTable(world);
  outbox?.wake();
  const first = await mailbox.waitForMail(to(ussr.email));
  await mailbox.waitForMail(to(us.email));
  const [row] = await world.services.db.mail.findMany({ where: { seat: 'ussr' } });
  await until(allAre('sent'));
  await until(async () => world.services.pulse.last('mail') !== undefined);
  expect(world.services.pulse.last('mail')?.at).toEqual(world.services.clock.now());
  expect(first.messageId).toBe(`<${row?.id}@despatch.test>`);
  expect(first.inReplyTo).toBe(`<table.${tableId}.${ussr.playerId}@despatch.test>`);
  expect(first.references).toBe(first.inReplyTo);
  expect(header(first, 'auto-submitted')).toBe('auto-generated');
  expect(header(first, 'list-unsubscribe')).toMatch(/^<https:\/\/despatch\.test\/u\/[\w-]{43}>$/);
  expect(header(first, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(first.replyTo?.[0]?.address).toMatch(/^reply\+[\da-f]{48}@in\.despatch\.test$/);
  expect(first.from?.address).toBe('despatch@despatch.test');
  expect(new Date(first.date ?? 0)).toEqual(world.services.clock.now());
  expect(first.attachments).toHaveLength(1);
  expect(first.attachments[0]).toMatchObject({ mimeType: 'image/png', disposition: 'inline' });
  expect(first.attachments[0]?.contentId).toBe(first.messageId?.replace('<', '<board.'));

  // The next turn of the same reader is in the same thread, under a Message-ID of its own.
  mailbox.clear();
  while ((await world.services.db.pendingAnswer.findFirst({ where: { tableId } }))?.seat !== 'us')
    await playOn(world.services, tableId, 1);
  await playOn(world.services, tableId, 1);
  outbox?.wake();
  const next = await mailbox.waitForMail(() => true);
  const mine = next.recipients.includes(us.email) ? us : ussr;
  expect(next.inReplyTo).toBe(`<table.${tableId}.${mine.playerId}@despatch.test>`);
  expect(next.messageId).not.toBe(first.messageId);
});

test('a name cannot write headers or add recipients', async () => {
  await start();
  const name = 'Club" <x@y.example>, "z';
  const { us } = await ironCurtainTable(world, { name });
  await world.services.db.table.updateMany({ data: { name: `${name}\r\nBcc: victim@people.example\r\n\r\nbody` } });
  outbox?.wake();
  const mail = await mailbox.waitForMail(to(us.email));
  expect(mail.recipients).toEqual([us.email]);
  expect(mail.bcc).toBeUndefined();
  expect(mail.to?.map(({ address }) => address)).toEqual([us.email]);
  expect(mail.subject?.replaceAll('\u2060', '')).toContain('[Club"');
  expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
});

test('the SMTP server is away for a while: nothing is lost, nothing is doubled', async () => {
  await mailbox.stop();
  await start();
  await ironCurtainTable(world);
  outbox?.wake();
  await until(async () => (await rows()).length === 2 && (await rows()).every(({ attempts }) => attempts > 0));
  for (const mail of await rows())
    expect(mail).toMatchObject({ status: 'queued', error: expect.stringContaining('ECONNREFUSED') });
  await mailbox.restart();
  await until(allAre('sent'));
  expect(mailbox.mails).toHaveLength(2);
  for (const mail of await rows()) expect(mail.error).toBeNull();
});

test('the answer of the SMTP server is lost: the mail comes twice, recognisable by one Message-ID', async () => {
  mailbox.behave('drop');
  await start();
  await ironCurtainTable(world);
  outbox?.wake();
  const ids = (mails: readonly CaughtEmail[]) => [...new Set(mails.map(({ messageId }) => messageId))].sort();
  await until(async () => ids(mailbox.dropped).length === 2);
  mailbox.behave('accept');
  await until(allAre('sent'));
  expect(mailbox.mails).toHaveLength(2);
  expect(ids(mailbox.mails)).toEqual(ids(mailbox.dropped));
});

test('kill -9 between sending and marking: another process sends it once more, under the same Message-ID', async () => {
  await ironCurtainTable(world);
  const script = fileURLToPath(new URL('../harness/dying-outbox.ts', import.meta.url));
  const time = world.services.clock.now().toISOString();
  const child = spawn(process.execPath, [script, world.url, mailbox.url, time], { stdio: 'ignore' });
  const signal = await new Promise((resolve) => child.on('exit', (_code, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  const before = mailbox.mails.map(({ messageId }) => messageId);
  expect(before.length).toBeGreaterThan(0);
  expect((await rows()).map(({ status }) => status)).toEqual(['queued', 'queued']);

  await start();
  await until(allAre('sent'));
  const counts = Map.groupBy(mailbox.mails, ({ messageId }) => messageId);
  expect(counts.size).toBe(2);
  for (const id of before) expect(counts.get(id)).toHaveLength(2);
  expect(mailbox.mails).toHaveLength(2 + before.length);
});

test('a mail that can never be sent is given up, says why, and can be tried again by hand', async () => {
  mailbox.behave('refuse');
  await start({ ...IMPATIENT, retries: 1 });
  await ironCurtainTable(world);
  outbox?.wake();
  await until(async () => (await rows()).length === 2 && (await allAre('failed')()));
  for (const mail of await rows()) expect(mail).toMatchObject({ attempts: 2, error: expect.stringContaining('451') });
  mailbox.behave('accept');
  expect(await outbox?.retryFailed()).toBe(2);
  await until(allAre('sent'));
  expect(mailbox.mails).toHaveLength(2);
});

test('a mailbox that does not exist is not tried again', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such user'), { responseCode: 550 })),
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const refusing = smtpTransport(`smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
  await start(IMPATIENT, refusing);
  await ironCurtainTable(world);
  outbox?.wake();
  await until(async () => (await rows()).length === 2 && (await allAre('failed')()));
  for (const mail of await rows())
    expect(mail).toMatchObject({ attempts: 1, error: expect.stringContaining('No such user') });
  await refusing.close();
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
});

test('a mail that fails waits for its next try alone: all others go out meanwhile', async () => {
  const tables = [];
  for (let n = 0; n < 4; n += 1) tables.push(await ironCurtainTable(world));
  const failing = tables[0]?.us.email ?? '';
  const one: Transport = {
    send: (mail) => (mail.to === failing ? Promise.reject(new Error('451 not now')) : transport.send(mail)),
    close: () => transport.close(),
  };
  // The next try is hours away.
  await start({ ...IMPATIENT, delay: 10_000, longestDelay: 10_000 }, one);
  await until(async () => (await rows()).length === 8 && (await rows()).every(({ attempts }) => attempts > 0));
  const [kept, ...others] = (await rows()).toSorted((a, b) => a.status.localeCompare(b.status));
  expect(kept).toMatchObject({ to: failing, status: 'queued', attempts: 1, error: '451 not now' });
  expect(others.map(({ status }) => status)).toEqual(Array(7).fill('sent'));
});

test('two processes share the work: every mail once', async () => {
  await start();
  const second = await startOutbox(world, transport, world.url, IMPATIENT);
  await Promise.all([1, 2, 3, 4, 5].map(() => ironCurtainTable(world)));
  outbox?.wake();
  second.wake();
  await until(async () => (await rows()).length === 10 && (await allAre('sent')()));
  await second.stop();
  expect(mailbox.mails).toHaveLength(10);
  expect(new Set(mailbox.mails.map(({ messageId }) => messageId)).size).toBe(10);
});
