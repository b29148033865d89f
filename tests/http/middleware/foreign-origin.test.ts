import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
import { anybody, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer({ baseUrl: 'http://despatch.example' });
  ada = await server.person('Ada');
});
afterAll(() => server.close());

const post = (headers: { readonly [name: string]: string }) =>
  anybody(server, 'post', '/api/api-keys').set('Cookie', ada.cookie).set(headers).send({ name: 'bot' });

describe('with a cookie', () => {
  test.each([
    ['a page of this server', { 'Sec-Fetch-Site': 'same-origin', Origin: 'http://despatch.example' }],
    ['the browser’s own address bar', { 'Sec-Fetch-Site': 'none' }],
    ['a plain-http page: its origin is the host', { Host: 'lan:3000', Origin: 'http://lan:3000' }],
    ['a page behind a proxy: its origin is the base URL', { Host: 'inner:3000', Origin: 'http://despatch.example' }],
    ['a program', { 'User-Agent': 'curl' }],
  ])('%s may post', async (_, headers) => {
    await post(headers).expect(201);
  });

  test.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' }],
    ['a sister domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'http://other.despatch.example' }],
    ['another site in an old browser', { Origin: 'https://evil.example' }],
    ['a sandboxed frame', { Origin: 'null' }],
    [
      'a site that claims our base URL but whose browser knows better',
      { 'Sec-Fetch-Site': 'cross-site', Origin: 'http://despatch.example' },
    ],
    ['an origin that is none', { Origin: 'http://' }],
  ])('%s may not', async (_, headers) => {
    const before = await server.services.db.apiKey.count();
    const { body } = await post(headers).expect(403);
    expect(body.detail).toBe(
      "This was sent from another site, so nothing was done. Please do it on this server's own pages.",
    );
    expect(await server.services.db.apiKey.count()).toBe(before);
  });
});

const EVIL = { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://evil.example' };

test('an API key is its own authority', async () => {
  const sent = request(server.app).patch('/api/players/me').set('Authorization', `Bearer ${ada.key}`);
  await sent.set(EVIL).send({ name: 'Ada' }).expect(200);
});

test('reading is open to links from everywhere', async () => {
  await request(server.app).get('/api/players/me').set('Cookie', ada.cookie).set(EVIL).expect(200);
});

test('one-click unsubscribing may be posted by any mail program', async () => {
  const { status } = await request(server.app)
    .post('/u/unknown')
    .set(EVIL)
    .type('form')
    .send('List-Unsubscribe=One-Click');
  expect(status).not.toBe(403);
});

test('links of mails are posted from our own pages only, with no session needed', async () => {
  expect((await request(server.app).post('/a/unknown').set(EVIL)).status).toBe(403);
  expect((await request(server.app).post('/a/unknown').set('Sec-Fetch-Site', 'same-origin')).status).toBe(404);
});

test('the cookie is not sent along by other sites and not read by scripts', async () => {
  const { issueSignInLink } = await import('../../../src/people/issue-sign-in-link.ts');
  const { path } = await issueSignInLink(server.services, { email: ada.player.email });
  const { headers } = await request(server.app).post(path).expect(303);
  const [cookie] = headers['set-cookie'] ?? [];
  expect(cookie).toMatch(/^despatch=[\w-]{43}; .*HttpOnly; SameSite=Lax/);
});

test('over https the cookie is bound to the host', async () => {
  const secure = await startServer({ baseUrl: 'https://despatch.example' });
  const { issueSignInLink } = await import('../../../src/people/issue-sign-in-link.ts');
  const { path } = await issueSignInLink(secure.services, { email: ada.player.email });
  const { headers } = await request(secure.app).post(path).expect(303);
  expect(headers['set-cookie']?.[0]).toMatch(/^__Host-despatch=.*Path=\/; .*Secure/);
  await secure.close();
});
