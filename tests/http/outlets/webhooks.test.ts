import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deliverWebhooks } from '../../../src/outlets/webhooks/deliver-webhooks.ts';
import { answerTurn, nextTurn, type PlayedTable, startTable } from '../harness/a-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
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

test('the host adds webhooks on the page, sees how they fare, and removes them', async () => {
  const page = `/t/${table.id}/webhooks`;
  expect((await getPage(server, `/t/${table.id}`, ada).expect(200)).text).toContain(page);
  await getPage(server, page, ben).expect(403);
  const bad = await postForm(server, page, { shape: 'json', url: 'https://10.1.2.3/' }, ada).expect(400);
  expect(textOf(bad.text)).toContain('This address leads into a private network.');
  expect(bad.text).toContain('https://10.1.2.3/');

  const url = 'https://hooks.example.invalid/services/secret-part';
  const made = await postForm(server, page, { shape: 'json', url }, ada).expect(200);
  expect(textOf(made.text)).toContain('Deliveries are signed with this secret:');
  const shown = await getPage(server, page, ada).expect(200);
  expect(textOf(shown.text)).toContain('hooks.example.invalid');
  expect(shown.text).not.toContain('secret-part');

  for (let i = 0; i < 3; i += 1) await answerTurn(server, table, await nextTurn(server, table)).expect(200);
  await deliverWebhooks(server.services, { loopback: false, addressesOf: async () => ['192.168.0.9'] });
  expect(textOf((await getPage(server, page, ada)).text)).toContain(
    'will be tried again: the address leads into a private',
  );

  const { webhooks } = (await as(server, ada, 'get', `/api/tables/${table.id}/webhooks`).expect(200)).body;
  expect(webhooks).toEqual([
    {
      id: expect.any(String),
      shape: 'json',
      host: 'hooks.example.invalid',
      createdAt: expect.any(String),
      trouble: 'private',
    },
  ]);
  await server.services.db.webhook.updateMany({ data: { stoppedAt: server.clock.now() } });
  expect(textOf((await getPage(server, page, ada)).text)).toContain('Given up on');
  await postForm(server, `${page}/${webhooks[0].id}/resume`, {}, ada).expect(303);
  expect(textOf((await getPage(server, page, ada)).text)).not.toContain('Given up on');
  await postForm(server, `${page}/${webhooks[0].id}/remove`, {}, ada).expect(303);
  await postForm(server, `${page}/${webhooks[0].id}/remove`, {}, ada).expect(404);
});

test('the API does the same, and a table has five at most', async () => {
  const path = `/api/tables/${table.id}/webhooks`;
  const body = { shape: 'slack', url: 'https://hooks.example.org/x' };
  await as(server, ben, 'post', path).send(body).expect(403);
  await as(server, ada, 'post', path)
    .send({ ...body, shape: 'irc' })
    .expect(400);
  await as(server, ada, 'post', path)
    .send({ ...body, url: 'http://hooks.example.org/x' })
    .expect(400);
  const all = await Promise.all(Array.from({ length: 7 }, () => as(server, ada, 'post', path).send(body)));
  expect(all.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 201, 201, 429, 429]);
  const id = all.find(({ status }) => status === 201)?.body.id;
  await as(server, ada, 'post', `${path}/${id}/resume`).expect(204);
  await as(server, ada, 'delete', `${path}/${id}`).expect(204);
  await as(server, ada, 'delete', `${path}/${id}`).expect(404);
});
