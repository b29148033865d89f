import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

test.each([
  ['/a/secret', '/a/:token'],
  ['/c/secret/add', 'none'],
  ['/t/table-1/board.svg?at=3', '/t/:table/board.svg'],
  ['/api/tables/table-1/log', '/api/tables/:table/log'],
  ['/api/docs/', '/api/*'],
  ['/nothing/at/all', 'none'],
])('%s is logged as the route %s', async (path, route) => {
  const before = server.logged.length;
  await request(server.app).get(path);
  expect(JSON.parse(server.logged[before] ?? '{}')).toMatchObject({ route });
});

test('no token, key, cookie or address gets into the log', async () => {
  const token = 'T'.repeat(43);
  for (const first of ['a', 'r', 'i', 'c', 'u', 'sign-in', 'address']) {
    await request(server.app).get(`/${first}/${token}`).set('Cookie', ada.cookie);
    await request(server.app).post(`/${first}/${token}`).set('Cookie', ada.cookie);
  }
  await as(server, ada, 'get', '/api/players/me').expect(200);
  await request(server.app).post('/api/sign-in').send({ email: 'new@b.example' }).expect(204);
  await request(server.app).get(`/nothing?token=${token}`).expect(404);
  const text = server.logged.join('');
  expect(server.logged.length).toBeGreaterThan(10);
  for (const secret of [token, ada.key, ada.cookie.split('=')[1] ?? '', 'new@b.example'])
    expect(text).not.toContain(secret);
});

test('each request is one line with its id, method, route, status and time', async () => {
  await request(server.app)
    .get('/api/games')
    .set('X-Request-Id', 'from-proxy-1')
    .expect('X-Request-Id', 'from-proxy-1');
  const line = server.logged.find((one) => one.includes('from-proxy-1'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    req: { id: 'from-proxy-1', method: 'GET' },
    route: '/api/games',
    res: { status: 200 },
    responseTime: expect.any(Number),
  });
});

test('files of pages and probes leave no line', async () => {
  const before = server.logged.length;
  await request(server.app).get(server.context.assets.url('despatch.css')).expect(200);
  await request(server.app).get('/healthz').expect(200);
  expect(server.logged.length).toBe(before);
});

test('an id that could forge log lines is replaced', async () => {
  const { headers } = await request(server.app).get('/healthz').set('X-Request-Id', 'a b{"level":60}');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
