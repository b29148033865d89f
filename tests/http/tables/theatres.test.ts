import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playBot } from '../../../src/demo/play-bot.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { markSeen } from '../../../src/tables/mark-seen.ts';
import { readTableRow } from '../../../src/tables/table-row.ts';
import { marchTable } from '../../fixtures/marches/march-table.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly [Person, Person, Person];
let table: string;
beforeAll(async () => {
  server = await startServer();
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  table = await marchTable(server.services, [...people]);
  const { seats } = await readTableRow(server.services, table);
  const random = seededRandom('theatres');
  for (let turn = 0; turn < 6; turn += 1)
    for (const { seat, playerId } of seats)
      if (playerId) await playBot(server.services, { tableId: table, seat, playerId, random });
});
afterAll(() => server.close());

const page = (query = '') => getPage(server, `/t/${table}${query}`, people[0]).expect(200);
const seen = async (seq: number) => {
  const { seats } = await readTableRow(server.services, table);
  const seat = seats.find(({ playerId }) => playerId === people[0].player.id)?.seat ?? '';
  await markSeen(server.services, { tableId: table, seat, seq });
};

test('the table’s page shows where something moved since its reader last looked, in words and as arrows', async () => {
  await seen(1);
  const { text } = await page();
  expect(textOf(text)).toContain('What moved since you last looked');
  expect(text).toMatch(/since&#x3D;1&amp;window&#x3D;theatre-1#board" aria-label="Show on the map: What moved/);
  expect(textOf(text)).toMatch(/moves from \w+ to \w+/);
  // Arrows have a light line around them.
  expect(text).toContain('stroke="var(--map-halo');
});

test('such a window stays where it was though all has been seen by then', async () => {
  const { seq } = await readTableRow(server.services, table);
  await seen(seq);
  expect(textOf((await page()).text)).not.toContain('since you last looked');
  const { text } = await page('?since=1&window=theatre-1');
  expect(textOf(text)).toContain('What moved since you last looked');
  expect(text).toMatch(/<strong>What moved around [^<]*<\/strong>/);
  for (const odd of ['?since=-4', '?since=x', `?since=${seq + 9}`, '?since=1e99', '?window=theatre-99&since=1'])
    await page(odd);
});

test('at an earlier entry the map shows what the log beside it tells of', async () => {
  const { seq } = await readTableRow(server.services, table);
  const { text } = await page(`?at=${seq - 1}`);
  expect(textOf(text)).toContain('What moved lately');
  expect(textOf(text)).not.toContain('since you last looked');
});
