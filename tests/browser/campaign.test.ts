import { expect, test } from '@jest/globals';
import { marchTable } from '../fixtures/campaign/march-table.ts';
import { silentUntil } from '../fixtures/campaign/silent-until.ts';
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

test('the page of the campaign: charts, wars, and the map month by month, by hand and by itself', async () => {
  const { served } = house;
  const people = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => served.person(name)));
  const tableId = await marchTable(served.services, people, { campaign: 'short' });
  for (const question of ['land-turn', 'political-orders', 'land-turn', 'political-orders'])
    await silentUntil(served.services, tableId, 'france', question);
  const { page, faults } = await house.visit({ cookie: people[0]?.cookie });
  await page.goto(`${served.url}/t/${tableId}`);
  await page.getByRole('link', { name: 'The campaign so far' }).click();
  expect(await page.locator('h1').textContent()).toBe('The campaign');
  await look(page, 'campaign-page');

  const caption = page.locator('#picture figcaption').first();
  await page.getByRole('link', { name: 'Earlier' }).click();
  await caption.filter({ hasText: 'at the end of February 1805' }).waitFor();
  expect(page.url()).toContain('at=1805-02');
  await page.getByLabel('Speed').selectOption('700');
  await page.getByRole('button', { name: 'Play' }).click();
  await caption.filter({ hasText: 'The board now' }).waitFor();
  await page.getByRole('button', { name: 'Play' }).waitFor();
  expect(faults).toEqual([]);

  const plain = await house.visit({ cookie: people[0]?.cookie, scripts: false });
  await plain.page.goto(`${served.url}/t/${tableId}/campaign`);
  await plain.page.getByLabel('At the end of').selectOption({ label: 'January 1805' });
  await plain.page.getByRole('button', { name: 'Show the board' }).click();
  expect(await plain.page.locator('#picture figcaption').first().textContent()).toContain('end of January 1805');
}, 120_000);
