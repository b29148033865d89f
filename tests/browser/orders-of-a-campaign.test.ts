import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { march, marchTable } from '../fixtures/campaign/march-table.ts';
import { silentUntil } from '../fixtures/campaign/silent-until.ts';
import { look, openHouse } from './house.ts';

const house = openHouse([march]);

async function aCampaign(names: readonly [string, string, string]) {
  const { served } = house;
  const [ada, ben, cid] = [await served.person(names[0]), await served.person(names[1]), await served.person(names[2])];
  const tableId = await marchTable(served.services, [ada, ben, cid]);
  return { tableId, france: ada, britain: ben, austria: cid, at: `${served.url}/t/${tableId}` };
}

const open = async (page: Page, summary: string) => {
  const form = page.locator('details', { has: page.locator('summary', { hasText: summary }) }).first();
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  return form;
};

test.each([true, false])(
  'standing orders at sea and on land are given, tried and refused on a page (scripts: %s)',
  async (scripts) => {
    const { at, france } = await aCampaign(scripts ? ['Ada', 'Ben', 'Cid'] : ['Dora', 'Emil', 'Finn']);
    const { page, faults } = await house.visit({ cookie: france.cookie, scripts });
    await page.goto(at);
    await page.getByRole('link', { name: 'Standing orders at sea' }).click();
    if (scripts) await look(page, 'orders-at-sea');
    await page.locator('summary', { hasText: 'Interceptions' }).click();
    await page.getByRole('radio', { name: 'At these odds in ships' }).first().check();
    await page.getByRole('button', { name: 'Do this' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('needs the odds');
    expect(await page.getByRole('radio', { name: 'At these odds in ships' }).first().isChecked()).toBe(true);
    if (scripts) await look(page, 'orders-at-sea-refused');
    await page.getByRole('spinbutton', { name: /^Odds/ }).fill('12');
    await page.getByRole('button', { name: /Try/ }).click();
    if (scripts) await look(page, 'orders-at-sea-tried');
    await page.getByRole('button', { name: 'Do this' }).click();
    expect(await page.locator('h1').textContent()).toContain('Done');
    if (scripts) await look(page, 'orders-at-sea-done');
    await page.goto(at);
    expect(await page.locator('main').textContent()).toContain('at least 12 ships for each 10 of theirs');
    await page.getByRole('link', { name: 'Standing orders on land' }).click();
    if (scripts) await look(page, 'orders-on-land');
    expect(faults).toEqual([]);
  },
  240_000,
);

test('a land and a naval turn are ordered ahead, with what makes the server ask, and the turn finds them', async () => {
  const { at, tableId, france } = await aCampaign(['Gil', 'Hal', 'Ida']);
  const { page, faults } = await house.visit({ cookie: france.cookie });
  await page.goto(at);
  await look(page, 'campaign-ahead-table');
  const ahead = page.locator('section[aria-labelledby="ahead"]');
  await ahead.getByRole('link', { name: /land turn/ }).click();
  await look(page, 'campaign-ahead-sheet');
  const stay = await open(page, 'Stay');
  await stay.getByRole('checkbox').first().check();
  await stay.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('checkbox', { name: /in any case/ }).check();
  await page.getByRole('button', { name: /Order 1 line ahead/ }).click();
  expect(await page.locator('h1').textContent()).toBe('Ordered ahead');
  await look(page, 'campaign-ahead-ordered');
  await page.goto(at);
  expect(await ahead.textContent()).toContain('Ordered: 1 line.');
  const id = await silentUntil(house.served.services, tableId, 'france', 'land-turn');
  await page.goto(at);
  await look(page, 'campaign-land-asked');
  await page.goto(`${at}/compose/sheets/${encodeURIComponent(id)}`);
  expect(await page.locator('main').textContent()).toContain('in any case');
  await look(page, 'campaign-land-sheet');
  expect(await page.locator('.sheet-line').count()).toBe(1);
  expect(faults).toEqual([]);
}, 240_000);
