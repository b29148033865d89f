import { expect, test } from '@jest/globals';
import { issueFirstLink } from '../../src/administration/first-administrator.ts';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { openSession } from '../../src/people/session.ts';
import { createPictures } from '../../src/pictures/pictures.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { flush, ironCurtainTable, newestMail, playOn } from '../mail/harness/mail-world.ts';
import type { Reader } from './browser.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

/** A game of Iron Curtain under way, and the browsers of its two players. */
async function aGame(names: readonly [string, string], moves = 4) {
  const { services } = house.served;
  const table = await ironCurtainTable(house.served, { names });
  await playOn(services, table.tableId, moves);
  const visit = async (playerId: string) => {
    const { sessionToken } = await openSession(services, playerId);
    return house.visit({ cookie: `despatch=${sessionToken}` });
  };
  return { ...table, host: await visit(table.us.playerId), guest: await visit(table.ussr.playerId) };
}

/** The newest mail to somebody, after the minute in which mails are merged: its HTML is looked at like a page. */
async function lookAtMail({ page }: Reader, to: string, name: string): Promise<void> {
  const { services } = house.served;
  const pictures = createPictures();
  services.clock.advance(services.settings.mailMergeSeconds * 1000);
  await flush({ services, pictures });
  await pictures.close();
  await page.goto('about:blank');
  await page.setContent((await newestMail(house.served, to)).html ?? '');
  await look(page, `mail-${name}`);
}

test('a seat is handed over: the form, the mailed offer, its page, and the newcomer at the table', async () => {
  const { tableId, ussr, guest } = await aGame(['Anna', 'Bruno']);
  const { url, services } = house.served;
  await guest.page.goto(`${url}/t/${tableId}/substitute/ussr`);
  await look(guest.page, 'substitute-form');
  await guest.page.getByLabel('E-mail address').fill('nobody');
  await guest.page.getByRole('textbox').last().fill('A new job');
  await guest.page.locator('main form button[type=submit]').first().click();
  await look(guest.page, 'substitute-refused');
  expect(await guest.page.getByRole('textbox').last().inputValue()).toBe('A new job');
  await guest.page.getByLabel('E-mail address').fill('dora@players.example');
  await guest.page.locator('main form button[type=submit]').first().click();
  await guest.page.goto(`${url}/t/${tableId}`);
  await look(guest.page, 'substitute-offered');

  const dora = await house.visit();
  await lookAtMail(dora, 'dora@players.example', 'seat-offer');
  const substituteRequest = await services.db.substituteRequest.findFirstOrThrow({ where: { tableId } });
  const offer = {
    purpose: 'substitute',
    substituteRequestId: substituteRequest.id,
    tableId,
    email: 'dora@players.example',
  } as const;
  await dora.page.goto(`${url}/s/${await issueLink(services, offer)}`);
  await look(dora.page, 'substitute-link');
  await dora.page.locator('button[value=accept]').click();
  await dora.page.waitForURL(/welcome/);
  await dora.page.locator('main form button[type=submit]').last().click();
  await dora.page.goto(`${url}/t/${tableId}`);
  await look(dora.page, 'substitute-table');
  await lookAtMail(dora, 'dora@players.example', 'catch-up');
  await lookAtMail(guest, ussr.email, 'replaced');
  await guest.page.goto(`${url}/seats`);
  await look(guest.page, 'seats');
  expect([...guest.faults, ...dora.faults]).toEqual([]);
}, 120_000);

test('a private table is watched by a link, some hours behind', async () => {
  const { tableId, host } = await aGame(['Carla', 'Dino']);
  await host.page.goto(`${house.served.url}/t/${tableId}/spectators`);
  await look(host.page, 'spectators');
  await host.page.locator('main form button[type=submit]').first().click();
  await look(host.page, 'spectators-made');
  const [address = ''] = /http\S+\/w\/[\w-]+/.exec(await host.page.locator('main').innerHTML()) ?? [];
  const fan = await house.visit();
  await fan.page.goto(address);
  await look(fan.page, 'watch');
  expect([...host.faults, ...fan.faults]).toEqual([]);
});

test('a finished game: its page, the rematch and the archive', async () => {
  const { tableId, us, host } = await aGame(['Elsa', 'Franco'], 10);
  const { url, services } = house.served;
  await resignSeat(services, { tableId, seat: 'us', playerId: us.playerId });
  await host.page.goto(`${url}/t/${tableId}`);
  await look(host.page, 'finished');
  await host.page.goto(`${url}/archive`);
  await look(host.page, 'archive');
  await host.page.goto(`${url}/`);
  await look(host.page, 'home-finished');
  await host.page.goto(`${url}/t/${tableId}`);
  await host.page.locator('form[action$="/rematch"] button').click();
  await look(host.page, 'rematch');
  expect(host.faults).toEqual([]);
});

test('absences, an emergency pause and a takeback', async () => {
  const { tableId, ussr, host, guest } = await aGame(['Gina', 'Hugo'], 3);
  const { url } = house.served;
  await host.page.goto(`${url}/preferences/absences`);
  await look(host.page, 'absences');
  await host.page.locator('main form button[type=submit]').first().click();
  await look(host.page, 'absences-refused');
  await host.page.goto(`${url}/t/${tableId}`);
  await look(host.page, 'clocks');
  const pause = host.page.locator('form[action$="/stop-clocks"]');
  await host.page.locator('details:has(form[action$="/stop-clocks"]) > summary').click();
  await pause.getByRole('textbox').first().fill('A broken leg');
  await pause.locator('button[type=submit]').click();
  await look(host.page, 'paused');
  await lookAtMail(guest, ussr.email, 'paused');
  for (const { page } of [host, guest]) {
    await page.goto(`${url}/t/${tableId}/takeback`);
    await look(page, 'takeback');
  }
  expect([...host.faults, ...guest.faults]).toEqual([]);
});

test('the pages of administrators', async () => {
  const { cookie } = await house.served.person('Alma');
  const { page, faults } = await house.visit({ cookie });
  await page.goto((await issueFirstLink(house.served.services)) ?? '');
  await look(page, 'first-administrator');
  await page.locator('main form button[type=submit]').first().click();
  for (const path of ['', '/people', '/mails', '/bans']) {
    await page.goto(`${house.served.url}/administration${path}`);
    await look(page, `administration${path.replace('/', '-')}`);
  }
  expect(faults).toEqual([]);
});
