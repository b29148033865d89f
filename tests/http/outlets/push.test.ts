import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { makePushKeys } from '../../../src/outlets/push/push-keys.ts';
import { browserKeys } from '../../outlets/harness/browser-keys.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

const endpoint = 'https://push.example.org/ada';

test('before there are keys nothing is offered', async () => {
  expect((await getPage(server, '/preferences/feeds', ada).expect(200)).text).not.toContain('data-push');
  expect((await as(server, ada, 'get', '/api/push-subscriptions').expect(200)).body).toEqual({ subscriptions: [] });
});

test('a browser subscribes on the page, is listed, and removed', async () => {
  await makePushKeys(server.services);
  const { p256dh, auth } = browserKeys();
  const page = await getPage(server, '/preferences/feeds', ada).expect(200);
  const { body } = await as(server, ada, 'get', '/api/push-subscriptions').expect(200);
  expect(page.text).toContain(`data-push="${body.publicKey}"`);

  const bad = await postForm(server, '/preferences/feeds/push', { endpoint: 'https://10.0.0.1/', p256dh, auth }, ada);
  expect(bad.status).toBe(400);
  expect(textOf(bad.text)).toContain('This address leads into a private network.');
  await postForm(server, '/preferences/feeds/push', { endpoint, p256dh, auth }, ada).expect(303);
  expect(textOf((await getPage(server, '/preferences/feeds', ada)).text)).toContain('told through push.example.org');
  const { subscriptions } = (await as(server, ada, 'get', '/api/push-subscriptions').expect(200)).body;
  await postForm(server, `/preferences/feeds/push/${subscriptions[0].id}/end`, {}, ada).expect(303);
  expect((await getPage(server, '/preferences/feeds', ada)).text).not.toContain('push.example.org');
});

test('the API takes what a browser gives', async () => {
  const { p256dh, auth } = browserKeys();
  const given = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const made = await as(server, ada, 'post', '/api/push-subscriptions').send(given).expect(201);
  await as(server, ada, 'delete', `/api/push-subscriptions/${made.body.id}`).expect(204);
  await as(server, ada, 'delete', `/api/push-subscriptions/${made.body.id}`).expect(404);
});

test('the worker is a script at the root, which browsers ask for again', async () => {
  const { text, headers } = await request(server.app).get('/push-worker.js').expect(200);
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(headers['cache-control']).toBe('no-cache');
  expect(text).toContain('showNotification');
});
