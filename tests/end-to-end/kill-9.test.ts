import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RandomSource } from '../../src/kernel/chance.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import type { Services } from '../../src/tables/services.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type Mailbox, startMailbox } from '../harness/mailbox.ts';
import { type Acknowledged, checkTable } from './harness/check-table.ts';
import { letTimePass } from './harness/let-time-pass.ts';
import { outside } from './harness/outside.ts';
import {
  type Asked,
  aPlayer,
  askedOf,
  aTable,
  type PlayedTable,
  type Player,
  type Sent,
  type Submission,
  send,
  submissionOf,
} from './harness/players.ts';
import { freePort, type ServerProcess, startProcess } from './harness/server-process.ts';
import { settled } from './harness/settled.ts';

const TABLES = 8;
const KILLS = 3;

let database: FreshDatabase;
let mailbox: Mailbox;
let services: Services;
let environment: { readonly [name: string]: string };
let url: string;
let server: ServerProcess;
beforeAll(async () => {
  database = await freshDatabase();
  mailbox = await startMailbox();
  services = outside(database.db);
  const port = await freePort();
  url = `http://localhost:${port}`;
  environment = { DATABASE_URL: database.url, SMTP_URL: mailbox.url, MAIL_MERGE_SECONDS: '0', PORT: String(port) };
  server = await startProcess(environment);
}, 60_000);
afterAll(async () => {
  await server.stop();
  await mailbox.stop();
  await database.drop();
});

type Story = {
  readonly table: PlayedTable;
  readonly sent: { readonly submission: Submission; readonly acknowledged: Acknowledged }[];
};

let over = false;
/** Submissions whose answer the kill cut off: sent again with the same key. */
let interrupted = 0;

/** Asks again and again until an answer comes back; only a dead server is a reason. */
async function patiently<T>(work: () => Promise<T>, onDead: () => void = () => {}): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDead(error)) throw error;
      onDead();
      await sleep(50);
    }
  }
}

async function play({ table, sent }: Story, player: Player, random: RandomSource): Promise<void> {
  while (!over) {
    const asked: Asked | undefined = await patiently(() => askedOf(url, table.id, player));
    if (!asked) {
      await sleep(20 + random(20));
      continue;
    }
    const submission = submissionOf(table.id, player, asked, sampleAnswer(asked.choice, random));
    let cut = false;
    const reply: Sent = await patiently(
      () => send(url, submission),
      () => {
        cut = true;
      },
    );
    if (cut) interrupted += 1;
    expect([reply.status, reply.repeated && !cut]).toEqual([200, false]);
    sent.push({ submission, acknowledged: { key: submission.body.key, seq: reply.seq ?? 0 } });
  }
}

/** Nobody answers, or the answer was cut off. Errors of `fetch` come from outside Jest's realm: no `instanceof`. */
function isDead(error: unknown): boolean {
  const message = typeof error === 'object' && error && 'message' in error ? String(error.message) : '';
  return ['fetch failed', 'terminated', 'starting'].includes(message);
}

test('a server killed in the middle of submissions, several times, loses and doubles nothing', async () => {
  const random = seededRandom('kill');
  const stories: Story[] = await Promise.all(
    Array.from({ length: TABLES }, async () => {
      const players = [
        await aPlayer(services, 'Ann', { plain: true }),
        await aPlayer(services, 'Boris', { plain: true }),
      ] as const;
      return { table: await aTable(services, players), sent: [] };
    }),
  );
  const playing = Promise.all(
    stories.flatMap((story) => [...story.table.players.values()].map((player) => play(story, player, random))),
  );
  const count = () => stories.reduce((all, { sent }) => all + sent.length, 0);
  const counts: number[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = count();
    while (count() < before + 25) await Promise.race([sleep(5), playing]);
    await sleep(random(40));
    await server.kill();
    counts.push(count() - before);
    server = await startProcess(environment);
  }
  const before = count();
  while (count() < before + 25) await Promise.race([sleep(5), playing]);
  over = true;
  await playing;

  expect(counts).toHaveLength(KILLS);
  expect(interrupted).toBeGreaterThan(0);
  for (const { table, sent } of stories) {
    for (const { submission, acknowledged } of sent) {
      const again = await send(url, submission);
      expect(again).toEqual({ status: 200, seq: acknowledged.seq, repeated: true });
    }
    await checkTable(
      services,
      table.id,
      sent.map(({ acknowledged }) => acknowledged),
    );
  }
}, 90_000);

test('the mails of the killed servers go out; what came twice has the same Message-ID', async () => {
  await settled(database.db, 60_000, letTimePass);
  const rows = await database.db.mail.findMany({ select: { id: true, status: true } });
  expect(rows.filter(({ status }) => status !== 'sent' && status !== 'dropped')).toEqual([]);
  const sent = new Set(rows.filter(({ status }) => status === 'sent').map(({ id }) => `<${id}@localhost>`));
  const arrived = mailbox.mails.map(({ messageId }) => messageId ?? '');
  expect([...new Set(arrived)].filter((id) => !sent.has(id))).toEqual([]);
  expect([...sent].filter((id) => !arrived.includes(id))).toEqual([]);
  // At most what was under way when a server died: three mails at once.
  expect(arrived.length - sent.size).toBeLessThanOrEqual(KILLS * 3);
}, 90_000);
