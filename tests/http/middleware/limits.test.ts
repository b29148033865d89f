import { afterEach, expect, test } from '@jest/globals';
import request from 'supertest';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { anybody, as, startServer, type TestServer } from '../harness/test-server.ts';

const HIGH = { perMinute: 1000, writes: 1000, signIns: 1000, failures: 1000 };
let server: TestServer;
afterEach(() => server.close());

test('a player who asks too much is told how long to wait; others go on', async () => {
  server = await startServer({ rateLimits: { ...HIGH, perMinute: 3 } });
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  for (let i = 0; i < 3; i += 1) await as(server, ada, 'get', '/api/players/me').expect(200);
  const { body, headers } = await as(server, ada, 'get', '/api/players/me').expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(body.detail).toMatch(/^That was too much in a short time\. Please wait \d+ seconds? and try again\.$/);
  await as(server, ben, 'get', '/api/players/me').expect(200);
});

test('strangers are counted by their address', async () => {
  server = await startServer({ rateLimits: { ...HIGH, perMinute: 2 }, trustProxy: 1 });
  const from = (address: string) => anybody(server, 'get', '/api/games').set('X-Forwarded-For', address);
  await from('192.0.2.1').expect(200);
  await from('192.0.2.1').expect(200);
  await from('192.0.2.1').expect(429);
  await from('192.0.2.2').expect(200);
});

test('without a trusted proxy nobody can pretend to have another address', async () => {
  server = await startServer({ rateLimits: { ...HIGH, perMinute: 1 } });
  await anybody(server, 'get', '/api/games').set('X-Forwarded-For', '192.0.2.1').expect(200);
  await anybody(server, 'get', '/api/games').set('X-Forwarded-For', '192.0.2.2').expect(429);
});

test('sign-in links are limited more strictly, for the API and the page together', async () => {
  server = await startServer({ rateLimits: { ...HIGH, signIns: 2 } });
  await anybody(server, 'post', '/api/sign-in').send({ email: 'a@b.example' }).expect(204);
  await request(server.app).post('/sign-in').type('form').send({ email: 'b@b.example' }).expect(200);
  const { headers } = await anybody(server, 'post', '/api/sign-in').send({ email: 'c@b.example' }).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(60);
  expect(await server.services.db.notification.count({ where: { kind: 'sign-in' } })).toBe(2);
  await anybody(server, 'get', '/api/games').expect(200);
});

test('changes of address are limited together with sign-in links', async () => {
  server = await startServer({ rateLimits: { ...HIGH, signIns: 2 } });
  const ada = await server.person('Ada');
  const email = 'new@b.example';
  const form = () => request(server.app).post('/preferences/address').set('Cookie', ada.cookie).type('form');
  await form().send({ email }).expect(200);
  await form().send({ email }).expect(200);
  await form().send({ email }).expect(429);
  await anybody(server, 'post', '/api/sign-in').send({ email }).expect(429);
});

test('guessing keys and links is stopped; good keys are not counted', async () => {
  server = await startServer({ rateLimits: { ...HIGH, failures: 3 } });
  const ada = await server.person('Ada');
  for (let i = 0; i < 5; i += 1) await as(server, ada, 'get', '/api/players/me').expect(200);
  await as(server, { ...ada, key: 'dsp_guess' }, 'get', '/api/players/me').expect(401);
  await request(server.app)
    .get(`/a/${'x'.repeat(43)}`)
    .expect(404);
  await request(server.app)
    .get(`/i/${'x'.repeat(43)}`)
    .expect(404);
  await as(server, { ...ada, key: 'dsp_guess' }, 'get', '/api/players/me').expect(429);
  await request(server.app)
    .get(`/a/${'y'.repeat(43)}`)
    .expect(429);
  await anybody(server, 'get', '/api/games').expect(200);
});

test('whatever one address has tried, good keys and links pass', async () => {
  server = await startServer({ rateLimits: { ...HIGH, perMinute: 20, failures: 3 } });
  const ada = await server.person('Ada');
  const good = await issueLink(server.services, {
    purpose: 'unsubscribe',
    unwanted: { of: 'play', playerId: ada.player.id },
  });
  for (let i = 0; i < 30; i += 1) await request(server.app).get(`/u/${'x'.repeat(43)}`);
  await request(server.app)
    .get(`/u/${'x'.repeat(43)}`)
    .expect(429);
  await request(server.app).get(`/u/${good}`).expect(200);
  await as(server, ada, 'get', '/api/players/me').expect(200);
});

test('a player changes only so much in a minute, by page and API together; reading goes on', async () => {
  server = await startServer({ rateLimits: { ...HIGH, writes: 3 } });
  const [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
  const change = (person: typeof ada) => as(server, person, 'patch', '/api/players/me').send({ name: 'Somebody' });
  await change(ada).expect(200);
  await change(ada).expect(200);
  await request(server.app).post('/seats').set('Cookie', ada.cookie).type('form').send({});
  const { headers } = await change(ada).expect(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await as(server, ada, 'get', '/api/players/me').expect(200);
  await change(ben).expect(200);
});

test('a proxy that is not believed is told to the operator once', async () => {
  server = await startServer();
  for (const address of ['192.0.2.1', '192.0.2.2'])
    await anybody(server, 'get', '/api/games').set('X-Forwarded-For', address).expect(200);
  expect(server.logged.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(1);
});

test('a proxy that is believed is no news', async () => {
  server = await startServer({ trustProxy: 1 });
  await anybody(server, 'get', '/api/games').set('X-Forwarded-For', '192.0.2.1').expect(200);
  expect(server.logged.filter((line) => line.includes('TRUST_PROXY'))).toHaveLength(0);
});
