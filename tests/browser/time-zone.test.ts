import { expect, test } from '@jest/globals';
import { dealTable } from '../fixtures/side-deals/deal-table.ts';
import { openHouse } from './house.ts';

const house = openHouse();

test('who is not signed in reads times in the zone of their browser, at once and on every page after', async () => {
  const { services, url } = house.served;
  const table = await dealTable(services, [await house.served.person('Ada'), await house.served.person('Ben')]);
  // Their browser is in Madrid.
  const { page, faults } = await house.visit();
  await page.goto(`${url}/t/${table}`);
  await page.getByText('until Thu 26 Nov, 01:00 CET').waitFor();
  await page.getByText('Times are those of Europe/Madrid.').waitFor();
  await page.goto(`${url}/t/${table}/log`);
  expect(await page.getByText('Tue 24 Nov, 13:00').count()).toBeGreaterThan(0);
  expect(faults).toEqual([]);

  const plain = await house.visit({ scripts: false });
  await plain.page.goto(`${url}/t/${table}`);
  await plain.page.getByText('until Thu 26 Nov, 00:00 UTC').waitFor();
});
