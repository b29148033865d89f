import { expect, test } from '@jest/globals';
import { sendLetter } from '../../src/press/send-letter.ts';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { look, openHouse, titled } from './house.ts';
import { cubesToPlace } from './records-in-house.ts';

const house = openHouse();

test('an open page says that there is news, and its title counts it; the link shows it', async () => {
  const { services, url } = house.served;
  const people = [await house.served.person('Ada'), await house.served.person('Ben')] as const;
  const table = await dealTable(services, people);
  const { page, faults } = await house.visit({ cookie: people[1].cookie });
  await page.goto(`${url}/t/${table}`);
  const news = page.getByText('Something has happened at this table.');
  expect(await page.title()).toBe('Side Deals · Despatch');
  expect(await news.isVisible()).toBe(false);
  await does(services, table, 'Red', '~propose', { to: 'Blue', coins: 1 });
  await news.waitFor();
  expect(await page.title()).toBe('(1) Side Deals · Despatch');
  await does(services, table, 'Red', '~propose', { to: 'Blue', coins: 2 });
  await titled(page, /^\(2\)/);
  await look(page, 'news');
  await Promise.all([page.waitForEvent('load'), page.getByRole('link', { name: 'Show what is new' }).click()]);
  expect([await page.title(), await news.isVisible()]).toEqual(['Side Deals · Despatch', false]);
  expect(faults).toEqual([]);
});

test('what is being filled in stays as it is, and what is new is shown beside it', async () => {
  const { services, url } = house.served;
  const [dora, edda] = [await house.served.person('Dora'), await house.served.person('Edda')];
  const tableId = await cubesToPlace(services, dora.player, edda.player);
  const { page, faults } = await house.visit({ cookie: edda.cookie });
  await page.goto(`${url}/t/${tableId}/compose`);
  const answer = page.locator('main form[data-answer] input[type=number]').first();
  await answer.fill('1');
  const letter = { tableId, playerId: dora.player.id, to: 'everybody', text: 'Hello.', how: 'page' } as const;
  await sendLetter(services, letter);
  await page.getByText('Something has happened at this table.').waitFor();
  expect(await page.title()).toMatch(/^\(1\) /);
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Show what is new' }).click(),
  ]);
  await beside.waitForLoadState();
  expect(new URL(beside.url()).pathname).toBe(`/t/${tableId}`);
  expect(await answer.inputValue()).toBe('1');
  expect(faults).toEqual([]);
});

test('without scripts a link looks for news', async () => {
  const { services, url } = house.served;
  const table = await dealTable(services, [await house.served.person('Fay'), await house.served.person('Gus')]);
  const { page } = await house.visit({ scripts: false });
  await page.goto(`${url}/t/${table}`);
  await does(services, table, 'Red', '~propose', { to: 'Blue', coins: 1 });
  await page.getByRole('link', { name: 'Look for news' }).click();
  expect(await page.getByText('Something has happened').isVisible()).toBe(false);
  expect(await page.locator('main').innerText()).toContain('proposed');
});
