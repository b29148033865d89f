import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { buyNothing, marchTable } from '../../fixtures/marches/march-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly Person[];
let ada: Person;
let table: string;
let address: string;
beforeAll(async () => {
  server = await startServer();
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  ada = people[0] ?? (await server.person('Ada'));
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, people);
  address = `/api/tables/${table}/sheets/${await buyNothing(server.services, table)}`;
});

const edit = (version: number, change: object) =>
  as(server, ada, 'post', `${address}/edits`).send({ version, edit: change });
const move = (corps: string, to: string) => ({ order: 'move', answer: { corps, to } });

test('a sheet is read with what the next line may be, as data and as a schema', async () => {
  const { body } = await as(server, ada, 'get', address).expect(200);
  expect(body).toMatchObject({ version: 0, lines: [], max: 24, rest: 3, costs: ['“3 corps without orders”'] });
  expect(body.orders[0]).toMatchObject({ id: 'move', label: '“Move”', choice: { kind: 'form' } });
  expect(body.lineSchema.anyOf[0].properties.order).toEqual({ const: 'move' });
  const decisions = await as(server, ada, 'get', `/api/tables/${table}/decisions`).expect(200);
  expect(decisions.body.decisions[0].mine).toMatchObject({
    choice: { kind: 'sheet', max: 24, mayBeEmpty: true },
    answerSchema: { type: 'array', maxItems: 24 },
  });
});

test('lines are added, and one that does not fit comes back with its reason', async () => {
  await edit(0, { do: 'add', line: move('Ash-1', 'b1') }).expect(200);
  const { body } = await edit(1, { do: 'add', line: move('Ash-1', 'f6') }).expect(200);
  expect(body.lines).toMatchObject([{ said: '“Ash-1 to b1”' }, { misfit: expect.stringContaining('“f6”') }]);
  expect(body.unfinished).toBe('1 line does not fit. Change or remove it before you send.');
  const refused = await as(server, ada, 'post', `${address}/send`)
    .set('Idempotency-Key', randomUUID())
    .send({})
    .expect(422);
  expect(refused.body.detail).toBe('1 line does not fit. Change or remove it before you send.');
  const gone = await edit(0, { do: 'clear' }).expect(409);
  expect(gone.body.detail).toContain('another window');
});

test('orders are sent as one answer, or at once without a draft', async () => {
  await edit(0, { do: 'add', line: move('Ash-1', 'b1') }).expect(200);
  const key = randomUUID();
  const send = () => as(server, ada, 'post', `${address}/send`).set('Idempotency-Key', key).send({});
  const { body } = await send().expect(200);
  expect(body).toMatchObject({ seq: 4, repeated: false });
  expect((await send().expect(200)).body).toMatchObject({ seq: 4, repeated: true });
  const [, ben] = people;
  if (!ben) throw new Error('Ben plays');
  const answers = [
    { decision: address.split('/').at(-1), answer: [move('Birch-1', 'e6'), { order: 'stay', answer: 'Birch-2' }] },
  ];
  const at = (given: object) =>
    as(server, ben, 'post', `/api/tables/${table}/submissions`).set('Idempotency-Key', randomUUID()).send(given);
  const wrong = [{ ...answers[0], answer: [move('Birch-1', 'a1'), move('Ash-1', 'b2')] }];
  const { body: refused } = await at({ expectedSeq: 4, answers: wrong }).expect(422);
  expect(refused.detail).toMatch(/^Line 1: .* Line 2: /s);
  await at({ expectedSeq: 4, answers }).expect(200);
});

test('bad edits are told by their names', async () => {
  const { body } = await edit(0, { do: 'fly' }).expect(400);
  expect(body.errors[0].at).toContain('edit');
  await edit(0, { do: 'remove', at: 3 }).expect(400);
  await as(server, ada, 'get', `/api/tables/${table}/sheets/nothing.1`).expect(409);
});
