import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { hasToken, redactPath } from '../../../src/http/middleware/redact-path.ts';
import { as, type Person, startServer, type TestServer } from '../api/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

describe('a path in the log', () => {
  test.each([
    ['/a/secret', '/a/…'],
    ['/c/secret/add', '/c/…/add'],
    ['/i/secret?x=1', '/i/…'],
    ['/u/secret#x', '/u/…'],
    ['/sign-in/secret', '/sign-in/…'],
    ['/address/secret', '/address/…'],
    ['/preferences/address', '/preferences/address'],
    ['/sign-in', '/sign-in'],
    ['/t/table-1/board.svg?at=3', '/t/table-1/board.svg'],
    ['/mailbox?to=ada@b.example', '/mailbox'],
    ['/api/tables', '/api/tables'],
  ])('%s is %s', (path, shown) => {
    expect(redactPath(path)).toBe(shown);
    expect(hasToken(path)).toBe(shown.includes('…'));
  });
});

test('no token, key, cookie or address gets into the log', async () => {
  const token = 'T'.repeat(43);
  for (const first of ['a', 'i', 'c', 'u', 'sign-in', 'address']) {
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

test('each request is one line with its id, method, path, status and time', async () => {
  await request(server.app)
    .get('/api/games')
    .set('X-Request-Id', 'from-proxy-1')
    .expect('X-Request-Id', 'from-proxy-1');
  const line = server.logged.find((one) => one.includes('from-proxy-1'));
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    req: { id: 'from-proxy-1', method: 'GET', path: '/api/games' },
    res: { status: 200 },
    responseTime: expect.any(Number),
  });
});

test('an id that could forge log lines is replaced', async () => {
  const { headers } = await request(server.app).get('/healthz').set('X-Request-Id', 'a b{"level":60}');
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
});
