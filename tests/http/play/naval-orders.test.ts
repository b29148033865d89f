import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { marchTable } from '../../fixtures/campaign/march-table.ts';
import { seaWar } from '../../fixtures/campaign/sea-table.ts';
import { silentUntil } from '../../fixtures/campaign/silent-until.ts';
import { fieldValue, getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

/* Naval sheets on pages, ahead and when asked. Ada is France, whose fleets Ben's British blockade in Toulon. */

let server: TestServer;
let people: readonly [Person, Person, Person];
let ada: Person;
let table: string;
beforeAll(async () => {
  server = await startServer({ games: [seaWar] });
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  [ada] = people;
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, people);
});

const pageOf = (decision: string) => `/t/${table}/compose/sheets/${encodeURIComponent(decision)}`;
const read = async (path: string, person = ada) => (await getPage(server, path, person).expect(200)).text;
const does = async (path: string, fields: { readonly [name: string]: string | readonly string[] }) => {
  const text = await read(path);
  const hidden = ['version', 'key', 'seq'].map((name) => [name, fieldValue(text, name) ?? '']);
  return postForm(server, path, { ...Object.fromEntries(hidden), ...fields }, ada);
};
const asked = () => silentUntil(server.services, table, 'france', 'naval-turn');
const sail = (fleet: string, to: string) => ({
  ...{ do: 'add', order: 'sail', 'a.sail.fleet': `fleet:${fleet}`, 'a.sail.to': to },
});
const log = async (person = ada) => textOf(await read(`/t/${table}/log`, person));

describe('a naval sheet on its page', () => {
  test('is written by forms and as text, drawn on the map, and sent', async () => {
    const page = pageOf(await asked());
    expect((await does(page, sail('france_fleet_ii', 'box:toulon'))).status).toBe(303);
    const text = 'French II Fleet: Toulon > Gulf of Lions\nAsk me again after a lost fight';
    expect((await does(page, { do: 'clear' })).status).toBe(303);
    expect((await does(page, { do: 'write', text })).status).toBe(303);
    const written = textOf(await read(page));
    expect(written).toMatch(/French II Fleet: .*Toulon > Gulf of Lions/);
    expect(written).toContain('Without orders, and stay where they are: French I Fleet');
    const drawn = await read(`${page}?order=sail&a.sail.fleet=fleet%3Afrance_fleet_i`);
    expect(textOf(drawn)).toContain('Balearic Sea');
    const sent = await does(page, { do: 'send' });
    expect(sent.status).toBe(200);
    expect(await log()).toMatch(/Great Britain intercepts France \(French II Fleet, 20 ships\).*no die needed/);
  });

  test('what cannot be has its rule and reason, and the rest of the sheet stays', async () => {
    const page = pageOf(await asked());
    const lines = [
      'Take a corps on board: French I Corps, French I Fleet',
      'Take a corps on board: French II Corps, French II Fleet',
      'Take a corps on board: French III Corps, French II Fleet',
      'French I Fleet: Toulon > Alboran Sea',
      'French I Fleet: Toulon > Gulf of Lyons',
    ];
    const refused = await does(page, { do: 'write', text: lines.join('\n') });
    expect(refused.status).toBe(400);
    const said = textOf(refused.text).replaceAll('( ', '(').replaceAll(' )', ')');
    expect(said).toContain('Line 3: French II Fleet carries a corps already: each fleet carries one. (Rule 6.2.5)');
    expect(said).toMatch(/Line 4: Alboran Sea is not beside .*Toulon.* \(Rule 6\.2\.1\)/);
    expect(said).toMatch(/Line 5: .*Gulf of Lions/);
    expect(said).not.toMatch(/\(Rule (\S+)\) \(Rule \1\)/);
    await does(page, { do: 'write', text: lines.slice(0, 2).join('\n') });
    expect(textOf(await read(page))).toContain('French II Corps on board French II Fleet');
  });
});

describe('after a lost fight', () => {
  test('who said so is asked again on the page, about the fleets that have not moved', async () => {
    const first = await asked();
    const lines = 'Ask me again after a lost fight\nFrench I Fleet: Toulon > Gulf of Lions';
    await does(pageOf(first), { do: 'write', text: lines });
    await does(pageOf(first), { do: 'send' });
    const again = await asked();
    expect(again).not.toBe(first);
    const page = textOf(await read(pageOf(again)));
    expect(page).toContain('You lost a fight. What do your other fleets do now (6.2)?');
    expect(page).toContain('stay where they are: French II Fleet');
    expect(await log()).toMatch(/Naval fight: .*Toulon/);
    expect((await does(pageOf(again), { do: 'send' })).status).toBe(200);
    await silentUntil(server.services, table, 'france', 'land-turn');
  });

  test('who did not say so is not, and goes on with what they wrote', async () => {
    const first = await asked();
    await does(pageOf(first), { do: 'write', text: 'French I Fleet: Toulon > Gulf of Lions' });
    await does(pageOf(first), { do: 'send' });
    const { decisions } = (await as(server, ada, 'get', `/api/tables/${table}`).expect(200)).body;
    expect(decisions.map(({ waiting }: { waiting: readonly string[] }) => waiting)).toEqual([['great_britain']]);
    expect(await log()).toMatch(/Naval fight: .*Toulon/);
  });
});

describe('a naval turn ordered ahead', () => {
  const ahead = () => pageOf('~ahead.naval-turn');
  const ordered = 'Ordered: 1 line.';

  test('answers when the turn comes, unless what it names has happened; nobody else sees it', async () => {
    await does(ahead(), { do: 'write', text: 'French II Fleet: Toulon > Gulf of Lions' });
    const sent = await does(ahead(), { do: 'send', 'unless.when': 'war' });
    expect([sent.status, textOf(sent.text)]).toEqual([
      200,
      expect.stringContaining('when somebody declares war on me'),
    ]);
    expect(textOf(await read(`/t/${table}`))).toContain(ordered);
    for (const other of people.slice(1)) expect(textOf(await read(`/t/${table}`, other))).not.toContain(ordered);
    await silentUntil(server.services, table, 'france', 'land-turn');
    expect(await log()).toMatch(/Naval fight: .*Toulon/);
    const { body } = await as(server, ada, 'get', `/api/tables/${table}/log`).expect(200);
    expect(JSON.stringify(body)).toContain('"how":"ahead"');
  });

  test('in any case asks, with the sheet filled in; taken back, nothing is', async () => {
    await does(ahead(), { do: 'write', text: 'French II Fleet: Toulon > Gulf of Lions' });
    await does(ahead(), { do: 'send', 'unless.when': 'always' });
    const page = textOf(await read(pageOf(await asked())));
    expect(page).toContain('in any case');
    expect(page).toMatch(/French II Fleet: .*Toulon > Gulf of Lions/);
    const late = await as(server, ada, 'post', `/api/tables/${table}/ahead/~ahead.naval-turn`)
      .set('Idempotency-Key', randomUUID())
      .send({ lines: [] });
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('asked this now')]);
  });

  test('taken back, the turn is asked as if nothing had been ordered', async () => {
    await does(ahead(), { do: 'write', text: 'French II Fleet: Toulon > Gulf of Lions' });
    await does(ahead(), { do: 'send' });
    await does(ahead(), { do: 'withdraw' });
    expect(textOf(await read(pageOf(await asked())))).toContain('No orders yet');
  });
});
