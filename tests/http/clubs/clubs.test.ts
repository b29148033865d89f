import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { tick } from '../../../src/clocks/tick.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { type PlayedTable, startTable } from '../harness/a-table.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let ben: Person;
let cid: Person;
let table: PlayedTable;
let club: string;
beforeAll(async () => {
  server = await startServer();
  [ada, ben, cid] = await Promise.all([server.person('Ada'), server.person('Ben'), server.person('Cid')]);
  table = await startTable(server, ada, ben);
  const made = await as(server, ada, 'post', '/api/clubs').send({ name: 'Tuesday', about: 'Cold wars' }).expect(201);
  club = made.body.clubId;
});
afterAll(() => server.close());

const look = (person: Person, path: string) => request(server.app).get(path).set('Cookie', person.cookie);
const post = (person: Person, path: string, fields: object) =>
  request(server.app).post(path).set('Cookie', person.cookie).type('form').send(fields);
const seen = async (person: Person) => (await as(server, person, 'get', `/api/clubs/${club}`).expect(200)).body;

test('a club is founded with a name; its host is its first member', async () => {
  expect(await seen(ada)).toMatchObject({ name: 'Tuesday', about: 'Cold wars', hosting: true, hostName: 'Ada' });
  const refused = await post(ada, '/clubs', { name: '!', about: 'x'.repeat(301) }).expect(400);
  expect(refused.text).toContain('A club needs a name');
  expect(load(refused.text)('#name').val()).toBe('!');
  const none = await look(cid, '/clubs').expect(200);
  expect(none.text).toContain('You are in no club yet');
});

test('the host invites those they know by name; others join by the link', async () => {
  const refused = await post(ada, `/clubs/${club}`, { do: 'invite', who: 'Cid' }).expect(400);
  expect(refused.text).toContain('Nobody in your address book has this name');
  await post(ada, `/clubs/${club}`, { do: 'invite', who: 'ben' }).expect(303);
  await as(server, ada, 'post', `/api/clubs/${club}/invitations`).send({ player: ben.player.id }).expect(400);
  // Who is asked sees its name, and not more.
  const asked = await as(server, ben, 'get', '/api/clubs').expect(200);
  expect(asked.body.clubs).toEqual([{ id: club, name: 'Tuesday', hostName: 'Ada', members: 1, invited: true }]);
  await as(server, ben, 'get', `/api/clubs/${club}`).expect(404);
  expect(load((await look(ben, '/clubs').expect(200)).text)('.your-move').text()).toContain('You are invited');
  server.clock.advance(1000);
  await post(ben, `/clubs/${club}`, { do: 'accept' }).expect(303);
  await as(server, ben, 'post', `/api/clubs/${club}/link`).expect(403);

  const shown = await post(ada, `/clubs/${club}`, { do: 'link' }).expect(200);
  const link = new URL(load(shown.text)('code.secret').text()).pathname;
  server.clock.advance(1000);
  expect((await look(cid, link).expect(200)).text).toContain('Cold wars');
  await post(cid, link, {}).expect(303);
  await post(cid, link, {}).expect(303);
  const { members } = await seen(cid);
  expect(members.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'Ben', 'Cid']);
  await as(server, ada, 'delete', `/api/clubs/${club}/link`).expect(204);
  await look(cid, link).expect(404);
  // Members know each other's names.
  await as(server, cid, 'get', `/api/players/${ben.player.id}`).expect(200);
  const { body } = await as(server, cid, 'get', '/api/fellows').expect(200);
  expect(body.fellows.map(({ name }: { name: string }) => name).sort()).toEqual(['Ada', 'Ben']);
});

test('its tables make its table of results, and nobody reads more of them than before', async () => {
  await as(server, ben, 'post', `/api/clubs/${club}/tables`).send({ tableId: table.id }).expect(404);
  expect((await seen(ada)).addable).toEqual([{ id: table.id, name: 'Tuesday Club' }]);
  await post(ada, `/clubs/${club}`, { do: 'add-table', table: table.id }).expect(303);
  expect((await seen(ben)).tables).toHaveLength(1);
  expect((await seen(cid)).tables).toEqual([]);
  expect((await seen(ada)).results).toEqual([]);

  const [seat = ''] = Object.entries(table.people).find(([, person]) => person === ben) ?? [];
  await resignSeat(server.services, { tableId: table.id, seat, playerId: ben.player.id });
  await tick(server.services);
  expect((await seen(cid)).results).toEqual([
    { playerId: ada.player.id, name: 'Ada', played: 1, won: 1 },
    { playerId: ben.player.id, name: 'Ben', played: 1, won: 0 },
  ]);
  const page = await look(cid, `/clubs/${club}`).expect(200);
  expect(load(page.text)('#results + div tbody').text().replaceAll(/\s+/g, '')).toBe('Ada11Ben10');
  await as(server, ben, 'delete', `/api/clubs/${club}/tables/${table.id}`).expect(403);
  await as(server, ada, 'delete', `/api/clubs/${club}/tables/${table.id}`).expect(204);
  expect((await seen(cid)).results).toEqual([]);
});

test('members leave and are sent away; the next host is the oldest member, and strangers learn nothing', async () => {
  await as(server, cid, 'delete', `/api/clubs/${club}/members/${ben.player.id}`).expect(403);
  await as(server, ada, 'delete', `/api/clubs/${club}/members/${ada.player.id}`).expect(400);
  await as(server, ada, 'delete', `/api/clubs/${club}/members/${cid.player.id}`).expect(204);
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
  const told = (await look(cid, `/clubs/${club}`).expect(404)).text.replaceAll(club, 'x').replaceAll(uuid, '');
  const nothing = (await look(cid, '/clubs/nothing').expect(404)).text.replaceAll('nothing', 'x').replaceAll(uuid, '');
  expect(told).toBe(nothing);
  await post(ada, `/clubs/${club}`, { do: 'leave' }).expect(303);
  expect(await seen(ben)).toMatchObject({ hosting: true, hostName: 'Ben' });
  await as(server, ben, 'post', `/api/clubs/${club}/leave`).expect(204);
  await as(server, ben, 'get', '/api/clubs').expect(200, { clubs: [] });
  expect(await server.services.db.club.count()).toBe(0);
});
