import { expect, test } from '@jest/globals';
import { COMMAND_LINE } from '../../src/administration/actor.ts';
import { giveRole } from '../../src/administration/give-role.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test('an administrator sees a mail as its readers do, and no click in it leads anywhere', async () => {
  const { player, cookie } = await house.served.person('Ada');
  await giveRole(house.served.services, { by: COMMAND_LINE, email: player.email, role: 'administrator' });
  const { page, faults } = await house.visit({ cookie });
  const examples = `${house.served.url}/administration/mails/examples`;
  await page.goto(`${examples}?kind=turn&game=iron-curtain&language=en&shape=phone`);
  const mail = page.frameLocator('iframe').first();
  await mail.getByRole('heading', { level: 1 }).waitFor();
  expect(await mail.locator('img').count()).toBeGreaterThan(0);
  const address = page.url();
  await mail.locator('a').nth(1).click();
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);
  await look(page, 'mail-examples-phone');

  await page.goto(`${examples}?kind=sign-in&game=iron-curtain&language=es&shape=`);
  await page.frameLocator('iframe').nth(1).getByRole('heading', { level: 1 }).waitFor();
  await look(page, 'mail-examples-shapes');
  // The browser says why it did nothing.
  expect(faults).toEqual([expect.stringContaining('allow-popups')]);
}, 120_000);
