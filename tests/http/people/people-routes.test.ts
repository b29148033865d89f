import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import request from 'supertest';
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

describe('you', () => {
  test('are known by your key and by your session', async () => {
    const byKey = await as(server, ada, 'get', '/api/players/me').expect(200);
    expect(byKey.body).toMatchObject({ name: 'Ada', email: 'ada@players.example' });
    const bySession = await anybody(server, 'get', '/api/players/me').set('Cookie', ada.cookie).expect(200);
    expect(bySession.body).toEqual(byKey.body);
  });

  test('change what you like of yourself, and it holds at once', async () => {
    const mail = { off: ['reminder'], format: 'plain' };
    const change = { name: 'Ada L.', timeZone: 'Europe/Madrid', mail };
    await as(server, ada, 'patch', '/api/players/me').send(change).expect(200);
    const { body } = await as(server, ada, 'get', '/api/players/me').expect(200);
    expect(body).toMatchObject(change);
  });

  test.each([
    [{ name: 'Ada\r\nBcc: all@b.example' }, /./],
    [{ name: '' }, /./],
    [{ name: 'Ada <ada@elsewhere.example>' }, /./],
    [{ timeZone: 'Mars/Olympus' }, /Mars/],
    [{ locale: '!' }, /!/],
    [{ mail: { off: ['everything'], format: 'html' } }, /everything|start/],
    [{ email: 'new@b.example' }, /no field of this name/],
  ])('cannot become %j', async (change, sentence) => {
    const before = await as(server, ben, 'get', '/api/players/me').expect(200);
    const { body } = await as(server, ben, 'patch', '/api/players/me').send(change).expect(400);
    expect(JSON.stringify(body)).toMatch(sentence);
    const after = await as(server, ben, 'get', '/api/players/me').expect(200);
    expect(after.body).toEqual(before.body);
  });
});

describe('API keys', () => {
  const signedIn = (person: Person, verb: 'get' | 'post' | 'delete', path: string) =>
    anybody(server, verb, path).set('Cookie', person.cookie);

  test('are made, listed without their secrets, and revoked at once', async () => {
    const made = await signedIn(ada, 'post', '/api/api-keys').send({ name: 'bot' }).expect(201);
    expect(made.body.key).toMatch(/^dsp_/);
    const mine = { ...ada, key: made.body.key };
    await as(server, mine, 'get', '/api/players/me').expect(200);
    const list = await signedIn(ada, 'get', '/api/api-keys').expect(200);
    expect(list.body.apiKeys.map((key: { name: string }) => key.name)).toContain('bot');
    expect(list.text).not.toContain(made.body.key);
    await signedIn(ada, 'delete', made.headers.location ?? '').expect(204);
    await as(server, mine, 'get', '/api/players/me').expect(401);
  });

  test('of others cannot be revoked', async () => {
    const made = await signedIn(ada, 'post', '/api/api-keys').send({ name: 'bot' }).expect(201);
    await signedIn(ben, 'delete', `/api/api-keys/${made.body.id}`).expect(404);
    await as(server, { ...ada, key: made.body.key }, 'get', '/api/players/me').expect(200);
  });

  test('make, list and end no keys: a lost one would outlive its end', async () => {
    const made = await signedIn(ada, 'post', '/api/api-keys').send({ name: 'lost' }).expect(201);
    const found = { ...ada, key: made.body.key };
    const count = await server.services.db.apiKey.count();
    const tried = await as(server, found, 'post', '/api/api-keys').send({ name: 'another' }).expect(403);
    expect(tried.body.detail).toMatch(/^An API key cannot do this/);
    await as(server, found, 'get', '/api/api-keys').expect(403);
    await as(server, found, 'delete', `/api/api-keys/${made.body.id}`).expect(403);
    expect(await server.services.db.apiKey.count()).toBe(count);
  });

  test.each(['dsp_', 'dsp_forged', `dsp_${'A'.repeat(43)}`, 'nonsense'])(
    'forged or cut are refused: %s',
    async (key) => {
      const { body } = await as(server, { ...ada, key }, 'get', '/api/games').expect(401);
      expect(body.detail).toMatch(/API key is not known/);
    },
  );

  test('a header that is no bearer key is refused too', async () => {
    await anybody(server, 'get', '/api/players/me').set('Authorization', 'Basic YTpi').expect(401);
  });
});

describe('signing in', () => {
  test('a link is asked for by mail, whether or not the address is known', async () => {
    for (const email of ['ada@players.example', 'stranger@elsewhere.example']) {
      await anybody(server, 'post', '/api/sign-in').send({ email, next: '/preferences' }).expect(204);
      const where = { kind: 'sign-in', email };
      const notification = await server.database.db.notification.findFirstOrThrow({ where });
      expect(notification.data).toEqual({ next: '/preferences', locale: 'en' });
    }
  });

  test('a bad address is refused', async () => {
    const { body } = await anybody(server, 'post', '/api/sign-in').send({ email: 'no address' }).expect(400);
    expect(body.detail).toMatch(/no address/);
    await anybody(server, 'post', '/api/sign-in').send({ email: 'a@b.example\r\nBcc: c@d.example' }).expect(400);
    await anybody(server, 'post', '/api/sign-in').send({}).expect(400);
  });

  test('an unknown session is nobody’s', async () => {
    await request(server.app)
      .get('/api/players/me')
      .set('Cookie', `despatch=${'A'.repeat(43)}`)
      .expect(401);
    await request(server.app).get('/api/games').set('Cookie', 'despatch=%00').expect(200);
  });
});

test('a key opens the API and no page: who finds one cannot take the account over', async () => {
  const keyed = () =>
    request(server.app).post('/preferences/address').set('Authorization', `Bearer ${ada.key}`).type('form');
  await keyed().send({ email: 'thief@elsewhere.example' }).expect(401);
  await request(server.app).get('/preferences').set('Authorization', `Bearer ${ada.key}`).expect(303);
  await as(server, ada, 'get', '/api/players/me').expect(200);
});
