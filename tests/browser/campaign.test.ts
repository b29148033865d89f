import { expect, test } from '@jest/globals';
import { answerInvitation } from '../../src/lobby/answer-invitation.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import type { Services } from '../../src/platform/services.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

type Person = Awaited<ReturnType<(typeof house)['served']['person']>>;

/** France, Great Britain and Austria in January 1805. */
async function campaignTable(services: Services, people: readonly Person[]): Promise<string> {
  const [host, ...guests] = people;
  if (!host) throw new Error('nobody plays');
  const { tableId } = await createTable(services, {
    hostId: host.player.id,
    game: 'empires-in-arms',
    name: 'Eagles and Lions',
    players: 3,
    options: { campaign: 'short' },
    hostSeat: 'france',
    invitations: guests.map(({ player }, i) => ({ email: player.email, seat: ['great_britain', 'austria'][i] })),
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'Europe/Madrid',
    public: false,
  });
  for (const { id, email } of await services.db.invitation.findMany({ where: { tableId } })) {
    const playerId = guests.find(({ player }) => player.email === email)?.player.id ?? '';
    await answerInvitation(services, { invitationId: id, playerId, accept: true });
  }
  return tableId;
}

test('a month of a campaign: the table with map, display and treasury, and the sheet of political orders', async () => {
  const { served } = house;
  const people = await Promise.all(['Ada', 'Ben', 'Cid'].map((name) => served.person(name)));
  const tableId = await campaignTable(served.services, people);
  const { page, faults } = await house.visit({ cookie: people[0]?.cookie });
  await page.goto(`${served.url}/t/${tableId}`);
  await look(page, 'campaign-table');
  expect(await page.locator('figure.board').count()).toBe(2);
  await page
    .getByRole('link', { name: /compose|orders|answer/i })
    .first()
    .click();
  if (!page.url().includes('/sheets/')) await page.getByRole('link', { name: 'Write orders' }).click();
  await look(page, 'campaign-politics');

  const form = page.locator('details', { has: page.locator('summary', { hasText: 'Declare war' }) });
  if ((await form.getAttribute('open')) === null) await form.locator('summary').click();
  await look(page, 'campaign-declare');
  await form.getByRole('radio', { name: /Austria/ }).check();
  await form.getByRole('button', { name: 'Add' }).click();
  expect(await page.locator('.sheet-line').allTextContents()).toEqual(['War is declared on Austria']);
  await look(page, 'campaign-line');
  await page.getByRole('button', { name: /^Send/ }).click();
  expect(await page.locator('h1').textContent()).toBe('You are ready');
  expect(faults).toEqual([]);
}, 120_000);
