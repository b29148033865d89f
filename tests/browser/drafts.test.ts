import { expect, test } from '@jest/globals';
import { answerNow, startedTable } from '../tables/fixtures/table-world.ts';
import { look, openHouse } from './house.ts';

const house = openHouse();

test('two questions of one seat are composed in two windows side by side, and each is sent by itself', async () => {
  const { services, url } = house.served;
  const cookies = new Map<string, string>();
  const person = async (name: string) => {
    const { player, cookie } = await house.served.person(name);
    cookies.set(name, cookie);
    return player;
  };
  const seats = ['Ann', 'Bob', 'Cid'];
  const { tableId, player } = await startedTable({ services, person }, seats, { game: 'harvest' });
  await answerNow(services, tableId, player('Ann'), 'barn');
  const cookie = cookies.get('Bob') ?? '';
  const [field, barn] = [await house.visit({ cookie }), await house.visit({ cookie })];
  const pick = (name: string) => ({ name: new RegExp(`^“${name}”`) });

  // From the table's page each button begins the draft of its own question.
  await field.page.goto(`${url}/t/${tableId}`);
  await field.page.getByRole('button', pick('sow')).click();
  await field.page.waitForURL(/drafts\/1\.2$/);
  await barn.page.goto(`${url}/t/${tableId}`);
  await look(barn.page, 'drafts-table');
  await barn.page.getByRole('button', pick('yes')).click();
  await barn.page.waitForURL(/drafts\/2\.2$/);
  await look(barn.page, 'drafts-ready');

  await field.page.getByRole('button', pick('stall')).click();
  await look(field.page, 'drafts-other');
  expect(await field.page.locator('.draft li strong').allTextContents()).toEqual(['“sow”', '“stall”']);
  await barn.page.getByRole('button', { name: 'Send', exact: true }).click();
  await field.page.getByRole('button', { name: 'Send', exact: true }).click();
  await field.page.getByRole('heading', { name: /sent/i }).first().waitFor();
  expect(await services.db.entry.count({ where: { tableId } })).toBe(5);
  expect([...field.faults, ...barn.faults]).toEqual([]);
}, 120_000);
