import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import pg from 'pg';
import request from 'supertest';
import { answerTurn, nextTurn, type PlayedTable, startTable } from '../http/api/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../http/api/test-server.ts';
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

async function timed<T>(work: () => PromiseLike<T>): Promise<{ readonly done: T; readonly ms: number }> {
  const start = performance.now();
  const done = await work();
  return { done, ms: performance.now() - start };
}

test('while somebody holds one table’s row, other tables and all pages go on', async () => {
  const turn = await nextTurn(server, held);
  await holder.query('BEGIN');
  await holder.query('SELECT 1 FROM "Table" WHERE id = $1 FOR UPDATE', [held.id]);

  const waiting = Array.from({ length: 100 }, () => {
    const submission = answerTurn(server, held, turn, randomUUID());
    return timed(() => submission.then(({ status, headers }) => ({ status, retry: headers['retry-after'] })));
  });
  const elsewhere = await timed(async () => {
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
    }
  });
  const answers = await Promise.all(waiting);
  await holder.query('ROLLBACK');

  // All others were served while the first of the hundred still waited, and the hundred were told in the end.
  const first = Math.min(...answers.map(({ ms }) => ms));
  const last = Math.max(...answers.map(({ ms }) => ms));
  expect(new Set(answers.map(({ done }) => `${done.status} ${done.retry}`))).toEqual(new Set(['503 3']));
  expect(elsewhere.ms).toBeLessThan(last);
  expect(last).toBeLessThan(20_000);
  tally('one table’s row is held', { requests: 115, lost: 0, doubled: 0 });
  expect(first).toBeGreaterThan(0);

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
