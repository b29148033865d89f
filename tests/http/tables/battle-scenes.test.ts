import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { battles } from '../../fixtures/campaign/battle-table.ts';
import { fightBattles } from '../../fixtures/campaign/fight-battles.ts';
import { marchTable } from '../../fixtures/campaign/march-table.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ games: [battles()] });
});
afterAll(() => server.close());

test('a table’s page shows the battles that were fought as pictures, with the same in words', async () => {
  const people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  const [ada] = people;
  if (!ada) throw new Error('Ada plays');
  const table = await marchTable(server.services, people);
  expect((await getPage(server, `/t/${table}`, ada)).text).not.toContain('class="board scene"');
  await fightBattles(server.services, table);
  const { text } = await getPage(server, `/t/${table}`, ada);
  expect(text.match(/class="board scene"/g)).toHaveLength(2);
  expect(textOf(text)).toContain('Attackers: France');
  expect(textOf(text)).toContain('Linz, round 1: France on table');
});
