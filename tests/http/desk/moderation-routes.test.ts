import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { routes } from '../../../src/http/api-routes.ts';
import { answerTurn, nextTurn, type PlayedTable, startTable } from '../harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let mia: Person;
let eve: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, mia, eve] = await Promise.all(['Ada', 'Ben', 'Mia', 'Eve'].map((name) => server.person(name))).then(
    ([a, b, m, e]) => {
      if (!a || !b || !m || !e) throw new Error('nobody is here');
      return [a, b, m, e];
    },
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await startTable(server, ada, ben);
  await server.services.db.tableModerator.create({ data: { tableId: table.id, playerId: mia.player.id } });
  await answerTurn(server, table, await nextTurn(server, table)).expect(200);
});

const at = (path: string) => `/api/tables/${table.id}${path}`;
const desk = (path = '') => `/api/desk/tables/${table.id}${path}`;
const BODIES: { readonly [path: string]: object } = {
  '/tables/:table/disputes/:dispute/resolve': { resolution: 'x' },
  '/tables/:table/rulings': { ruling: { type: 'rewind', to: 1 }, reason: 'x', expectedSeq: 2 },
  '/tables/:table/rulings/try': { ruling: { type: 'rewind', to: 1 }, reason: 'x', expectedSeq: 2 },
  '/tables/:table/clock/pause': { until: '2027-01-01T00:00:00Z', reason: 'x' },
  '/tables/:table/clock/resume': { reason: 'x' },
  '/tables/:table/clock/extend': { hours: 1, reason: 'x' },
  '/desk/tables/:table/seats/:seat/replace': { email: 'x@players.example', reason: 'x' },
};

describe('what only moderators may do', () => {
  const moderators = routes.filter(({ access }) => access.name === 'moderator');
  test.each(moderators.map(({ method, path }) => [method, path] as const))('%s %s', async (method, path) => {
    const address = `/api${path.replace(':table', table.id).replace(/:\w+/, 'us')}`;
    for (const person of [ada, ben]) {
      const { body } = await as(server, person, method, address).send(BODIES[path]).expect(403);
      expect(body.detail).toBe('You play at this table, so you cannot moderate it.');
    }
    await as(server, eve, method, address).send(BODIES[path]).expect(404);
    expect(await server.services.db.entry.count({ where: { tableId: table.id } })).toBe(2);
  });
});

test('a dispute is opened, talked about, taken and decided', async () => {
  const sent = { type: 'misclick', text: 'I meant the other card.', seq: 2 };
  const opened = await as(server, ada, 'post', at('/disputes')).send(sent).expect(201);
  const path = at(`/disputes/${opened.body.id}`);
  await as(server, ben, 'post', `${path}/messages`).send({ text: 'I do not mind.' }).expect(200);
  const queue = await as(server, mia, 'get', '/api/desk').expect(200);
  expect(queue.body.disputes).toHaveLength(1);
  await as(server, mia, 'post', `${path}/take`).expect(200);
  const decided = await as(server, mia, 'post', `${path}/resolve`).send({ resolution: 'Play on.' }).expect(200);
  expect(decided.body).toMatchObject({ state: 'resolved', takenByName: 'Mia', messages: [{ name: 'Ben' }] });
  const { body } = await as(server, ada, 'get', at('/disputes')).expect(200);
  expect(body.disputes).toMatchObject([{ id: opened.body.id, state: 'resolved' }]);
  await as(server, ada, 'post', `${path}/withdraw`).expect(409);
  const wrong = await as(server, ada, 'post', at('/disputes'))
    .send({ ...sent, text: ' ' })
    .expect(400);
  expect(wrong.body.detail).toBe('What it is about: write a few words.');
});

test('a ruling is tried, made, and undone', async () => {
  const ruling = { ruling: { type: 'rewind', to: 1 }, reason: 'A mis-click', expectedSeq: 2 };
  const tried = await as(server, mia, 'post', at('/rulings/try')).send(ruling).expect(200);
  expect(tried.body.voided).toMatchObject([{ seq: 2 }]);
  expect(tried.body.comparison.state.length).toBeGreaterThan(0);
  const made = await as(server, mia, 'post', at('/rulings')).send(ruling).expect(201);
  expect(made.body).toEqual({ ruling: 3, seq: 3, repeated: false });
  const again = await as(server, mia, 'post', at('/rulings')).send(ruling).expect(201);
  expect(again.body.repeated).toBe(true);
  const undo = { ruling: { type: 'undo', seq: 3 }, reason: 'I was wrong', expectedSeq: 3 };
  // Before, this ended the game, and the log said that entry 3 was taken back.
  const twofold = { ...undo, ruling: { type: 'end', how: 'draw' }, undoes: 3 };
  const { body: no } = await as(server, mia, 'post', at('/rulings')).send(twofold).expect(400);
  expect(JSON.stringify(no)).toContain('undoes');
  await as(server, mia, 'post', at('/rulings')).send(undo).expect(201);
  const { body } = await as(server, mia, 'get', desk('/compare?a=2&b=4')).expect(200);
  expect(body.state).toEqual([]);
  const bad = { ...ruling, ruling: { type: 'rewind', to: 77 }, expectedSeq: 4 };
  const refused = await as(server, mia, 'post', at('/rulings')).send(bad).expect(400);
  expect(refused.body.detail).toBe('“77” is not an entry to go back to; possible are entries 1 to 3.');
  const { corrections } = (await as(server, mia, 'get', desk('/corrections')).expect(200)).body;
  expect(corrections.length).toBeGreaterThan(0);
});

test('the desk reads everything, and each look is written down', async () => {
  for (const path of ['', '/log', '/compare', '/mails', '/clocks', '/actors'])
    await as(server, mia, 'get', desk(path)).expect(200);
  const state = await as(server, mia, 'get', desk('?asOf=1')).expect(200);
  expect(state.body.hands.map(({ seat }: { seat: string }) => seat)).toEqual(['us', 'ussr']);
  await as(server, mia, 'get', desk('?asOf=99')).expect(404);
  const part = await as(server, mia, 'get', desk('?asOf=round-1/turn-1')).expect(200);
  expect(part.body.asOf).toBe((await as(server, mia, 'get', desk('')).expect(200)).body.asOf);
  await as(server, mia, 'get', desk('?asOf=round-9')).expect(404);
  const { body } = await as(server, mia, 'get', desk('/audit')).expect(200);
  const looked = body.looks.map(({ what }: { what: string }) => what);
  for (const what of ['state', 'log', 'compare', 'mails', 'clocks', 'actors']) expect(looked).toContain(what);
});

test('clocks are stopped, set going and extended; never into the past', async () => {
  const until = '2026-11-26T20:00:00.000Z';
  const paused = await as(server, mia, 'post', at('/clock/pause')).send({ until, reason: 'A look' }).expect(200);
  expect(paused.body).toMatchObject({ until, paused: true });
  await as(server, mia, 'post', at('/clock/resume')).send({ reason: 'Settled' }).expect(200);
  await as(server, mia, 'post', at('/clock/extend')).send({ hours: 24, reason: 'Ill' }).expect(200);
  const past = { until: '2020-01-01T00:00:00Z', reason: 'Back' };
  await as(server, mia, 'post', at('/clock/extend')).send(past).expect(400);
  await as(server, mia, 'post', at('/clock/pause')).send({ until, reason: '' }).expect(400);
});

test('a seat is given to somebody else, whose it then is alone', async () => {
  const path = desk('/seats/us/replace');
  const former = table.people.us;
  await as(server, mia, 'post', path).send({ email: 'nobody@players.example', reason: 'Gone' }).expect(400);
  await as(server, mia, 'post', path).send({ email: eve.player.email, reason: 'Gone' }).expect(200);
  await as(server, eve, 'get', at('')).expect(200);
  if (former) await as(server, former, 'get', at('/decisions')).expect(former === ada ? 200 : 404);
});

test('moderators of a table are listed, and dismissed by the host', async () => {
  const { body } = await as(server, ben, 'get', at('/moderators')).expect(200);
  expect(body.own).toEqual([{ playerId: mia.player.id, name: 'Mia' }]);
  await as(server, ben, 'delete', at(`/moderators/${mia.player.id}`)).expect(403);
  await as(server, ada, 'delete', at(`/moderators/${mia.player.id}`)).expect(204);
  await as(server, mia, 'get', desk()).expect(404);
});
