import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Express } from 'express';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { mailboxTransport } from '../../../src/mail/transports/mailbox-transport.ts';
import { newMemory } from '../../../src/platform/memory.ts';
import { testPictures } from '../../harness/pictures.ts';
import { countingRows } from '../../harness/rows-read.ts';
import { startTable } from '../harness/a-table.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';
import { fillServer } from './fill-server.ts';

const MANY = 3_000;

let server: TestServer;
let counting: ReturnType<typeof countingRows>;
let app: Express;
let people: { readonly [name: string]: Person };
let own: string;
let open: string;

beforeAll(async () => {
  server = await startServer();
  const [ada, ben, mia, root] = await Promise.all(['Ada', 'Ben', 'Mia', 'Root'].map(server.person));
  if (!ada || !ben || !mia || !root) throw new Error('nobody came');
  people = { ada, ben, mia, root };
  const { db } = server.services;
  await db.player.update({ where: { id: mia.player.id }, data: { role: 'moderator' } });
  await db.player.update({ where: { id: root.player.id }, data: { role: 'administrator' } });
  own = (await startTable(server, ada, ben)).id;
  open = 'played-2';

  counting = countingRows(server.database.url);
  const { services, database } = server;
  app = createApp(
    createHttpContext({
      services: { ...services, db: counting.db, memory: newMemory() },
      databaseUrl: database.url,
      settings: {
        trustProxy: false,
        rateLimits: { perMinute: 1e6, writes: 1e6, signIns: 1e6, failures: 1e6 },
        keepHealthMs: 0,
      },
      pictures: testPictures(),
      transport: mailboxTransport(services),
      jobsRun: () => true,
      builtInDatabase: undefined,
    }),
  );
  await fillServer(server.database.url, { template: own, from: 1, to: MANY, now: services.clock.now() });
}, 240_000);
afterAll(async () => {
  await counting.close();
  await server.close();
});

const ROUTES: readonly (readonly [person: string, path: string])[] = [
  ...['/', '/archive', '/archive?game=iron-curtain', '/t/OPEN', '/t/OPEN/log'].map(by('nobody')),
  ...['/api/tables/public', '/api/tables/archive', '/api/tables/archive?after=over-1000'].map(by('nobody')),
  ...['/', '/archive', '/archive?of=mine', '/seats', '/preferences', '/preferences/absences', '/desk'].map(by('ada')),
  ...['', '/log', '/takeback', '/moderation', '/dispute', '/spectators'].map((path) => `/t/OWN${path}`).map(by('ada')),
  ...['/tables', '/invitations', '/nominations', '/substitute-requests', '/stand-ins', '/tables/OWN', '/tables/OWN/log']
    .map((path) => `/api${path}`)
    .map(by('ada')),
  ...['/desk', '/desk?after=played-1000', '/api/desk', '/t/OPEN'].map(by('mia')),
  ...['', '/mails', '/clocks', '/actors', '/audit', '/seats'].map((path) => `/desk/t/OPEN${path}`).map(by('mia')),
  ...[
    '',
    '/mails',
    '/mails?list=held',
    '/bans',
    '/bans?after=b-1000@others.example',
    '/people',
    '/players',
    '/players?q=p',
    '/tables',
    '/tables?q=t',
  ]
    .map((path) => `/administration${path}`)
    .map(by('root')),
];

function by(person: string) {
  return (path: string) => [person, path] as const;
}

async function look(person: string, path: string): Promise<void> {
  const asked = request(app).get(path.replace('OWN', own).replace('OPEN', open)).set('Accept', 'text/html');
  const cookie = people[person]?.cookie;
  await (cookie === undefined ? asked : asked.set('Cookie', cookie)).expect(200);
}

async function readByAll(): Promise<ReadonlyMap<string, number>> {
  const rows = new Map<string, number>();
  for (const [person, path] of ROUTES) {
    // What is kept in memory is made by the first look.
    await look(person, path);
    rows.set(`${person} ${path}`, await counting.rowsRead(() => look(person, path)));
  }
  return rows;
}

/** What other connections read is sometimes counted late, with a page: it only ever adds, and never three times. */
async function readAgain(page: string): Promise<readonly number[]> {
  const [person, path] = ROUTES.find((route) => route.join(' ') === page) ?? [];
  if (person === undefined || path === undefined) throw new Error(`no page ${page}`);
  const rows: number[] = [];
  for (let n = 0; n < 3; n += 1) rows.push(await counting.rowsRead(() => look(person, path)));
  return rows;
}

test('no page reads more on a server that has twice as much of everything', async () => {
  const before = await readByAll();
  const { clock } = server.services;
  await fillServer(server.database.url, { template: own, from: MANY + 1, to: 2 * MANY, now: clock.now() });
  const after = await readByAll();
  if (process.env.PRINT_ROWS) for (const [page, rows] of after) console.log(page, before.get(page), rows);
  const grown: string[] = [];
  for (const [page, rows] of after) {
    const most = (before.get(page) ?? 0) * 1.1 + 50;
    const least = rows > most ? Math.min(rows, ...(await readAgain(page))) : rows;
    if (least > most) grown.push(`${page}: ${before.get(page)} rows, then ${least}`);
  }
  expect(grown).toEqual([]);
}, 240_000);
