import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { openDecisions, questionFor } from '../../src/kernel/open-decisions.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { importRecord } from '../../src/records/import-record.ts';
import { look, openHouse } from './house.ts';
import { record } from './records-in-house.ts';

const house = openHouse();

/** In the golden game of four: so many entries before a political action is asked for, and before a bid. */
const FIRST_ACTION = 1;
const FIRST_BID = 31;

/** A picture's name says what it belongs to. */
const see = (page: Page, name: string) => look(page, `versailles-${name}`);

test('the pages of the game can be used by everybody, with all its reconstructed values', async () => {
  const { cookie } = await house.served.person('Ada');
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/games/versailles-1919`);
  await see(page, 'game');
  await page.locator('details.chapter > summary').last().click();
  await see(page, 'game-values');
  await page.goto(`${house.served.url}/tables/new?game=versailles-1919`);
  expect(await page.getByLabel('How many play').locator('option').allTextContents()).toEqual(['1', '2', '3', '4']);
  await see(page, 'new-table');
  expect(faults).toEqual([]);
});

test('a table for one is set, and influence is placed by picking issues on the board', async () => {
  const { cookie } = await house.served.person('Bea');
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/tables/new?game=versailles-1919`);
  await page.getByLabel('Name of the table').fill('Alone in Paris');
  await page.getByLabel('How many play').selectOption('1');
  await page.getByRole('button', { name: 'Create the table' }).click();
  await page.waitForURL(/\/t\/\w+\?said=(?:created|set|started)/);
  const table = page.url().replace(/\?.*/, '');
  await page.goto(table);
  await see(page, 'table');
  await page.goto(`${table}/compose`);
  await see(page, 'compose');
  const [first, second] = [page.locator('.board .place').nth(0), page.locator('.board .place').nth(1)];
  await first.click();
  await second.click();
  const amounts = await page
    .locator('main form[data-answer] input[type=number]')
    .evaluateAll((inputs) => inputs.map((input) => ('value' in input ? String(input.value) : '')));
  expect(amounts.slice(0, 2)).toEqual(['1', '1']);
  await page.getByRole('button', { name: 'Take this step' }).click();
  await page.waitForURL(/compose/);
  await see(page, 'placed');
  expect(faults).toEqual([]);
}, 120_000);

/** Counts what somebody taps, and the pages that they see; a page that only leads on is none. */
function counted(page: Page) {
  let taps = 0;
  let pages = 0;
  const after = async (tapped: Promise<unknown>, leads: boolean) => {
    taps += 1;
    await tapped;
    if (leads) pages += 1;
  };
  return {
    counts: () => ({ taps, pages }),
    open: (url: string) => after(page.goto(url), true),
    pick: (target: Locator) => after(target.click(), false),
    press: (target: Locator) => after(Promise.all([page.waitForEvent('load'), target.click()]), true),
  };
}

/** A golden game of four, as far as so many entries: who is asked then, and the link of their mail that answers. */
async function gameOfFour(entries: number, wanted: RegExp) {
  const { services, url, person } = house.served;
  const { entries: all, ...rest } = record('tests/fixtures/records/versailles-1919.end.4.json');
  const people = await Promise.all(
    ['uk', 'fr', 'us', 'it'].map(async (seat) => ({ seat, ...(await person(`${seat}${entries}`)) })),
  );
  const { tableId } = await importRecord(services, {
    record: { ...rest, entries: all.slice(0, entries) },
    hostId: people[0]?.player.id ?? '',
    players: Object.fromEntries(people.map(({ seat, player }) => [seat, player.id])),
    name: 'Hall of Mirrors',
  });
  const { game, machine, seq } = await loadHead(services, tableId);
  const [open] = openDecisions(game, machine);
  const asked = people.find(({ seat }) => seat === open?.waiting[0]);
  const choice = open && asked && questionFor(game, machine, open.id, asked.seat)?.choice;
  const answer = choice?.kind === 'one' ? choice.options.find(({ id }) => wanted.test(id))?.id : undefined;
  if (!open || !asked || answer === undefined) throw new Error(`nobody is asked for ${wanted}`);
  const target = { tableId, seat: asked.seat, playerId: asked.player.id, decision: open.id, seq };
  const token = await issueLink(services, { ...target, purpose: 'answer', answer });
  return { table: `${url}/t/${tableId}`, link: `${url}/a/${token}`, cookie: asked.cookie };
}

test('taps and pages are few: a turn and a bid from their mails, standing orders from the table', async () => {
  const first = await gameOfFour(FIRST_ACTION, /^place$/);
  const { page, faults } = await house.visit();
  const turn = counted(page);
  await turn.open(first.link);
  // 4.1: influence goes on exactly two issues.
  for (const issue of [0, 1]) await turn.pick(page.locator('.board .place').nth(issue));
  await see(page, 'picked');
  await turn.press(page.getByRole('button', { name: 'Send at once, and: End the turn' }).last());
  await page.getByText('What happened').first().waitFor();
  // The mail is the third page.
  expect(turn.counts()).toEqual({ taps: 4, pages: 2 });

  const auction = await gameOfFour(FIRST_BID, /^units/);
  const bid = counted(page);
  await bid.open(auction.link);
  await bid.press(page.getByRole('button', { name: 'Yes, do this' }));
  await page.getByText('What happened').first().waitFor();
  expect(bid.counts()).toEqual({ taps: 2, pages: 2 });

  const player = await house.visit({ cookie: auction.cookie });
  await player.page.goto(auction.table);
  const orders = counted(player.page);
  await orders.press(player.page.getByRole('link', { name: 'Give standing orders' }));
  await see(player.page, 'orders');
  await orders.pick(player.page.getByLabel('Never bid'));
  await orders.press(player.page.getByRole('button', { name: 'Do this' }));
  await player.page.getByText('Bids: always pass').first().waitFor();
  expect(orders.counts()).toEqual({ taps: 3, pages: 2 });
  expect([...faults, ...player.faults]).toEqual([]);
}, 120_000);
