import { expect, test } from '@jest/globals';
import { readTableRow } from '../../src/tables/table-row.ts';
import { marchTable } from '../fixtures/campaign/march-table.ts';
import { seaWar } from '../fixtures/campaign/sea-table.ts';
import { silentUntil } from '../fixtures/campaign/silent-until.ts';
import { look, openHouse } from './house.ts';

const house = openHouse([seaWar]);

test('a naval sheet is written as text, a lost fight asks again, and a table shows what moved', async () => {
  const { served } = house;
  const [ada, ben, cid] = [await served.person('Ada'), await served.person('Ben'), await served.person('Cid')];
  const tableId = await marchTable(served.services, [ada, ben, cid]);
  const asked = () => silentUntil(served.services, tableId, 'france', 'naval-turn');
  const at = `${served.url}/t/${tableId}`;
  const { page, faults } = await house.visit({ cookie: ada.cookie });
  const first = await asked();

  await page.goto(`${at}/compose/sheets/${encodeURIComponent(first)}`);
  await page.locator('summary', { hasText: 'Write orders as text' }).click();
  await page.getByLabel('Orders', { exact: true }).fill('French I Fleet: Toulon > Gulf of Lyons');
  await page.getByRole('button', { name: 'Add these orders' }).click();
  expect(await page.getByRole('alert').textContent()).toContain('Nearest to it: Gulf of Lions');
  await look(page, 'naval-sheet-refused');
  const text = page.getByLabel('Orders', { exact: true });
  expect(await text.inputValue()).toBe('French I Fleet: Toulon > Gulf of Lyons');
  await text.fill('Ask me again after a lost fight\nFrench I Fleet: Toulon > Gulf of Lions');
  await page.getByRole('button', { name: 'Add these orders' }).click();
  await page.locator('.sheet-line').nth(1).waitFor();
  await page.getByRole('button', { name: 'Send 2 orders' }).click();
  await page.locator('h1', { hasText: 'Sent, and it is still your move' }).waitFor();

  const again = await asked();
  await page.goto(`${at}/compose/sheets/${encodeURIComponent(again)}`);
  expect(await page.locator('h1').textContent()).toContain('You lost a fight');

  const march = await silentUntil(served.services, tableId, 'france', 'land-turn');
  const { seq } = await readTableRow(served.services, tableId);
  await page.goto(`${at}/compose/sheets/${encodeURIComponent(march)}`);
  await page.locator('summary', { hasText: 'Write orders as text' }).click();
  await text.fill('French I, French III Corps: Toulon > Marseilles, forage');
  await page.getByRole('button', { name: 'Add these orders' }).click();
  await page.getByRole('button', { name: 'Send 3 orders' }).click();
  await page.locator('h1', { hasText: /Done|Sent/ }).waitFor();
  await page.goto(`${at}?since=${seq}`);
  expect(await page.locator('main').textContent()).toContain('What moved since you last looked');
  await page
    .locator('summary', { hasText: /^What moved around/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Show on the map: What moved around/ })
    .first()
    .click();
  await look(page, 'naval-theatre');
  expect(await page.locator('#board').isVisible()).toBe(true);
  expect(faults).toEqual([]);
}, 120_000);
