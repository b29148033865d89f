import { expect, test } from '@jest/globals';
import { marchTable } from '../fixtures/marches/march-table.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test.each([true, false])(
  'a turn is ordered ahead with its conditions, listed and taken back (scripts: %s)',
  async (scripts) => {
    const { served } = house;
    const names = scripts ? ['Ada', 'Ben', 'Cid'] : ['Dora', 'Emil', 'Finn'];
    const people = await Promise.all(names.map((name) => served.person(name)));
    const tableId = await marchTable(served.services, people, 'marches-in-turn');
    const { page, faults } = await house.visit({ cookie: people[1]?.cookie, scripts });
    await page.goto(`${served.url}/t/${tableId}`);
    await page.locator('section[aria-labelledby="ahead"]').getByRole('link').first().click();

    const move = page.locator('details', { has: page.locator('summary', { hasText: 'Move' }) });
    if ((await move.getAttribute('open')) === null) await move.locator('summary').click();
    for (const pick of ['Birch-1', 'e6']) await move.getByRole('radio', { name: `“${pick}”`, exact: true }).check();
    await move.getByRole('button', { name: 'Add' }).click();
    await page.getByRole('checkbox', { name: 'when a line no longer fits' }).check();
    if (scripts) await look(page, 'ahead-sheet');
    await page.getByRole('button', { name: 'Order 1 line ahead' }).click();
    expect(await page.locator('h1').textContent()).toBe('Ordered ahead');

    await page.goto(`${served.url}/t/${tableId}`);
    const listed = page.locator('section[aria-labelledby="ahead"]');
    expect(await listed.textContent()).toContain('Ordered: 1 line.');
    if (scripts) await look(page, 'ahead-listed');
    await listed.getByRole('link').first().click();
    expect(await page.getByRole('checkbox', { name: 'when a line no longer fits' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Take it back' }).click();
    expect(await page.locator('h1').textContent()).toBe('Taken back: you will be asked');
    expect(faults).toEqual([]);
  },
  120_000,
);
