import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { createSpectatorLink } from '../../../src/seats/spectators/spectator-links.ts';
import { answerTurn, nextTurn, type PlayedTable, startTable } from '../harness/a-table.ts';
import { getPage } from '../harness/reading.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  carl = await server.person('Carl');
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const entriesOf = (text: string) => [...text.matchAll(/<id>[^<]*\/(\d+)<\/id>/g)].map(([, seq]) => Number(seq));
const makePublic = (isPublic: boolean) =>
  server.services.db.table.update({ where: { id: table.id }, data: { public: isPublic } });

test('the feed of a public table is anybody’s, and the same for its players', async () => {
  const page = `/t/${table.id}/feed.atom`;
  await request(server.app).get(page).expect(404);
  await anybody(server, 'get', `/api/tables/${table.id}/feed.atom`).expect(404);
  expect((await getPage(server, `/t/${table.id}`, ada)).text).not.toContain('feed.atom');

  await makePublic(true);
  expect((await getPage(server, `/t/${table.id}`)).text).toContain(page);
  await answerTurn(server, table, await nextTurn(server, table)).expect(200);
  const { text, headers } = await request(server.app).get(page).buffer(true).expect(200);
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  const { body: log } = await anybody(server, 'get', `/api/tables/${table.id}/log`).expect(200);
  const told = log.entries.filter(({ messages }: { messages: readonly string[] }) => messages.length > 0);
  expect(entriesOf(text)).toEqual(told.map(({ seq }: { seq: number }) => seq).toReversed());
  for (const person of [ada, ben]) {
    const own = await getPage(server, page, person).buffer(true).expect(200);
    expect(own.text).toBe(text);
    const twin = await as(server, person, 'get', `/api/tables/${table.id}/feed.atom`).buffer(true).expect(200);
    expect(twin.text).toBe(text);
  }
  await request(server.app)
    .get(page)
    .set('If-None-Match', headers.etag ?? '')
    .expect(304);
  await makePublic(false);
});

test('by a spectators’ link it is as many hours behind, and names neither the table nor its link in ids', async () => {
  const link = { tableId: table.id, playerId: ada.player.id, delayHours: 24 };
  const { token } = await createSpectatorLink(server.services, link);
  const feed = () => request(server.app).get(`/w/${token}/feed.atom`).buffer(true);
  await feed().expect(404);
  server.clock.advance(24 * HOUR_MS);
  const before = (await feed().expect(200)).text;
  expect(before).not.toContain(table.id);
  for (const [id] of before.matchAll(/<id>[^<]*<\/id>/g)) expect(id).not.toContain(token);
  // What the first answers choose is hidden until both are there.
  for (let i = 0; i < 4; i += 1) await answerTurn(server, table, await nextTurn(server, table)).expect(200);
  expect((await feed().expect(200)).text).toBe(before);
  server.clock.advance(24 * HOUR_MS);
  expect(entriesOf((await feed().expect(200)).text).length).toBeGreaterThan(entriesOf(before).length);
  await request(server.app)
    .get(`/w/${'x'.repeat(43)}/feed.atom`)
    .expect(404);
});

test('what a rewind took back is not in it', async () => {
  await makePublic(true);
  const page = `/t/${table.id}/feed.atom`;
  const all = entriesOf((await request(server.app).get(page).buffer(true)).text);
  const { seq } = await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  await server.services.db.player.update({ where: { id: carl.player.id }, data: { role: 'moderator' } });
  server.context.callers.forget(carl.player.id);
  const ruling = { ruling: { type: 'rewind', to: 1 }, reason: 'A mistake', expectedSeq: seq };
  await as(server, carl, 'post', `/api/tables/${table.id}/rulings`)
    .set('Idempotency-Key', 'rewind')
    .send(ruling)
    .expect(201);
  const left = entriesOf((await request(server.app).get(page).buffer(true)).text);
  expect(left.length).toBeLessThan(all.length);
  expect(left).toContain(1);
});
