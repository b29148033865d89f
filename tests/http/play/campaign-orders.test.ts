import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { rules } from '../../../src/games/empires-in-arms/rules.ts';
import { replacePlayer } from '../../../src/seats/substitutes/replace-player.ts';
import { march, marchTable } from '../../fixtures/campaign/march-table.ts';
import { silentUntil } from '../../fixtures/campaign/silent-until.ts';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

/* Sheets and orders ahead of a campaign in which corps march: Ada is France, Ben Great Britain, Cid Austria. */

let server: TestServer;
let people: readonly [Person, Person, Person];
let ada: Person;
let table: string;
beforeAll(async () => {
  server = await startServer({ games: [march] });
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  [ada] = people;
});
afterAll(() => server.close());
beforeEach(async () => {
  table = await marchTable(server.services, people);
});

const { pack } = rules.builtInPack();
const horse = pack.corps.find(({ nation, symbol }) => nation === 'france' && symbol === 'cavalry')?.id ?? '';
const corps = (id: string) => `corps:${id}`;
const to = (id: string, area: string, more: object = {}) => ({
  order: 'march',
  answer: { corps: [corps(id)], to: `area:${area}`, ...more },
});
const leave = (number: number) => ({
  order: 'detach',
  answer: { corps: corps('france_iv'), what: 'infantry', number, to: 'city' },
});
const send = (person: Person, method: 'post' | 'delete', path: string, body: object = {}) =>
  as(server, person, method, path).set('Idempotency-Key', randomUUID()).send(body);
const look = async (person: Person) => (await as(server, person, 'get', `/api/tables/${table}`).expect(200)).body;

/** What cannot be, and what is said of it. */
const BAD: readonly (readonly [string, object, RegExp])[] = [
  [
    'a route with a gap',
    to('france_iv', 'rheims', { by: ['area:madrid'] }),
    /Madrid is not beside Lille\. \(Rule 7\.3\.2\)/,
  ],
  ['a target beyond all points', to('france_iv', 'marseilles'), /has 4 points, and needs \d+\. \(Rule 7\.3\.2\.3\)/],
  ['a forced march of cavalry', to(horse, 'paris', { how: 'force' }), /never forces its march\. \(Rule 7\.3\.1\.2\)/],
  [
    'a depot in a neutral country',
    { order: 'place-depot', answer: 'area:karlsruhe' },
    /neutral country with which you are not at war \(7\.2\.3\.3\.1\)/,
  ],
  ['a garrison beyond 5 for each spire', leave(16), /room for 1[0-9] .*\(Rule 7\.3\.3\)/],
  ['factors that a corps does not have', leave(99), /There are only 16.*\(Rule 7\.3\.3\)/],
];

describe('what cannot be is refused with its rule and reason, and the rest of the sheet stays', () => {
  test('by the API: each line comes back, and as one answer all of them are named', async () => {
    const id = await silentUntil(server.services, table, 'france', 'land-turn');
    const sheet = `/api/tables/${table}/sheets/${id}`;
    const add = async (version: number, line: object) =>
      (
        await as(server, ada, 'post', `${sheet}/edits`)
          .send({ version, edit: { do: 'add', line } })
          .expect(200)
      ).body;
    const good = { order: 'place-depot', answer: 'area:metz' };
    await add(0, good);
    for (const [n, [, line, why]] of BAD.entries()) {
      const { lines } = await add(n + 1, line);
      expect(lines[0]).toMatchObject({ said: 'depot in Metz' });
      expect(lines.at(-1).misfit).toMatch(why);
    }
    const answers = [{ decision: id, answer: [good, ...BAD.map(([, line]) => line)] }];
    const { seq } = await look(ada);
    const whole = await send(ada, 'post', `/api/tables/${table}/submissions`, { expectedSeq: seq, answers }).expect(
      422,
    );
    for (const [, , why] of BAD) expect(whole.body.detail).toMatch(why);
    const { body } = await as(server, ada, 'get', sheet).expect(200);
    expect(body.lines).toHaveLength(BAD.length + 1);
  });

  test('on the page: the line stands there with its reason, and can be removed', async () => {
    const id = await silentUntil(server.services, table, 'france', 'land-turn');
    const page = `/t/${table}/compose/sheets/${id}`;
    const fields = { do: 'add', order: 'detach', 'a.detach.corps': corps('france_iv'), 'a.detach.what': 'infantry' };
    await postForm(server, page, { version: '0', do: 'add', order: 'place-depot', 'a.place-depot': 'area:metz' }, ada);
    await postForm(server, page, { version: '1', ...fields, 'a.detach.number': '16', 'a.detach.to': 'city' }, ada);
    const { text } = await getPage(server, page, ada).expect(200);
    expect(textOf(text)).toMatch(/depot in Metz/);
    expect(textOf(text)).toMatch(/room for 1[0-9]/);
    expect(text).not.toContain('value="send"');
    await postForm(server, page, { version: '2', do: 'remove', at: '1' }, ada);
    expect((await getPage(server, page, ada).expect(200)).text).toContain('value="send"');
  });
});

describe('orders ahead for a land turn', () => {
  const orderedBy = async (person: Person) =>
    (await look(person)).ahead.find(({ id }: { id: string }) => id === '~ahead.land-turn');
  const ahead = () => `/api/tables/${table}/ahead/~ahead.land-turn`;
  const depot = { order: 'place-depot', answer: 'area:metz' };

  test('offer what makes the server ask; are given, changed and taken back, unseen by others', async () => {
    const before = JSON.stringify([await look(people[1]), await look(people[2])]);
    const open = await orderedBy(ada);
    const [when, near] = open.conditions.fields;
    expect(when.choice.options.map(({ id }: { id: string }) => id)).toEqual(['always', 'misfit', 'war']);
    expect(near).toMatchObject({ label: 'when an enemy corps stands near an area' });
    const unless = { when: ['war', 'misfit'], 'enemy-near': { area: 'area:strasbourg', within: 2 } };
    await send(ada, 'post', ahead(), { lines: [depot], unless }).expect(200);
    const { said, lines } = (await orderedBy(ada)).ordered;
    expect(lines).toMatchObject([{ said: 'depot in Metz' }]);
    expect(said).toEqual([
      'when somebody declares war on me',
      'when a line no longer fits',
      'when an enemy corps stands within 2 areas of Strasbourg',
    ]);
    await send(ada, 'post', ahead(), { lines: [], unless: {} }).expect(200);
    await send(ada, 'delete', ahead()).expect(200);
    expect(JSON.stringify([await look(people[1]), await look(people[2])])).toBe(before);
  });

  test('contradictions and lines that cannot be are refused, what was ordered stays', async () => {
    await send(ada, 'post', ahead(), { lines: [depot] }).expect(200);
    const both = await send(ada, 'post', ahead(), { lines: [depot], unless: { when: ['always', 'war'] } }).expect(422);
    expect(both.body.detail).toContain('leaves nothing to the other conditions');
    const far = await send(ada, 'post', ahead(), { lines: [to('france_iv', 'marseilles')] }).expect(422);
    expect(far.body.detail).toMatch(/Rule 7\.3\.2\.3/);
    expect((await orderedBy(ada)).ordered.lines).toHaveLength(1);
  });

  test('answer when the turn comes, and the log says so', async () => {
    await send(ada, 'post', ahead(), { lines: [depot] }).expect(200);
    await silentUntil(server.services, table, 'france', 'budget');
    const { body: log } = await as(server, ada, 'get', `/api/tables/${table}/log`).expect(200);
    expect(JSON.stringify(log)).toContain('"how":"ahead"');
  });

  test('say that the turn is over, or that it is asked now', async () => {
    await silentUntil(server.services, table, 'france', 'land-turn');
    const naval = `/api/tables/${table}/ahead/~ahead.naval-turn`;
    const late = await send(ada, 'post', naval, { lines: [] }).expect(409);
    expect(late.body.detail).toContain('can no longer be ordered ahead');
    expect((await send(ada, 'post', ahead(), { lines: [] }).expect(409)).body.detail).toContain('asked this now');
  });

  test('are inherited by a substitute, for review', async () => {
    await send(ada, 'post', ahead(), { lines: [depot] }).expect(200);
    const eve = await server.person(`Eve${randomUUID().slice(0, 4)}`);
    const change = { tableId: table, seat: 'france', playerId: eve.player.id, by: ada.player.id, reason: '' };
    await replacePlayer(server.services, { ...change, watches: false });
    const { ordered } = await orderedBy(eve);
    expect(ordered).toMatchObject({ review: true, lines: [{ said: 'depot in Metz' }] });
    await silentUntil(server.services, table, 'france', 'land-turn');
    expect((await look(eve)).decisions).toMatchObject([{ name: 'land-turn', waiting: ['france'] }]);
  });
});
