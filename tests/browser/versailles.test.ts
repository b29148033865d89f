import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** A picture's name says what it belongs to. */
const see = (page: Page, name: string) => look(page, `versailles-${name}`);

test('the pages of the game can be used by everybody, with all its reconstructed values', async () => {
  const { cookie } = await house.served.person('Ada');
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/games/versailles-1919`);
  await see(page, 'game');
  await page.locator('details.chapter > summary').last().click();
  await see(page, 'game-values');
  await page.goto(`${house.served.url}/tables/new?game=versailles-1919`);
  expect(await page.getByLabel('How many play').locator('option').allTextContents()).toEqual(['1', '2', '3', '4']);
  await see(page, 'new-table');
  expect(faults).toEqual([]);
}, 60_000);

test('a table for one is set, and influence is placed by picking issues on the board', async () => {
  const { cookie } = await house.served.person('Bea');
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/tables/new?game=versailles-1919`);
  await page.getByLabel('Name of the table').fill('Alone in Paris');
  await page.getByLabel('How many play').selectOption('1');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/t\/\w+\?said=(?:created|set|started)/);
  const table = page.url().replace(/\?.*/, '');
  await page.goto(table);
  await see(page, 'table');
  await page.goto(`${table}/compose`);
  await see(page, 'compose');
  const [first, second] = [page.locator('.board .place').nth(0), page.locator('.board .place').nth(1)];
  await first.click();
  await second.click();
  const amounts = await page
    .locator('main form[data-answer] input[type=number]')
    .evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : '')));
  expect(amounts.slice(0, 2)).toEqual(['1', '1']);
  await page.getByRole('button', { name: 'Take this step' }).click();
  await page.waitForURL(/compose/);
  await see(page, 'placed');
  expect(faults).toEqual([]);
}, 120_000);
