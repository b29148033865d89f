import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { accessFaults, isTooWide, launch, openPage, picture } from './browser.ts';
import { type Served, serve } from './serve.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

/** Looks at a page as everybody must be able to: no fault, not too wide, and a picture of it. */
async function look(page: Page, name: string): Promise<void> {
  await picture(page, `versailles-${name}`);
  expect(await accessFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

test('the pages of the game can be used by everybody, with all its reconstructed values', async () => {
  const { cookie } = await served.person('Ada');
  const { page, faults } = await openPage(browser, { url: served.url, cookie });
  await page.goto(`${served.url}/games/versailles-1919`);
  await look(page, 'game');
  await page.locator('details.chapter > summary').last().click();
  await look(page, 'game-values');
  await page.goto(`${served.url}/tables/new?game=versailles-1919`);
  expect(await page.getByLabel('How many play').locator('option').allTextContents()).toEqual(['1', '2', '3', '4']);
  await look(page, 'new-table');
  expect(faults).toEqual([]);
}, 60_000);

test('a table for one is set, and influence is placed by picking issues on the board', async () => {
  const { cookie } = await served.person('Bea');
  const { page, faults } = await openPage(browser, { url: served.url, cookie });
  await page.goto(`${served.url}/tables/new?game=versailles-1919`);
  await page.getByLabel('Name of the table').fill('Alone in Paris');
  await page.getByLabel('How many play').selectOption('1');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/t\/\w+\?said=created/);
  const table = page.url().replace(/\?.*/, '');
  await page.goto(table);
  await look(page, 'table');
  await page.goto(`${table}/compose`);
  await look(page, 'compose');
  const [first, second] = [page.locator('.board .place').nth(0), page.locator('.board .place').nth(1)];
  await first.click();
  await second.click();
  const amounts = await page
    .locator('main form[data-answer] input[type=number]')
    .evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : '')));
  expect(amounts.slice(0, 2)).toEqual(['1', '1']);
  await page.getByRole('button', { name: 'Take this step' }).click();
  await page.waitForURL(/compose/);
  await look(page, 'placed');
  expect(faults).toEqual([]);
}, 120_000);
