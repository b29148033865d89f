import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { games } from '../../../src/games/registry.ts';
import { getPage } from '../harness/reading.ts';
import { anybody, startServer, type TestServer } from '../harness/test-server.ts';

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

test('a game for one to four, with the values of its cards in words', async () => {
  const { body } = await anybody(server, 'get', '/api/games/versailles-1919').expect(200);
  expect(body).toMatchObject({ name: 'Versailles 1919', players: { min: 1, max: 4 } });
  expect(body.pack.reconstructed).toContainEqual({
    at: 'issues.rhineland.options.stays-with-germany.effects.#2',
    value: '−3 happiness for France',
    source: 'reconstructed',
  });
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
  expect(body.detail).toMatch(/^There is no game “chess” on this server; it has .*iron-curtain.*versailles-1919/);
});

test.each([...games.keys()])('the page of %s shows a game under way, in a picture or as its board', async (id) => {
  const { text } = await getPage(server, `/games/${id}`).expect(200);
  const $ = load(text);
  const board = $('main figure svg, main figure img.board');
  expect(board.length).toBeGreaterThan(0);
  const picture = board.attr('src');
  if (picture === undefined) return;
  expect(board.attr('alt')).toMatch(/under way/);
  // Its place is kept while it comes.
  expect(Number(board.attr('width')) / Number(board.attr('height'))).toBeCloseTo(2880 / 2470, 2);
  await getPage(server, picture).expect(200).expect('Content-Type', 'image/png');
});
