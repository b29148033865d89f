import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createNewsDesk, type NewsDesk, type NewsLimits } from '../../../src/http/news/news-desk.ts';
import { type News, readNews } from '../../../src/http/news/news-mark.ts';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ben: Person;
let table: string;
beforeAll(async () => {
  server = await startServer();
  ben = await server.person('Ben');
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await dealTable(server.services, [await server.person('Ada'), ben, await server.person('Cid')]);
});

const deskWith = (limits: Partial<NewsLimits>) => createNewsDesk(server.services, limits);
const propose = () => does(server.services, table, 'Red', '~propose', { to: 'Blue', coins: 1 });

/** A page of Ben's that shows how the table stands, and what it is told first: news, or its end. */
async function openPage(desk: NewsDesk): Promise<{ readonly told: Promise<News | 'for good' | 'for now'> }> {
  const playerId = ben.player.id;
  const { mark } = await readNews(server.services, table, { viewer: 'Blue', playerId });
  const told = new Promise<News | 'for good' | 'for now'>((tell) =>
    desk.attend({
      tableId: table,
      playerId,
      countedAs: playerId,
      shows: mark,
      tell,
      end: (forGood) => tell(forGood ? 'for good' : 'for now'),
    }),
  );
  return { told };
}

test('what a process did not tell before it died is found by looking', async () => {
  const desk = deskWith({ sweepMs: 20 });
  const { told } = await openPage(desk);
  await propose();
  expect(await told).toMatchObject({ seq: 2 });
  desk.close();
});

test('when something may have been missed, all is looked at', async () => {
  const desk = deskWith({});
  const { told } = await openPage(desk);
  await propose();
  desk.hear('all');
  expect(await told).toMatchObject({ seq: 2 });
  desk.close();
});

test('a page asks again when its time is over, and when the process stops', async () => {
  expect(await (await openPage(deskWith({ lifeMs: 20 }))).told).toBe('for now');
  const desk = deskWith({});
  const { told } = await openPage(desk);
  desk.close();
  expect(await told).toBe('for now');
});

test('a process takes so many pages and no more', async () => {
  const desk = deskWith({ inAll: 1 });
  await openPage(desk);
  const page = { tableId: table, playerId: undefined, countedAs: '::1', shows: undefined };
  expect(desk.attend({ ...page, tell: () => {}, end: () => {} })).toBeUndefined();
  desk.close();
});
