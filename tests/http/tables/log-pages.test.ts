import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { dealTable, does } from '../../fixtures/side-deals/deal-table.ts';
import { getPage } from '../harness/reading.ts';
import { anybody, as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let mia: Person;
let id: string;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, mia] = [await server.person('Ada'), await server.person('Ben'), await server.person('Mia')];
  await server.services.db.player.update({ where: { id: mia.player.id }, data: { role: 'moderator' } });
  id = await dealTable(server.services, [ada, ben]);
  await propose(6);
});
afterAll(() => server.close());

/** So many entries more. */
async function propose(times: number): Promise<void> {
  for (let i = 0; i < times; i += 1) await does(server.services, id, 'Red', '~propose', { to: 'Blue', coins: 1 });
}

const seqs = (body: { readonly entries: readonly { readonly seq: number }[] }) => body.entries.map(({ seq }) => seq);

test('the log is read page by page, by anybody at a public table', async () => {
  const path = `/api/tables/${id}/log?limit=4`;
  const first = await anybody(server, 'get', path).expect(200);
  expect(seqs(first.body)).toEqual([1, 2, 3, 4]);
  const second = await anybody(server, 'get', `${path}&after=${first.body.next}`).expect(200);
  expect(seqs(second.body)).toEqual([5, 6, 7]);
  expect(second.body.next).toBeUndefined();
});

describe('what is no page is refused in a sentence', () => {
  test.each(['0', '501', '1000000', '-1', '1.5', 'all', ''])('limit=%s', async (limit) => {
    for (const path of [`/api/tables/${id}/log`, `/api/desk/tables/${id}/log`]) {
      const { body } = await as(server, mia, 'get', `${path}?limit=${limit}`).expect(400);
      expect(body.detail).toMatch(/query\.limit/);
    }
  });

  test('a cursor of another table, of another reader, and one that was made up', async () => {
    const other = await dealTable(server.services, [ada, ben]);
    await does(server.services, other, 'Red', '~propose', { to: 'Blue', coins: 1 });
    const { body: theirs } = await anybody(server, 'get', `/api/tables/${other}/log?limit=1`).expect(200);
    const { body: own } = await as(server, ada, 'get', `/api/tables/${id}/log?limit=1`).expect(200);
    for (const cursor of [theirs.next, own.next, '3.AAAAAAAAAAAAAAAA', '3', '%00', "1' OR 1=1"]) {
      const { body } = await anybody(server, 'get', `/api/tables/${id}/log?after=${cursor}`).expect(400);
      expect(body.detail).toMatch(/^This is no place in this log/);
    }
    await anybody(server, 'get', `/api/tables/${id}/log?after=${'a'.repeat(101)}`).expect(400);
    for (const page of [`/t/${id}/log?before=${theirs.next}`, `/t/${id}/log?after=3`])
      expect((await getPage(server, page, ada).expect(400)).text).toContain('This is no place in this log');
    await getPage(server, `/desk/t/${id}?before=nonsense`, mia).expect(400);
  });
});

test('a moderator reads the last page first, and any other by its cursor; the audit names what was on it', async () => {
  const path = `/api/desk/tables/${id}/log?limit=3`;
  expect(seqs((await as(server, mia, 'get', path).expect(200)).body)).toEqual([5, 6, 7]);
  const first = await as(server, mia, 'get', `${path}&from=1`).expect(200);
  expect(seqs(first.body)).toEqual([1, 2, 3]);
  const second = await as(server, mia, 'get', `${path}&from=1&after=${first.body.next}`).expect(200);
  expect(seqs(second.body)).toEqual([4, 5, 6]);
  const looks = await server.services.db.audit.findMany({
    where: { tableId: id, what: 'log' },
    orderBy: { at: 'asc' },
  });
  expect(looks.map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      { from: 5, to: 7 },
      { from: 1, to: 3 },
      { from: 4, to: 6 },
    ]),
  );
});

test('the page of a long log leads to what is older, and back', async () => {
  await propose(100);
  const linkOf = (html: string, rel: string) =>
    new RegExp(`href="([^"]*)"[^>]*rel="${rel}"`).exec(html)?.[1]?.replaceAll('&#x3D;', '=').replaceAll('&amp;', '&') ??
    '';
  const newest = await getPage(server, `/t/${id}/log?to=107`, ada).expect(200);
  expect(newest.text).toContain('id="entry-107"');
  expect(newest.text).not.toContain('id="entry-7"');
  const older = await getPage(server, linkOf(newest.text, 'next'), ada).expect(200);
  expect(older.text).toContain('id="entry-7"');
  expect(older.text).not.toContain('id="entry-8"');
  const back = await getPage(server, linkOf(older.text, 'prev'), ada).expect(200);
  expect(back.text).toContain('id="entry-8"');
});
