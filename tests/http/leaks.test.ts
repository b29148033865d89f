import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '../../src/http/api-routes.ts';
import {
  answerTurn,
  legalAnswer,
  nextTurn,
  otherThan,
  type PlayedTable,
  startTable,
  tableFor,
} from './harness/a-table.ts';
import { databaseDigest } from './harness/database-digest.ts';
import { anybody, as, type Person, startServer, type TestServer } from './harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let carl: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, carl] = [await server.person('Ada'), await server.person('Ben'), await server.person('Carl')];
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const seatOf = (person: Person) => Object.entries(table.people).find(([, one]) => one === person)?.[0] ?? '';

/** Bodies that every route with a table takes, so that only the caller can be what is wrong. */
const BODIES: { readonly [path: string]: object } = {
  '/tables/:table': {},
  '/tables/:table/join': {},
  '/tables/:table/join-links': { most: 1, days: 7 },
  '/tables/:table/invitations': { email: 'x@players.example' },
  '/tables/:table/submissions': { expectedSeq: 1, answers: [{ decision: '1.1', answer: 'x' }] },
  '/tables/:table/drafts/:decision/steps': { decision: '1.1', answer: 'x' },
  '/tables/:table/windows/:decision/ready': { ready: true },
  '/tables/:table/sheets/:decision/edits': { version: 0, edit: { do: 'clear' } },
  '/tables/:table/plan': { version: 0, marks: [] },
  '/tables/:table/plan/odds': { place: 'x', answer: {} },
  '/tables/:table/tried-orders': { decision: '~x', answer: 'x' },
  '/tables/:table/words': { lost: true },
  '/tables/:table/bids': { bids: {} },
  '/tables/:table/seen': { seq: 1 },
  '/tables/:table/mail': { muted: false },
  '/tables/:table/replies': { replies: 'act' },
  '/tables/:table/resign': { confirm: true },
  '/tables/:table/substitute-requests': { seat: 'us' },
  '/tables/:table/substitute-requests/:substituteRequest': { watches: true },
  '/tables/:table/spectator-links': { delayHours: 1 },
  '/tables/:table/webhooks': { shape: 'json', url: 'https://hooks.example.org/' },
  '/tables/:table/takebacks': { toSeq: 1, expectedSeq: 1 },
  '/tables/:table/takebacks/:takeback/answer': { answer: 'yes' },
  '/tables/:table/disputes': { type: 'rules', text: 'x' },
  '/tables/:table/disputes/:dispute/messages': { text: 'x' },
  '/tables/:table/disputes/:dispute/resolve': { resolution: 'x' },
  '/tables/:table/press': { to: 'everybody', text: 'x' },
  '/tables/:table/press/:thread/read': { letter: 'abcdefghijkmnpqrstuv' },
  '/tables/:table/press/mutes': { who: 'us', muted: true },
  '/tables/:table/press/reports': { letters: [], text: 'x' },
  '/tables/:table/press/consent': { agrees: true },
  '/tables/:table/moderators': { email: 'x@players.example' },
  '/tables/:table/rulings': { ruling: { type: 'rewind', to: 1 }, reason: 'x', expectedSeq: 1 },
  '/tables/:table/rulings/try': { ruling: { type: 'rewind', to: 1 }, reason: 'x', expectedSeq: 1 },
  '/tables/:table/clock/pause': { until: '2027-01-01T00:00:00Z', reason: 'x' },
  '/tables/:table/clock/resume': { reason: 'x' },
  '/desk/tables/:table/seats/:seat/replace': { email: 'x@players.example', reason: 'x' },
  '/tables/:table/emergency-pause': { reason: 'x' },
  '/tables/:table/emergency-pause/end': { reason: 'x' },
  '/tables/:table/clock/extend': { hours: 1, reason: 'x' },
};
const ofTable = routes.filter(({ path }) => path.includes(':table'));

describe('to a stranger a private table is not there', () => {
  test.each(ofTable.map((route) => [route.method, route.path] as const))('%s %s', async (method, path) => {
    await as(server, carl, 'get', '/api/players/me').expect(200); // the use of the key is noted
    const before = await databaseDigest(server.database.url);
    const at = (id: string) => `/api${path.replace(':table', id).replace(':invitation', 'none')}`;
    const call = (id: string) =>
      as(server, carl, method, at(id)).set('Idempotency-Key', 'k').send(BODIES[path]).expect(404);
    const [real, none] = [await call(table.id), await call('no-such-table')];
    expect(real.body).toEqual({ ...none.body, instance: expect.any(String) });
    expect(await databaseDigest(server.database.url)).toBe(before);
  });

  test('nor to nobody at all', async () => {
    for (const { path } of ofTable.filter(({ access }) => access.name === 'reader'))
      await anybody(server, 'get', `/api${path.replace(':table', table.id)}`).expect(404);
  });
});

describe('the other seat', () => {
  test.each(['', '/log', '/board.svg', '/board.png'])(
    'cannot be looked through, now or in the past (%s)',
    async (what) => {
      for (const viewer of [seatOf(ben), 'moderator', seatOf(ben).toUpperCase()]) {
        const past = what === '/log' ? 'from=1' : 'asOf=1';
        const path = `/api/tables/${table.id}${what}?as=${viewer}`;
        for (const address of [path, `${path}&${past}`]) {
          const { status, headers } = await as(server, ada, 'get', address);
          expect(status).toBe(403);
          expect(headers['cache-control']).toBe('no-store');
        }
      }
    },
  );

  test('has a board and a view of its own, which no cache keeps', async () => {
    const mine = await as(server, ada, 'get', `/api/tables/${table.id}`).expect(200);
    const other = await as(server, ben, 'get', `/api/tables/${table.id}`).expect(200);
    const everybody = await as(server, ada, 'get', `/api/tables/${table.id}?as=spectator`).expect(200);
    const forBen = await as(server, ben, 'get', `/api/tables/${table.id}?as=spectator`).expect(200);
    expect(mine.body.view).not.toEqual(other.body.view);
    expect(everybody.body).toEqual(forBen.body);
    for (const path of ['', '/log', '/decisions', '/board.svg', '/board.png']) {
      const { headers } = await as(server, ada, 'get', `/api/tables/${table.id}${path}`).expect(200);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('has a draft that only its player sees, changes and sends', async () => {
    const turn = await nextTurn(server, table);
    const other = otherThan(table, turn.person);
    const draft = `/api/tables/${table.id}/drafts/${turn.decision}`;
    const step = { decision: turn.decision, answer: legalAnswer(turn) };
    // The question is not theirs: they are told the same whether there is a draft or not.
    const inVain = async () => [
      await as(server, other, 'get', draft).expect(409),
      await as(server, other, 'post', `${draft}/steps`).send(step).expect(409),
      await as(server, other, 'delete', `${draft}/steps/last`).expect(409),
      await as(server, other, 'delete', draft).expect(409),
      await as(server, other, 'post', `${draft}/send`).set('Idempotency-Key', randomUUID()).send({}).expect(409),
    ];
    const told = async () => (await inVain()).map(({ body }) => ({ ...body, instance: '' }));
    const before = await told();
    await as(server, turn.person, 'post', `${draft}/steps`).send(step).expect(200);
    expect(await told()).toEqual(before);
    const kept = await as(server, turn.person, 'get', draft).expect(200);
    expect(kept.body.steps).toHaveLength(1);
    await as(server, turn.person, 'delete', draft).expect(200);
  });

  test('is not told by the errors what it is asked', async () => {
    const turn = await nextTurn(server, table);
    const { body } = await as(server, otherThan(table, turn.person), 'post', `/api/tables/${table.id}/submissions`)
      .set('Idempotency-Key', randomUUID())
      .send({ expectedSeq: turn.seq, answers: [{ decision: turn.decision, answer: 'nonsense' }] })
      .expect(422);
    expect(body).toEqual({
      type: 'urn:despatch:problem:illegal-answer',
      title: 'The rules do not allow that',
      status: 422,
      detail: expect.stringMatching(/^This question is not put to \w+\.$/),
      instance: expect.any(String),
    });
  });

  test('does not learn which idempotency keys another one used', async () => {
    const turn = await nextTurn(server, table);
    const key = randomUUID();
    const { body } = await answerTurn(server, table, turn, key).expect(200);
    const other = otherThan(table, turn.person);
    const again = { expectedSeq: turn.seq, answers: [{ decision: turn.decision, answer: legalAnswer(turn) }] };
    const send = (path: string, sent: object) =>
      as(server, other, 'post', `/api/tables/${table.id}${path}`).set('Idempotency-Key', key).send(sent);
    const refused = await send('/submissions', again).expect(409);
    const fresh = await send('/submissions', again).set('Idempotency-Key', randomUUID()).expect(409);
    expect({ ...refused.body, instance: '' }).toEqual({ ...fresh.body, instance: '' });
    const { body: now } = await as(server, other, 'get', `/api/tables/${table.id}`).expect(200);
    expect(now.seq).toBe(body.seq);
    await send(`/drafts/${turn.decision}/send`, {}).expect(409);
  });

  test('is not in the record before the game is over', async () => {
    for (const person of [ada, ben]) await as(server, person, 'get', `/api/tables/${table.id}/record`).expect(403);
  });
});

test('addresses of those invited are for the host alone, and not when looking as a spectator', async () => {
  const { tableId } = (await as(server, ada, 'post', '/api/tables').send(tableFor('hidden@players.example'))).body;
  const invited = { ...tableFor('hidden@players.example'), players: 2, public: true };
  const open = (await as(server, ada, 'post', '/api/tables').send(invited).expect(201)).body.tableId;
  const read = (id: string, person: Person, query = '') => as(server, person, 'get', `/api/tables/${id}${query}`);
  expect((await read(tableId, ada).expect(200)).text).toContain('hidden@players.example');
  for (const { text } of [
    await read(tableId, ada, '?as=spectator').expect(200),
    await read(open, carl).expect(200),
    await anybody(server, 'get', `/api/tables/${open}`).expect(200),
    await anybody(server, 'get', '/api/tables/public').expect(200),
    await as(server, carl, 'get', '/api/tables').expect(200),
  ])
    expect(text).not.toContain('hidden@');
});

test('no view, log or list gives away the address of a player, the seed, or the facts behind the words', async () => {
  const secret = await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  const { decision, person } = await nextTurn(server, table);
  for (const path of ['', '/log', '/decisions', `/drafts/${decision}`]) {
    const { text } = await as(server, person, 'get', `/api/tables/${table.id}${path}`).expect(200);
    expect(text).not.toContain(secret.seed);
    expect(text).not.toContain(otherThan(table, person).player.email);
    expect(text).not.toMatch(/"(facts|chance|salts|machine|draws)":/);
  }
});
