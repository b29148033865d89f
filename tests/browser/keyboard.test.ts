import { expect, test } from '@jest/globals';
import { everyKindTable } from './every-kind-table.ts';
import { openHouse } from './house.ts';
import { tabTo } from './tab-to.ts';

const house = openHouse();

test('a move is composed and sent with the keyboard alone', async () => {
  const { player, cookie } = await house.served.person('Kay');
  const tableId = await everyKindTable(house.served.services, player.id, 'Keys');
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
});
