import { expect, test } from '@jest/globals';
import { createTable } from '../../src/lobby/create-table.ts';
import { makePushKeys } from '../../src/outlets/push/push-keys.ts';
import { addWebhook } from '../../src/outlets/webhooks/webhooks.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test('the calendar, notices and webhooks can be set up, with scripts and without', async () => {
  const { services } = house.served;
  await makePushKeys(services);
  const { player, cookie } = await house.served.person('Host');
  const { page, faults } = await house.visit({ cookie });
  await page.goto(`${house.served.url}/preferences/feeds`);
  await page.getByRole('button', { name: 'Make an address' }).click();
  await page.getByText('Copy it now').waitFor();
  await page.getByRole('button', { name: 'Show notices in this browser' }).waitFor();
  await look(page, 'feeds');
  const register = "navigator.serviceWorker.register('/push-worker.js').then(({ scope }) => scope)";
  const worker = await page.evaluate(register);
  expect(worker).toBe(`${house.served.url}/`);

  const { tableId } = await createTable(services, {
    hostId: player.id,
    game: 'iron-curtain',
    name: 'Webhooks',
    players: 2,
    options: {},
    hostSeat: 'us',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
  const { id } = await addWebhook(services, { tableId, shape: 'slack', url: 'https://hooks.example.org/x' });
  const stopped = { trouble: 'status-404', stoppedAt: services.clock.now() };
  await services.db.webhook.update({ where: { id }, data: stopped });
  await page.goto(`${house.served.url}/t/${tableId}/webhooks`);
  await page.getByRole('textbox', { name: 'Address' }).fill('https://hooks.example.org/my/program');
  await page.getByLabel('What takes it').selectOption('json');
  await page.getByRole('button', { name: 'Add it' }).click();
  await page.getByText('signed with this secret').waitFor();
  await look(page, 'webhooks');
  expect(faults).toEqual([]);

  const plain = await house.visit({ cookie, scripts: false });
  await plain.page.goto(`${house.served.url}/preferences/feeds`);
  await plain.page.getByText('This needs scripts').waitFor();
  expect(await plain.page.getByRole('button', { name: 'Show notices in this browser' }).count()).toBe(0);
}, 120_000);
