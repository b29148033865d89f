import { expect, test } from '@jest/globals';
import { marchTable } from '../fixtures/campaign/march-table.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test('a month of a campaign: the table with map, display and treasury, and the sheet of political orders', async () => {
  const { served } = house;
  const people = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => served.person(name)));
  const tableId = await marchTable(served.services, people, { campaign: 'short' });
  const { page, faults } = await house.visit({ cookie: people[0]?.cookie });
  await page.goto(`${served.url}/t/${tableId}`);
  await look(page, 'campaign-table');
  expect(await page.locator('figure.board').count()).toBe(2);
  await page
    .getByRole('link', { name: /compose|orders|answer/i })
    .first()
    .click();
  if (!page.url().includes('/sheets/')) await page.getByRole('link', { name: 'Write orders' }).click();
  await look(page, 'campaign-politics');

  const form = page.locator('details', { has: page.locator('summary', { hasText: 'Declare war' }) });
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  await look(page, 'campaign-declare');
  await form.getByRole('radio', { name: /Austria/ }).check();
  await form.getByRole('button', { name: 'Add' }).click();
  expect(await page.locator('.sheet-line').allTextContents()).toEqual(['War is declared on Austria']);
  await look(page, 'campaign-line');
  await page.getByRole('button', { name: /^Send/ }).click();
  expect(await page.locator('h1').textContent()).toBe('You are ready');
  expect(faults).toEqual([]);
}, 120_000);
