import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { beginTable } from '../../fixtures/begin-table.ts';
import { march } from '../../fixtures/campaign/march-table.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

/* Two players at a table of Empires in Arms have a scenario (13). */

let server: TestServer;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await startServer({ games: [march] });
  [ada, ben] = [await server.person('Ada'), await server.person('Ben')];
});
afterAll(() => server.close());

const wanted = {
  game: 'empires-in-arms',
  name: 'Danube',
  players: '2',
  me: 'austria',
  email: ['guest@players.example'],
  for: ['france'],
  who: 'private',
  hours: '24',
  expiry: 'fallback',
  grace: '12',
  timeZone: 'Europe/Vienna',
  'option.scenario': 'wagram_1809',
};

test('the form takes the sides of the scenario, and refuses other powers with those that there are', async () => {
  const { headers } = await postForm(server, '/tables/new', wanted, ada).expect(303);
  const { text } = await getPage(server, headers.location ?? '', ada).expect(200);
  expect(textOf(text)).toContain('Wagram: France against Austria, April to September 1809 (reconstructed)');
  const refused = await postForm(server, '/tables/new', { ...wanted, me: 'spain' }, ada);
  expect(refused.status).not.toBe(303);
  expect(textOf(refused.text)).toMatch(/France.*Austria/);
});

test('three play the powers that they have chosen, also when the host changes options or how many play', async () => {
  const three = { ...wanted, name: 'Three', players: '3', me: 'prussia', for: ['turkey'] };
  const { headers } = await postForm(server, '/tables/new', three, ada).expect(303);
  const [table = ''] = (headers.location ?? '').split('?');
  const shown = async () => textOf((await getPage(server, table, ada).expect(200)).text);
  const id = table.slice(table.lastIndexOf('/') + 1);
  const seats = async () =>
    (await server.services.db.seat.findMany({ where: { tableId: id, unassigned: false } }))
      .map(({ seat }) => seat)
      .sort();
  expect(await seats()).toEqual(['france', 'prussia', 'turkey']);
  expect(await shown()).toContain('Prussia Ada joined');

  await as(server, ada, 'patch', `/api/tables/${id}`)
    .send({ options: { unplayed: 'controlled' } })
    .expect(200);
  expect(await seats()).toEqual(['france', 'prussia', 'turkey']);
  await as(server, ada, 'patch', `/api/tables/${id}`).send({ players: 4 }).expect(200);
  expect(await seats()).toEqual(['france', 'great_britain', 'prussia', 'turkey']);
});

test('its page and its log say that it is reconstructed, and who moves', async () => {
  const seats = ['france', 'austria'];
  const options = { scenario: 'wagram_1809' };
  const table = await beginTable(server.services, [ada, ben], { game: wanted.game, name: 'Danube', seats, options });
  const { text } = await getPage(server, `/t/${table}`, ada).expect(200);
  expect(textOf(text)).toContain('Wagram 1809 begins, a scenario for two, and ends with September 1809.');
  expect(textOf(text)).toContain('It is reconstructed');
  const { body } = await as(server, ada, 'get', `/api/tables/${table}`).expect(200);
  expect(body.decisions).toMatchObject([{ name: 'land-turn', waiting: ['france'] }]);
});
