import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fallbackAnswer, openDecisions } from '../../src/kernel/open-decisions.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { newId } from '../../src/platform/new-id.ts';
import type { Services } from '../../src/platform/services.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { march, marchTable } from '../fixtures/campaign/march-table.ts';
import { picture } from './browser.ts';
import { look, openHouse } from './house.ts';
import { tabTo } from './tab-to.ts';

/*
 * Empires in Arms with fleets and corps that move: the sheets of a naval and of a land turn, as France writes them.
 */

const house = openHouse([march]);

/** All answer as if they were silent, until a seat is asked this; gives the question. */
async function silentUntil(services: Services, tableId: string, seat: string, name: string): Promise<string> {
  for (;;) {
    const { game, machine, seq } = await loadHead(services, tableId);
    const [open] = openDecisions(game, machine);
    if (!open) throw new Error(`nobody is asked, and ${seat} never was`);
    if (open.name === name && open.waiting.includes(seat)) return open.id;
    for (const one of open.waiting) {
      const { playerId } = await services.db.seat.findFirstOrThrow({ where: { tableId, seat: one } });
      const answers = [{ decision: open.id, answer: fallbackAnswer(game, machine, open.id, one) ?? '' }];
      const sent = { tableId, seat: one, playerId: playerId ?? '', expectedSeq: seq, key: newId() };
      await submitAnswers(services, { ...sent, answers, how: 'page', ready: true });
      if (!open.sealed) break;
    }
  }
}

async function campaign() {
  const { served } = house;
  const ada = await served.person('Ada');
  const table = await marchTable(served.services, [ada, await served.person('Ben'), await served.person('Cid')]);
  return { ada, table };
}

/** What the panel of the map says of the order that is begun. */
const line = (page: Page) => page.locator('#line').innerText();
const lines = (page: Page) => page.locator('.sheet-line').allTextContents();

async function sheetOf(name: string, scripts = true) {
  const { served } = house;
  const { ada, table } = await campaign();
  const decision = await silentUntil(served.services, table, 'france', name);
  const { page, faults } = await house.visit({ cookie: ada.cookie, scripts });
  await page.goto(`${served.url}/t/${table}/compose/sheets/${decision}`);
  return { page, faults };
}

test('a naval turn on the map: a voyage is drawn, and whom it may meet is said', async () => {
  const { page, faults } = await sheetOf('naval-turn');
  await page.locator('#moment a[data-place="toulon"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#area').getByRole('link', { name: 'Sail: French II Fleet', exact: true }).click();
  await page.locator('#line', { hasText: 'in reach' }).waitFor();
  await page.locator('#line summary').click();
  await look(page, 'naval-reach');
  await page
    .locator('#line')
    .getByRole('link', { name: /Toulon > Gulf of Lions > Balearic Sea$/ })
    .click();
  await page.locator('#line strong', { hasText: 'Toulon > Gulf of Lions > Balearic Sea' }).waitFor();
  expect(await line(page)).toMatch(/nobody can intercept on the way|intercepts in \d+% of cases/);
  await look(page, 'naval-route');
  await page.locator('#line').getByRole('button', { name: 'Add' }).click();
  await page.locator('.sheet-line').nth(1).waitFor();
  expect(await lines(page)).toEqual([
    'French II Fleet: Toulon > Gulf of Lions',
    'French II Fleet: Gulf of Lions > Balearic Sea',
  ]);
  expect(faults).toEqual([]);
}, 180_000);

test('a land turn on the map: corps are chosen, what they can reach is lit, and a route is drawn', async () => {
  const { page, faults } = await sheetOf('land-turn');
  await look(page, 'land-sheet');
  expect(await page.locator('#sheet').innerText()).toContain('16 corps without orders');

  // With the keyboard, a step leads past the places of the map.
  await tabTo(page, /^A Skip the map, to the orders/);
  await page.keyboard.press('Enter');
  await page.locator('#lines:focus').waitFor();

  await page.locator('#moment a[data-place="lille"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#area').getByRole('link', { name: 'March: French IV Corps', exact: true }).click();
  await page.locator('#line', { hasText: 'in reach' }).waitFor();
  await page.getByRole('link', { name: 'with French V Corps', exact: true }).click();
  await page.getByRole('link', { name: 'without French V Corps' }).waitFor();
  await look(page, 'land-reach');

  const paris = page.locator('#moment a[data-place="paris"]');
  expect(await paris.getAttribute('aria-label')).toBe(
    'Paris: French IV Corps and French V Corps: Lille > Rheims > Paris, 2 points, 2 left, ' +
      'foraging costs nothing (against 5 in Rheims) and from the depot there for 1 money',
  );
  await paris.focus();
  await page.keyboard.press('Enter');
  await page.locator('#line strong', { hasText: 'Lille > Rheims > Paris' }).waitFor();
  expect(await line(page)).toContain('from the depot there for 1 money');
  await look(page, 'land-route');

  // On from there, not by the cheapest way from the beginning.
  await page.locator('#moment a[data-place="dijon"]').focus();
  await page.keyboard.press('Enter');
  await page.locator('#area').getByRole('link', { name: 'Lille > Rheims > Paris > Dijon' }).click();
  await page.locator('#line strong', { hasText: 'Lille > Rheims > Paris > Dijon' }).waitFor();
  await page.locator('#line').getByRole('button', { name: 'Add' }).click();
  await page.locator('.sheet-line').waitFor();
  expect(await lines(page)).toEqual(['French IV Corps and French V Corps: Lille > Rheims > Paris > Dijon']);
  await page.locator('#line', { hasText: 'in reach' }).waitFor();
  expect(await page.locator('#sheet').innerText()).toContain('14 corps without orders');
  await look(page, 'land-line');
  expect(faults).toEqual([]);
}, 180_000);

test('without scripts: corps are ticked in the form, and the map and a list say what they can reach', async () => {
  const { page, faults } = await sheetOf('land-turn', false);
  const form = page.locator('details', { has: page.locator('summary', { hasText: /^March$/ }) });
  await form.locator('summary').first().click();
  await form.getByRole('checkbox', { name: /French I Corps/ }).check();
  await form.getByRole('button', { name: 'Show on the map' }).click();
  await page.locator('#line summary').click();
  await picture(page, 'land-reach-without-scripts');
  await page.locator('#line').getByRole('link', { name: 'Hanover > Gottingen', exact: false }).first().click();
  await page.locator('#line').getByRole('button', { name: 'Add' }).click();
  expect(await lines(page)).toEqual(['French I Corps: Hanover > Gottingen']);
  await page.getByRole('link', { name: 'Change line 1' }).click();
  await page.locator('#line summary').click();
  await page.locator('#line').getByRole('link', { name: 'Hanover > Emden', exact: false }).first().click();
  await page.locator('#line').getByRole('button', { name: 'Change it' }).click();
  expect(await lines(page)).toEqual(['French I Corps: Hanover > Emden']);
  expect(faults).toEqual([]);
}, 180_000);
