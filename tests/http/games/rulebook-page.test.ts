import { afterAll, beforeAll, expect, test } from '@jest/globals';
import request from 'supertest';
import { games } from '../../../src/games/registry.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const read = (path: string) => request(server.app).get(path);
const written = [...games.values()].flatMap(({ rules, rulebook }) => (rulebook ? [{ id: rules.id, rulebook }] : []));

test.each(written.map((game) => [game.id, game] as const))(
  'the rules of %s, each section at its number',
  async (id, { rulebook }) => {
    const { text } = await read(`/games/${id}/rules`).expect(200);
    for (const [number] of rulebook) expect(text).toContain(`id="${number}"`);
    const [first] = rulebook;
    expect(text).toContain(`<a href="#${first?.[0]}">`);
    expect((await read(`/games/${id}`).expect(200)).text).toContain(`href="/games/${id}/rules"`);
  },
);

test('in the language of the reader', async () => {
  expect((await read('/games/empires-in-arms/rules?lang=es').expect(200)).text).toContain('Las reglas');
});

test('a game whose rules are not written down has neither page nor link', async () => {
  expect((await read('/games/side-deals/rules').expect(404)).text).toContain('not written down');
  expect((await read('/games/side-deals').expect(200)).text).not.toContain('/rules"');
  await read('/games/chess/rules').expect(404);
});
