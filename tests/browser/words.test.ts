import { expect, test } from '@jest/globals';
import { createTable } from '../../src/lobby/create-table.ts';
import { hashSalt } from '../../src/lobby/salts/hash-salt.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test('words for chance never leave the browser before they are opened, and it remembers them', async () => {
  const { db } = house.served.services;
  const host = await house.served.person('Host');
  const { cookie } = await house.served.person('Guest');
  const { tableId } = await createTable(house.served.services, {
    hostId: host.player.id,
    game: 'iron-curtain',
    name: 'Words',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  const { page, faults } = await house.visit({ cookie });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await page.goto(`${house.served.url}/t/${tableId}`);
  await page.getByText('Add words of your own').click();
  await page.getByLabel('Your words').fill('rain on  the roof');
  const whole = (await page.locator('[data-words-keep] output').textContent()) ?? '';
  expect(whole).toMatch(/^rain on the roof [a-km-np-z2-9]{16}$/);
  await look(page, 'words-kept');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL(/said=joined/);
  expect(decodeURIComponent(sent.join())).not.toContain('rain');
  const { saltHash } = await db.seat.findFirstOrThrow({ where: { tableId, saltHash: { not: null } } });
  expect(saltHash).toBe(hashSalt(whole));

  expect(await page.getByLabel('Your words, with their ending').inputValue()).toBe(whole);
  await look(page, 'words-opened');
  await page.getByRole('button', { name: 'Open my words' }).click();
  await page.waitForURL(/said=started/);
  expect(faults).toEqual([]);
}, 120_000);
