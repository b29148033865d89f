import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playBot } from '../../src/demo/play-bot.ts';
import { translator } from '../../src/i18n/translator.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { openLinkBook } from '../../src/mail/links/link-book.ts';
import { gatherTableMail } from '../../src/mail/turn/gather-table-mail.ts';
import { MOST_ROWS } from '../../src/mail/turn/summarise-news.ts';
import { writeTableMail } from '../../src/mail/turn/write-table-mail.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { readTableRow } from '../../src/tables/table-row.ts';
import { testPictures } from '../harness/pictures.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';
import { words } from './sample-mails.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const SEATS = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm'];
const en = translator('en', 'UTC');

test('after some seasons of Marches a mail tells what concerns its reader, and how much else there was', async () => {
  const { services } = world;
  const { tableId, players, player } = await startedTable(world, SEATS, { game: 'marches' });
  const random = seededRandom('marches');
  for (let i = 0; i < 14; i += 1) for (const seat of players) await playBot(services, { tableId, ...seat, random });

  const table = await viewTable(services, tableId, 'Ash');
  const mail = await gatherTableMail(
    { services, pictures: testPictures() },
    {
      table,
      row: await readTableRow(services, tableId),
      links: openLinkBook(services),
      reader: { tableId, ...player('Ash') },
      name: 'Ann',
      seen: { seq: 2, at: world.clock.now() },
      unsubscribeUrl: 'http://despatch.example/u/x',
      format: 'plain',
      silent: false,
      translator: en,
    },
  );
  const head = { subject: words('s'), headline: words('h'), leads: [] };
  const { text } = writeTableMail(mail, head, en);
  const rows = text.split('\n');
  const from = rows.findIndex((row) => row.startsWith('Since you last looked'));
  const to = rows.findIndex((row) => row.startsWith('  Now: '));
  const news = rows.slice(from, to + 1).filter((row) => row.trim() !== '');
  expect(news.length).toBeGreaterThan(15);
  expect(news.length).toBeLessThanOrEqual(MOST_ROWS);
  const told = news.join('\n');
  expect(told).toMatch(/\n {2}“(Spring|Summer|Autumn|Winter) of year \d”\n/);
  expect(told).toMatch(/Gained and lost\n {2}- “(Areas|Strength): \d+ to \d+”/);
  expect(told).toMatch(/\n {2}You \(“Ash”\)\n/);
  expect(told).toMatch(/Everything in “.*”:\s+http:\/\/despatch\.example\/t\/\w+\/log\?chapter=\d-\w+/);

  // Whom the table waits for is said once: below the news where nothing is asked, and beside what may be answered.
  const waits = { ...mail, questions: [], waitingFor: [words('Birch')] };
  const idle = writeTableMail({ ...waits, asked: [] }, head, en).text;
  expect(idle.match(/Waiting for Birch/g)).toHaveLength(1);
  expect(idle).toMatch(/\n {2}Now: .+”\.\n/);
  const asked = writeTableMail({ ...waits, asked: mail.questions }, head, en).text;
  expect(asked.match(/Waiting for Birch/g)).toHaveLength(1);
  expect(asked).toMatch(/\n {2}Now: .+”\. Waiting for Birch/);
});
