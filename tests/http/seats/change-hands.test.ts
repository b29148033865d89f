import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { createApp } from '../../../src/http/app.ts';
import { createHttpContext } from '../../../src/http/context.ts';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { newMemory } from '../../../src/platform/memory.ts';
import { beginTable } from '../../fixtures/begin-table.ts';
import {
  answerTurn,
  legalAnswer,
  nextTurn,
  otherThan,
  type PlayedTable,
  startTable,
  type Turn,
} from '../harness/a-table.ts';
import { answerLinkFor, fieldsOf } from '../harness/playing.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

/** The player whose turn it is leaves, not the host: their link, draft and key are at hand. */
async function leaving() {
  const table = await startTable(server, ada, ben);
  const turn = await nextTurn(server, table);
  const other = otherThan(table, turn.person);
  await server.services.db.table.update({ where: { id: table.id }, data: { hostId: other.player.id } });
  const link = await answerLinkFor(server, table, turn);
  const target = {
    tableId: table.id,
    seat: turn.seat,
    playerId: turn.person.player.id,
    decision: turn.decision,
    seq: 1,
  };
  const composer = `/c/${await issueLink(server.services, { ...target, purpose: 'compose' })}`;
  await postForm(server, `/t/${table.id}/compose/drafts/${turn.decision}/add`, fieldsOf(turn), turn.person).expect(303);
  return { table, turn, link, composer };
}

async function offerTo(table: PlayedTable, turn: Turn, email: string): Promise<string> {
  await postForm(server, `/t/${table.id}/substitute/${turn.seat}`, { email, reason: 'A new job' }, turn.person).expect(
    303,
  );
  const substituteRequest = await server.services.db.substituteRequest.findFirstOrThrow({
    where: { tableId: table.id },
  });
  const offered = { substituteRequestId: substituteRequest.id, tableId: table.id, email };
  return `/s/${await issueLink(server.services, { ...offered, purpose: 'substitute' })}`;
}

test('by one link a seat changes hands; the old player’s links, session, draft and key see nothing', async () => {
  const { table, turn, link, composer } = await leaving();
  const old = turn.person;
  const before = await as(server, old, 'get', `/api/tables/${table.id}`).expect(200);
  const offer = await offerTo(table, turn, 'dora@players.example');

  // The page shows the table as a spectator sees it, and binds to nothing.
  const { text } = await getPage(server, offer).expect(200);
  expect(textOf(text)).toContain('A new job');
  expect(textOf(text)).toContain('You play as dora@players.example.');
  expect(text).not.toContain(`/t/${table.id}`);
  expect(await server.services.db.player.count({ where: { email: 'dora@players.example' } })).toBe(0);
  await postForm(server, offer, { do: 'perhaps' }).expect(400);

  const accepted = await postForm(server, offer, { do: 'accept' }).expect(303);
  expect(accepted.headers.location).toContain('/welcome');
  const cookie = String(accepted.headers['set-cookie']).split(';')[0] ?? '';
  const dora: Person = { ...old, cookie };
  const mine = await getPage(server, `/t/${table.id}`, dora).expect(200);
  expect(textOf(mine.text)).toContain('Only you know this');
  expect(textOf(mine.text)).toContain('Dora');
  expect(textOf(mine.text)).not.toContain('turn in preparation');

  for (const path of [
    '',
    '/log',
    '/decisions',
    `/drafts/${turn.decision}`,
    '/board.svg',
    '/board.png',
    '/record',
    '/substitute-requests',
  ])
    await as(server, old, 'get', `/api/tables/${table.id}${path}`).expect(404);
  for (const path of [
    '',
    '?at=1',
    '/log',
    '/board.svg',
    '/compose',
    '/pack',
    '/record.json',
    `/substitute/${turn.seat}`,
  ])
    await getPage(server, `/t/${table.id}${path}`, old).expect(404);
  const late = await answerTurn(server, table, turn).expect(404);
  expect(JSON.stringify(late.body)).not.toContain(JSON.stringify(legalAnswer(turn)));
  for (const address of [link, composer]) {
    const dead = await getPage(server, address);
    expect([dead.status, textOf(dead.text)]).toEqual([
      410,
      expect.stringContaining('This link was for somebody who no longer plays that seat.'),
    ]);
    expect(dead.text).not.toContain('<svg xmlns');
    expect(textOf(dead.text)).not.toContain('Only you know this');
    await postForm(server, address, { do: 'send' }).expect((res) => expect(res.status).toBeGreaterThanOrEqual(400));
  }
  expect(await server.services.db.entry.count({ where: { tableId: table.id } })).toBe(2);

  // Where the table is public they see what everybody sees.
  await server.services.db.table.update({ where: { id: table.id }, data: { public: true } });
  const now = await as(server, old, 'get', `/api/tables/${table.id}`).expect(200);
  expect(now.body).toMatchObject({ viewer: 'spectator', decisions: [{ id: turn.decision }] });
  expect(now.body.decisions[0].mine).toBeUndefined();
  expect(now.body.view).not.toEqual(before.body.view);
  const nobody = await request(server.app).get(`/api/tables/${table.id}`).expect(200);
  expect(now.body).toEqual(nobody.body);
  await as(server, old, 'get', `/api/tables/${table.id}/record`).expect(403);
  await as(server, old, 'get', `/api/tables/${table.id}/drafts/${turn.decision}`).expect(403);

  // The link is used up, and says so.
  const again = await getPage(server, offer).expect(200);
  expect(textOf(again.text)).toContain('Somebody else has taken this seat, or it is not offered any more.');
  expect(again.text).not.toContain('class="board"');
});

test('what the old player had sent by their links, they send again in vain: it shows nothing of the seat', async () => {
  const { table, turn, link, composer } = await leaving();
  const { text: form } = await getPage(server, composer).expect(200);
  const sending = { key: fieldValue(form, 'key') ?? '', seq: fieldValue(form, 'seq') ?? '' };
  await postForm(server, `${composer}/drafts/${turn.decision}/send`, sending).expect(200);
  const first = await postForm(server, link, {}).expect(409);
  expect(textOf(first.text)).not.toContain('Only you know this');
  const again = await postForm(server, `${composer}/drafts/${turn.decision}/send`, sending).expect(200);
  expect(textOf(again.text)).toContain('Only you know this');

  const offer = await offerTo(table, turn, 'fritz@players.example');
  await postForm(server, offer, { do: 'accept' }).expect(303);
  const late = await postForm(server, `${composer}/drafts/${turn.decision}/send`, sending).expect(409);
  expect(textOf(late.text)).toContain('This link was for somebody who no longer plays that seat.');
  expect(textOf(late.text)).not.toContain('Only you know this');
});

test('an answer’s link that was used is dead too when the seat has changed hands', async () => {
  const { table, turn, link } = await leaving();
  const seq = fieldValue((await getPage(server, link).expect(200)).text, 'seq') ?? '';
  await postForm(server, link, { seq }).expect(200);
  expect(textOf((await postForm(server, link, { seq }).expect(200)).text)).toContain('Only you know this');
  await postForm(server, await offerTo(table, turn, 'gerda@players.example'), { do: 'accept' }).expect(303);
  const late = await postForm(server, link, { seq }).expect(409);
  expect(textOf(late.text)).not.toContain('Only you know this');
});

test('declined by link, the offer is over and the seat where it was', async () => {
  const { table, turn } = await leaving();
  const offer = await offerTo(table, turn, 'eric@players.example');
  const { text } = await postForm(server, offer, { do: 'decline' }).expect(200);
  expect(textOf(text)).toContain('Thank you for saying so.');
  expect(textOf((await getPage(server, offer).expect(200)).text)).toContain('This offer was declined.');
  await as(server, turn.person, 'get', `/api/tables/${table.id}/decisions`).expect(200);
});

test('a link that nobody made is not known', async () => {
  await getPage(server, `/s/${'A'.repeat(43)}`).expect(404);
  await getPage(server, `/w/${'A'.repeat(43)}`).expect(404);
});

test('the offer’s form says what is wrong with it, and offers are taken back there', async () => {
  const { table, turn } = await leaving();
  const form = `/t/${table.id}/substitute/${turn.seat}`;
  const other = turn.person === ada ? ben : ada;
  const bad = await postForm(server, form, { email: turn.person.player.email, reason: '' }, turn.person).expect(400);
  expect(textOf(bad.text)).toContain('sits at this table already.');
  await getPage(server, form, other).expect(403);
  await offerTo(table, turn, 'fred@players.example');
  const { text } = await getPage(server, form, turn.person).expect(200);
  expect(textOf(text)).toContain('fred@players.example');
  const { id } = await server.services.db.substituteRequest.findFirstOrThrow({ where: { tableId: table.id } });
  await postForm(server, `/t/${table.id}/substitute-requests/${id}/withdraw`, {}, turn.person).expect(303);
  expect(textOf((await getPage(server, form, turn.person).expect(200)).text)).not.toContain('fred@players.example');
});

test('for a seat whose player has resigned the host reads who answers for it until somebody takes it', async () => {
  const cas = await server.person('Cas');
  const table = await beginTable(server.services, [ada, ben, cas], {
    ...{ game: 'versailles-1919', name: 'Trois', seats: ['uk', 'fr', 'us'] },
  });
  await postForm(server, `/t/${table}/resign`, {}, ben).expect(303);
  const { text } = await getPage(server, `/t/${table}/substitute/fr`, ada).expect(200);
  expect(textOf(text)).toContain(
    'Ben has resigned: the game’s own answers are taken for France until somebody accepts.',
  );
});

test('somebody on the waiting list finds the seat, looks at it and takes it', async () => {
  const { table, turn } = await leaving();
  const gina = await server.person('Gina');
  await postForm(server, '/seats', { game: 'iron-curtain', do: 'join' }, gina).expect(303);
  await postForm(server, `/t/${table.id}/substitute/${turn.seat}`, { email: '', reason: '' }, turn.person).expect(303);
  const { text } = await getPage(server, '/seats', gina).expect(200);
  const address = /href="(\/seats\/\w+)"/.exec(text)?.[1] ?? '';
  expect(textOf((await getPage(server, address, gina).expect(200)).text)).toContain('Tuesday Club');
  await getPage(server, address, await server.person('Hugo')).expect(404);
  await postForm(server, address, { do: 'nothing' }, gina).expect(400);
  const done = await postForm(server, address, { do: 'accept' }, gina).expect(303);
  expect(done.headers.location).toBe(`/t/${table.id}?said=took-over`);
  expect(textOf((await getPage(server, String(done.headers.location), gina).expect(200)).text)).toContain(
    'You play this seat now.',
  );
  await postForm(server, '/seats', { game: 'iron-curtain', do: 'leave' }, gina).expect(303);
});

test('the same by the API', async () => {
  const { table, turn } = await leaving();
  const ivan = await server.person('Ivan');
  const offers = `/api/tables/${table.id}/substitute-requests`;
  const made = await as(server, turn.person, 'post', offers)
    .send({ seat: turn.seat, email: ivan.player.email, reason: 'tired' })
    .expect(201);
  const { body } = await as(server, ivan, 'get', '/api/substitute-requests').expect(200);
  expect(body.substituteRequests).toMatchObject([
    { id: made.body.substituteRequestId, seat: turn.seat, reason: 'tired' },
  ]);
  await as(server, ada, 'post', `/api/substitute-requests/${made.body.substituteRequestId}/accept`).expect(403);
  const taken = await as(
    server,
    ivan,
    'post',
    `/api/substitute-requests/${made.body.substituteRequestId}/accept`,
  ).expect(200);
  expect(taken.body).toEqual({ tableId: table.id, seq: 2 });
  const view = await as(server, ivan, 'get', `/api/tables/${table.id}`).expect(200);
  expect(view.body.viewer).toBe(turn.seat);
  await as(server, turn.person, 'get', `/api/tables/${table.id}/drafts/${turn.decision}`).expect(404);
  await as(server, ada, 'post', '/api/stand-ins').send({ game: 'iron-curtain' }).expect(204);
  expect((await as(server, ada, 'get', '/api/stand-ins').expect(200)).body).toEqual({ games: ['iron-curtain'] });
  await as(server, ada, 'delete', '/api/stand-ins/iron-curtain').expect(204);
});

test('in another process too, which knew him a moment ago, the old player is shown nothing', async () => {
  const { table, turn } = await leaving();
  const key = randomUUID();
  const other = createApp(
    createHttpContext({
      ...server.context,
      services: { ...server.services, memory: newMemory() },
    }),
  );
  const there = (verb: 'get' | 'post', path: string) =>
    request(other)[verb](`/api/tables/${table.id}${path}`).set('Authorization', `Bearer ${turn.person.key}`);
  const send = () =>
    there('post', '/submissions')
      .set('Idempotency-Key', key)
      .send({ expectedSeq: turn.seq, answers: [{ decision: turn.decision, answer: legalAnswer(turn) }] });
  await send().expect(200);
  await there('get', '/drafts/1.1').expect(409);
  const julia = await server.person('Julia');
  const offer = await offerTo(table, turn, julia.player.email);
  await postForm(server, offer, { do: 'accept' }, julia).expect(303);
  expect(JSON.stringify((await send().expect(404)).body)).not.toContain('view');
  await there('get', '/drafts/1.1').expect(404);
  await there('get', '/decisions').expect(404);
});
