import { expect, test } from '@jest/globals';
import { createTable } from '../../src/lobby/create-table.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { accessFaults } from './browser.ts';
import { everyKindTable } from './every-kind-table.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** A table of the game that asks every kind of question, and what its only seat is asked first. */
async function aTable(name: string) {
  const { player, cookie } = await house.served.person(name);
  const tableId = await everyKindTable(house.served.services, player.id);
  const { decisions, seq } = await viewTable(house.served.services, tableId, 'ann');
  const target = { tableId, seat: 'ann', playerId: player.id, decision: decisions[0]?.id ?? '', seq };
  return { tableId, target, cookie };
}

test('the pages behind the links of a mail can be used by everybody', async () => {
  const { tableId, target } = await aTable('Ann');
  const { page, faults } = await house.visit();
  const token = await issueLink(house.served.services, { ...target, purpose: 'answer', answer: 'berlin' });
  const answer = `${house.served.url}/a/${token}`;
  await page.goto(answer);
  await look(page, 'link-answer');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await look(page, 'link-done');
  await page.goto(answer);
  await look(page, 'link-stale');

  const unwanted = { of: 'table', tableId, playerId: target.playerId } as const;
  await page.goto(
    `${house.served.url}/u/${await issueLink(house.served.services, { purpose: 'unsubscribe', unwanted })}`,
  );
  await look(page, 'link-unsubscribe');
  await page.getByRole('button', { name: 'Stop this mail' }).click();
  await look(page, 'link-unsubscribed');
  expect(faults).toEqual([]);
}, 120_000);

test('an invitation can be read and declined by everybody', async () => {
  const { player } = await house.served.person('Dora');
  const { tableId } = await createTable(house.served.services, {
    hostId: player.id,
    game: 'iron-curtain',
    name: 'Tuesday Club',
    players: 2,
    options: {},
    hostSeat: 'ussr',
    invitations: [{ email: 'guest@players.example' }],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  const { page, faults } = await house.visit();
  await page.goto(await house.served.invitationLink(tableId));
  await page.getByText('Add words of your own').click();
  await look(page, 'link-invitation');
  await page.getByRole('button', { name: 'No, thank you' }).click();
  await look(page, 'link-declined');
  expect(faults).toEqual([]);
}, 120_000);

test('the pages beside a table can be used by everybody', async () => {
  const { tableId, cookie } = await aTable('Berta');
  const { page, faults } = await house.visit({ cookie });
  for (const path of ['pack', 'log', 'resign']) {
    await page.goto(`${house.served.url}/t/${tableId}/${path}`);
    await look(page, `table-${path}`);
  }
  expect(faults).toEqual([]);
}, 120_000);

test('a player who picks on the board, far from the form, sees the sum and can take the step there', async () => {
  const { tableId, cookie } = await aTable('Clara');
  const { page } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/t/${tableId}/compose`);
  await page.locator('.answer', { hasText: 'Berlin' }).click();
  await page.locator('main select').selectOption('o17');
  await page.locator('.answer-form button[type=submit]').click();
  await page.locator('.board a[data-place=Cairo]').click();
  await page.getByRole('checkbox', { name: 'Delhi' }).check();
  await page.locator('.answer-form button[type=submit]').click();

  await page.setViewportSize({ width: 390, height: 300 });
  const bar = page.locator('.tally');
  const berlin = page.locator('.board a[data-place=Berlin]');
  await berlin.scrollIntoViewIfNeeded();
  await page.evaluate('scrollBy(0, 150)');
  expect(await bar.isVisible()).toBe(false);
  await berlin.click();
  await bar.waitFor();
  expect(await bar.locator('p').textContent()).toBe(
    '“Berlin” 1 · 1 of at most 4 placed. · 2 of 5 “coins” spent, 3 left. · 1 of 3 “carts” spent, 2 left.',
  );
  expect(await page.locator('.place-amount').textContent()).toBe('1');
  expect(await accessFaults(page)).toEqual([]);

  await page.locator('.answer-form button[type=submit]').scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'hidden' });
  await page.evaluate('scrollTo(0, document.body.scrollHeight)');
  await bar.getByRole('button', { name: 'Take this step' }).click();
  expect(await page.locator('.draft li strong').last().textContent()).toBe('1 on “Berlin”');
}, 120_000);
