import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { createPictures } from '../../src/pictures/pictures.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import type { GameRecord, LooseEntry } from '../../src/records/record.ts';
import { markSeen } from '../../src/tables/mark-seen.ts';
import { flush } from '../mail/harness/mail-world.ts';
import { isTooWide } from './browser.ts';
import { openHouse } from './house.ts';

/*
 * The pictures of the README and the front page. `npm run pictures` draws them (DRAW_PICTURES); every other run shows the same pages again
 * and compares what they are made of with what the pictures were made of. The pixels are not compared: fonts and
 * browsers differ.
 */
const DRAW = process.env.DRAW_PICTURES !== undefined;
/** What each was made of stands in the documents' folder; the pages serve the pictures themselves. */
const FOLDER = new URL('../../docs/pictures/', import.meta.url);
const PICTURES = new URL('../../src/http/public/', import.meta.url);
const LARGEST = 150_000;
/** As much as stands beside another picture on a page. */
const WIDTH = 390;
const HEIGHT = 1180;
const house = openHouse();

test('the turn mail of the README is the one that is sent', async () => {
  const { services } = house.served;
  const [ann, boris] = [await house.served.person('Ann'), await house.served.person('Boris')];
  // A golden game as people usually play it, until the USSR has three cubes to place.
  const { entries, ...head } = record('tests/fixtures/records/iron-curtain.end.level.json');
  const { tableId } = await importRecord(services, {
    record: { ...head, options: {}, entries: entries.slice(0, 18).map(inUsualGame) },
    hostId: ann.player.id,
    players: { us: ann.player.id, ussr: boris.player.id },
    name: 'Tuesday Club',
  });
  await markSeen(services, { tableId, seat: 'us', seq: 15 });
  await submitAnswers(services, {
    tableId,
    seat: 'ussr',
    playerId: boris.player.id,
    expectedSeq: 18,
    answers: [{ decision: '18.1', answer: { japan: 3 } }],
    key: 'pictures',
    how: 'page',
  });
  services.clock.advance(5 * 60_000);
  const pictures = createPictures();
  await flush({ services, pictures });
  await pictures.close();

  const { page } = await house.visit();
  const { id } = await services.db.caughtMail.findFirstOrThrow({ where: { to: ann.player.email } });
  await page.goto(`${house.served.url}/mailbox/${id}/html`);
  await keep(page, 'turn-mail', page.locator('body'));
}, 120_000);

test('the board of the README is the one that is shown', async () => {
  const ann = await house.served.person('Ann');
  const { tableId } = await importRecord(house.served.services, {
    record: record('docs/games/examples/versailles-1919.json'),
    hostId: ann.player.id,
    public: true,
  });
  const { page } = await house.visit();
  await page.goto(`${house.served.url}/t/${tableId}`);
  await keep(page, 'board', page.locator('figure.board'));
}, 120_000);

function record(path: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')));
}

/** An entry for the usual options: their states have other hashes. */
function inUsualGame({ hash: _, ...entry }: LooseEntry): LooseEntry {
  return entry.kind === 'setup' ? { ...entry, options: {} } : entry;
}

/** Draws a picture, or sees to it that the one that is there shows what would be drawn now. */
async function keep(page: Page, name: string, what: Locator): Promise<void> {
  expect(await isTooWide(page)).toBe(false);
  const made = createHash('sha256')
    .update(await madeOf(page, what))
    .digest('hex');
  const [picture, source] = [new URL(`${name}.png`, PICTURES), new URL(`${name}.sha256`, FOLDER)];
  if (DRAW) {
    mkdirSync(FOLDER, { recursive: true });
    const { x = 0, y = 0, width = 0 } = (await what.boundingBox()) ?? {};
    writeFileSync(picture, await page.screenshot({ fullPage: true, clip: { x, y, width, height: HEIGHT } }));
    writeFileSync(source, `${made}\n`);
  }
  if (readFileSync(source, 'utf8').trim() !== made)
    throw new Error(`src/http/public/${name}.png shows something that is no longer so. Run: npm run pictures`);
  const png = readFileSync(picture);
  expect(png.length).toBeLessThan(LARGEST);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
  expect(readFileSync(new URL('../../README.md', FOLDER), 'utf8')).toContain(`src/http/public/${name}.png`);
}

/**
 * A part of a page with its styles, but without what differs each time it is made: addresses, pictures inside, spaces.
 */
async function madeOf(page: Page, what: Locator): Promise<string> {
  const styles = await page.locator('style').allTextContents();
  const html = await what.evaluate((element) => String(Reflect.get(element, 'outerHTML')));
  return [...styles, html]
    .join('')
    .replace(/(href|src|action)="[^"]*"/g, '$1')
    .replace(/\s+/g, '');
}
