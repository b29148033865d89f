import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { replacePlayer } from '../../../src/seats/substitutes/replace-player.ts';
import { buyNothing, marchTable } from '../../fixtures/marches/march-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

/* Orders ahead through the API, at a table of Marches in turn: Ada is Ash, Ben is Birch, Cid is Cedar. */

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let table: string;
let ahead: string;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, [ada, ben, cid], 'marches-in-turn');
  ahead = `/api/tables/${table}/ahead/~ahead.turn.birch`;
});

const move = (corps: string, to: string) => ({ order: 'move', answer: { corps, to } });
const send = (person: Person, method: 'post' | 'delete', path: string, body: object = {}) =>
  as(server, person, method, path).set('Idempotency-Key', randomUUID()).send(body);
const look = async (person: Person) => (await as(server, person, 'get', `/api/tables/${table}`).expect(200)).body;
const answerTurn = async (person: Person, answer: readonly object[] = []) => {
  const { seq, decisions } = await look(person);
  const answers = [{ decision: decisions[0].id, answer }];
  return send(person, 'post', `/api/tables/${table}/submissions`, { expectedSeq: seq, answers });
};

test('a table says what its reader may order ahead, with the conditions, and nobody else', async () => {
  const { ahead: open } = await look(ben);
  expect(open).toMatchObject([{ id: '~ahead.turn.birch', name: 'turn', section: '3.2', label: '“your turn”' }]);
  expect(open[0].conditions.fields[0]).toMatchObject({
    id: 'when',
    label: 'Ask me after all',
    choice: { kind: 'some', options: [{ id: 'always' }, { id: 'misfit' }, { id: 'bought' }, { id: 'idle' }] },
  });
  await send(ben, 'post', ahead, { lines: [move('Birch-1', 'e6')], unless: { when: ['misfit'] } }).expect(200);
  expect((await look(ben)).ahead[0].ordered).toMatchObject({
    lines: [{ said: '“Birch-1 to e6”' }],
    unless: { when: ['misfit'] },
    said: ['when a line no longer fits'],
    review: false,
  });
  expect((await look(ada)).ahead).toMatchObject([{ id: '~ahead.turn.ash' }]);
  expect(JSON.stringify(await look(ada))).not.toContain('Birch-1 to');
});

test('it is ordered, changed, taken back, and answers when the turn comes', async () => {
  const { body } = await send(ben, 'post', ahead, { lines: [move('Birch-1', 'f5')] }).expect(200);
  expect(body).toMatchObject({ seq: 1, repeated: false });
  await send(ben, 'post', ahead, { lines: [move('Birch-1', 'e6')] }).expect(200);
  const inVain = `/api/tables/${table}/ahead/~ahead.turn.cedar`;
  await send(cid, 'post', inVain, { lines: [move('Cedar-1', 'e1')] }).expect(200);
  await send(cid, 'delete', inVain).expect(200);
  await buyNothing(server.services, table);
  await answerTurn(ada).then((answer) => expect(answer.status).toBe(200));

  const { decisions, view } = await look(cid);
  expect(decisions).toMatchObject([{ name: 'turn', waiting: ['Cedar'] }]);
  expect(view.corps).toContainEqual({ id: 'Birch-1', seat: 'Birch', area: 'e6', strength: 4 });
  const { body: log } = await as(server, ada, 'get', `/api/tables/${table}/log`).expect(200);
  expect(log.entries.at(-1)).toMatchObject({ by: 'Birch', how: 'ahead' });
});

test('the lines may be those of a sheet, which is done with then', async () => {
  const sheet = `/api/tables/${table}/sheets/~ahead.turn.birch`;
  const edit = (version: number, line: object) =>
    as(server, ben, 'post', `${sheet}/edits`).send({ version, edit: { do: 'add', line } });
  await edit(0, move('Birch-1', 'e6')).expect(200);
  const { body } = await edit(1, move('Birch-1', 'a1')).expect(200);
  expect(body.unfinished).toContain('1 line does not fit');
  const refused = await send(ben, 'post', ahead).expect(422);
  expect(refused.body.detail).toContain('1 line does not fit');
  await as(server, ben, 'post', `${sheet}/edits`)
    .send({ version: 2, edit: { do: 'remove', at: 1 } })
    .expect(200);
  await send(ben, 'post', ahead, { unless: { near: { area: 'e5', within: 1 } } }).expect(200);
  expect(await server.services.db.sheetDraft.count({ where: { tableId: table } })).toBe(0);
  const { body: again } = await as(server, ben, 'get', sheet).expect(200);
  expect(again).toMatchObject({ version: 0, lines: [{ said: '“Birch-1 to e6”' }], ahead: { ordered: {} } });
});

test('who is asked after all reads why, and finds the sheet filled in', async () => {
  await send(ben, 'post', ahead, { lines: [move('Birch-1', 'e6')], unless: { when: ['idle'] } }).expect(200);
  await buyNothing(server.services, table);
  await answerTurn(ada).then((answer) => expect(answer.status).toBe(200));
  const [asked] = (await look(ben)).decisions;
  const { body } = await as(server, ben, 'get', `/api/tables/${table}/sheets/${asked.id}`).expect(200);
  expect(body).toMatchObject({ lines: [{ said: '“Birch-1 to e6”' }], afterAll: ['“when nobody else buys men”'] });
  await as(server, ben, 'post', `/api/tables/${table}/sheets/${asked.id}/edits`)
    .send({ version: 0, edit: { do: 'add', line: { order: 'stay', answer: 'Birch-2' } } })
    .expect(200);
  await send(ben, 'post', `/api/tables/${table}/sheets/${asked.id}/send`).expect(200);
  expect((await look(cid)).decisions).toMatchObject([{ name: 'turn', waiting: ['Cedar'] }]);
});

test('what somebody had begun to write, and not ordered, waits in the question', async () => {
  await as(server, ben, 'post', `/api/tables/${table}/sheets/~ahead.turn.birch/edits`)
    .send({ version: 0, edit: { do: 'add', line: move('Birch-1', 'e6') } })
    .expect(200);
  await buyNothing(server.services, table);
  await answerTurn(ada);
  const [asked] = (await look(ben)).decisions;
  const { body } = await as(server, ben, 'get', `/api/tables/${table}/sheets/${asked.id}`).expect(200);
  expect(body.lines).toMatchObject([{ said: '“Birch-1 to e6”' }]);
  await send(ben, 'post', `/api/tables/${table}/sheets/${asked.id}/send`).expect(200);
  expect(await server.services.db.sheetDraft.count({ where: { tableId: table } })).toBe(0);
});

test('a turn that is over, one that is asked and contradictions are refused in words', async () => {
  const detail = async (person: Person, path: string, body: object, status: number) =>
    (await send(person, 'post', path, body).expect(status)).body.detail;
  const both = { lines: [], unless: { when: ['bought', 'idle'] } };
  expect(await detail(ben, ahead, both, 422)).toContain('either way');
  expect(await detail(ben, `/api/tables/${table}/ahead/41.1`, {}, 404)).toContain(
    'no question that can be ordered ahead',
  );
  await buyNothing(server.services, table);
  const ash = `/api/tables/${table}/ahead/~ahead.turn.ash`;
  expect(await detail(ada, ash, { lines: [] }, 409)).toContain('You are being asked this now');
  await answerTurn(ada);
  expect(await detail(ada, ash, { lines: [] }, 409)).toContain('can no longer be ordered ahead');
  const { body } = await as(server, ada, 'get', `/api/tables/${table}/sheets/~ahead.turn.ash`).expect(409);
  expect(body.detail).toContain('can no longer be ordered ahead');
  // Nobody orders for others, and whoever is not at the table nothing.
  expect((await send(ada, 'post', ahead, { lines: [] })).status).toBe(409);
  expect((await send(await server.person('Eve'), 'post', ahead, { lines: [] })).status).toBe(404);
});

test('whoever takes over the seat confirms what it ordered, or is asked', async () => {
  await send(ben, 'post', ahead, { lines: [move('Birch-1', 'e6')] }).expect(200);
  const eve = await server.person('Fay');
  await replacePlayer(server.services, {
    ...{ tableId: table, seat: 'Birch', playerId: eve.player.id, by: ben.player.id, reason: '', watches: false },
  });
  expect((await look(eve)).ahead[0].ordered).toMatchObject({ review: true, lines: [{ said: '“Birch-1 to e6”' }] });
  expect((await send(ben, 'post', ahead, { lines: [] })).status).toBeGreaterThanOrEqual(403);
  await send(eve, 'post', `${ahead}/confirm`).expect(200);
  expect((await send(eve, 'post', `${ahead}/confirm`).expect(422)).body.detail).toContain('nothing to confirm');
  expect((await look(eve)).ahead[0].ordered).toMatchObject({ review: false });
});
