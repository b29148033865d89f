import { expect, test } from '@jest/globals';
import { buyNothing, marchTable } from '../fixtures/marches/march-table.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test.each([true, false])(
  'orders are written line by line, put right and sent (scripts: %s)',
  async (scripts) => {
    const { served } = house;
    const names = scripts ? ['Ada', 'Ben', 'Cid'] : ['Dora', 'Emil', 'Finn'];
    const people = await Promise.all(names.map((name) => served.person(name)));
    const [ada] = people;
    const tableId = await marchTable(served.services, people);
    await buyNothing(served.services, tableId);
    const { page, faults } = await house.visit({ cookie: ada?.cookie, scripts });
    await page.goto(`${served.url}/t/${tableId}`);
    if (scripts) await look(page, 'sheet-asked');
    await page
      .getByRole('link', { name: /compose|orders|answer/i })
      .first()
      .click();
    if (!page.url().includes('/sheets/')) await page.getByRole('link', { name: 'Write orders' }).click();

    const order = async (name: string, picks: readonly string[]) => {
      const form = page.locator('details', { has: page.locator('summary', { hasText: name }) });
      if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
      for (const pick of picks) await form.getByRole('radio', { name: `“${pick}”`, exact: true }).check();
      if (scripts) await look(page, `sheet-${name.replaceAll(' ', '-').toLowerCase()}`);
      await form.getByRole('button', { name: 'Add' }).click();
      // The lines are what is seen and said next, and Tab goes on from there.
      await page.locator('#lines:focus').waitFor();
    };
    await order('Move', ['Ash-1', 'b1']);
    await order('Lie in wait', ['Ash-2', 'a2']);
    await page.getByRole('button', { name: 'Move line 2 up' }).click();
    await page.getByRole('button', { name: 'All others stay' }).click();
    expect(await page.locator('.sheet-line').allTextContents()).toEqual([
      '“Ash-2 waits for a2”',
      '“Ash-1 to b1”',
      '“Ash-3 stays”',
    ]);

    await page.getByRole('link', { name: 'Change line 1' }).click();
    const form = page.locator('details[open]');
    await form.getByRole('radio', { name: '“Ash-1”', exact: true }).check();
    await form.getByRole('button', { name: 'Change it' }).click();
    // Ash-1 lies in wait now and has no points left for the next line, which stays and says so.
    expect(await page.locator('.sheet-lines .error').textContent()).toContain('Ash-1');
    if (scripts) await look(page, 'sheet-misfit');
    await page.getByRole('button', { name: 'Remove line 2' }).click();
    await page.getByRole('button', { name: 'Send 2 orders' }).click();
    expect(await page.locator('h1').textContent()).toBe('You are ready');
    expect(faults).toEqual([]);
  },
  120_000,
);
