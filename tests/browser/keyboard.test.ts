import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { createTable } from '../../src/lobby/create-table.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { openHouse } from './house.ts';

const house = openHouse();

const FOCUSED = `(({ activeElement: at }) => {
  const label = at.labels?.[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent;
  const ring = getComputedStyle(at);
  const frame = at.querySelector('.place-frame'); // a place on the board has a frame that grows
  const name = at.tagName + ' ' + label.replace(/\\s+/g, ' ').trim();
  const grown = frame && parseFloat(getComputedStyle(frame).strokeWidth) >= 4;
  return { name, seen: ring.outlineStyle !== 'none' || ring.boxShadow !== 'none' || grown };
})(document)`;

/** Presses Tab until what has the focus is called so; where it stands must be seen all the way. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate<{ name: string; seen: boolean }>(FOCUSED);
    expect(focused).toEqual({ name: focused.name, seen: true });
    if (name.test(focused.name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

test('a move is composed and sent with the keyboard alone', async () => {
  const { player, cookie } = await house.served.person('Kay');
  const { tableId } = await createTable(house.served.services, {
    hostId: player.id,
    game: 'every-kind',
    name: 'Keys',
    players: 1,
    options: {},
    hostSeat: 'ann',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/t/${tableId}/compose`);
  const asked = (name: string) =>
    page
      .locator('.decision-prompt', { hasText: `Question ${name}` })
      .first()
      .waitFor();

  await asked('one');
  await tabTo(page, /^BUTTON .*Berlin/);
  await page.keyboard.press('Enter');

  await asked('many');
  await tabTo(page, /^SELECT/);
  for (let i = 0; i < 3; i += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, /^BUTTON Take this step/);
  await page.keyboard.press('Enter');

  await asked('some');
  await tabTo(page, /^INPUT .*Delhi/);
  await page.keyboard.press('Space');
  await tabTo(page, /^BUTTON Take this step/);
  await page.keyboard.press('Enter');

  await asked('spread');
  await tabTo(page, /^BUTTON Send$/);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What happened' }).waitFor();
  const entries = await house.served.services.db.entry.findMany({
    where: { tableId, kind: 'answered' },
    orderBy: { seq: 'asc' },
  });
  expect(entries.map(({ data }) => Object(data).answer)).toEqual(['berlin', 'o2', ['delhi']]);
  expect(faults).toEqual([]);
}, 60_000);
