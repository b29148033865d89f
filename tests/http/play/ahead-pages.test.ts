import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { buyNothing, marchTable } from '../../fixtures/marches/march-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

/* The page on which orders ahead are written, at a table of Marches in turn: Ada is Ash, Ben is Birch, Cid is Cedar. */

let server: TestServer;
let people: readonly Person[];
let ben: Person;
let table: string;
let page: string;
beforeAll(async () => {
  server = await startServer();
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  ben = people[1] ?? (await server.person('Ben'));
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, people, 'marches-in-turn');
  page = `/t/${table}/compose/sheets/~ahead.turn.birch`;
});

const at = async (path = page, person: Person | undefined = ben) =>
  (await getPage(server, path, person).expect(200)).text;
const does = async (fields: { [name: string]: string }, path = page, person: Person | undefined = ben) => {
  const text = await at(path, person);
  const hidden = ['version', 'key', 'seq'].map((name) => [name, fieldValue(text, name) ?? '']);
  return postForm(server, path, { ...Object.fromEntries(hidden), ...fields }, person);
};
const move = (corps: string, to: string) => ({ do: 'add', order: 'move', 'a.move.corps': corps, 'a.move.to': to });
const passes = async () => {
  await buyNothing(server.services, table);
  const ada = people[0];
  const { decision } = await server.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table } });
  await does({ do: 'send' }, `/t/${table}/compose/sheets/${decision}`, ada);
};

test('the table’s page lists what can be ordered ahead, and what is', async () => {
  const path = `/t/${table}`;
  expect(await at(path)).toContain(`href="${page}"`);
  expect(textOf(await at(path))).toMatch(/Order ahead .*“your turn” .*Nothing is ordered/s);
  await does(move('Birch-1', 'e6'));
  await does({ do: 'send', 'unless.when': 'misfit' });
  expect(textOf(await at(path))).toMatch(/Ordered: 1 line\. .*You are asked after all: when a line no longer fits/s);
  for (const other of [people[0], people[2]]) expect(textOf(await at(path, other))).not.toContain('Ordered: 1 line');
});

test('it is written on the sheet’s page, with conditions, changed and taken back', async () => {
  expect(textOf(await at())).toContain('before you are asked');
  expect((await does(move('Birch-1', 'e6'))).status).toBe(303);
  const sent = await does({ do: 'send', 'unless.near.area': 'e5', 'unless.near.within': '1' });
  expect(sent.status).toBe(200);
  expect(textOf(sent.text)).toContain(
    'Ordered ahead for ““your turn””: “Birch-1 to e6”. To be asked after all: “when a corps stands within 1 of e5”.',
  );
  const text = await at();
  expect(text).toMatch(/name="unless\.near\.area"[^>]*value="e5"[^>]*checked|value="e5"[^>]*selected/);
  expect(textOf(text)).toContain('“Birch-1 to e6”');
  const back = await does({ do: 'withdraw' });
  expect(textOf(back.text)).toContain('Taken back: you will be asked');
  expect(await server.services.db.entry.count({ where: { tableId: table, secret: { gt: 0 } } })).toBe(2);
  expect(textOf(await at())).not.toContain('“Birch-1 to e6”');
});

test('conditions that cannot stand are shown again as they were filled in, and the lines stay', async () => {
  await does(move('Birch-1', 'e6'));
  const refused = await does({ do: 'send', 'unless.near.area': 'e5' });
  expect(refused.status).toBe(400);
  const against = await postForm(
    server,
    page,
    { do: 'send', key: 'k1', seq: '1', 'unless.when': ['bought', 'idle'] },
    ben,
  );
  expect(against.status).toBe(422);
  expect(textOf(against.text)).toContain('either way');
  expect(against.text).toMatch(/value="idle"[^>]*checked/);
  expect(textOf(against.text)).toContain('“Birch-1 to e6”');
});

test('whoever is asked after all reads why on the sheet’s page, which is filled in', async () => {
  await does(move('Birch-1', 'e6'));
  await does({ do: 'send', 'unless.when': 'always' });
  await passes();
  const { decision } = await server.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table } });
  const text = textOf(await at(`/t/${table}/compose/sheets/${decision}`));
  expect(text).toContain('You had ordered this ahead and are asked after all: in any case.');
  expect(text).toContain('“Birch-1 to e6”');
});

test('when the turn is over its page says so', async () => {
  await does({ do: 'send' });
  await passes();
  const gone = await getPage(server, page, ben);
  expect(textOf(gone.text)).toContain('can no longer be ordered ahead');
  const late = await postForm(server, page, { do: 'send', key: 'k2', seq: '1' }, ben);
  expect(textOf(late.text)).toContain('can no longer be ordered ahead');
});

test('behind the newest mail’s link it needs no sign-in, as long as it can be ordered', async () => {
  const target = { playerId: ben.player.id, tableId: table, seat: 'Birch', decision: '~ahead.turn.birch', seq: 1 };
  const address = async () => {
    server.clock.advance(1000);
    return `/c/${await issueLink(server.services, { ...target, purpose: 'compose' })}/sheets/~ahead.turn.birch`;
  };
  const first = await address();
  await does(move('Birch-1', 'e6'), first, undefined);
  const sent = await does({ do: 'send' }, first, undefined);
  expect(textOf(sent.text)).toContain('Ordered ahead');
  const newer = await address();
  expect((await getPage(server, first)).status).toBe(410);
  await getPage(server, newer).expect(200);
  await passes();
  expect(textOf((await getPage(server, newer)).text)).toContain('can no longer be ordered ahead');
});
