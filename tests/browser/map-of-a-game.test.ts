import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { buyNothing, marchTable } from '../fixtures/marches/march-table.ts';
import { picture } from './browser.ts';
import { look, openHouse } from './house.ts';
import { settling } from './settling.ts';

const house = openHouse();

/** A table of Marches at which orders are asked for, and the page of the first player's sheet. */
async function orders(names: readonly string[]) {
  const { served } = house;
  const people = await Promise.all(names.map((name) => served.person(name)));
  const tableId = await marchTable(served.services, people);
  const decision = await buyNothing(served.services, tableId);
  const table = `${served.url}/t/${tableId}`;
  return { table, sheet: `${table}/compose/sheets/${decision}`, cookie: people[0]?.cookie ?? '' };
}

/** The map is taken in by its script. */
async function ready(page: Page): Promise<void> {
  await page.locator('.map-frame #ground').waitFor({ state: 'attached' });
}

/** Where a place of the board is in the window: the middle of a lit area. */
async function lit(page: Page, area: string) {
  const place = page.locator(`#moment a[data-place="${area}"]`);
  await place.waitFor({ state: 'attached' });
  await page.locator('.map-frame').scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

const lines = (page: Page) => page.locator('.sheet-line').allTextContents();
const panel = (page: Page) => page.locator('#area').innerText();

test('by mouse on a wide screen: a corps is picked, and a route drawn area after area', async () => {
  const { sheet, cookie } = await orders(['Ada', 'Ben', 'Cid']);
  const { page, faults } = await house.visit({ cookie });
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(sheet);
  await ready(page);
  await look(page, 'marches-sheet');
  await page.setViewportSize({ width: 1200, height: 900 });

  const home = await lit(page, 'a1');
  await page.mouse.click(home.x, home.y);
  await page.getByRole('link', { name: '“Move”: “Ash-1”', exact: true }).waitFor();
  expect(await panel(page)).toContain('held by Ash');
  await look(page, 'marches-area');
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.getByRole('link', { name: '“Move”: “Ash-1”', exact: true }).click();

  for (const [step, costs] of [
    ['b1', '1 of 3 points'],
    ['c1', '1 of 2 points'],
  ] as const) {
    const { x, y } = await lit(page, step);
    await page.mouse.click(x, y);
    await page.locator('#line', { hasText: `“Ash-1 to ${step}”` }).waitFor();
    expect(await page.locator('#line').innerText()).toContain(costs);
    await page.locator('#line').getByRole('button', { name: 'Add' }).click();
    await page.locator('.sheet-line', { hasText: step }).waitFor();
  }
  expect(await lines(page)).toEqual(['“Ash-1 to b1”', '“Ash-1 to c1”']);
  await look(page, 'marches-route');
  expect(faults).toEqual([]);
});

test('by touch on a phone: the window around the corps first, a sea tells of itself, a lit area is a tap', async () => {
  const { sheet, cookie } = await orders(['Dora', 'Emil', 'Finn']);
  const [name = '', value = ''] = cookie.split('=');
  const context = await house.browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await context.addCookies([{ name, value, url: sheet }]);
  const page = settling(await context.newPage());
  await page.goto(sheet);
  await ready(page);
  const across = (await page.locator('.map-frame svg').getAttribute('viewBox'))?.split(' ').map(Number)[2] ?? 0;
  expect(across).toBeLessThan(1000);
  const frame = await page.locator('.map-frame').boundingBox();
  await page.touchscreen.tap((frame?.x ?? 0) + 20, (frame?.y ?? 0) + (frame?.height ?? 0) / 2);
  await page.locator('#area h2', { hasText: 'west' }).waitFor();
  await page.goto(`${sheet}?order=wait&a.wait.corps=Ash-1`);
  await ready(page);
  const { x, y } = await lit(page, 'b1');
  await page.touchscreen.tap(x, y);
  await page.locator('#line', { hasText: '“Ash-1 waits for b1”' }).waitFor();
  await look(page, 'marches-line');
  await page.locator('#line').getByRole('button', { name: 'Add' }).tap();
  await page.locator('.sheet-line').waitFor();
  expect(await lines(page)).toEqual(['“Ash-1 waits for b1”']);
  await context.close();
});

test('by keyboard: lit areas are links, the list finds the others', async () => {
  const { sheet, table, cookie } = await orders(['Gina', 'Hugo', 'Ines']);
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${sheet}?order=move&a.move.corps=Ash-2`);
  await ready(page);
  const place = page.locator('#moment a[data-place="west"]');
  expect(await place.getAttribute('aria-label')).toBe('west: “Ash-2 to west” and “2 of 3 points”');
  await place.focus();
  await page.keyboard.press('Enter');
  await page.locator('#line', { hasText: '“Ash-2 to west”' }).waitFor();
  await page.locator('#line').getByRole('button', { name: 'Add' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.sheet-line').waitFor();
  expect(await lines(page)).toEqual(['“Ash-2 to west”']);
  expect(await page.evaluate<string>('document.activeElement?.closest("[data-swap]")?.id ?? ""')).not.toBe('');

  await page.goto(table);
  await ready(page);
  await page.getByLabel('Area', { exact: true }).focus();
  await page.keyboard.type('f6');
  await page.getByRole('button', { name: 'Show' }).press('Enter');
  await page.locator('#area h2', { hasText: 'f6' }).waitFor();
  expect(await panel(page)).toContain('Birch: Birch-1 (4)');
  await look(page, 'marches-table');
  await page.emulateMedia({ colorScheme: 'dark' });
  await picture(page, 'marches-table-dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('link', { name: 'Write orders' }).first().click();
  await page.locator('#area h2', { hasText: 'f6' }).waitFor();
  expect(faults).toEqual([]);
});

test('without scripts: windows, lit areas and what can be ordered are links and forms', async () => {
  const { sheet, cookie } = await orders(['Jana', 'Karl', 'Lena']);
  const { page, faults } = await house.visit({ cookie, scripts: false });
  await page.goto(sheet);
  await page.getByRole('link', { name: '“Around a1”' }).click();
  await picture(page, 'marches-without-scripts');
  await page.locator('#moment a[data-place="a1"]').click();
  await page.getByRole('link', { name: '“Move”: “Ash-3”', exact: true }).click();
  await page.locator('#moment a[data-place="a2"]').click();
  await page.locator('#line').getByRole('button', { name: 'Add' }).click();
  expect(await lines(page)).toEqual(['“Ash-3 to a2”']);
  await page.locator('#moment a[data-place="a3"]').click();
  await page.locator('#line').getByRole('button', { name: 'Add' }).click();
  expect(await lines(page)).toEqual(['“Ash-3 to a2”', '“Ash-3 to a3”']);
  await page.getByRole('link', { name: 'Change line 2' }).click();
  await page.locator('#moment a[data-place="b2"]').click();
  await page.locator('#line').getByRole('button', { name: 'Change it' }).click();
  expect(await lines(page)).toEqual(['“Ash-3 to a2”', '“Ash-3 to b2”']);
  expect(faults).toEqual([]);
});
