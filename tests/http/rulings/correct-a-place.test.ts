import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadHead } from '../../../src/log/load-head.ts';
import { march, marchTable } from '../../fixtures/campaign/march-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly [Person, Person, Person];
let mia: Person;
let table: string;
beforeAll(async () => {
  server = await startServer({ games: [march] });
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  mia = await server.person('Mia');
  await server.services.db.player.update({ where: { id: mia.player.id }, data: { role: 'moderator' } });
  table = await marchTable(server.services, people);
});
afterAll(() => server.close());

const state = async () => JSON.parse(JSON.stringify((await loadHead(server.services, table)).machine.state));
const plain = (html: string) => html.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&');
const visit = async (path: string) => plain((await getPage(server, path, mia).expect(200)).text);
const linksOf = (html: string) => [...html.matchAll(/class="answer" href="([^"]*)"><span>([^<]*)<\/span>/g)];

/** The form with these fields besides, tried and then made. */
async function make(form: string, fields: { readonly [name: string]: string }) {
  const address = new URL(form, 'http://despatch.example');
  const shared = { ...Object.fromEntries(address.searchParams), ...fields, reason: 'It was typed in wrongly' };
  const seq = fieldValue((await getPage(server, form, mia)).text, 'expectedSeq') ?? '';
  const { text } = await postForm(server, address.pathname, { ...shared, expectedSeq: seq, do: 'try' }, mia).expect(
    200,
  );
  const seen = fieldValue(text, 'seen') ?? '';
  const made = { ...shared, expectedSeq: seq, seen, do: 'rule' };
  await postForm(server, address.pathname, made, mia).expect(303);
  return textOf(text);
}

test('from the map to what stands in a place, and to its form: three steps', async () => {
  const desk = await visit(`/desk/t/${table}?area=london`);
  expect(desk).toContain('data-map');
  const [, there = ''] = /<a href="([^"]*)">Correct what stands here<\/a>/.exec(desk) ?? [];
  expect(there).toBe(`/desk/t/${table}/rule?kind=correct&place=london`);

  const listed = await visit(there);
  expect(textOf(listed)).toContain('In London');
  const [, form = ''] = linksOf(listed).find(([, , label]) => label === 'Garrison of a city') ?? [];
  const shown = await visit(form);
  expect(shown).toContain('<option value="london" selected');

  const trial = await make(form, { 'a.nation': 'great_britain', 'a.infantry': '3', 'a.militia': '1' });
  expect(trial).toContain('the garrison of London is of Great Britain: infantry 3, militia 1');
  expect((await state()).garrisons.london).toEqual({ nation: 'great_britain', infantry: 3, militia: 1 });
});

test('fleets, leaders and corps are found where they stand, at sea as well', async () => {
  const { fleets, leaders } = await state();
  const [fleet = ''] = Object.keys(fleets).filter((id) => fleets[id].at.in === 'port');
  const area = fleets[fleet].at.area;
  const labels = linksOf(await visit(`/desk/t/${table}/rule?kind=correct&place=${area}`)).map(([, , label]) => label);
  for (const label of ['Fleet', 'Depot', 'Garrison of a city', 'Cossacks, freikorps, guerrillas'])
    expect(labels).toContain(label);
  const nelson = leaders.nelson.unit;
  const form = `/desk/t/${table}/rule?kind=correct&correction=fleet&a.fleet=${nelson}`;
  await make(form, { 'a.place': 'sea:bay_of_biscay', 'a.ships': '4' });
  const atSea = linksOf(await visit(`/desk/t/${table}/rule?kind=correct&place=bay_of_biscay`));
  expect(atSea.map(([, , label]) => label)).toEqual(expect.arrayContaining(['Fleet', 'Leader']));
});

test('a correction is told to all, without what is hidden, and undone by one ruling', async () => {
  const before = await state();
  const corps = Object.keys(before.corps).find((id) => id.startsWith('france')) ?? '';
  const { seq } = await loadHead(server.services, table);
  const ruling = { type: 'correct', correction: 'corps', answer: { corps, to: 'vienna' } };
  await as(server, mia, 'post', `/api/tables/${table}/rulings`)
    .send({ ruling, reason: 'A slip', expectedSeq: seq })
    .expect(201);
  const line = async (person: Person) =>
    JSON.stringify((await as(server, person, 'get', `/api/tables/${table}/log?from=${seq + 1}`)).body);
  expect(await line(people[2])).toContain('A moderator moved a corps of France');
  expect(await line(people[0])).not.toContain('a corps of France');
  await as(server, mia, 'post', `/api/tables/${table}/rulings`)
    .send({ ruling: { type: 'undo', seq: seq + 1 }, reason: 'It was right', expectedSeq: seq + 1 })
    .expect(201);
  expect(await state()).toEqual(before);
});

test('a place in which nothing stands says so; a table that is looked at in the past offers none', async () => {
  expect(textOf(await visit(`/desk/t/${table}/rule?kind=correct&place=nowhere`))).toContain(
    'There is nothing that this could be done to just now.',
  );
  expect(await visit(`/desk/t/${table}?area=london&at=1`)).not.toContain('Correct what stands here');
});
