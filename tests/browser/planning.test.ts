import { expect, test } from '@jest/globals';
import { march, marchTable } from '../fixtures/campaign/march-table.ts';
import { look, openHouse } from './house.ts';

const house = openHouse([march]);

async function campaign() {
  const { served } = house;
  const ada = await served.person('Ada');
  const ben = await served.person('Ben');
  const table = await marchTable(served.services, [ada, ben, await served.person('Cid')]);
  return { ada, ben, table };
}

test('the planning board: an arrow by tapping, a note, a guess, and the link', async () => {
  const { served } = house;
  const { ada, ben, table } = await campaign();
  const { page, faults } = await house.visit({ cookie: ada.cookie });
  await page.goto(`${served.url}/t/${table}/plan?area=metz`);
  await page.getByRole('link', { name: 'Begin an arrow here' }).click();
  await page.waitForURL(/from=metz/);
  await page.getByLabel('Area', { exact: true }).first().selectOption({ label: 'Mainz' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.waitForURL(/area=mainz/);
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('Mainz');
  await page.getByLabel('Words (if you like)').first().fill('I, III and V Corps');
  await page.getByRole('button', { name: 'Draw the arrow' }).click();
  await page.getByText('Arrow: Metz → Mainz').waitFor();
  await page.locator('summary', { hasText: 'A note' }).click();
  await page.locator('#note-place').fill('Vienna');
  await page.locator('#note-text').fill('Mack waits here');
  await page.getByRole('button', { name: 'Pin the note' }).click();
  await page.locator('summary', { hasText: 'A piece' }).click();
  await page.locator('#piece-place').fill('Ulm');
  await page.locator('#piece-whose').fill('Austria');
  await page.locator('#piece-text').fill('II Corps, weak?');
  await page.getByRole('button', { name: 'Put the piece down' }).click();
  await page.getByText('Piece at').waitFor();
  await look(page, 'plan');
  await page.getByRole('button', { name: 'Make a link' }).click();
  await look(page, 'plan-shared');
  const link = (await page.locator('code.secret').textContent()) ?? '';
  const ally = await house.visit({ cookie: ben.cookie });
  await ally.page.goto(link);
  await ally.page.getByText('Arrow: Metz → Mainz').waitFor();
  await look(ally.page, 'plan-of-an-ally');
  expect(faults).toEqual([]);
}, 120_000);

test('the planning board: what the pieces of an area could do from there', async () => {
  const { served } = house;
  const { ada, table } = await campaign();
  const { page, faults } = await house.visit({ cookie: ada.cookie });
  await page.goto(`${served.url}/t/${table}/plan?area=lille`);
  await page.locator('summary', { hasText: 'Marches of French IV Corps' }).first().click();
  expect(await page.locator('#area').innerText()).toContain('Supply by the depots of France');
  await page.locator('#area').getByRole('link', { name: 'Rheims', exact: true }).first().waitFor();
  await look(page, 'plan-ranges');
  await page.goto(`${served.url}/t/${table}/plan?area=toulon`);
  await page.locator('summary', { hasText: 'Voyages of French II Fleet' }).click();
  await look(page, 'plan-voyages');
  expect(faults).toEqual([]);
}, 120_000);

test('the forms of standing orders and of access', async () => {
  const { served } = house;
  const { ada, table } = await campaign();
  const { page, faults } = await house.visit({ cookie: ada.cookie });
  for (const form of ['orders-at-sea', 'orders-on-land', 'give-access']) {
    await page.goto(`${served.url}/t/${table}/actions/~${form}`);
    await look(page, form);
  }
  await page.goto(`${served.url}/t/${table}/actions/~orders-at-sea`);
  await page.locator('summary', { hasText: 'Interceptions' }).click();
  await page.getByRole('radio', { name: 'Never', exact: true }).first().check();
  await page.getByRole('spinbutton', { name: /^Odds/ }).fill('12');
  await page.getByRole('button', { name: 'Try it on what I was asked' }).click();
  await page.getByText('Odds go with').first().waitFor();
  await look(page, 'orders-refused');
  await page.getByRole('spinbutton', { name: /^Odds/ }).fill('');
  await page.getByRole('button', { name: 'Try it on what I was asked' }).click();
  await page.getByText('What these orders would have answered').waitFor();
  await look(page, 'orders-tried');
  expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
}, 120_000);
