import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test('the page of an unfinished game offers no table that nobody could make', async () => {
  const page = async (game: string) => (await request(server.app).get(`/games/${game}`).expect(200)).text;
  expect(await page('iron-curtain')).toContain('/tables/new?game=iron-curtain');
  expect(await page('empires-in-arms')).not.toContain('/tables/new?game=empires-in-arms');
});
