import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { revokeApiKey } from '../../../src/people/api-key.ts';
import { signOut } from '../../../src/people/session.ts';
import { anybody, as, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('a known caller is not looked up again for a moment, until forgotten', async () => {
  const ada = await server.person('Ada');
  await as(server, ada, 'get', '/api/players/me').expect(200);
  const where = { playerId: ada.player.id };
  const key = await server.services.db.apiKey.findFirstOrThrow({ where });
  await revokeApiKey(server.services, { ...where, keyId: key.id });
  await as(server, ada, 'get', '/api/players/me').expect(200);
  server.context.callers.forget(ada.player.id);
  await as(server, ada, 'get', '/api/players/me').expect(401);
});

test('signing out on the page ends the session here at once', async () => {
  const ben = await server.person('Ben');
  const me = () => anybody(server, 'get', '/api/players/me').set('Cookie', ben.cookie);
  await me().expect(200);
  await signOut(server.services, ben.cookie.split('=')[1] ?? '');
  server.context.callers.forget(ben.player.id);
  await me().expect(401);
});

test('a key counts before a cookie', async () => {
  const [carl, dora] = [await server.person('Carl'), await server.person('Dora')];
  const { body } = await as(server, carl, 'get', '/api/players/me').set('Cookie', dora.cookie).expect(200);
  expect(body.name).toBe('Carl');
});
