import { expect, test } from '@jest/globals';
import { openDemoTable } from '../../src/demo/demo-table.ts';
import { playBot } from '../../src/demo/play-bot.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { openSession } from '../../src/people/session.ts';
import { picture } from './browser.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** A finished game of Iron Curtain, and the cookie of one of its players. */
async function finished() {
  const { services } = house.served;
  const table = await openDemoTable(services, 'Archive');
  const random = seededRandom('chapters');
  for (let moved = true; moved; ) {
    moved = false;
    for (const seat of table.seats)
      if (await playBot(services, { tableId: table.id, ...seat, random })) {
        moved = true;
        break;
      }
  }
  const { sessionToken } = await openSession(services, table.seats[0]?.playerId ?? '');
  const { cookie } = await house.served.person('Eve');
  return { address: `${house.served.url}/t/${table.id}`, cookie: `${cookie.split('=')[0]}=${sessionToken}` };
}

test('the slider goes through the parts of a game, and the animation plays them, by hand and by itself', async () => {
  const { address, cookie } = await finished();
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${address}?at=round-1/turn-3`);
  await look(page, 'history-part');
  await page.locator('input#at').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/at=round-1%2Fturn-4/);
  expect(await page.locator('output').textContent()).toBe('Round 1: Turn 4');
  expect(await page.locator('input#at').getAttribute('aria-valuetext')).toBe('Round 1: Turn 4');

  await page.goto(`${address}/log`);
  await look(page, 'log-chapter');

  await page.goto(`${address}/animation?by=part`);
  await look(page, 'animation');
  const caption = page.locator('#picture figcaption');
  await page.getByRole('link', { name: 'Next picture' }).click();
  await caption.filter({ hasText: 'Turn 1' }).waitFor();
  expect(page.url()).toContain('turn-1');
  await page.getByLabel('Speed').selectOption('700');
  await page.getByRole('button', { name: 'Play' }).click();
  await caption.filter({ hasText: 'Turn 3' }).waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  const all = await page.locator('details li').count();
  expect(all).toBeGreaterThan(20);

  // From the end it begins anew, and it stops at the end by itself.
  await page.goto(`${address}/animation`);
  await page.getByLabel('Speed').selectOption('700');
  await page.getByRole('button', { name: 'Play' }).click();
  await caption.filter({ hasText: 'Round 2' }).waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  await page.getByRole('button', { name: 'Play' }).click();
  await caption.filter({ hasText: 'The beginning' }).waitFor();
  expect(faults).toEqual([]);
}, 180_000);

test('who wants less motion sees the pictures without any; without scripts they are links and a list', async () => {
  const { address, cookie } = await finished();
  const { page } = await house.visit({ cookie });
  const motion = () =>
    page.evaluate<string>(`getComputedStyle(document.querySelector('.animation .board svg')).animationName`);
  await page.goto(`${address}/animation`);
  expect(await motion()).toBe('picture-in');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');

  const plain = await house.visit({ cookie, scripts: false });
  await plain.page.goto(`${address}/animation`);
  expect(await plain.page.getByRole('button', { name: 'Play' }).count()).toBe(0);
  await plain.page.getByRole('link', { name: 'Next picture' }).click();
  await plain.page.locator('figcaption', { hasText: 'Picture 2 of 3: Round 1' }).waitFor();
  await plain.page.goto(address);
  await plain.page.locator('select#at').selectOption({ label: 'Turn 2' });
  await plain.page.getByRole('button', { name: 'Show the table as it stood there' }).click();
  await plain.page.waitForURL(/at=round-\d%2Fturn-2/);
  await picture(plain.page, 'history-without-scripts');
}, 120_000);
