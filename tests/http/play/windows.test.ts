import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { startedTable } from '../../tables/fixtures/table-world.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

/** Conclave of three: `1.1` is the vote in secret, `1.2` asks Ann alone. */
async function conclave(policy = {}) {
  const { services } = server;
  const people: Person[] = [];
  const person = async (name: string) => {
    const one = await server.person(name);
    people.push(one);
    return one.player;
  };
  const seats = ['Ann', 'Bob', 'Cid'];
  const { tableId, player } = await startedTable({ services, person }, seats, { game: 'conclave', policy });
  const of = (seat: string) => {
    const found = people.find(({ player: { id } }) => id === player(seat).playerId);
    if (!found) throw new Error(`nobody plays ${seat}`);
    return found;
  };
  const target = (seat: string) => ({ tableId, ...player(seat), decision: '1.1', seq: 1 });
  return {
    of,
    tableId,
    page: `/t/${tableId}`,
    api: `/api/tables/${tableId}`,
    link: async (seat: string, answer: string) =>
      `/a/${await issueLink(services, { ...target(seat), purpose: 'answer', answer })}`,
    composer: async (seat: string) => `/c/${await issueLink(services, { ...target(seat), purpose: 'compose' })}`,
    send: (seat: string, answer: string, ready?: boolean) =>
      as(server, of(seat), 'post', `/api/tables/${tableId}/submissions`)
        .set('Idempotency-Key', randomUUID())
        .send({ expectedSeq: 1, answers: [{ decision: '1.1', answer }], ready }),
    entries: () => services.db.entry.count({ where: { tableId, kind: 'answered' } }),
    kept: async () =>
      (await services.db.keptAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } })).map(
        ({ seat, answer, ready }) => `${seat} ${String(answer)} ${ready ? 'ready' : 'open'}`,
      ),
  };
}

test('a link answers, can be followed again, and another one changes the answer', async () => {
  const { link, kept, entries } = await conclave();
  const [leo, urban] = [await link('Bob', 'Leo'), await link('Bob', 'Urban')];
  const form = textOf((await getPage(server, leo).expect(200)).text);
  expect(form).toContain('I may still change this');
  const done = textOf((await postForm(server, leo, { seq: '1', later: 'yes' }).expect(200)).text);
  expect(done).toContain('Your answer is kept');
  expect(done).toContain('You have answered, and are not ready yet.');
  expect(done).toContain('You have answered: “Leo”');
  expect(done).toContain('Nobody is ready');
  expect(done).not.toContain('Picking an answer binds nothing yet');
  expect(await kept()).toEqual(['Bob Leo open']);
  expect(textOf((await postForm(server, urban, { seq: '1' }).expect(200)).text)).toContain('1 player of 3 is ready');
  await postForm(server, leo, { seq: '1' }).expect(200);
  expect(await kept()).toEqual(['Bob Leo ready']);
  expect(await entries()).toBe(0);
});

test('ready and not ready are two buttons, on the pages and behind a link', async () => {
  const { page, of, composer, send, kept } = await conclave();
  await send('Bob', 'Leo', false).expect(200);
  const table = await getPage(server, page, of('Bob')).expect(200);
  expect(textOf(table.text)).toContain('You have answered: “Leo”');
  expect(table.text).toContain('value="yes">I am ready');
  const said = await postForm(server, `${page}/compose/ready`, { decision: '1.1', ready: 'yes' }, of('Bob')).expect(
    200,
  );
  expect(textOf(said.text)).toContain('You are ready');
  const base = await composer('Bob');
  const back = await postForm(server, `${base}/ready`, { decision: '1.1', ready: 'no' }).expect(200);
  expect(textOf(back.text)).toContain('Your answer is kept');
  expect(await kept()).toEqual(['Bob Leo open']);
  await postForm(server, `${base}/ready`, { decision: '7.1', ready: 'no' }).expect(409);
  await postForm(server, `${page}/compose/ready`, { decision: '1.1', ready: 'yes' }, of('Ann')).expect(409);
});

test('who has answered by a link of a mail is given one by which to change it, signed in or not', async () => {
  const { link, kept } = await conclave();
  const done = await postForm(server, await link('Bob', 'Leo'), { seq: '1' }).expect(200);
  const [, change = ''] = /href="(\/c\/[\w-]{43}\/drafts\/1\.1)"/.exec(done.text) ?? [];
  expect(textOf((await getPage(server, change).expect(200)).text)).toContain('You have answered: “Leo”');
  const ready = change.replace('/drafts/1.1', '/ready');
  await postForm(server, ready, { decision: '1.1', ready: 'no' }).expect(200);
  expect(await kept()).toEqual(['Bob Leo open']);
});

test('the API takes answers and readiness; others learn how many are ready', async () => {
  const { api, of, send, entries } = await conclave();
  const sent = await send('Bob', 'Leo', false).expect(200);
  expect(sent.body).toMatchObject({ seq: 1, repeated: false });
  expect(sent.body.table.decisions[0].window).toMatchObject({
    ...{ ready: 0, of: 3 },
    answers: [{ seat: 'Bob', answer: 'Leo', said: '“Leo”', ready: false, by: 'given' }],
  });
  const say = (seat: string, ready: boolean) =>
    as(server, of(seat), 'post', `${api}/windows/1.1/ready`).send({ ready });
  expect((await say('Bob', true).expect(200)).body.table.decisions[0].window.ready).toBe(1);
  const seen = await as(server, of('Ann'), 'get', api).expect(200);
  expect(seen.body.decisions[0].window).toEqual({ ready: 1, of: 3, answers: [] });
  await say('Ann', true).expect(400);
  await send('Cid', 'Leo').expect(200);
  const last = await send('Ann', 'Pius').expect(200);
  expect(last.body).toMatchObject({ seq: 4 });
  expect(await entries()).toBe(3);
  await say('Bob', false).expect(409);
  const late = await send('Bob', 'Urban').expect(409);
  expect(late.body.detail).toContain('closed before this came in');
});

test('a list of tables does not say that it is my turn once I am ready', async () => {
  const { send, of, tableId } = await conclave();
  const mine = async () =>
    (await as(server, of('Bob'), 'get', '/api/tables').expect(200)).body.tables.find(
      ({ id }: { id: string }) => id === tableId,
    );
  expect(await mine()).toMatchObject({ myTurn: true });
  await send('Bob', 'Leo', false).expect(200);
  expect(await mine()).toMatchObject({ myTurn: true });
  await send('Bob', 'Leo').expect(200);
  expect(await mine()).toMatchObject({ myTurn: false });
});

test('a table that names them says on its page who is ready', async () => {
  const { page, of, send } = await conclave({ namesReady: true });
  await send('Bob', 'Leo').expect(200);
  expect(textOf((await getPage(server, page, of('Cid')).expect(200)).text)).toContain('Ready, 1 of 3: “Bob”');
});

test('the players of a table are ready, late or thinking as far as the reader may know', async () => {
  const { page, of, send } = await conclave({ namesReady: true });
  const line = async (reader: string, seat: string) => {
    const { text } = await getPage(server, page, of(reader)).expect(200);
    const rows = text.split('<tr>').filter((row) => row.includes('<th scope="row">'));
    const [row = ''] = (rows.find((one) => one.includes(`“${seat}”`)) ?? '').split('</tr>');
    return textOf(row);
  };
  await send('Bob', 'Leo').expect(200);
  for (const reader of ['Bob', 'Cid']) {
    expect(await line(reader, 'Bob')).toContain('ready');
    expect(await line(reader, 'Bob')).not.toContain('to move');
    expect(await line(reader, 'Cid')).toContain('to move');
  }
  server.clock.advance(1000 * 3_600_000);
  // Cid has let their time pass, which Bob does not learn.
  expect(await line('Cid', 'Cid')).toMatch(/overdue/);
  expect(await line('Bob', 'Cid')).not.toMatch(/overdue/);
});

test('who closes a window behind a link is asked the next question by a link that lives', async () => {
  const { composer, send } = await conclave();
  await send('Bob', 'Leo').expect(200);
  await send('Cid', 'Leo').expect(200);
  await send('Ann', 'Pius', false).expect(200);
  const done = await postForm(server, `${await composer('Ann')}/ready`, { decision: '1.1', ready: 'yes' }).expect(200);
  const [, next = ''] = /action="(\/c\/[\w-]{43}\/drafts\/1\.2)\/add"/.exec(done.text) ?? [];
  expect(textOf((await getPage(server, next).expect(200)).text)).toContain('Who withdraws?');
});
