import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { answerTurn, nextTurn, type PlayedTable, startTable } from '../http/harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../http/harness/test-server.ts';
import { tally } from './harness/tally.ts';

let server: TestServer;
let [ada, ben]: readonly Person[] = [];
let held: PlayedTable;
let other: PlayedTable;
let holder: pg.Client;
beforeAll(async () => {
  server = await startServer();
  [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  held = await startTable(server, ada, ben);
  other = await startTable(server, ada, ben);
  holder = new pg.Client({ connectionString: server.database.url });
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await server.close();
});

test('while somebody holds one table’s row, other tables and all pages go on', async () => {
  const turn = await nextTurn(server, held);
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "Table" WHERE id = $1 FOR UPDATE', [held.id]);

  let left = 100;
  const waiting = Array.from({ length: left }, async () => {
    const { status, headers } = await answerTurn(server, held, turn, randomUUID());
    left -= 1;
    return `${status} ${headers['retry-after']}`;
  });
  let rounds = 0;
  for (let i = 0; i < 5; i += 1) {
    await answerTurn(server, other, await nextTurn(server, other), randomUUID()).expect(200);
    await request(server.app)
      .get('/')
      .set('Cookie', ada?.cookie ?? '')
      .expect(200);
    await request(server.app)
      .get(`/t/${held.id}`)
      .set('Cookie', ada?.cookie ?? '')
      .expect(200);
    if (left > 0) rounds += 1;
  }
  const answers = await Promise.all(waiting);
  await holder.query('ROLLBACK');

  // Others were served while some of the hundred still waited, and the hundred were told in the end.
  expect(rounds).toBeGreaterThan(0);
  expect(new Set(answers)).toEqual(new Set(['503 3']));
  tally('one table’s row is held', { requests: 115, lost: 0, doubled: 0 });

  await answerTurn(server, held, turn, randomUUID()).expect(200);
});

test('the refusal is problem details for a program and a page for a person', async () => {
  const turn = await nextTurn(server, held);
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "Table" WHERE id = $1 FOR UPDATE', [held.id]);
  const { body } = await answerTurn(server, held, turn, randomUUID()).expect(503);
  expect(body).toMatchObject({
    type: 'urn:despatch:problem:unavailable',
    status: 503,
    detail: 'Too much is waiting for this just now, so nothing was done. Please try again in a few seconds.',
  });
  const resign = request(server.app)
    .post(`/t/${held.id}/resign`)
    .type('form')
    .set('Cookie', ada?.cookie ?? '');
  const page = await resign.set('Accept', 'text/html').send({}).expect(503);
  expect(page.headers['retry-after']).toBe('3');
  expect(page.text).toContain('Please try again in a few seconds.');
  await holder.query('ROLLBACK');
  if (ada) await as(server, ada, 'get', `/api/tables/${held.id}`).expect(200);
});
