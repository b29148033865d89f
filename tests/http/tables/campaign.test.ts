import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fillChapters } from '../../../src/log/fill-chapters.ts';
import { loadHead } from '../../../src/log/load-head.ts';
import { keptMarks } from '../../../src/log/read-chronicle.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { ruleTable } from '../../../src/rulings/rule-table.ts';
import type { WantedRuling } from '../../../src/rulings/wanted-ruling.ts';
import { march, marchTable } from '../../fixtures/campaign/march-table.ts';
import { silentUntil } from '../../fixtures/campaign/silent-until.ts';
import { startTable } from '../harness/a-table.ts';
import { getPage, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let people: readonly [Person, Person, Person];
let table: string;
let moderator: string;

beforeAll(async () => {
  server = await startServer({ games: [march] });
  people = [await server.person('Ada'), await server.person('Ben'), await server.person('Cid')];
  table = await marchTable(server.services, people);
  const { id } = await server.services.db.player.create({
    data: { id: newId(), name: 'Mia', email: 'mia@people.example', role: 'moderator' },
  });
  moderator = id;
  await rule({ type: 'correct', correction: 'victory-points', answer: { power: 'austria', points: -7 } });
  await nextMonth();
  await tie('france', 'austria', 'war');
  await nextMonth();
  await rule({ type: 'correct', correction: 'status', answer: { power: 'spain', square: 40 } });
  await nextMonth();
  await tie('france', 'austria', 'neither');
  await tie('russia', 'austria', 'alliance');
});
afterAll(() => server.close());

async function rule(ruling: WantedRuling): Promise<void> {
  const { seq: expectedSeq } = await loadHead(server.services, table);
  await ruleTable(server.services, { tableId: table, by: moderator, reason: 'As it was played', expectedSeq, ruling });
}
const tie = (power: string, other: string, what: string) =>
  rule({ type: 'correct', correction: 'tie', answer: { power, other, tie: what } });

/** Everybody is silent until the political orders of the next month are written. */
async function nextMonth(): Promise<void> {
  await silentUntil(server.services, table, 'france', 'land-turn');
  await silentUntil(server.services, table, 'france', 'political-orders');
}

const page = (query = '', person = people[0]) => getPage(server, `/t/${table}/campaign${query}`, person);
const read = (query = '', status = 200) =>
  as(server, people[0], 'get', `/api/tables/${table}/campaign${query}`).expect(status);

describe('the API', () => {
  test('figures are told as each month begins, and as they are now', async () => {
    const { body } = await read();
    expect(body.title).toBe('The campaign');
    expect(body.lines).toContainEqual({ id: 'france', name: 'France' });
    expect(body.moments.map(({ chapter = 'now' }) => chapter)).toEqual([
      ...['1805-01', '1805-02', '1805-03', '1805-04', 'now'],
    ]);
    expect(body.moments.map(({ figures }: { figures: { points: { austria: number } } }) => figures.points.austria))
      // The points of the first quarter are counted in March.
      .toEqual([0, -7, -7, -2, -2]);
    expect(body.moments[2].figures.status.spain).not.toBe(39);
    expect(body.moments[3].figures.status.spain).toBeGreaterThan(30);
    expect(body.older).toBeUndefined();
  });

  test('what lasted has the months in which it began and ended; what lasts has no end', async () => {
    const { body } = await read();
    expect(body.lasting).toContainEqual({
      kind: 'war',
      said: 'Austria and France',
      from: { id: '1805-02', name: 'February 1805' },
      to: { id: '1805-04', name: 'April 1805' },
    });
    expect(body.lasting).toContainEqual({
      kind: 'alliance',
      said: 'Austria and Russia',
      from: { id: '1805-04', name: 'April 1805' },
    });
    // 14.1: the two are at war as the campaign begins.
    expect(body.lasting).toContainEqual({ kind: 'war', said: 'France and Great Britain' });
  });

  test('what a rewind took back is told no more', async () => {
    const before = (await read()).body;
    const { seq } = await loadHead(server.services, table);
    const april = before.moments[3].seq;
    await rule({ type: 'rewind', to: april });
    const { body } = await read();
    expect(body.lasting.filter(({ kind }: { kind: string }) => kind === 'alliance')).toEqual([]);
    await rule({ type: 'undo', seq: seq + 1 });
    expect((await read()).body.lasting).toEqual(before.lasting);
  });

  test('a log that is older than what is kept is replayed for it once', async () => {
    const before = (await read()).body;
    await server.services.db.$executeRaw`UPDATE "Chapter" SET chronicle = NULL WHERE "tableId" = ${table}`;
    expect((await read()).body).toEqual(before);
    const kept = await keptMarks(server.services, table);
    await fillChapters(server.services, await loadHead(server.services, table));
    expect(await keptMarks(server.services, table)).toEqual(kept);
  });

  test('older chapters come by a cursor; what is no entry is refused in words', async () => {
    const { body } = await read();
    const older = (await read(`?before=${body.moments[1].seq}`)).body;
    expect(older.moments).toEqual(body.moments.slice(0, 2));
    expect((await read('?before=99999', 404)).body.detail).toMatch(/^The log of this table has no such entry/);
    await read('?before=x', 400);
  });

  test('a game that tells no such story, and a table that has not begun, say so', async () => {
    const { id } = await startTable(server, people[0], people[1]);
    const { body } = await as(server, people[0], 'get', `/api/tables/${id}/campaign`).expect(404);
    expect(body.detail).toBe('The story of this table is not told in figures: its game has none, or has not begun.');
    await getPage(server, `/t/${id}/campaign`, people[0]).expect(404);
  });
});

describe('the page', () => {
  test('each chart is drawn, and stands there as a table', async () => {
    const { text } = await page().expect(200);
    expect(text.match(/<svg[^>]*role="img" aria-label="(Victory points|Political status)"/g)).toHaveLength(2);
    expect(textOf(text)).toContain('The same as a table: Victory points');
    expect(textOf(text)).toMatch(/February 1805 0 0 −7 0 0 0 0 March 1805/);
    expect(textOf(text)).toMatch(/April 1805 .*Dominant/);
  });

  test('wars and alliances stand there with links to the months that tell of them', async () => {
    const { text } = await page().expect(200);
    const month = (id: string, name: string) => `<td><a href="/t/${table}/log?chapter&#x3D;${id}">${name}</a></td>`;
    const ended = month('1805-02', 'February 1805') + month('1805-04', 'April 1805');
    expect(text).toContain(`Austria and France</th>${ended}`);
    expect(textOf(text)).toContain('France and Great Britain the start goes on');
    expect(textOf(text)).toContain('Enforced peaces None so far.');
  });

  test('the map is shown month by month, by links alone', async () => {
    const now = await page().expect(200);
    expect(now.text).toContain('campaign?at&#x3D;1805-03#picture" rel="prev"');
    expect(now.text).not.toContain('rel="next"');
    const march = await page('?at=1805-03&window=germany').expect(200);
    expect(textOf(march.text)).toContain('The board at the end of March 1805');
    expect(march.text).toContain('at&#x3D;1805-02#picture" rel="prev"');
    expect(march.text).toContain('campaign?window&#x3D;germany#picture" rel="next"');
    expect(march.text).toContain(`/t/${table}?at&#x3D;1805-03`);
    for (const odd of ['?at=1899-01', '?at=9', '?at=%00']) await page(odd).expect(404);
  });

  test('it is linked from the table, and a stranger sees nothing of it', async () => {
    const { text } = await getPage(server, `/t/${table}`, people[0]).expect(200);
    expect(text).toContain(`<a href="/t/${table}/campaign">The campaign so far</a>`);
    await page('', await server.person('Sam')).expect(404);
  });

  test('in Spanish as well', async () => {
    await server.services.db.player.update({ where: { id: people[2].player.id }, data: { locale: 'es' } });
    const said = textOf((await page('', people[2]).expect(200)).text);
    for (const words of [
      'Guerras entre potencias',
      'Austria – Francia Febrero de 1805 Abril de 1805',
      'Lo mismo en una tabla: Puntos de victoria',
    ])
      expect(said).toContain(words);
  });
});

test('the page of the table has the question first, and folds what is not about it', async () => {
  const { text } = await getPage(server, `/t/${table}`, people[0]);
  const folds = [...text.matchAll(/<details data-fold="([^"]+)">/g)].map(([, name]) => name);
  expect(folds).toEqual(['board-status', 'board-treasury', 'private', 'log', 'spectators', 'about']);
  expect(text).not.toMatch(/<details data-fold="[^"]+" open/);
  const places = ['id="question-1"', 'id="board"', 'id="private"', 'id="log"', 'id="about"'].map((id) =>
    text.indexOf(id),
  );
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
  expect(text.match(/<h2[^>]*>Which political orders/g)).toHaveLength(1);
  expect(textOf(text)).toContain('Nobody is ready; when all are');
});
