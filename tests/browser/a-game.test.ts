import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { until } from '../mail/inbound/harness/asked-player.ts';
import { picture } from './browser.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** Answers what the composer asks, the first answer each time, until there is nothing more, and sends it. */
async function compose(page: Page, scripts: boolean): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    const button = page.locator('main .answer').first();
    const form = page.locator('main form[data-answer]').first();
    if (await button.count()) await button.click();
    else if (await form.count()) {
      const place = page.locator('.board a.place').first();
      if (await place.count()) {
        await place.click();
        if (!scripts) await page.waitForURL(/drafts\/[\d.]+\?/);
      }
      await form.locator('button[type=submit]').first().click();
    } else break;
  }
  await page.locator('form[action$="/send"] button').click();
}

test('a table is set, an invitation accepted, and moves are composed and sent, with scripts and without', async () => {
  const ada = await house.visit({ cookie: (await house.served.person('Ada')).cookie });
  const guest = await house.visit({ scripts: false });

  await ada.page.goto(`${house.served.url}/tables/new?game=iron-curtain`);
  await look(ada.page, 'new-table');
  await ada.page.click('main form button[type=submit]');
  await look(ada.page, 'new-table-refused');
  await ada.page.getByLabel('Name of the table').fill('Tuesday Club');
  await ada.page.getByLabel('Address 1').fill('guest@players.example');
  await ada.page.getByLabel('USSR', { exact: true }).check();
  await ada.page.getByRole('button', { name: 'Create the table' }).click();
  await look(ada.page, 'lobby');
  const tableId = new URL(ada.page.url()).pathname.slice(3);
  const table = `${house.served.url}/t/${tableId}`;

  await guest.page.goto(await house.served.invitationLink(tableId));
  await picture(guest.page, 'invitation');
  await guest.page.getByRole('button', { name: 'Yes, I play' }).click();
  await guest.page.getByLabel('Your name').fill('Bea');
  await guest.page.getByLabel('Your time zone').fill('America/New_York');
  await guest.page.getByRole('button', { name: 'Go on' }).click();
  await guest.page.waitForURL(/\/t\//);

  const told = ada.page.waitForResponse(`${table}/seen`);
  await ada.page.goto(table);
  expect((await told).status()).toBe(204);
  await look(ada.page, 'table');
  let sent = 0;
  for (let i = 0; i < 8 && sent < 6; i += 1) {
    for (const { page, scripts } of [
      { page: ada.page, scripts: true },
      { page: guest.page, scripts: false },
    ]) {
      await page.goto(`${table}/compose`);
      if ((await page.locator('main .answer, main form[data-answer]').count()) === 0) continue;
      if (scripts) await look(page, `compose-${i}`);
      await compose(page, scripts);
      expect(await page.locator('h2', { hasText: 'What happened' }).count()).toBe(1);
      if (scripts) await look(page, `sent-${i}`);
      sent += 1;
    }
  }
  expect(sent).toBeGreaterThanOrEqual(6);

  await ada.page.goto(`${table}?at=round-1/turn-1`);
  await look(ada.page, 'past');
  await ada.page.locator('#at').focus();
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.waitForURL(/turn-2/);
  await guest.page.goto(table);
  await guest.page.getByRole('link', { name: 'One part back' }).click();
  await guest.page.waitForURL(/at=round/);
  expect([...ada.faults, ...guest.faults]).toEqual([]);
}, 180_000);

test('the other pages can be used by everybody', async () => {
  const { cookie } = await house.served.person('Ada');
  const { page, faults } = await house.visit({ cookie });
  for (const path of ['/', '/preferences', '/help', '/games/iron-curtain', '/mailbox', '/nowhere', '/welcome']) {
    await page.goto(house.served.url + path);
    await look(page, `page${path.replaceAll('/', '-')}`);
  }
  const stranger = await house.visit();
  for (const path of ['/', '/sign-in']) {
    await stranger.page.goto(house.served.url + path);
    await look(stranger.page, `stranger${path.replaceAll('/', '-')}`);
  }
  expect([...faults, ...stranger.faults]).toEqual([]);
}, 120_000);

test('the reader’s time zone is found, and the skip link skips', async () => {
  const { cookie } = await house.served.person('Zoe');
  const { page } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/welcome`);
  expect(await page.getByLabel('Your time zone').inputValue()).toBe('Europe/Madrid');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
});

test('a data file is read into the form', async () => {
  const { cookie } = await house.served.person('Ada');
  const { page } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/tables/new?game=iron-curtain`);
  await page.getByText('Play with a data file of your own').click();
  await page
    .locator('#pack-file')
    .setInputFiles({ name: 'p.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await until(async () => (await page.locator('#pack').inputValue()) === '{"a":1}');
});
