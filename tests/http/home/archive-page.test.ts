import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
  ben = await server.person('Ben');
});
afterAll(() => server.close());

async function finished(isPublic: boolean) {
  const table = await startTable(server, ada, ben);
  await as(server, ada, 'post', `/api/tables/${table.id}/resign`).send({ confirm: true }).expect(200);
  await server.services.db.table.update({ where: { id: table.id }, data: { public: isPublic } });
  return table;
}

test('finished public games are found, stepped through and downloaded by anybody', async () => {
  const open = await finished(true);
  const secret = await finished(false);
  const { text } = await getPage(server, '/archive').expect(200);
  expect(text).toContain(`/t/${open.id}?at=1`);
  expect(text).not.toContain(secret.id);
  for (const at of ['?at=1', '?at=2', ''])
    expect((await getPage(server, `/t/${open.id}${at}`).expect(200)).text).toContain('data-history');
  await getPage(server, `/t/${open.id}/log`).expect(200);
  const record = await getPage(server, `/t/${open.id}/record.json`).expect(200);
  expect(record.body).toMatchObject({ game: 'iron-curtain', seed: expect.any(String) });
  await getPage(server, `/t/${secret.id}?at=1`).expect(303);
  for (const query of ['?of=mine', '?game=iron-curtain', '?game=none', '?after=none', '?after=%00'])
    await getPage(server, `/archive${query}`).expect(200);
  const api = await anybody(server, 'get', '/api/tables/archive').expect(200);
  expect(api.body.tables.map(({ id }: { id: string }) => id)).toEqual([open.id]);
});

test('a player finds their own there, the private ones too', async () => {
  const secret = await finished(false);
  const { text } = await getPage(server, '/archive?of=mine', ben).expect(200);
  expect(text).toContain(`/t/${secret.id}?at=1`);
  await getPage(server, `/t/${secret.id}?at=1`, ben).expect(200);
  const api = await as(server, ben, 'get', '/api/tables/archive?of=mine').expect(200);
  expect(api.body.tables.map(({ id }: { id: string }) => id)).toContain(secret.id);
});

test('one click makes the rematch, which both tables name', async () => {
  const table = await finished(false);
  const page = await getPage(server, `/t/${table.id}`, ben).expect(200);
  expect(page.text).toContain(`action="/t/${table.id}/rematch"`);
  const made = await postForm(server, `/t/${table.id}/rematch`, {}, ben).expect(303);
  const next = made.headers.location?.split('?')[0] ?? '';
  const rematch = await getPage(server, String(made.headers.location), ben).expect(200);
  expect(textOf(rematch.text)).toContain('This is the rematch.');
  expect(textOf(rematch.text)).toContain('The rematch of Tuesday Club');
  expect(rematch.text).not.toContain(ada.player.email);
  const before = await getPage(server, `/t/${table.id}`, ada).expect(200);
  expect(before.text).toContain(`href="${next}"`);
  expect(before.text).not.toContain(`action="/t/${table.id}/rematch"`);
  expect((await postForm(server, `/t/${table.id}/rematch`, {}, ada).expect(303)).headers.location).toBe(next);
  const api = await as(server, ada, 'post', `/api/tables/${table.id}/rematch`).expect(200);
  expect(api.body).toEqual({ tableId: next.slice(3), made: false });
});
