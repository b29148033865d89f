import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { openSession } from '../../src/people/session.ts';
import { moderatedTable } from '../disputes/moderated-table.ts';
import { testServices } from '../harness/services.ts';
import { playOn } from '../mail/harness/mail-world.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** A picture's name says what it belongs to. */
const see = (page: Page, name: string) => look(page, `moderation-${name}`);

async function signedIn(playerId: string) {
  const { sessionToken } = await openSession(house.served.services, playerId);
  return house.visit({ cookie: `despatch=${sessionToken}` });
}

test('a dispute goes from the log to its decision, by forms that everybody can use', async () => {
  const services = testServices(house.served.services.db, {
    games: house.served.services.games,
    settings: house.served.services.settings,
  });
  const { tableId, us, ussr, own } = await moderatedTable({ services });
  await playOn(house.served.services, tableId, 6);
  const { page, faults } = await signedIn(us.playerId);
  await page.goto(`${house.served.url}/t/${tableId}/log`);
  await see(page, 'log');
  await page.locator('#entry-6').locator('summary', { hasText: 'More about entry 6' }).click();
  await see(page, 'log-more');
  await page.locator('#entry-6').getByRole('link', { name: 'Dispute' }).click();
  await page.getByRole('button', { name: 'Call the moderator' }).click();
  await see(page, 'dispute-refused');
  await page.getByLabel('A mis-click').check();
  await page.getByLabel('What it is about').fill('I meant the other card.\n\nPlease take it back.');
  await page.getByRole('checkbox').check();
  await see(page, 'dispute');
  await page.getByRole('button', { name: 'Call the moderator' }).click();
  await page.waitForURL(/disputes/);
  await see(page, 'dispute-opener');
  const address = page.url();
  const disputeId = address.split('/').at(-1) ?? '';
  await page.goto(`${house.served.url}/t/${tableId}/moderation`);
  await see(page, 'people');

  const olga = await signedIn(own.id);
  await olga.page.goto(`${house.served.url}/desk`);
  await see(olga.page, 'queue');
  await olga.page.goto(address);
  await olga.page.getByRole('button', { name: 'I take it' }).click();
  await olga.page.getByLabel('Write to the others').fill('Which card did you mean?');
  await olga.page.getByRole('button', { name: 'Send' }).click();
  await see(olga.page, 'dispute-moderator');
  await olga.page.getByRole('link', { name: "To the table's desk" }).click();
  await olga.page.waitForURL(/desk/);
  await see(olga.page, 'table');
  await olga.page.goto(`${house.served.url}/desk/t/${tableId}/rule?dispute=${disputeId}`);
  await see(olga.page, 'rule');
  for (const kind of ['rewind', 'force', 'correct', 'replace-roll', 'end']) {
    await olga.page.goto(`${house.served.url}/desk/t/${tableId}/rule?kind=${kind}&dispute=${disputeId}`);
    await see(olga.page, `rule-${kind}`);
  }
  await olga.page.goto(`${house.served.url}/desk/t/${tableId}/rule?kind=rewind&to=5&dispute=${disputeId}`);
  await olga.page.getByLabel('Reason').fill('A mis-click; nothing was shown since');
  await olga.page.getByRole('button', { name: 'Show what it would do' }).click();
  await see(olga.page, 'trial');
  await olga.page.getByRole('button', { name: 'Make this ruling' }).click();
  await olga.page.waitForURL(/said=ruled/);
  for (const path of ['compare?a=2&b=6', 'seats', 'mails', 'clocks', 'actors', 'audit']) {
    await olga.page.goto(`${house.served.url}/desk/t/${tableId}/${path}`);
    await see(olga.page, path.split('?')[0] ?? path);
  }
  await olga.page.goto(address);
  await olga.page.getByLabel('Decide it').fill('We went back to entry 5. Play on.');
  await olga.page.getByRole('button', { name: 'Close it with this decision' }).click();
  await see(olga.page, 'dispute-decided');

  const target = { purpose: 'dispute', playerId: ussr.playerId, tableId, disputeId } as const;
  const bruno = await house.visit();
  await bruno.page.goto(`${house.served.url}/d/${await issueLink(house.served.services, target)}`);
  await see(bruno.page, 'dispute-link');
  expect([...faults, ...olga.faults, ...bruno.faults]).toEqual([]);
}, 240_000);
