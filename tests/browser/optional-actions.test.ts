import { expect, test } from '@jest/globals';
import { createPictures } from '../../src/pictures/pictures.ts';
import { dealTable, does } from '../fixtures/side-deals/deal-table.ts';
import { testClock, testNoon } from '../harness/test-clock.ts';
import { flush, newestMail } from '../mail/harness/mail-world.ts';
import { isTooWide, picture } from './browser.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** Red has offered Blue coins and has moved; Blue is to move. */
async function aTable(names: readonly [string, string]) {
  const [red, blue] = [await house.served.person(names[0]), await house.served.person(names[1])];
  const tableId = await dealTable(house.served.services, [red, blue]);
  await does(house.served.services, tableId, 'Red', '~propose', { to: 'Blue', coins: 2 });
  await does(house.served.services, tableId, 'Red', '1.1', 'sow');
  return { tableId, red, blue };
}

test.each([true, false])(
  'what nobody waits for can be done by everybody (scripts: %s)',
  async (scripts) => {
    const { tableId, blue } = await aTable(scripts ? ['Ada', 'Ben'] : ['Cara', 'Dan']);
    const name = scripts ? 'optional-actions' : 'optional-actions-plain';
    const { page, faults } = await house.visit({ cookie: blue.cookie, scripts });
    await page.goto(`${house.served.url}/t/${tableId}`);
    if (scripts) await look(page, `${name}-table`);

    await page.getByRole('button', { name: '“accept”' }).click();
    expect(await page.getByRole('radio', { name: '“accept”' }).isChecked()).toBe(true);
    if (scripts) await look(page, `${name}-answer`);
    await page.getByRole('button', { name: 'Do this' }).click();
    expect(await page.locator('h1').textContent()).toBe('Done: “accept”');
    if (scripts) await look(page, `${name}-done`);

    await page.getByRole('link', { name: '“To whom do you offer coins?”' }).click();
    await page.getByRole('spinbutton').fill('9');
    await page.getByRole('radio', { name: '“Red”' }).check();
    await page.getByRole('button', { name: 'Do this' }).click();
    expect(await page.getByRole('alert').textContent()).toContain('You have only 5 to give');
    expect(await page.getByRole('radio', { name: '“Red”' }).isChecked()).toBe(true);
    if (scripts) await look(page, `${name}-refused`);
    await page.getByRole('spinbutton').fill('1');
    await page.getByRole('button', { name: 'Do this' }).click();
    await page.getByRole('link', { name: 'To the table' }).click();
    expect(await page.locator('main').textContent()).toContain('Take back 1 of Blue to Red');
    expect(faults).toEqual([]);
  },
  120_000,
);

test('the mail about them is readable on a phone, and its links lead to the form without signing in', async () => {
  const { blue } = await aTable(['Eve', 'Finn']);
  const pictures = createPictures();
  const clock = testClock(new Date(testNoon.getTime() + 3_600_000));
  const world = { services: { ...house.served.services, clock }, pictures };
  await flush(world);
  await pictures.close();
  const mail = await newestMail(world, blue.player.email);
  const { page } = await house.visit({ scripts: true });
  await page.setContent(mail.html ?? '');
  await picture(page, 'optional-actions-mail');
  expect(await isTooWide(page)).toBe(false);
  const form = mail.links.filter((link) => link.includes('/o/'));
  expect(form).toHaveLength(3);
  await page.goto(form[1] ?? '');
  await look(page, 'optional-actions-link');
  await page.getByRole('radio', { name: '“reap”' }).check();
  await page.getByRole('button', { name: 'Do this' }).click();
  await look(page, 'optional-actions-link-done');
}, 120_000);
