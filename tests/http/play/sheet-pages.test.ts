import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { issueLink } from '../../../src/mail/links/issue-link.ts';
import { buyNothing, marchTable } from '../../fixtures/marches/march-table.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly Person[];
let ada: Person;
let table: string;
let decision: string;
let page: string;
beforeAll(async () => {
  server = await startServer();
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  ada = people[0] ?? (await server.person('Ada'));
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, people);
  decision = await buyNothing(server.services, table);
  page = `/t/${table}/compose/sheets/${decision}`;
});

const move = (corps: string, to: string) => ({ do: 'add', order: 'move', 'a.move.corps': corps, 'a.move.to': to });
const does = async (fields: { [name: string]: string }, at = page, person: Person | undefined = ada) => {
  const version = fieldValue((await getPage(server, at, person)).text, 'version') ?? '';
  return postForm(server, at, { version, ...fields }, person);
};
const looks = async (at = page) => textOf((await getPage(server, at, ada).expect(200)).text);

test('a question with a sheet leads to its page, from the table and the composer', async () => {
  for (const from of [`/t/${table}`, `/t/${table}/compose`])
    expect((await getPage(server, from, ada).expect(200)).text).toContain(`href="${page}"`);
  expect(await looks()).toContain('What do your corps do?');
  expect(await looks()).toContain('No orders yet');
});

test('orders are added by plain forms, changed, moved, removed, and sent', async () => {
  await does(move('Ash-1', 'b1')).then((answer) => expect(answer.status).toBe(303));
  await does(move('Ash-2', 'a2'));
  expect(await looks()).toContain('“Ash-1 to b1”');
  const changing = await getPage(server, `${page}?change=1`, ada).expect(200);
  expect(changing.text).toMatch(/name="a\.move\.corps"[^>]*value="Ash-2"[^>]*checked/);
  await does({ ...move('Ash-2', 'b1'), do: 'change', at: '1' });
  await does({ do: 'move', from: '1', to: '0' });
  await does({ do: 'rest' });
  expect(await looks()).toMatch(/“Ash-2 to b1” .*“Ash-1 to b1” .*“Ash-3 stays”/s);
  await does({ do: 'remove', at: '2' });
  const { text } = await getPage(server, page, ada);
  expect(textOf(text)).not.toContain('“Ash-3 stays”');
  const sent = await does({ do: 'send', key: fieldValue(text, 'key') ?? '', seq: fieldValue(text, 'seq') ?? '' });
  expect(sent.status).toBe(200);
  expect(await server.services.db.entry.count({ where: { tableId: table, kind: 'answered' } })).toBe(3);
  // The others write theirs still: until all are ready it can be changed.
  expect(await looks()).toMatch(/You have answered: .*“Ash-2 to b1”.* Not ready yet/s);
});

test('orders are written as text; what is not understood is said line by line, and the text stays', async () => {
  const write = (text: string) => does({ do: 'write', text });
  const wrong = await write('Ash-1: b1 > c1\nAsh-2: d9\nwhatever');
  expect(wrong.status).toBe(400);
  expect(textOf(wrong.text)).toMatch(/Line 2: “Ash-2: d9” is not understood.*Line 3: “whatever” is not understood/s);
  expect(wrong.text).toContain('\nAsh-1: b1 &gt; c1\nAsh-2: d9\nwhatever</textarea>');
  expect(textOf(wrong.text)).toContain('No orders yet');
  for (const [text, reason] of [
    ['', 'There is no order in the field.'],
    ['Ash-1: b1\n\nand thanks to all', 'is not understood'],
    ['x'.repeat(20_001), 'At most 20,000 characters.'],
  ] as const) {
    const refused = await write(text);
    expect([refused.status, textOf(refused.text)]).toEqual([400, expect.stringContaining(reason)]);
  }

  expect((await write('Ash-1: b1 > c1\nrest stay')).status).toBe(303);
  expect(await looks()).toMatch(/“Ash-1 to b1” .*“Ash-1 to c1” .*“Ash-2 stays” .*“Ash-3 stays”/s);
  expect(textOf((await write('rest stay')).text)).toContain('These words add no order.');
  await does({ do: 'clear' });
  const old = await postForm(server, page, { version: '0', do: 'write', text: 'Move Ash-2 a2' }, ada);
  expect(old.status).toBe(409);
  expect(old.text).toContain('\nMove Ash-2 a2</textarea>');
});

test('a line that does not fit stays with its reason, and nothing can be sent', async () => {
  await does(move('Ash-1', 'b1'));
  await does({ do: 'add', order: 'stay', 'a.stay': 'Ash-2', at: '0' });
  await does({ ...move('Ash-1', 'c1'), at: '0' });
  await does({ ...move('Ash-1', 'a2'), at: '0' });
  const { text } = await getPage(server, page, ada).expect(200);
  expect(textOf(text)).toContain('b1 is not next to a2');
  expect(textOf(text)).toContain('Change or remove');
  expect(text).not.toContain('value="send"');
});

test('a form that is not filled in is shown again with what was', async () => {
  const answer = await does({ do: 'add', order: 'move', 'a.move.to': 'b1' });
  expect(answer.status).toBe(400);
  expect(answer.text).toMatch(/name="a\.move\.to"[^>]*value="b1"[^>]*checked/);
  const old = await postForm(server, page, { version: '7', ...move('Ash-1', 'b1') }, ada);
  expect(old.status).toBe(409);
  expect(textOf(old.text)).toContain('changed in another window');
  const wrong: readonly { readonly [name: string]: string }[] = [
    { do: 'fly' },
    { do: 'add', order: 'x' },
    { do: 'remove', at: '-1' },
    { do: 'move' },
  ];
  for (const fields of wrong) expect((await does(fields)).status).toBe(400);
});

test('behind the composer’s link of a mail it needs no sign-in', async () => {
  const target = {
    playerId: ada.player.id,
    tableId: table,
    seat: 'Ash',
    decision,
    seq: 4,
    purpose: 'compose',
  } as const;
  const base = `/c/${await issueLink(server.services, target)}`;
  const at = `${base}/sheets/${decision}`;
  expect((await getPage(server, base).expect(200)).text).toContain(`href="${at}"`);
  await does(move('Ash-1', 'b1'), at, undefined);
  const { text } = await getPage(server, at).expect(200);
  expect(textOf(text)).toContain('“Ash-1 to b1”');
  await postForm(server, at, { do: 'send', key: fieldValue(text, 'key') ?? '', seq: '4' }).expect(200);
  expect(textOf((await getPage(server, at).expect(200)).text)).toContain('You have answered: “Ash-1 to b1”');
});
