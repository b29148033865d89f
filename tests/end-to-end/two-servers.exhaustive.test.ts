import { appendFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { RandomSource } from '../../src/kernel/chance.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import type { Services } from '../../src/platform/services.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { type Mailbox, startMailbox } from '../harness/mailbox.ts';
import { type Listening, listenTo } from '../http/harness/listen-to-news.ts';
import { until } from '../mail/inbound/harness/asked-player.ts';
import { type Acknowledged, checkTable } from './harness/check-table.ts';
import { newClosing } from './harness/closing.ts';
import { outside } from './harness/outside.ts';
import {
  aPlayer,
  askedOf,
  aTable,
  type PlayedTable,
  type Player,
  type Sent,
  send,
  submissionOf,
} from './harness/players.ts';
import { type ServerProcess, startProcess } from './harness/server-process.ts';
import { settled } from './harness/settled.ts';

/** A file for the figures, as those of tests/browser/page-weight.test.ts. */
const MEASURE = process.env.MEASURE_PAGES;
const TABLES = 12;
const MOVES = 24;

const closing = newClosing();
let database: FreshDatabase;
let mailbox: Mailbox;
let services: Services;
let servers: readonly [ServerProcess, ServerProcess];
let start: () => Promise<ServerProcess>;
beforeAll(async () => {
  database = await freshDatabase();
  closing.add(() => database.drop());
  mailbox = await startMailbox();
  closing.add(() => mailbox.stop());
  services = outside(database.db);
  const environment = { DATABASE_URL: database.url, SMTP_URL: mailbox.url, MAIL_MERGE_SECONDS: '0' };
  start = () => startProcess(environment);
  servers = await Promise.all([start(), start()]);
  for (const server of servers) closing.add(() => server.stop());
});
afterAll(() => closing.all());

/** One question, answered in one of the ways in which people and programs get in each other's way. */
async function answer(table: PlayedTable, player: Player, random: RandomSource): Promise<Acknowledged | undefined> {
  const [here, there] = random(2) === 0 ? servers : [servers[1], servers[0]];
  const asked = await askedOf(here.url, table.id, player);
  if (!asked) return undefined;
  const submission = () => submissionOf(table.id, player, asked, sampleAnswer(asked.choice, random));
  const one = submission();
  switch (random(3)) {
    case 0: {
      // The same submission at both servers at once: written once, told twice.
      const sent = await Promise.all([send(here.url, one), send(there.url, one)]);
      expect(sent.map(({ status }) => status)).toEqual([200, 200]);
      expect(sent.map(({ repeated }) => repeated).sort()).toEqual([false, true]);
      return acknowledged(one.body.key, sent);
    }
    case 1: {
      // Two different ones at once: one is written, the other is told that it came late.
      const other = submission();
      const sent = await Promise.all([send(here.url, one), send(there.url, other)]);
      expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
      return acknowledged(sent[0]?.status === 200 ? one.body.key : other.body.key, sent);
    }
    default: {
      const first = await send(here.url, one);
      const again = await send(there.url, one);
      expect([first.status, again]).toEqual([200, { status: 200, seq: first.seq, repeated: true }]);
      return acknowledged(one.body.key, [first, again]);
    }
  }
}

function acknowledged(key: string, sent: readonly Sent[]): Acknowledged {
  const seqs = [...new Set(sent.flatMap(({ seq }) => (seq === undefined ? [] : [seq])))];
  expect(seqs).toHaveLength(1);
  return { key, seq: seqs[0] ?? 0 };
}

/** Both players of a table, each on their own, until this many moves are made. */
async function play(table: PlayedTable, random: RandomSource): Promise<readonly Acknowledged[]> {
  const done: Acknowledged[] = [];
  const sit = async (player: Player) => {
    while (done.length < MOVES) {
      const moved = await answer(table, player, random);
      if (moved) done.push(moved);
      else await sleep(10 + random(20));
    }
  };
  await Promise.all([...table.players.values()].map(sit));
  return done;
}

test('two servers on one database lose nothing and double nothing, in the logs and in the mail', async () => {
  const random = seededRandom('two servers');
  const tables = await Promise.all(
    Array.from({ length: TABLES }, async (_, i) => {
      // Pictures take most of a mail's time: only some tables have them.
      const plain = i > 1;
      const players = [await aPlayer(services, 'Ann', { plain }), await aPlayer(services, 'Boris', { plain })] as const;
      return aTable(services, players, { name: `Table ${i + 1}` });
    }),
  );
  const played = await Promise.all(tables.map((table) => play(table, random)));
  for (const [i, table] of tables.entries()) {
    const moves = played[i] ?? [];
    expect(moves.length).toBeGreaterThanOrEqual(MOVES);
    await checkTable(services, table.id, moves);
  }
  await settled(database.db);
  await everyMailOnce();
}, 600_000);

/** What a page is told of how a table stands. */
const stands = z.object({ mark: z.string() });
const hears = (page: Listening, said: string) => until(() => page.heard().includes(said));

/** A table that everybody may watch: moves by whoever is asked, which give what is heard of them, and open pages. */
async function watchedTable() {
  const random = seededRandom('news of two servers');
  const players = [await aPlayer(services, 'Ann'), await aPlayer(services, 'Boris')] as const;
  const { id } = await aTable(services, players, { open: true });
  const news = `/t/${id}/news`;
  return {
    async move({ url }: ServerProcess): Promise<string> {
      for (const player of players) {
        const asked = await askedOf(url, id, player);
        if (!asked) continue;
        const { status, seq } = await send(url, submissionOf(id, player, asked, sampleAnswer(asked.choice, random)));
        expect(status).toBe(200);
        return `data: ${JSON.stringify({ seq })}\n`;
      }
      throw new Error('nobody is asked');
    },
    async open({ url }: ServerProcess): Promise<Listening> {
      const { mark } = stands.parse(await (await fetch(url + news)).json());
      return listenTo(url, `${news}?shows=${mark}`, undefined);
    },
    /** As a browser does whose line was cut. */
    again({ url }: ServerProcess, cut: Listening): Promise<Listening> {
      const shown = [...cut.heard().matchAll(/^id: (.*)$/gm)].at(-1)?.[1] ?? '';
      return listenTo(url, news, undefined, { 'Last-Event-ID': shown });
    },
  };
}

test('an open page hears of what another server wrote, and of what was written when its own had died', async () => {
  const table = await watchedTable();
  const doomed = await start();
  const [here, there] = [await table.open(servers[0]), await table.open(doomed)];
  const first = await table.move(servers[1]);
  await Promise.all([hears(here, first), hears(there, first)]);

  await doomed.kill();
  await there.ended;
  const second = await table.move(servers[1]);
  await hears(here, second);
  const again = await table.again(servers[0], there);
  await hears(again, second);
  expect(again.heard()).not.toContain(first);
  for (const page of [here, again]) page.stop();
});

if (MEASURE)
  test('how soon an open page hears of what another server wrote', async () => {
    const table = await watchedTable();
    const page = await table.open(servers[0]);
    const times: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const said = await table.move(servers[1]);
      const written = performance.now();
      while (!page.heard().includes(said)) await sleep(1);
      times.push(performance.now() - written);
    }
    page.stop();
    times.sort((a, b) => a - b);
    const [half, most, longest] = [19, 37, 39].map((at) => Math.round(times[at] ?? 0));
    appendFileSync(MEASURE, `news of another server: half ${half} ms, 95 of 100 ${most} ms, slowest ${longest} ms\n`);
  });

async function everyMailOnce(): Promise<void> {
  const rows = await database.db.mail.findMany({ select: { id: true, status: true } });
  const sent = rows.filter(({ status }) => status === 'sent').map(({ id }) => `<${id}@localhost>`);
  const arrived = mailbox.mails.map(({ messageId }) => messageId);
  expect([...arrived].sort()).toEqual(sent.sort());
  expect(rows.filter(({ status }) => status !== 'sent' && status !== 'dropped')).toEqual([]);
  expect(arrived.length).toBeGreaterThan(TABLES * 2);
  const notifications = await database.db.notification.findMany();
  const told = notifications.map(({ kind, tableId, seat, data }) => JSON.stringify([kind, tableId, seat, data]));
  expect(new Set(told).size).toBe(told.length);
}
