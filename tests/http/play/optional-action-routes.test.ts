import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let table: string;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await dealTable(server.services, [ada, ben, cid]);
});

const submit = (person: Person, decision: string, answer: unknown, key: string = randomUUID(), expectedSeq = 1) =>
  as(server, person, 'post', `/api/tables/${table}/submissions`)
    .set('Idempotency-Key', key)
    .send({ expectedSeq, answers: [{ decision, answer }] });

test('optional actions are listed with the schema of their answers; spectators see none', async () => {
  await does(server.services, table, 'Red', '~propose', { to: 'Blue', coins: 2 });
  const { body } = await as(server, ben, 'get', `/api/tables/${table}/decisions`).expect(200);
  expect(body.optionalActions.map((optionalAction: { id: string }) => optionalAction.id)).toEqual([
    '~give-orders',
    '~propose',
    '~answer-deal.1',
  ]);
  expect(body.optionalActions[2]).toMatchObject({
    section: '6.1',
    calls: true,
    waitingText: '“It stands until it is answered.”',
    question: { prompt: '“Do you take 2 of Red to Blue?”', answerSchema: { enum: ['accept', 'decline'] } },
  });
  const seen = await as(server, cid, 'get', `/api/tables/${table}`).expect(200);
  expect(seen.body.optionalActions).toHaveLength(2);
  expect((await as(server, cid, 'get', `/api/tables/${table}?as=spectator`).expect(200)).body.optionalActions).toEqual(
    [],
  );
  expect((await as(server, ben, 'get', `/api/tables/${table}?asOf=1`).expect(200)).body.optionalActions).toEqual([]);
});

test('an optional action is answered like a decision, even after the table moved on, once for each key', async () => {
  const key = randomUUID();
  const first = await submit(ada, '~propose', { to: 'Blue', coins: 1 }, key).expect(200);
  expect(first.body).toMatchObject({ seq: 2, repeated: false });
  expect((await submit(ada, '~propose', { to: 'Blue', coins: 1 }, key).expect(200)).body.repeated).toBe(true);
  expect((await submit(ada, '~propose', { to: 'Blue', coins: 1 })).body).toMatchObject({ seq: 3, repeated: false });
  await submit(ben, '~answer-deal.1', 'accept').expect(200);
});

test('what is not legal is refused in the words of the game, what is over with the actions that are open', async () => {
  const { body } = await submit(ada, '~propose', { to: 'Blue', coins: 9 }).expect(422);
  expect(body.detail).toBe('“You have only 3 to give.” (Rule 6)');
  const { rule } = body;
  expect(rule).toEqual({ section: '6', url: expect.stringMatching(/^https?:.*\/games\/side-deals\/rules#6$/) });
  const late = await submit(ben, '~answer-deal.7', 'accept').expect(409);
  expect(late.body.rule).toEqual({ section: '6.1', url: rule.url.replace('#6', '#6.1') });
  expect(late.body.current).toMatchObject({ seq: 1, optionalActions: [{ id: '~give-orders' }, { id: '~propose' }] });
});

test('orders of others are nowhere: not in the log, not in the table, not in lists', async () => {
  const paths = [`/api/tables/${table}`, `/api/tables/${table}/log`, '/api/tables', `/api/tables/${table}/decisions`];
  const look = async () => {
    const seen = await Promise.all(paths.map((path) => as(server, ada, 'get', path).expect(200)));
    return JSON.stringify(seen.map(({ body }) => body));
  };
  const before = await look();
  server.clock.advance(60_000);
  await submit(ben, '~give-orders', 'reap').expect(200);
  expect(await look()).toBe(before);
  const { body } = await as(server, ben, 'get', `/api/tables/${table}/log`).expect(200);
  expect(body.entries.slice(1)).toMatchObject([
    { seq: 1, secret: 1, by: 'Blue', how: 'api', messages: ['“Order: reap”'] },
  ]);
});
