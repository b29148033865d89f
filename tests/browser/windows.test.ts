import { expect, test } from '@jest/globals';
import { issueLink } from '../../src/mail/links/issue-link.ts';
import { openSession } from '../../src/people/session.ts';
import { newId } from '../../src/platform/new-id.ts';
import { somebody } from '../disputes/moderated-table.ts';
import { answerNow, startedTable } from '../tables/fixtures/table-world.ts';
import { look, openHouse } from './house.ts';
import { tabTo } from './tab-to.ts';

const house = openHouse();

/** Conclave of three, who are waited for with a vote in secret, and the way to Bob's answers. */
async function conclave(policy = {}) {
  const { services, url } = house.served;
  const person = async (name: string) => (await house.served.person(`${name}-${newId().slice(-6)}`)).player;
  const { tableId, player } = await startedTable({ services, person }, ['Ann', 'Bob', 'Cid'], {
    game: 'conclave',
    policy,
  });
  const target = { tableId, ...player('Bob'), decision: '1.1', seq: 1 };
  return {
    tableId,
    table: `${url}/t/${tableId}`,
    link: async (answer: string) => `${url}/a/${await issueLink(services, { ...target, purpose: 'answer', answer })}`,
    answers: (seat: string, answer: string) => answerNow(services, tableId, player(seat), answer),
    async as(playerId: string, scripts = true) {
      const { sessionToken } = await openSession(services, playerId);
      return house.visit({ cookie: `despatch=${sessionToken}`, scripts });
    },
    player,
    kept: async () =>
      (await services.db.keptAnswer.findMany({ where: { tableId } })).map(
        ({ seat, answer, ready }) => `${seat} ${String(answer)} ${ready ? 'ready' : 'open'}`,
      ),
  };
}

test('with the keyboard alone, a link answers, the answer is changed, and is ready', async () => {
  const { link, kept } = await conclave();
  const { page, faults } = await house.visit();
  const press = async (name: RegExp) => {
    await tabTo(page, name);
    await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  };
  await page.goto(await link('Leo'));
  await tabTo(page, /^INPUT I may still change this/);
  await page.keyboard.press('Space');
  await look(page, 'window-link');
  await press(/^BUTTON Yes, do this/);
  await page.getByText('You have answered: “Leo”').waitFor();
  await look(page, 'window-kept');
  expect(await kept()).toEqual(['Bob Leo open']);

  await press(/^BUTTON I am ready/);
  await page.getByRole('button', { name: 'Not ready yet' }).waitFor();
  await look(page, 'window-ready');
  expect(await kept()).toEqual(['Bob Leo ready']);
  await press(/^BUTTON Not ready yet/);
  await page.getByRole('button', { name: 'I am ready' }).waitFor();
  expect(await kept()).toEqual(['Bob Leo open']);

  await press(/^A Change the answer/);
  await page.getByRole('heading', { name: 'Your answer so far' }).waitFor();
  await look(page, 'window-change');
  await press(/^BUTTON “Urban”/);
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await look(page, 'window-send');
  await press(/^BUTTON Send/);
  await page.getByText('You have answered: “Urban”').waitFor();
  expect(await kept()).toEqual(['Bob Urban ready']);
  expect(faults).toEqual([]);
}, 120_000);

test('without scripts, too, on the page of the table', async () => {
  const { table, as, player, kept } = await conclave();
  const { page } = await as(player('Bob').playerId, false);
  await page.goto(table);
  await page.getByRole('button', { name: '“Pius”', exact: true }).click();
  await page.getByLabel('I may still change this').check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.goto(table);
  await page.getByRole('button', { name: 'I am ready' }).click();
  expect(await kept()).toEqual(['Bob Pius ready']);
  await page.getByRole('link', { name: 'Change the answer' }).click();
  await page.getByRole('button', { name: 'Not ready yet' }).click();
  expect(await kept()).toEqual(['Bob Pius open']);
});

test('the table shows how many are ready, or who, and the desk what they have answered', async () => {
  const { services, url } = house.served;
  const { table, tableId, as, player, answers } = await conclave({ namesReady: true });
  await answers('Bob', 'Leo');
  await answers('Cid', 'Urban');
  const ann = await as(player('Ann').playerId);
  await ann.page.goto(table);
  expect(await ann.page.locator('main').textContent()).toContain('Ready, 2 of 3: “Bob” and “Cid”.');
  await look(ann.page, 'window-table-asked');
  const bob = await as(player('Bob').playerId);
  await bob.page.goto(table);
  await look(bob.page, 'window-table-ready');

  const olga = await somebody(services, 'Olga');
  await services.db.tableModerator.create({ data: { tableId, playerId: olga.id } });
  const desk = await as(olga.id);
  await desk.page.goto(`${url}/desk/t/${tableId}`);
  expect(await desk.page.locator('main').textContent()).toContain('“Cid”: “Urban” ready');
  await look(desk.page, 'window-desk');
  expect([...ann.faults, ...bob.faults, ...desk.faults]).toEqual([]);
}, 120_000);
