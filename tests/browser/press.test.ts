import { expect, test } from '@jest/globals';
import { openSession } from '../../src/people/session.ts';
import { testServices } from '../harness/services.ts';
import { pressGame, type Writer, write } from '../press/press-world.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

async function signedIn({ playerId }: Writer, scripts = true) {
  const { sessionToken } = await openSession(house.served.services, playerId);
  return house.visit({ cookie: `despatch=${sessionToken}`, scripts });
}

test('letters are written, read, answered and reported on a phone, with scripts and without', async () => {
  const { db, games, settings } = house.served.services;
  const services = testServices(db, { games, settings });
  const game = await pressGame(services, { policy: { pressSigned: 'choice' } });
  await write(services, game, game.us, 'everybody', 'Gentlemen, shall we begin?');
  await write(services, game, game.it, ['fr'], 'Beware of the others.', { unsigned: true });

  const carla = await signedIn(game.us, false);
  await carla.page.goto(`${house.served.url}/t/${game.tableId}/press`);
  await carla.page.getByLabel('Italy').check();
  await carla.page.getByLabel('Your letter', { exact: true }).fill('Nobody else needs to know.');
  await carla.page.getByRole('button', { name: 'Send', exact: true }).click();
  await carla.page.waitForURL(/said=sent/);

  const anna = await signedIn(game.fr);
  await anna.page.goto(`${house.served.url}/t/${game.tableId}`);
  await anna.page.getByRole('link', { name: '2 letters for you' }).click();
  await anna.page.getByLabel('UK').check();
  await anna.page.getByRole('button', { name: 'Send', exact: true }).click();
  await look(anna.page, 'press-refused');
  await anna.page
    .getByLabel('Your letter', { exact: true })
    .fill('My dear friend,\n\nshall we settle Rhineland between us?');
  await look(anna.page, 'press');
  await anna.page.getByRole('button', { name: 'Send', exact: true }).click();
  await anna.page.waitForURL(/said=sent/);
  await look(anna.page, 'press-sent');
  const address = anna.page.url().split('?')[0] ?? '';

  const bruno = await signedIn(game.uk);
  await bruno.page.goto(house.served.url);
  await look(bruno.page, 'press-home');
  await bruno.page.goto(address);
  await bruno.page.getByRole('link', { name: 'Answer with a quotation' }).click();
  await look(bruno.page, 'press-answer');
  await bruno.page.getByRole('button', { name: 'Send', exact: true }).click();
  await bruno.page.waitForURL(/said=sent/);
  await bruno.page.getByText('Report letters').click();
  await look(bruno.page, 'press-report');
  await bruno.page.goto(`${house.served.url}/t/${game.tableId}/press`);
  await expect(bruno.page.getByText('With France').count()).resolves.toBe(1);
  await look(bruno.page, 'press-threads');
  expect([...anna.faults, ...bruno.faults]).toEqual([]);
});
