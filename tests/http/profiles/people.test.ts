import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { type PlayedTable, startTable } from '../harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let table: PlayedTable;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = await Promise.all([server.person('Ada'), server.person('Ben'), server.person('Cid')]);
  table = await startTable(server, ada, ben);
});
afterAll(() => server.close());

const look = (person: Person, path: string) => request(server.app).get(path).set('Cookie', person.cookie);
const post = (person: Person, path: string, fields: object) =>
  request(server.app).post(path).set('Cookie', person.cookie).type('form').send(fields);
const show = (person: Person, shows: object) =>
  as(server, person, 'patch', '/api/players/me').send({ shows }).expect(200);
const UUID = /[0-9a-f]{8}-[0-9a-f-]{27}/g; // each request has its own
const withoutId = (text: string, id: string) => text.replaceAll(id, 'x').replaceAll(UUID, '');

test('an address book has those whom one has played with, and nobody else', async () => {
  const { body } = await as(server, ada, 'get', '/api/fellows').expect(200);
  expect(body.fellows).toEqual([
    { id: ben.player.id, name: 'Ben', called: 'Ben', together: 1, lastTable: { id: table.id, name: 'Tuesday Club' } },
  ]);
  const page = await look(ada, '/people').expect(200);
  expect(load(page.text)('h2 a').text()).toBe('Ben');
  const empty = await look(cid, '/people').expect(200);
  expect(empty.text).toContain('Nobody yet');
});

test('a player is shown to those who have played with them; to others there is no such player', async () => {
  const { body } = await as(server, ada, 'get', `/api/players/${ben.player.id}`).expect(200);
  expect(body).toMatchObject({ name: 'Ben', own: false, together: 1, allGames: false });
  expect(body.games.map(({ id }: { id: string }) => id)).toEqual([table.id]);
  expect(JSON.stringify(body)).not.toContain('@');
  const page = await look(ada, `/players/${ben.player.id}`).expect(200);
  expect(load(page.text)('h1').text()).toBe('Ben');

  // Twins: a player who exists, and an id that nobody has.
  for (const path of ['/api/players/', '/players/']) {
    const hidden = await look(cid, `${path}${ben.player.id}`).expect(404);
    const nobody = await look(cid, `${path}abcdefghijkmnpqrstuv`).expect(404);
    expect(withoutId(hidden.text, ben.player.id)).toBe(withoutId(nobody.text, 'abcdefghijkmnpqrstuv'));
  }
});

test('everybody decides who sees their name and their other games', async () => {
  await show(ben, { name: 'players', games: 'players' });
  const seen = await as(server, cid, 'get', `/api/players/${ben.player.id}`).expect(200);
  // Cid may not read their private table, and so learns nothing of it.
  expect(seen.body).toMatchObject({ name: 'Ben', together: 0, allGames: true, games: [] });
  await as(server, cid, 'get', '/api/fellows').expect(200, { fellows: [] });

  await show(ben, { name: 'nobody' });
  await as(server, ada, 'get', `/api/players/${ben.player.id}`).expect(404);
  await as(server, ada, 'get', '/api/fellows').expect(200, { fellows: [] });
  await as(server, ben, 'get', `/api/players/${ben.player.id}`).expect(200);

  const page = await look(ben, '/preferences/account').expect(200);
  expect(load(page.text)('select[name=name]').val()).toBe('nobody');
  await post(ben, '/preferences/account', { name: 'fellows', record: 'nobody', games: 'nobody' }).expect(303);
  await as(server, ada, 'get', `/api/players/${ben.player.id}`).expect(200);
  const refused = await post(ben, '/preferences/account', { name: 'the world' }).expect(400);
  expect(refused.text).toContain('each for one of nobody, fellows and players');
  await as(server, ben, 'patch', '/api/players/me')
    .send({ shows: { name: 'all' } })
    .expect(400);
});

test('somebody is invited by their name, and the host is told no address', async () => {
  const form = load((await look(ada, '/tables/new?email=Ben').expect(200)).text);
  expect(form('#email-1').val()).toBe('Ben');
  expect(form('datalist#fellows option').attr('value')).toBe('Ben');
  const made = await as(server, ada, 'post', '/api/tables')
    .send({ game: 'iron-curtain', name: 'Again', players: 2, hostSeat: 'any', invitations: [{ email: ' ben ' }] })
    .expect(201);
  const lobby = await look(ada, `/t/${made.body.tableId}`).expect(200);
  expect(load(lobby.text)('table.figures').first().text()).toContain('Ben');
  expect(lobby.text).not.toContain(ben.player.email);
  const { body } = await as(server, ada, 'get', `/api/tables/${made.body.tableId}`).expect(200);
  expect(JSON.stringify(body)).not.toContain(ben.player.email);

  // By their id, at a table with an open place; twice is refused by their name.
  const open = await as(server, ada, 'post', '/api/tables')
    .send({ game: 'iron-curtain', name: 'Open', players: 2, hostSeat: 'any', public: true })
    .expect(201);
  const invite = `/api/tables/${open.body.tableId}/invitations`;
  await as(server, ada, 'post', invite).send({ player: ben.player.id }).expect(201);
  const twice = await post(ada, `/t/${open.body.tableId}/invite`, { email: 'Ben' }).expect(400);
  expect(twice.text).toContain('Ben is invited already.');
  expect(twice.text).not.toContain(ben.player.email);
  await as(server, ada, 'post', invite).send({ player: cid.player.id }).expect(400);
  await as(server, ada, 'post', invite).send({ player: ben.player.id, email: 'x@y.example' }).expect(400);
  const unknown = await post(ada, `/t/${open.body.tableId}/invite`, { email: 'Cid' }).expect(400);
  expect(unknown.text).toContain('“Cid” is not an e-mail address');
});

test('whom a host invites by name may have the address that they wrote: they are not told, and one sits', async () => {
  await show(ben, { name: 'players' });
  const names = /\b[0-9a-f]{64}\b|\b[a-z2-9]{20}\b|\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g;
  const twin = async (address: string, first: readonly string[]) => {
    const pace = { hours: '48', grace: '24', timeZone: 'UTC' };
    const form = { game: 'iron-curtain', name: 'Twins', players: '2', me: 'none', ...pace };
    const invited = first.map((who): [string, string] => ['email', who || address]);
    const fields = new URLSearchParams([...Object.entries(form), ...invited]).toString();
    const made = await request(server.app).post('/tables/new').set('Cookie', ada.cookie).send(fields).expect(303);
    const [path = ''] = made.headers.location?.split('?') ?? [];
    const told: string[] = [];
    const see = async () => told.push((await look(ada, path).expect(200)).text);
    await see();
    for (const email of [address, 'Ben']) told.push((await post(ada, `${path}/invite`, { email })).text);
    const tableId = path.split('/').at(-1) ?? '';
    await as(server, ben, 'post', `/api/tables/${tableId}/join`).send({}).expect(200);
    await see();
    for (const email of [address, 'Ben']) told.push((await post(ada, `${path}/invite`, { email })).text);
    expect(await server.services.db.seat.count({ where: { tableId, playerId: ben.player.id } })).toBe(1);
    await as(server, ben, 'post', `/api/tables/${tableId}/leave`).send({}).expect(204);
    await see();
    return told.map((text) => text.replaceAll(address, 'somebody').replaceAll(names, ''));
  };
  for (const first of [
    ['', 'Ben'],
    ['Ben', ''],
  ])
    expect(await twin('ben@players.example', first)).toEqual(await twin('nobody@players.example', first));
});
