import { expect, test } from '@jest/globals';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test('an administrator keeps a table and brings it back; a record that is none is told where it is wrong', async () => {
  const { url, services, person } = house.served;
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  await services.db.player.update({ where: { id: ada.player.id }, data: { role: 'administrator' } });
  const table = await dealTable(services, [ben, await person('Cid')]);
  const { page } = await house.visit(ada);
  await page.goto(`${url}/administration`);
  await look(page, 'administration');
  await page.getByRole('link', { name: 'Backups' }).click();
  await look(page, 'administration-backups');

  await page.getByLabel('Table', { exact: true }).fill(`${url}/t/${table}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the record' }).click(),
  ]);
  await page.getByLabel('Read it from a file').setInputFiles(await download.path());
  await page.getByLabel('Host').fill(ben.player.email);
  await page.getByLabel('Seats').fill(`red=${ben.player.email}`);
  await page.getByLabel('Name').fill('Back again');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await page.waitForURL(/\/t\//);
  expect(await services.db.table.count({ where: { name: 'Back again', hostId: ben.player.id } })).toBe(1);

  await page.goto(`${url}/administration/backups`);
  await page.getByLabel('Record').fill('{ "despatch": 1 }');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await look(page, 'administration-backups-refused');
  expect(await page.getByLabel('Record').inputValue()).toContain('"despatch": 1');
});

test('the front page marks a table where one is only asked', async () => {
  const { url, services, person } = house.served;
  const [dan, eve] = [await person('Dan'), await person('Eve')];
  const table = await dealTable(services, [dan, eve]);
  await does(services, table, 'Red', '~propose', { to: 'Blue', coins: 2 });
  const { page } = await house.visit(eve);
  await page.goto(url);
  await look(page, 'home-asked');
  await page.getByRole('link', { name: /^Look and answer/ }).click();
  expect(await page.getByText('Do you take 2 of Red to Blue?').count()).toBeGreaterThan(0);
});
