import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { tick } from '../../../src/clocks/tick.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { testPictures } from '../../harness/pictures.ts';
import { flush, newestMail } from '../../mail/harness/mail-world.ts';
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
  const line = { id: club, name: 'Tuesday', hostName: 'Ada', members: 1, invited: true, word: '' };
  expect(asked.body.clubs).toEqual([{ ...line, until: expect.any(String) }]);
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

describe('an invitation by mail', () => {
  const world = () => ({ services: { ...server.services, clock: server.clock }, pictures: testPictures() });
  const invite = (who: string, word = '') => post(ada, `/clubs/${club}`, { do: 'invite', who, word });
  const invited = async () =>
    (await seen(ada)).invited.map(({ name, state }: { name: string; state: string }) => `${name}: ${state}`);
  /** The link in the mail that somebody got last. */
  const linkTo = async (address: string) => {
    await flush(world());
    const { text } = await newestMail(world(), address);
    return new URL(/https?:\S+\/m\/[\w-]+/.exec(text)?.[0] ?? '').pathname;
  };
  const withdrawAll = async () => {
    for (const { invitationId } of (await seen(ada)).invited)
      await post(ada, `/clubs/${club}`, { do: 'withdraw', invitation: invitationId }).expect(303);
  };

  test('says who, in their words, until when; a new address gets an account and is a member', async () => {
    const long = await invite('dora@elsewhere.example', 'x'.repeat(501)).expect(400);
    expect([load(long.text)('#who').val(), load(long.text)('#word-problem').text()]).toEqual([
      'dora@elsewhere.example',
      expect.stringContaining('500'),
    ]);
    await invite('Dora@Elsewhere.example', 'We play on Tuesdays.').expect(303);
    expect(await invited()).toEqual(['dora@elsewhere.example: open']);
    expect((await invite('dora@elsewhere.example').expect(400)).text).toContain('is a member or invited already');
    const link = await linkTo('dora@elsewhere.example');
    const mail = await newestMail(world(), 'dora@elsewhere.example');
    expect(mail.subject).toBe('Ada invites you to the club “Tuesday”');
    for (const words of ['We play on Tuesdays.', 'What it is about: Cold wars', 'You can answer until'])
      expect(mail.text).toContain(words);
    const page = load((await request(server.app).get(link).expect(200)).text);
    expect(page('main').text()).toContain('We play on Tuesdays.');
    const joined = await request(server.app).post(link).type('form').send({ do: 'accept' }).expect(303);
    expect(joined.headers.location).toContain('/welcome?');
    expect((await seen(ada)).members).toHaveLength(4);
    expect(await invited()).toEqual([]);
    expect((await request(server.app).get(link).expect(200)).text).toContain('This invitation is over');
    const dora = await server.services.db.player.findUniqueOrThrow({ where: { email: 'dora@elsewhere.example' } });
    await as(server, ada, 'delete', `/api/clubs/${club}/members/${dora.id}`).expect(204);
  });

  test('is declined without an account, ends after two weeks, is withdrawn; nobody else uses its link', async () => {
    await invite('eva@elsewhere.example').expect(303);
    const link = await linkTo('eva@elsewhere.example');
    expect((await look(cid, link).expect(200)).text).toContain('eva@elsewhere.example');
    await post(cid, link, { do: 'accept' }).expect(403);
    const no = await request(server.app).post(link).type('form').send({ do: 'decline' }).expect(200);
    expect(no.text).toContain('You declined');
    expect(await invited()).toEqual(['eva@elsewhere.example: declined']);
    // Asked once more, it begins anew.
    await invite('eva@elsewhere.example').expect(303);
    server.clock.advance(14 * 86_400_000);
    expect(await invited()).toEqual(['eva@elsewhere.example: ended']);
    expect((await request(server.app).get(link).expect(200)).text).toContain('This invitation is over');
    await withdrawAll();
    expect(await invited()).toEqual([]);
  });

  test('to an address tells nobody whose it is: invited by name as well, both stand side by side', async () => {
    const twin = async (address: string) => {
      const { clubId: id } = (await as(server, ada, 'post', '/api/clubs').send({ name: 'Twins' }).expect(201)).body;
      const ask = (who: string) => {
        server.clock.advance(1000);
        return post(ada, `/clubs/${id}`, { do: 'invite', who });
      };
      const told: string[] = [];
      const see = async () => told.push((await look(ada, `/clubs/${id}`).expect(200)).text);
      for (const who of [address, 'Ben', address, 'Ben']) told.push((await ask(who)).text);
      await see();
      for (const accept of [false, true]) {
        await as(server, ben, 'post', `/api/clubs/${id}/answer`).send({ accept }).expect(204);
        await see();
        if (!accept) await ask('Ben').expect(303);
      }
      return told.map((text) =>
        text
          .replaceAll(id, 'club')
          .replaceAll(address, 'somebody')
          .replaceAll(/"[a-z2-9]{20}"/g, ''),
      );
    };
    expect(await twin('ben@players.example')).toEqual(await twin('nobody@players.example'));
  });
});

test('members leave and are sent away; the next host is the oldest member, and strangers learn nothing', async () => {
  await as(server, cid, 'delete', `/api/clubs/${club}/members/${ben.player.id}`).expect(403);
  await as(server, ada, 'delete', `/api/clubs/${club}/members/${ada.player.id}`).expect(400);
  await as(server, ada, 'delete', `/api/clubs/${club}/members/${cid.player.id}`).expect(204);
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
  const told = (await look(cid, `/clubs/${club}`).expect(404)).text.replaceAll(club, 'x').replaceAll(uuid, '');
  const nothing = (await look(cid, '/clubs/nothing').expect(404)).text.replaceAll('nothing', 'x').replaceAll(uuid, '');
  expect(told).toBe(nothing);
  const heir = load((await look(ada, `/clubs/${club}/leave`).expect(200)).text);
  expect(heir('.lede').text()).toContain('Ben is its host then');
  await post(ada, `/clubs/${club}/leave`, {}).expect(303);
  expect(await seen(ben)).toMatchObject({ hosting: true, hostName: 'Ben' });
  const last = load((await look(ben, `/clubs/${club}/leave`).expect(200)).text);
  expect(last('.lede').text()).toContain('the club ends, with its table of results');
  await as(server, ben, 'post', `/api/clubs/${club}/leave`).expect(204);
  const { body } = await as(server, ben, 'get', '/api/clubs').expect(200);
  expect(body.clubs.map(({ id }: { id: string }) => id)).not.toContain(club);
  expect(await server.services.db.club.count({ where: { id: club } })).toBe(0);
});
