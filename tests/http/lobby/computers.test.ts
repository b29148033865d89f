import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getPage, postForm, textOf } from '../harness/reading.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
beforeAll(async () => {
  server = await startServer();
  ada = await server.person('Ada');
});
afterAll(() => server.close());

const wanted = {
  ...{ game: 'versailles-1919', name: 'Practice', players: '3', me: 'uk', email: ['', '', ''], for: ['', '', ''] },
  ...{ who: 'public', hours: '24', expiry: 'fallback', grace: '12', timeZone: 'UTC', pack: '', salt: '' },
};

/** Creates a table with the form; where it leads, and the table's id. */
async function create(change: { readonly [field: string]: string } = {}) {
  const { headers } = await postForm(server, '/tables/new', { ...wanted, ...change }, ada).expect(303);
  const [, id = '', said = ''] = /^\/t\/(\w+)\?said=(\w+)$/.exec(headers.location ?? '') ?? [];
  return { id, said };
}

test('the form sets a table with computer players: it begins at once, and nothing is due', async () => {
  const { id, said } = await create({ who: 'private', computers: '2', computerPace: 'human' });
  expect(said).toBe('started');
  const { policy } = await server.services.db.table.findUniqueOrThrow({ where: { id } });
  expect(policy).toMatchObject({ computerPace: 'human' });
  const page = textOf((await getPage(server, `/t/${id}?said=started`, ada).expect(200)).text);
  expect(page).toContain('Computer');
  expect(page).not.toMatch(/invitations are on their way|1 day for each decision|Stop the clocks/);
});

test('too many of them are refused beside their field, and nothing typed is lost', async () => {
  const { text } = await postForm(server, '/tables/new', { ...wanted, players: '2', computers: '3' }, ada).expect(400);
  expect(textOf(text)).toContain('There is a place for one computer player at most.');
  expect(text).toContain('value="Practice"');
});

test('in the lobby the host adds and takes out computer players; others have no such button', async () => {
  const { id, said } = await create();
  expect(said).toBe('set');
  const lobby = async (reader: Person) => textOf((await getPage(server, `/t/${id}`, reader).expect(200)).text);
  expect(await lobby(ada)).toContain('Add the computer player');
  expect(await lobby(await server.person('Ben'))).not.toContain('Add the computer player');

  const post = (fields: { readonly [field: string]: string }) => postForm(server, `/t/${id}/computers`, fields, ada);
  const added = await post({ do: 'add', computer: 'fr' }).expect(303);
  expect(added.headers.location).toBe(`/t/${id}?said=computer-joined`);
  expect(await lobby(ada)).toMatch(/Computer\s*joined/);
  const again = await post({ do: 'add', computer: 'fr' }).expect(400);
  expect(textOf(again.text)).toContain('is not free');
  await post({ do: 'remove', computer: 'fr' }).expect(303);
  expect(await lobby(ada)).not.toContain('Take out');
});

test('in Spanish it is called what Spanish players call it', async () => {
  const { id } = await create({ computers: '1' });
  const carmen = await server.person('Carmen');
  await server.services.db.player.update({ where: { id: carmen.player.id }, data: { locale: 'es' } });
  expect(textOf((await getPage(server, `/t/${id}`, carmen).expect(200)).text)).toContain('Ordenador');
});

test('the API adds, takes out, and marks them', async () => {
  const { id } = await create();
  const api = (verb: 'get' | 'post' | 'delete', path: string) => as(server, ada, verb, `/api/tables/${id}${path}`);
  expect((await api('post', '/computers').send({ seat: 'fr' }).expect(200)).body).toEqual({ started: false });
  await api('delete', '/computers?seat=fr').expect(204);
  await api('post', '/computers').send({}).expect(200);
  expect((await api('post', '/computers').send({}).expect(200)).body).toEqual({ started: true });
  const { body } = await api('get', '').expect(200);
  expect(body.seats.map(({ isComputer }: { isComputer: boolean }) => isComputer)).toEqual([false, true, true]);
});

test('nobody can sign in as the computer player, nor be invited or mailed in its name', async () => {
  await create({ computers: '1' });
  const email = 'computer@despatch.invalid';
  const row = await server.services.db.player.findUniqueOrThrow({ where: { email } });
  expect(row.bannedAt).not.toBeNull();
});
