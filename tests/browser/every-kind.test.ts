import { describe, expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { accessFaults, isTooWide, picture } from './browser.ts';
import { QUESTIONS } from './every-kind.ts';
import { everyKindTable } from './every-kind-table.ts';
import { openHouse } from './house.ts';

const house = openHouse();

/** By the form's own button: while it is out of sight, the bar at the foot of the window has another. */
const takeStep = (page: Page): Promise<void> =>
  page.locator('form[data-answer]').getByRole('button', { name: 'Take this step' }).click();

/** What a person does at each kind of question; `scripts`: with the helps that need them. */
const DOINGS: { readonly [name: string]: (page: Page, scripts: boolean) => Promise<void> } = {
  async one(page) {
    await page.locator('.answer', { hasText: 'Berlin' }).click();
  },
  async many(page) {
    await page.locator('main select').selectOption('o17');
    await takeStep(page);
  },
  async some(page) {
    await page.locator('.board a[data-place=Cairo]').click();
    await page.getByRole('checkbox', { name: 'Delhi' }).check();
    await takeStep(page);
  },
  async spread(page, scripts) {
    if (scripts) {
      await page.getByRole('button', { name: /Ankara.*\+1/ }).click();
      await page.locator('.board a[data-place=Berlin]').click();
    } else {
      await page.locator('.board a[data-place=Ankara]').click();
      await page.locator('.board a[data-place=Berlin]').click();
    }
    expect(await page.locator('[data-running]').allTextContents()).toEqual([
      '2 of at most 4 placed.',
      '3 of 5 “coins” spent, 2 left.',
      '1 of 3 “carts” spent, 2 left.',
    ]);
    await takeStep(page);
  },
  async number(page) {
    await page.getByRole('spinbutton', { name: 'Number' }).fill('7');
    await takeStep(page);
  },
  async ranking(page) {
    await page.getByRole('combobox', { name: 'Place 1' }).selectOption('delhi');
    await page.getByRole('combobox', { name: 'Place 2' }).selectOption('cairo');
    await takeStep(page);
  },
  async form(page) {
    await page
      .getByRole('textbox', { name: 'Bid' })
      .or(page.getByRole('spinbutton', { name: 'Bid' }))
      .fill('3');
    await page.getByRole('checkbox', { name: 'Ankara' }).check();
    await takeStep(page);
  },
  async text(page) {
    await page.getByRole('textbox', { name: 'Text' }).fill('Peace in our time');
    await takeStep(page);
  },
};

const SAID = [
  '“Berlin”',
  '“Option 17”',
  '“Cairo” and “Delhi”',
  '1 on “Ankara” and 1 on “Berlin”',
  '7',
  '“Delhi” and “Cairo”',
  '3',
  'Peace in our time',
];

describe.each([{ scripts: true }, { scripts: false }])('every kind of choice, scripts: $scripts', ({ scripts }) => {
  test('is composed step by step, undone, and sent in one go', async () => {
    const { player, cookie } = await house.served.person(scripts ? 'Ann' : 'Anton');
    const tableId = await everyKindTable(house.served.services, player.id);
    const { page, faults } = await house.visit({ cookie, scripts });
    await page.goto(`${house.served.url}/t/${tableId}/compose`);
    for (const { name } of QUESTIONS) {
      expect(await page.locator('.decision-prompt').first().textContent()).toContain(`Question ${name}`);
      await picture(page, `kind-${name}-${scripts ? 'scripts' : 'plain'}`);
      if (scripts) {
        expect(await accessFaults(page)).toEqual([]);
        expect(await isTooWide(page)).toBe(false);
      }
      await DOINGS[name]?.(page, scripts);
      expect(await page.locator('.error-summary').count()).toBe(0);
    }
    expect(await page.locator('.draft li strong').allTextContents()).toEqual(
      SAID.map((said) => expect.stringContaining(said)),
    );
    await page.getByRole('button', { name: 'Undo' }).click();
    await DOINGS.text?.(page, scripts);
    await picture(page, `kind-send-${scripts ? 'scripts' : 'plain'}`);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const entries = await house.served.services.db.entry.findMany({ where: { tableId, kind: 'answered' } });
    expect(entries).toHaveLength(QUESTIONS.length);
    expect(faults).toEqual([]);
  }, 120_000);

  test('what is not legal comes back filled in', async () => {
    const { player, cookie } = await house.served.person(scripts ? 'Ann' : 'Anton');
    const tableId = await everyKindTable(house.served.services, player.id, 'Again');
    const { page } = await house.visit({ cookie, scripts });
    await page.goto(`${house.served.url}/t/${tableId}/compose`);
    await DOINGS.one?.(page, scripts);
    await DOINGS.many?.(page, scripts);
    await page.getByRole('checkbox', { name: 'Ankara' }).check();
    await page.getByRole('checkbox', { name: 'Berlin' }).check();
    await page.getByRole('checkbox', { name: 'Cairo' }).check();
    await takeStep(page);
    expect(await page.locator('.error-summary').count()).toBe(1);
    expect(await page.getByRole('checkbox', { name: 'Cairo' }).isChecked()).toBe(true);
    await picture(page, `kind-refused-${scripts ? 'scripts' : 'plain'}`);
    if (scripts) expect(await accessFaults(page)).toEqual([]);
    await page.locator(`.error-summary a[href^="#"]`).click();
    expect(new URL(page.url()).hash).toBe('#a');
    expect(await page.locator('[id="a"]').count()).toBe(1);
  });
});
