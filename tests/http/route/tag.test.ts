import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { setReady } from '../../../src/play/windows/set-ready.ts';
import { publicTable } from '../../attack/harness/public-table.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { counted } from '../../tables/fixtures/counted.ts';
import { tableFor } from '../harness/a-table.ts';
import { getPage } from '../harness/reading.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());

const WAYS = ['', '/log', '/board.svg', '/board.png'];

/** What an address answers to a reader who knows it by a tag. */
async function again(person: Person | undefined, path: string, tag = ''): Promise<number> {
  const asked = person ? as(server, person, 'get', path) : anybody(server, 'get', path);
  return (await asked.set('If-None-Match', tag)).status;
}

async function tagOf(person: Person, path: string): Promise<string> {
  return (await as(server, person, 'get', path).expect(200)).headers.etag ?? '';
}

describe.each(WAYS)('GET /api/tables/:table%s', (way) => {
  let id: string;
  let path: string;
  beforeEach(async () => {
    id = await dealTable(server.services, [ada, ben, cid]);
    path = `/api/tables/${id}${way}`;
  });

  test('is not sent again to whoever knows it, until something happens', async () => {
    const tag = await tagOf(ada, path);
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
    const known = await as(server, ada, 'get', path).set('If-None-Match', tag).expect(304);
    expect([known.text, known.headers.etag, known.headers['cache-control']]).toEqual(['', tag, 'no-store']);
    await does(server.services, id, 'Red', '~propose', { to: 'Blue', coins: 1 });
    expect(await again(ada, path, tag)).toBe(200);
  });

  test('is another for another reader, language or table', async () => {
    const tag = await tagOf(ada, path);
    expect(await tagOf(ben, path)).not.toBe(tag);
    expect(await again(ben, path, tag)).toBe(200);
    const other = await dealTable(server.services, [ada, ben, cid]);
    expect(await again(ada, `/api/tables/${other}${way}`, tag)).toBe(200);
  });

  test('follows what a seat does in secret for that seat alone', async () => {
    const [own, others] = [await tagOf(ben, path), await tagOf(ada, path)];
    await does(server.services, id, 'Blue', '~give-orders', 'reap');
    expect(await again(ben, path, own)).toBe(200);
    expect(await again(ada, path, others)).toBe(304);
  });
});

test('a table whose seat has a new name is sent again', async () => {
  const path = `/api/tables/${await dealTable(server.services, [ada, ben, cid])}`;
  const tag = await tagOf(ada, path);
  await as(server, cid, 'patch', '/api/players/me').send({ name: 'Cyd' }).expect(200);
  expect(await again(ada, path, tag)).toBe(200);
});

test('what is kept in a window changes its seat’s tag, and that of others only when one more is ready', async () => {
  const dee = await server.person('Dee');
  const table = await publicTable(server, 'conclave', [ada, ben, cid, dee]);
  const path = `/api/tables/${table.id}`;
  const [seat = '', other = ''] = Object.keys(table.people);
  const [keeper, reader] = [table.people[seat], table.people[other]];
  if (!keeper || !reader) throw new Error('four play');
  const { decisions } = (await as(server, keeper, 'get', path).expect(200)).body;
  const decision: string = decisions[0].id;
  const at = { tableId: table.id, seat, playerId: keeper.player.id };
  const keep = (answer: string) =>
    submitAnswers(server.services, {
      ...at,
      expectedSeq: 1,
      answers: [{ decision, answer }],
      key: newId(),
      how: 'api',
      ready: false,
    });

  let own = await tagOf(keeper, path);
  const others = await tagOf(reader, path);
  for (const answer of ['Leo', 'Urban']) {
    await keep(answer);
    expect(await again(keeper, path, own)).toBe(200);
    expect(await again(reader, path, others)).toBe(304);
    own = await tagOf(keeper, path);
  }
  await setReady(server.services, { ...at, decision, ready: true });
  expect(await again(reader, path, others)).toBe(200);
});

test('a board on its page is known by its tag too', async () => {
  const id = await dealTable(server.services, [ada, ben, cid]);
  const { headers } = await getPage(server, `/t/${id}/board.svg`, ada).expect(200);
  await getPage(server, `/t/${id}/board.svg`, ada)
    .set('If-None-Match', headers.etag ?? '')
    .expect(304);
});

test('a table that is forming has no tag, nor has a refusal', async () => {
  const made = await as(server, ada, 'post', '/api/tables').send(tableFor('dee@players.example')).expect(201);
  const path = `/api/tables/${made.body.tableId}`;
  expect((await as(server, ada, 'get', path).expect(200)).headers.etag).toBeUndefined();
  const id = await dealTable(server.services, [ada, ben, cid]);
  const { headers } = await as(server, ada, 'get', `/api/tables/${id}/log?chapter=none-such`).expect(404);
  expect(headers.etag).toBeUndefined();
});

test.each(['nonsense', '"', 'W/"', ',,,', 'x'.repeat(5_000)])('a tag that is none is passed over: %s', async (tag) => {
  const id = await dealTable(server.services, [ada, ben, cid]);
  expect(await again(ada, `/api/tables/${id}`, tag)).toBe(200);
});

test('a log that is known costs no look into the log', async () => {
  const id = await dealTable(server.services, [ada, ben, cid]);
  const path = `/api/tables/${id}/log`;
  const tag = await tagOf(ada, path);
  const { services, take, close } = counted(server.services, server.database.url);
  const app = createApp(createHttpContext({ ...server.context, services }));
  const get = () => request(app).get(path).set('Authorization', `Bearer ${ada.key}`);
  await get().expect(200);
  take();
  await get().set('If-None-Match', tag).expect(304);
  expect(take().filter((sql) => sql.includes('"Entry"'))).toEqual([]);
  await close();
});
