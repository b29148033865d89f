import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import nodemailer from 'nodemailer';
import { freePort } from '../../src/database/embedded/free-port.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { newClosing } from '../end-to-end/harness/closing.ts';
import { fourAtATable } from '../end-to-end/harness/four-at-a-table.ts';
import { letTimePass } from '../end-to-end/harness/let-time-pass.ts';
import { outside } from '../end-to-end/harness/outside.ts';
import { type Letterbox, playByReply, type Replier } from '../end-to-end/harness/play-by-reply.ts';
import { aPlayer, aTable, type Player } from '../end-to-end/harness/players.ts';
import { headerOf } from '../end-to-end/harness/read-mail.ts';
import { type ServerProcess, startProcess } from '../end-to-end/harness/server-process.ts';
import { settled } from '../end-to-end/harness/settled.ts';
import { shortConference } from '../end-to-end/harness/short-conference.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { until } from '../mail/inbound/harness/asked-player.ts';
import { writtenMail } from '../mail/inbound/harness/signed-mail.ts';
import { type Dovecot, dovecotIn } from './harness/dovecot.ts';
import { MAIL_SERVER, type Postfix, postfixIn } from './harness/postfix.ts';
import { countsOf, newestOf } from './harness/read-box.ts';
import { type WatchedLine, watchedLine } from './harness/watched-line.ts';

/*
 * A whole game of Versailles through mail servers as people run them: Despatch hands its mails to Postfix, players read
 * theirs in Dovecot and reply through Postfix, and Despatch fetches the replies from Dovecot. Meanwhile Dovecot is
 * restarted, and Despatch killed after it took a reply in and before it could mark it as read. Then Postfix hands a
 * reply over to Despatch by SMTP.
 */

const DOMAIN = 'in.despatch.test';
const OWN_DOMAIN = 'players.example';
const REPLIES = 'replies';
const RESTART_AT = 8;
const KILL_AT = 12;
const NOBODY = 65_534;

const closing = newClosing();
let database: FreshDatabase;
let dovecot: Dovecot;
let postfix: Postfix;
let line: WatchedLine;
let environment: { readonly [name: string]: string };
let server: ServerProcess;
let tableId: string;
let players: readonly Player[];
let people: readonly Replier[];
beforeAll(async () => {
  database = await freshDatabase();
  closing.add(() => database.drop());
  const services = outside(database.db);
  players = await Promise.all(['Ann', 'Boris', 'Chiara', 'Dora'].map((name) => aPlayer(services, name)));
  ({ tableId, people } = await fourAtATable(services, players, shortConference({ above: 2 })));

  const folder = mkdtempSync(join(tmpdir(), 'despatch-mail-'));
  closing.add(async () => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  const mails = join(folder, 'mails');
  mkdirSync(mails);
  chownSync(mails, NOBODY, NOBODY);

  dovecot = dovecotIn(join(folder, 'dovecot'), mails, await freePort());
  await dovecot.start();
  closing.add(() => dovecot.stop());
  const own = Object.fromEntries(players.map(({ email }) => [email, email]));
  const boxes = { ...own, [`@${DOMAIN}`]: REPLIES };
  postfix = postfixIn({ folder: join(folder, 'postfix'), mails, port: await freePort(), boxes, ownDomain: OWN_DOMAIN });
  await postfix.start();
  closing.add(() => postfix.stop());
  line = await watchedLine(dovecot.port);
  closing.add(() => line.close());

  environment = {
    DATABASE_URL: database.url,
    SMTP_URL: postfix.url,
    MAIL_FROM: 'Despatch <despatch@despatch.test>',
    MAIL_MERGE_SECONDS: '0',
    REPLY_DOMAIN: DOMAIN,
    IMAP_URL: dovecot.url(REPLIES, line.port),
    TRUSTED_AUTH_SERVER: MAIL_SERVER,
    REPLY_SMTP_PORT: String(await freePort()),
    REPLY_TRUSTED_RELAYS: '127.0.0.1',
    PORT: String(await freePort()),
  };
  server = await startProcess(environment);
  closing.add(() => server.stop());
});
afterAll(() => closing.all());

let sent = 0;
const taken = () => database.db.notification.count({ where: { kind: 'reply' } });
let killings = 0;
/** What a killed process was sending is taken up again. */
const quiet = () => settled(database.db, 60_000, killings > 0 ? letTimePass : undefined);

/** More than twenty replies an hour are not taken in; these are made older than they are. */
async function anHourPasses(): Promise<void> {
  await database.db.$executeRaw`
    UPDATE "Notification" SET "createdAt" = "createdAt" - interval '1 hour' WHERE kind = 'reply'`;
}

async function send(from: string, to: string, text: string): Promise<void> {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: postfix.port, ignoreTLS: true });
  const raw = Buffer.from(await writtenMail({ from, to, text }));
  await transport.sendMail({ raw, envelope: { from, to } });
  transport.close();
}

const letterbox: Letterbox = {
  async newest({ email }) {
    const count = await database.db.mail.count({ where: { to: email, status: 'sent' } });
    return newestOf(dovecot.url(email), count);
  },
  async reply({ email }, mail, text) {
    sent += 1;
    let killed: Promise<void> | undefined;
    if (sent === RESTART_AT) await dovecot.stop();
    if (sent === KILL_AT)
      line.breakAtStore(() => {
        killed = server.kill();
      });
    await send(email, headerOf(mail, 'reply-to') ?? '', text);
    if (sent === RESTART_AT) await dovecot.start();
    if (sent === KILL_AT) {
      await until(() => killed !== undefined);
      await killed;
      killings += 1;
      expect([await taken(), (await countsOf(dovecot.url(REPLIES))).unread]).toEqual([sent, 1]);
      server = await startProcess(environment);
    }
    await until(async () => (await taken()) >= sent);
    await quiet();
  },
  async settle() {
    await anHourPasses();
    await quiet();
  },
};

test('four play a whole game by replies alone through Postfix and Dovecot', async () => {
  const services = outside(database.db);
  const random = seededRandom('by post');
  const played = await playByReply(services, { tableId, people, random, most: 300 }, letterbox);
  const { replies, byNumber, confirmed, programs } = played;
  console.log(`${replies} replies, ${byNumber} by number, ${confirmed} confirmed, of ${programs.size} mail programs.`);
  const { status } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(status).toBe('finished');
  expect(sent).toBe(replies + confirmed);
  expect(sent).toBeGreaterThan(KILL_AT);
}, 600_000);

test('each reply was taken once, and each mail came once to whom it was for', async () => {
  await until(async () => (await countsOf(dovecot.url(REPLIES))).unread === 0);
  expect([await taken(), await countsOf(dovecot.url(REPLIES))]).toEqual([sent, { messages: sent, unread: 0 }]);
  expect(line.idled()).toBeGreaterThan(0);
  for (const person of people) expect((await letterbox.newest(person)).subject).toContain('over: ');
});

test('a reply that Postfix hands over by SMTP acts, and waits with Postfix while Despatch is away', async () => {
  const [us, ussr] = players;
  if (!us || !ussr) throw new Error('nobody plays');
  const services = outside(database.db);
  const { id } = await aTable(services, [us, ussr]);
  await quiet();
  const waiting = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: id } });
  const asked = people.find(({ email }) => email === (waiting.seat === 'us' ? us : ussr).email);
  if (!asked) throw new Error('nobody is asked');
  const mail = await letterbox.newest(asked);

  postfix.handOver(DOMAIN, Number(environment.REPLY_SMTP_PORT));
  await server.stop();
  await send(asked.email, headerOf(mail, 'reply-to') ?? '', '1');
  sent += 1;
  await until(() => postfix.waiting() === 1);
  server = await startProcess(environment);
  postfix.tryAgain();
  await until(async () => (await taken()) >= sent);
  await quiet();
  const [entry] = await services.db.entry.findMany({ where: { tableId: id, kind: 'answered' } });
  expect(entry?.data).toMatchObject({ how: 'reply', seat: waiting.seat });
  expect([await taken(), postfix.waiting()]).toEqual([sent, 0]);
});
