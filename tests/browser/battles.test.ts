import { expect, test } from '@jest/globals';
import { battles } from '../fixtures/campaign/battle-table.ts';
import { marchTable } from '../fixtures/campaign/march-table.ts';
import { silentUntil } from '../fixtures/campaign/silent-until.ts';
import { look, openHouse } from './house.ts';

const house = openHouse([battles()]);

test('battles are tried on the planning board, planned side by side, and told as two lines', async () => {
  const { served } = house;
  const [ada, ben, cid] = [await served.person('Ada'), await served.person('Ben'), await served.person('Cid')];
  const tableId = await marchTable(served.services, [ada, ben, cid]);
  const at = `${served.url}/t/${tableId}`;
  const { page, faults } = await house.visit({ cookie: ada.cookie });

  await page.goto(`${at}/plan?area=linz`);
  await page.getByRole('link', { name: 'Try a battle here' }).click();
  await look(page, 'odds-form');
  await page.locator('main form button[type=submit]').last().click();
  await page.locator('.odds li').first().waitFor();
  await look(page, 'odds-tried');

  await silentUntil(served.services, tableId, 'france', 'battle-plan');
  await page.goto(`${at}/compose`);
  expect(await page.locator('#question-1').textContent()).toContain('in Linz');
  expect(await page.locator('section[aria-labelledby=others]').textContent()).toContain('Venice');
  await look(page, 'battle-plans');

  await silentUntil(served.services, tableId, 'france', 'land-slot').catch(() => undefined);
  await page.goto(at);
  expect(await page.locator('figure.board').count()).toBeGreaterThan(1);
  await look(page, 'battle-told');
  expect(faults).toEqual([]);
});
