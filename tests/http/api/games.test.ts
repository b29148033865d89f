import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anybody, startServer, type TestServer } from './test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the games are listed with their options in words', async () => {
  const { body } = await anybody(server, 'get', '/api/games').expect(200);
  const game = body.games.find(({ id }: { id: string }) => id === 'iron-curtain');
  expect(game).toMatchObject({ name: 'Iron Curtain', players: { min: 2, max: 2 } });
  expect(game.options.length).toBeGreaterThan(0);
  expect(game.options[0].label).toMatch(/ /);
});

test('one game and its data pack', async () => {
  const game = await anybody(server, 'get', '/api/games/iron-curtain').expect(200);
  expect(game.body.pack.hash).toMatch(/\w{8}/);
  expect(game.body.pack.reconstructed).toContainEqual({
    at: 'cards.vietnam.event',
    value: 'Infiltrate up to 3 cubes on Asia cards, at most 2 on any one card.',
    source: expect.any(String),
  });
  const pack = await anybody(server, 'get', '/api/games/iron-curtain/pack').expect(200);
  expect(Object.keys(pack.body).length).toBeGreaterThan(0);
});

test('an unknown game: the sentence says which there are', async () => {
  const { body } = await anybody(server, 'get', '/api/games/chess').expect(404);
  expect(body.detail).toBe('There is no game “chess” on this server; it has iron-curtain.');
});
