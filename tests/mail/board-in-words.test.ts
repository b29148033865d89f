import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { playBot } from '../../src/demo/play-bot.ts';
import { translator } from '../../src/i18n/translator.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { openLinkBook } from '../../src/mail/links/link-book.ts';
import type { TableReader } from '../../src/mail/mail-room.ts';
import { gatherTableMail } from '../../src/mail/turn/gather-table-mail.ts';
import { writeTableMail } from '../../src/mail/turn/write-table-mail.ts';
import type { MailFormat } from '../../src/people/mail-preferences.ts';
import type { Pictures } from '../../src/pictures/pictures.ts';
import type { TableView } from '../../src/play/table-view.ts';
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

const en = translator('en', 'UTC');

/** A game some answers on, and a mail about it to somebody who has seen the log up to `seen`. */
async function mailOf(seen: number, format: MailFormat) {
  const { services } = world;
  const { tableId, players, player } = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
  const random = seededRandom('board in words');
  for (let i = 0; i < 10; i += 1) for (const seat of players) await playBot(services, { tableId, ...seat, random });
  const table = await viewTable(services, tableId, 'us');
  return mailAbout(table, { tableId, ...player('us') }, { seen, format, pictures: testPictures() });
}

async function mailAbout(
  table: TableView,
  reader: TableReader,
  { seen, format, pictures }: { readonly seen: number; readonly format: MailFormat; readonly pictures: Pictures },
) {
  const mail = await gatherTableMail(
    { services: world.services, pictures },
    {
      table,
      row: await readTableRow(world.services, table.id),
      links: openLinkBook(world.services),
      reader,
      name: 'Ann',
      seen: { seq: seen, at: world.clock.now() },
      unsubscribeUrl: 'http://despatch.example/u/x',
      format,
      silent: false,
      translator: en,
    },
  );
  const written = writeTableMail(mail, { subject: words('s'), headline: words('h'), leads: [] }, en);
  return { board: mail.board, html: written.html ?? '', text: written.text };
}

test('beside a picture the words say what has changed, and lead to the others; the plain part has both', async () => {
  const { board, html, text } = await mailOf(6, 'html');
  const all = (board?.text ?? []).map(en.t);
  const changed = board?.changed ?? [];
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.length).toBeLessThan(all.length);

  const shown = listed(html);
  expect(shown).toEqual(changed.slice(0, 8));
  expect(html).toMatch(/#board-text"[^>]*>The whole board in words</);

  const flat = text.replace(/\s+/g, ' ');
  // Each line once: first what has changed, then all else.
  for (const line of all) expect(flat.split(line)).toHaveLength(2);
  const [news, others] = [flat.indexOf('What has changed on the board'), flat.indexOf('All else on the board')];
  for (const line of changed) {
    expect(flat.indexOf(line)).toBeGreaterThan(news);
    expect(flat.indexOf(line)).toBeLessThan(others);
  }
});

test('whoever wants the whole board in words has it beside the picture, and so has one without a picture', async () => {
  const { board, html } = await mailOf(6, 'html-words');
  expect(listed(html)).toEqual((board?.text ?? []).map(en.t));
  const plain = await mailOf(6, 'plain');
  expect(plain.board?.png).toBeUndefined();
  expect(listed(plain.html)).toEqual((plain.board?.text ?? []).map(en.t));
});

test('for a reader who has never looked nothing has changed, and the plain part says it all', async () => {
  const { board, html, text } = await mailOf(0, 'html');
  expect(board?.changed).toBeUndefined();
  expect(html).not.toContain('What has changed on the board');
  expect(listed(html)).toEqual([]);
  expect(text).not.toContain('What has changed on the board');
  expect(text.replace(/\s+/g, ' ')).toContain(en.t(board?.text[0] ?? words('')));
});

test('the numbers of answers that are places stand on the picture', async () => {
  const drawn: string[] = [];
  const pictures: Pictures = {
    ...testPictures(),
    png(svg) {
      drawn.push(svg);
      return testPictures().png(svg);
    },
  };
  const { tableId, players, player } = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
  const random = seededRandom('places');
  const asked = async () => {
    const table = await viewTable(world.services, tableId, 'us');
    const choice = table.decisions.find(({ mine }) => mine)?.mine?.choice;
    return { table, options: choice?.kind === 'one' ? choice.options : [] };
  };
  for (let i = 0; i < 40 && !(await asked()).options.some(({ place }) => place?.startsWith('cell')); i += 1)
    for (const seat of players) await playBot(world.services, { tableId, ...seat, random });

  const { table, options } = await asked();
  await mailAbout(table, { tableId, ...player('us') }, { seen: 1, format: 'html', pictures });
  const labels = [...(drawn[0] ?? '').matchAll(/<g class="place"[^>]* aria-label="([^"]*)"/g)].map(
    ([, label]) => label,
  );
  const places = options.map(({ label }, i) => `${i + 1}. ${en.t(label)}`);
  expect(places.length).toBeGreaterThan(1);
  expect(labels.toSorted()).toEqual(places.toSorted());
});

/** The lines of the board in words, as they are read. */
function listed(html: string): readonly string[] {
  const list = /<ul class="words board-text"[^>]*>([\s\S]*?)<\/ul>/.exec(html)?.[1] ?? '';
  return [...list.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, line = '']) =>
    line.replaceAll('&#x27;', "'").replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  );
}
