import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DAY_MS } from '../../../src/platform/durations.ts';
import { answerTurn, nextTurn, otherThan, startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
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

test('the host makes a link, gives it away, and ends it', async () => {
  const table = await startTable(server, ada, ben);
  const page = `/t/${table.id}/spectators`;
  await getPage(server, page, ben).expect(403);
  const bad = await postForm(server, page, { delay: 'soon' }, ada).expect(400);
  expect(textOf(bad.text)).toContain('The delay must be a number of hours from 0 to 720.');
  const made = await postForm(server, page, { delay: '24' }, ada).expect(200);
  const address = /(\/w\/[\w-]{43})/.exec(made.text)?.[1] ?? '';
  expect((await getPage(server, page, ada)).text).not.toContain(address);

  expect(textOf((await getPage(server, address).expect(200)).text)).toMatch(
    /Nothing to see yet.*Its beginning can be seen from Wed 25 Nov, 12:00/s,
  );
  server.clock.advance(DAY_MS);
  const turn = await nextTurn(server, table);
  await answerTurn(server, table, turn).expect(200);
  const { text } = await getPage(server, address).expect(200);
  expect(text).toContain('<svg');
  expect(textOf(text)).toContain('24 hours behind');
  expect(text.replaceAll('&#x3D;', '=')).toContain('<option value="round-1/turn-1" selected>Turn 1</option>');
  // Nothing leads to the table itself or to the present.
  expect(text).not.toContain(table.id);
  expect(textOf(text)).not.toContain('Only you know this');
  await getPage(server, `${address}?at=2`).expect(404);
  await getPage(server, `${address}?at=soup`).expect(404);
  server.clock.advance(DAY_MS);
  const later = await getPage(server, address).expect(200);
  expect(later.text).toContain(`${address}?at`);
  const then = await getPage(server, `${address}?at=1`).expect(200);
  expect(textOf(then.text)).toContain('after entry 1');
  for (const chapter of ['round-1', 'round-1/turn-1'])
    expect(textOf((await getPage(server, `${address}?at=${chapter}`).expect(200)).text)).toContain('Round 1: Turn 1');
  const unknown = await getPage(server, `${address}?at=round-1/turn-9`).expect(404);
  expect(textOf(unknown.text)).toContain('This game has no chapter “round-1/turn-9” (yet).');

  const link = /spectators\/(\w{64})\/end/.exec((await getPage(server, page, ada)).text)?.[1] ?? '';
  await postForm(server, `${page}/${link}/end`, {}, ben).expect(403);
  await postForm(server, `${page}/${link}/end`, {}, ada).expect(303);
  const dead = await getPage(server, address).expect(410);
  expect(textOf(dead.text)).toContain('This link does not work any more');
  expect(textOf(dead.text)).not.toContain('Tuesday Club');
  expect(server.logged.join('\n')).not.toContain(address);
});

test('what is asked to be taken back, refused and granted shows when it is old enough, and not before', async () => {
  const table = await startTable(server, ada, ben);
  const made = await as(server, ada, 'post', `/api/tables/${table.id}/spectator-links`)
    .send({ delayHours: 24 })
    .expect(201);
  const address = new URL(made.body.url).pathname;
  const { person: asker } = await nextTurn(server, table);
  const other = otherThan(table, asker);
  let turn = await nextTurn(server, table);
  for (; turn.person !== other; turn = await nextTurn(server, table)) await answerTurn(server, table, turn).expect(200);
  await answerTurn(server, table, turn).expect(200);
  server.clock.advance(25 * 3_600_000);
  const shown = async () => textOf((await getPage(server, address).expect(200)).text);
  const before = await shown();
  const takebacks = `/api/tables/${table.id}/takebacks`;
  const { seq } = await server.services.db.table.findUniqueOrThrow({ where: { id: table.id } });
  for (const answer of ['no', 'yes']) {
    const body = { toSeq: 1, reason: 'my cat did it', expectedSeq: seq };
    const asked = await as(server, asker, 'post', takebacks).send(body).expect(201);
    expect(await shown()).toBe(before);
    await as(server, other, 'post', `${takebacks}/${asked.body.takeback.id}/answer`).send({ answer }).expect(200);
    expect(await shown()).toBe(before);
  }
  server.clock.advance(25 * 3_600_000);
  expect(await shown()).toContain('my cat did it');
});

test('the same by the API, for the host alone', async () => {
  const table = await startTable(server, ada, ben);
  const path = `/api/tables/${table.id}/spectator-links`;
  await as(server, ben, 'post', path).send({ delayHours: 1 }).expect(403);
  await as(server, ada, 'post', path).send({ delayHours: 721 }).expect(400);
  const made = await as(server, ada, 'post', path).send({ delayHours: 0 }).expect(201);
  const { body } = await as(server, ada, 'get', path).expect(200);
  expect(body.links).toMatchObject([{ id: made.body.id, delayHours: 0 }]);
  await getPage(server, new URL(made.body.url).pathname).expect(200);
  await as(server, ada, 'delete', `${path}/${made.body.id}`).expect(204);
  await getPage(server, new URL(made.body.url).pathname).expect(410);
});
