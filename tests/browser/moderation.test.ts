import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { openSession } from '../../src/people/session.ts';
import { testServices } from '../harness/services.ts';
import { playOn } from '../mail/harness/mail-world.ts';
import { moderatedTable } from '../moderation/moderated-table.ts';
import { accessFaults, isTooWide, launch, openPage, picture } from './browser.ts';
import { type Served, serve } from './serve.ts';

let served: Served;
let browser: Browser;
beforeAll(async () => {
  served = await serve();
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await served.close();
});

async function look(page: Page, name: string): Promise<void> {
  await picture(page, `moderation-${name}`);
  expect(await accessFaults(page)).toEqual([]);
  expect(await isTooWide(page)).toBe(false);
}

async function signedIn(playerId: string) {
  const { sessionToken } = await openSession(served.services, playerId);
  return openPage(browser, { url: served.url, cookie: `despatch=${sessionToken}` });
}

test('a dispute goes from the log to its decision, by forms that everybody can use', async () => {
  const services = testServices(served.services.db, {
    games: served.services.games,
    settings: served.services.settings,
  });
  const { tableId, us, ussr, own } = await moderatedTable({ services });
  await playOn(served.services, tableId, 6);
  const { page, faults } = await signedIn(us.playerId);
  await page.goto(`${served.url}/t/${tableId}/log`);
  await look(page, 'log');
  await page.locator('#entry-6').getByRole('link', { name: 'Dispute' }).click();
  await page.getByRole('button', { name: 'Call the moderator' }).click();
  await look(page, 'dispute-refused');
  await page.getByLabel('A mis-click').check();
  await page.getByLabel('What it is about').fill('I meant the other card.\n\nPlease take it back.');
  await page.getByRole('checkbox').check();
  await look(page, 'dispute');
  await page.getByRole('button', { name: 'Call the moderator' }).click();
  await page.waitForURL(/disputes/);
  await look(page, 'ticket-opener');
  const address = page.url();
  const ticketId = address.split('/').at(-1) ?? '';
  await page.goto(`${served.url}/t/${tableId}/moderation`);
  await look(page, 'people');

  const olga = await signedIn(own.id);
  await olga.page.goto(`${served.url}/desk`);
  await look(olga.page, 'queue');
  await olga.page.goto(address);
  await olga.page.getByRole('button', { name: 'I take it' }).click();
  await olga.page.getByLabel('Write to the others').fill('Which card did you mean?');
  await olga.page.getByRole('button', { name: 'Send' }).click();
  await look(olga.page, 'ticket-moderator');
  await olga.page.getByRole('link', { name: "To the table's desk" }).click();
  await olga.page.waitForURL(/desk/);
  await look(olga.page, 'table');
  await olga.page.goto(`${served.url}/desk/t/${tableId}/rule?ticket=${ticketId}`);
  await look(olga.page, 'rule');
  for (const kind of ['rewind', 'force', 'correct', 'replace-roll', 'end']) {
    await olga.page.goto(`${served.url}/desk/t/${tableId}/rule?kind=${kind}&ticket=${ticketId}`);
    await look(olga.page, `rule-${kind}`);
  }
  await olga.page.goto(`${served.url}/desk/t/${tableId}/rule?kind=rewind&to=5&ticket=${ticketId}`);
  await olga.page.getByLabel('Reason').fill('A mis-click; nothing was shown since');
  await olga.page.getByRole('button', { name: 'Show what it would do' }).click();
  await look(olga.page, 'trial');
  await olga.page.getByRole('button', { name: 'Make this ruling' }).click();
  await olga.page.waitForURL(/said=ruled/);
  for (const path of ['compare?a=2&b=6', 'seats', 'mails', 'clocks', 'actors', 'audit']) {
    await olga.page.goto(`${served.url}/desk/t/${tableId}/${path}`);
    await look(olga.page, path.split('?')[0] ?? path);
  }
  await olga.page.goto(address);
  await olga.page.getByLabel('Decide it').fill('We went back to entry 5. Play on.');
  await olga.page.getByRole('button', { name: 'Close it with this decision' }).click();
  await look(olga.page, 'ticket-decided');

  const target = { purpose: 'ticket', playerId: ussr.playerId, tableId, ticketId } as const;
  const bruno = await openPage(browser, { url: served.url });
  await bruno.page.goto(`${served.url}/d/${await issueLink(served.services, target)}`);
  await look(bruno.page, 'ticket-link');
  expect([...faults, ...olga.faults, ...bruno.faults]).toEqual([]);
}, 240_000);
