import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerTurn, legalAnswer, nextTurn, otherThan, type PlayedTable, startTable } from '../harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const draftOf =
  (decision: string) =>
  (path = '') =>
    `/api/tables/${table.id}/drafts/${decision}${path}`;

test('a turn is composed, taken back, composed again and sent', async () => {
  const { person, ...turn } = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const step = { decision: turn.decision, answer: legalAnswer({ person, ...turn }) };
  const empty = await as(server, person, 'get', draft()).expect(200);
  expect(empty.body).toMatchObject({ decision: turn.decision, baseSeq: turn.seq, steps: [], stale: false });
  expect(empty.body.next[0].id).toBe(turn.decision);

  const added = await as(server, person, 'post', draft('/steps')).send(step).expect(200);
  expect(added.body.steps).toEqual([{ ...step, prompt: expect.any(String), said: expect.any(String) }]);
  const undone = await as(server, person, 'delete', draft('/steps/last')).expect(200);
  expect(undone.body.steps).toEqual([]);

  await as(server, person, 'post', draft('/steps')).send(step).expect(200);
  const sent = await as(server, person, 'post', draft('/send')).set('Idempotency-Key', randomUUID()).expect(200);
  expect(sent.body).toMatchObject({ repeated: false, table: { viewer: turn.seat } });
  expect(sent.body.seq).toBeGreaterThan(turn.seq);
  const after = await as(server, person, 'get', draft()).expect(409);
  expect(after.body.current.seq).toBe(sent.body.seq);
});

test('a draft binds nothing, and can be thrown away', async () => {
  const turn = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const step = { decision: turn.decision, answer: legalAnswer(turn) };
  await as(server, turn.person, 'post', draft('/steps')).send(step).expect(200);
  expect((await nextTurn(server, table)).seq).toBe(turn.seq);
  const gone = await as(server, turn.person, 'delete', draft()).expect(200);
  expect(gone.body.steps).toEqual([]);
});

test('a draft sent twice with one key is taken once', async () => {
  const turn = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const step = { decision: turn.decision, answer: legalAnswer(turn) };
  await as(server, turn.person, 'post', draft('/steps')).send(step).expect(200);
  const key = randomUUID();
  const first = await as(server, turn.person, 'post', draft('/send')).send({ key }).expect(200);
  const second = await as(server, turn.person, 'post', draft('/send')).send({ key }).expect(200);
  expect(second.body).toMatchObject({ seq: first.body.seq, repeated: true });
});

test('what does not fit is refused, and the draft stays', async () => {
  const turn = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const { person } = turn;
  const illegal = { decision: turn.decision, answer: 'nonsense' };
  await as(server, person, 'post', draft('/steps')).send(illegal).expect(422);
  const unknown = { decision: '1.99', answer: 'x' };
  const late = await as(server, person, 'post', draft('/steps')).send(unknown).expect(409);
  expect(late.body.current.seq).toBe(turn.seq);
  await as(server, person, 'post', draft('/send')).set('Idempotency-Key', 'empty').expect(400);
  await as(server, person, 'post', draft('/send')).expect(400);
});

test('a draft of a table that moved on is stale: sending it says where the table stands', async () => {
  const turn = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const step = { decision: turn.decision, answer: legalAnswer(turn) };
  await as(server, turn.person, 'post', draft('/steps')).send(step).expect(200);
  const sent = await as(server, turn.person, 'post', draft('/send')).send({ key: 'late', expectedSeq: 1 }).expect(409);
  expect(sent.body.current.seq).toBe(turn.seq);
  await as(server, turn.person, 'delete', draft()).expect(200);
});

test('a draft is gone when its question was answered in another way', async () => {
  const turn = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const step = { decision: turn.decision, answer: legalAnswer(turn) };
  await as(server, turn.person, 'post', draft('/steps')).send(step).expect(200);
  await answerTurn(server, table, turn).expect(200);
  await as(server, turn.person, 'post', draft('/send')).send({ key: 'too-late' }).expect(409);
});

test('nobody sees or changes another’s draft', async () => {
  const turn = await nextTurn(server, table);
  const draft = draftOf(turn.decision);
  const step = { decision: turn.decision, answer: legalAnswer(turn) };
  await as(server, turn.person, 'post', draft('/steps')).send(step).expect(200);
  const other = await as(server, otherThan(table, turn.person), 'get', draft()).expect(409);
  expect(other.body.steps).toBeUndefined();
  const carl = await server.person('Carl');
  await as(server, carl, 'get', draft()).expect(404);
  await as(server, carl, 'delete', draft()).expect(404);
});
