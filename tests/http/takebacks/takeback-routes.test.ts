import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { answerTurn, nextTurn, otherThan, type PlayedTable, startTable } from '../harness/a-table.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, carl] = [await server.person('Ada'), await server.person('Ben'), await server.person('Carl')];
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await startTable(server, ada, ben);
});

const path = (rest = '') => `/api/tables/${table.id}/takebacks${rest}`;

/** Some moves, until the other player has moved too; gives who moved first and the log's last entry. */
async function play(): Promise<{ readonly first: Person; readonly seq: number }> {
  const { person: first } = await nextTurn(server, table);
  for (;;) {
    const turn = await nextTurn(server, table);
    const { body } = await answerTurn(server, table, turn).expect(200);
    if (turn.person !== first) return { first, seq: body.seq };
  }
}

test('a takeback is asked, consented to and stands in the list', async () => {
  const { first, seq } = await play();
  const other = otherThan(table, first);
  const body = { toSeq: 1, reason: 'a slip', expectedSeq: seq };
  const asked = await as(server, first, 'post', path()).send(body).expect(201);
  const { id } = asked.body.takeback;
  expect(asked.body.takeback).toMatchObject({ state: 'open', toSeq: 1, reason: 'a slip', asked: [{}] });
  await as(server, first, 'post', path()).send(body).expect(409);
  await as(server, first, 'post', path(`/${id}/answer`))
    .send({ answer: 'yes' })
    .expect(403);
  await as(server, other, 'post', path(`/${id}/answer`))
    .send({ answer: 'perhaps' })
    .expect(400);
  await as(server, other, 'post', path('/nothing/answer')).send({ answer: 'yes' }).expect(404);
  const done = await as(server, other, 'post', path(`/${id}/answer`))
    .send({ answer: 'yes' })
    .expect(200);
  expect(done.body.takeback.state).toBe('granted');
  const { body: now } = await as(server, first, 'get', `/api/tables/${table.id}`).expect(200);
  expect(now.seq).toBe(seq + 1);
  const { body: list } = await as(server, other, 'get', path()).expect(200);
  expect(list.takebacks).toHaveLength(1);
  await as(server, carl, 'get', path()).expect(404);
  await anybody(server, 'get', path()).expect(404);
});

test('it can be withdrawn and refused; what is closed stays closed', async () => {
  const { first, seq } = await play();
  const other = otherThan(table, first);
  const ask = async () =>
    (await as(server, first, 'post', path()).send({ toSeq: 1, expectedSeq: seq }).expect(201)).body.takeback.id;
  const withdrawn = await ask();
  await as(server, other, 'post', path(`/${withdrawn}/withdraw`)).expect(403);
  await as(server, first, 'post', path(`/${withdrawn}/withdraw`)).expect(200);
  const { body } = await as(server, other, 'post', path(`/${withdrawn}/answer`))
    .send({ answer: 'yes' })
    .expect(409);
  expect(body.detail).toBe('The player who asked withdrew it.');
  const refused = await ask();
  await as(server, other, 'post', path(`/${refused}/answer`))
    .send({ answer: 'no' })
    .expect(200);
  await as(server, first, 'post', path(`/${refused}/withdraw`)).expect(409);
  expect(body.current.seq).toBe(seq);
});

test('what cannot be asked is refused', async () => {
  const { first, seq } = await play();
  const ask = (change: object) =>
    as(server, first, 'post', path()).send({ toSeq: 1, expectedSeq: seq, reason: '', ...change });
  await ask({ toSeq: seq }).expect(400);
  await ask({ toSeq: 0 }).expect(400);
  await ask({ toSeq: 'one' }).expect(400);
  await ask({ expectedSeq: 1 }).expect(409);
  await ask({ reason: 'two\nlines' }).expect(400);
  await as(server, carl, 'post', path()).send({ toSeq: 1, expectedSeq: seq }).expect(404);
});
