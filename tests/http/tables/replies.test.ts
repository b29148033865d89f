import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTable } from '../harness/a-table.ts';
import { getPage, postForm } from '../harness/reading.ts';
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

test('what replies do is chosen for all tables, and otherwise for one, on the pages', async () => {
  const { id } = await startTable(server, ada, ben);
  const fields = { name: 'Ada', timeZone: 'UTC', format: 'html', mail: 'turn', replies: 'act' };
  await postForm(server, '/preferences', fields, ada).expect(303);
  expect((await as(server, ada, 'get', '/api/players/me').expect(200)).body.mail.replies).toBe('act');
  expect((await getPage(server, '/preferences', ada).expect(200)).text).toMatch(/value="act" checked/);

  expect((await getPage(server, `/t/${id}`, ada)).text).toContain('value="usual" selected>As at my other tables<');
  await postForm(server, `/t/${id}/replies`, { replies: 'confirm' }, ada).expect(303);
  expect((await getPage(server, `/t/${id}`, ada)).text).toMatch(/value="confirm" selected/);
  await postForm(server, `/t/${id}/replies`, { replies: 'always' }, ada).expect(400);
  await postForm(server, '/preferences', { ...fields, replies: 'confirm' }, ada).expect(303);
  expect((await as(server, ada, 'get', '/api/players/me').expect(200)).body.mail.replies).toBeUndefined();
});

test('the same by the API', async () => {
  const { id } = await startTable(server, ada, ben);
  const choose = (replies: string) => as(server, ben, 'post', `/api/tables/${id}/replies`).send({ replies });
  expect((await choose('act').expect(200)).body).toEqual({ replies: 'act' });
  expect((await choose('usual').expect(200)).body).toEqual({ replies: 'usual' });
  await choose('never').expect(400);
  const mail = { off: [], format: 'plain', replies: 'act' };
  expect((await as(server, ben, 'patch', '/api/players/me').send({ mail }).expect(200)).body.mail).toEqual(mail);
  const bad = { off: [], format: 'plain', replies: 'perhaps' };
  await as(server, ben, 'patch', '/api/players/me').send({ mail: bad }).expect(400);
});
