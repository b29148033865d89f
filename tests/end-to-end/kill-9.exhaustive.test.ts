import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freePort } from '../../src/database/embedded/free-port.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type Mailbox, startMailbox } from '../harness/mailbox.ts';
import { newClosing } from './harness/closing.ts';
import { letTimePass } from './harness/let-time-pass.ts';
import { outside } from './harness/outside.ts';
import { type ServerProcess, startProcess } from './harness/server-process.ts';
import { settled } from './harness/settled.ts';
import { playSteadily } from './harness/steady-play.ts';

const TABLES = 8;
const KILLS = 3;

const closing = newClosing();
let database: FreshDatabase;
let mailbox: Mailbox;
let environment: { readonly [name: string]: string };
let server: ServerProcess;
beforeAll(async () => {
  database = await freshDatabase();
  closing.add(() => database.drop());
  mailbox = await startMailbox();
  closing.add(() => mailbox.stop());
  environment = {
    DATABASE_URL: database.url,
    SMTP_URL: mailbox.url,
    MAIL_MERGE_SECONDS: '0',
    PORT: String(await freePort()),
  };
  server = await startProcess(environment);
  closing.add(() => server.stop());
});
afterAll(() => closing.all());

test('a server killed in the middle of submissions, several times, loses and doubles nothing', async () => {
  const random = seededRandom('kill');
  const services = outside(database.db);
  const play = await playSteadily(services, server.url, TABLES, random);
  for (let kill = 0; kill < KILLS; kill += 1) {
    await play.moreMoves(25);
    await sleep(random(40));
    await play.sending();
    await server.kill();
    server = await startProcess(environment);
  }
  await play.moreMoves(25);
  await play.finish();
  expect(play.interrupted()).toBeGreaterThan(0);
  await play.check(services);
});

test('the mails of the killed servers go out; what came twice has the same Message-ID', async () => {
  await settled(database.db, 120_000, letTimePass);
  const rows = await database.db.mail.findMany({ select: { id: true, status: true } });
  expect(rows.filter(({ status }) => status !== 'sent' && status !== 'dropped')).toEqual([]);
  const arrived = mailbox.mails.map(({ messageId }) => messageId ?? '');
  const idsOf = (status: string) => rows.filter((row) => row.status === status).map(({ id }) => `<${id}@localhost>`);
  const [sent, dropped] = [new Set(idsOf('sent')), new Set(idsOf('dropped'))];
  expect([...sent].filter((id) => !arrived.includes(id))).toEqual([]);
  // Sent and not marked when the server died, and no news any more when its turn came again: dropped, after it had
  // come.
  expect(arrived.filter((id) => !sent.has(id) && !dropped.has(id))).toEqual([]);
  // At most what was under way when a server died: three mails at once.
  expect(arrived.length - sent.size).toBeLessThanOrEqual(KILLS * 3);
});
