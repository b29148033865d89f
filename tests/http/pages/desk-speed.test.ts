import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { openDecisions } from '../../../src/kernel/open-decisions.ts';
import { openSession } from '../../../src/people/session.ts';
import { newId } from '../../../src/tables/new-id.ts';
import { readPosition } from '../../../src/tables/read-position.ts';
import { submitAnswers } from '../../../src/tables/submit-answers.ts';
import { ruleNow } from '../../tables/fixtures/rule-now.ts';
import { startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

const LENGTH = 5000;
/** Milliseconds that a moderator's page of such a table may take. */
const MOST = 300;

let world: World;
let tableId: string;
beforeAll(async () => {
  world = await tableWorld();
  const table = await startedTable(world);
  tableId = table.tableId;
  let seq = 1;
  while (seq < LENGTH) {
    const { head, machine } = await readPosition(world.services, tableId);
    const [open] = openDecisions(head.game, machine);
    const answers = Array.from({ length: 20 }, (_, i) => ({
      decision: i === 0 ? (open?.id ?? '') : `${seq + i}.1`,
      answer: i === 19 ? 'pass' : i % 5 === 4 ? 'roll' : 'on',
    }));
    const key = newId();
    const turn = table.player(String(Object(machine.state).turn));
    seq = (await submitAnswers(world.services, { tableId, ...turn, expectedSeq: seq, answers, key, how: 'bot' })).seq;
    if (seq % 1000 === 1) seq = (await ruleNow(world.services, tableId, { type: 'rewind', to: seq - 2 })).seq;
  }
}, 120_000);
afterAll(() => world.close());

test('a moderator’s page of a table with 5,000 entries is there within 300 ms', async () => {
  // A process of its own, which has nothing at hand.
  const services = world.another();
  const { db } = services;
  const { id } = await db.player.create({
    data: { id: newId(), name: 'Mia', email: 'mia@people.example', role: 'moderator' },
  });
  const { sessionToken } = await openSession(services, id);
  const rateLimits = { perMinute: 100_000, signIns: 1000, failures: 1000 };
  const app = createApp(
    createHttpContext({
      services,
      settings: { trustProxy: false, rateLimits },
      pictures: { png: () => Promise.reject(new Error('no pictures here')) },
      jobsRun: () => true,
    }),
  );
  const took = async (path: string) => {
    const began = performance.now();
    const page = request(app).get(`/desk/t/${tableId}${path}`).set('Cookie', `despatch=${sessionToken}`);
    await page.set('Accept', 'text/html').expect(200);
    return Math.round(performance.now() - began);
  };
  await request(app).get('/sign-in').expect(200); // the templates and the words are read
  // Other points of the log each time, so that no position is at hand; the best of three, as tests share their machine.
  const pages: { readonly [name: string]: (i: number) => string } = {
    newest: () => '',
    'an old page of the log': (i) => `?to=${2500 + 60 * i}`,
    'an old position': (i) => `?at=${2500 + 313 * i}`,
    'two compared': (i) => `/compare?a=${1990 + 313 * i}&b=${4400 - 313 * i}`,
    mails: () => '/mails',
    clocks: () => '/clocks',
    actors: () => '/actors',
    'the form of a ruling': () => '/rule?kind=rewind',
  };
  const times: { [name: string]: readonly number[] } = {};
  for (const [name, path] of Object.entries(pages))
    times[name] = [await took(path(0)), await took(path(1)), await took(path(2))];
  if (process.env.SHOW_TIMES) process.stdout.write(`${JSON.stringify(times)}\n`);
  for (const [name, three] of Object.entries(times)) expect([name, Math.min(...three) <= MOST]).toEqual([name, true]);
}, 60_000);
