import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { tick } from '../../../src/clocks/tick.ts';
import { foundClub } from '../../../src/clubs/found-club.ts';
import { joinByLink, makeJoinLink } from '../../../src/clubs/join-club.ts';
import { leaveClub } from '../../../src/clubs/leave-club.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let others: readonly Person[];
let stranger: Person;
let club: string;
beforeAll(async () => {
  server = await startServer();
  [ada, stranger] = await Promise.all([server.person('Ada'), server.person('Zoe')]);
  others = await Promise.all(['Ben', 'Cid', 'Dan'].map((name) => server.person(name)));
  // Members of one club know each other.
  const { services: s } = server;
  club = (await foundClub(s, { playerId: ada.player.id, name: 'Club' })).clubId;
  const at = { clubId: club, playerId: ada.player.id };
  const { token } = await makeJoinLink(s, at);
  for (const { player } of others) await joinByLink(s, token, player.id);
});
afterAll(() => server.close());

const look = (person: Person, path: string) => request(server.app).get(path).set('Cookie', person.cookie);
const post = (person: Person, path: string, fields: object) =>
  request(server.app).post(path).set('Cookie', person.cookie).type('form').send(fields);
const begin = async (input: object) => {
  const { body } = await as(server, ada, 'post', '/api/contests')
    .send({ name: 'Cup', game: 'iron-curtain', ...input })
    .expect(201);
  return String(body.contestId);
};
const seen = async (id: string, person = ada) =>
  (await as(server, person, 'get', `/api/contests/${id}`).expect(200)).body;

/** Everybody who is invited accepts. */
async function acceptAll(): Promise<void> {
  for (const person of others) {
    const { body } = await as(server, person, 'get', '/api/invitations').expect(200);
    for (const { id } of body.invitations)
      await as(server, person, 'post', `/api/invitations/${id}/accept`).expect(200);
  }
}

/** The game at a table ends: somebody gives up. */
async function lose(tableId: string, playerId: string): Promise<void> {
  const { seat } = await server.services.db.seat.findFirstOrThrow({ where: { tableId, playerId } });
  await resignSeat(server.services, { tableId, seat, playerId });
}

test('a knock-out: drawn, invited by name, and the winners go on to the final', async () => {
  const players = others.map(({ player }) => player.id);
  const id = await begin({ kind: 'knockOut', players, hostPlays: true });
  const first = await seen(id);
  expect(first).toMatchObject({ status: 'playing', rounds: 2, players: 4, hosting: true, roundOver: false });
  expect(first.begun).toHaveLength(1);
  const games: { tableId: string; name: string; players: { playerId: string }[] }[] = first.begun[0].games;
  expect(games.map(({ name }) => name)).toEqual(['Cup 1.1', 'Cup 1.2']);
  await as(server, ada, 'post', `/api/contests/${id}/next-round`).expect(409);

  await acceptAll();
  const [one, two] = games;
  if (!one || !two) throw new Error('two games');
  await lose(one.tableId, one.players[1]?.playerId ?? '');
  await lose(two.tableId, two.players[0]?.playerId ?? '');
  expect(await seen(id)).toMatchObject({ roundOver: true, undecided: [] });
  const [ben] = others;
  if (!ben) throw new Error('Ben');
  await as(server, ben, 'post', `/api/contests/${id}/next-round`).expect(403);
  await post(ada, `/contests/${id}`, { do: 'next' }).expect(303);

  const second = await seen(id);
  const winners = [one.players[0]?.playerId, two.players[1]?.playerId];
  const [final] = second.begun[1].games;
  expect(final.players.map(({ playerId }: { playerId: string }) => playerId).sort()).toEqual(winners.sort());
  await acceptAll();
  await lose(final.tableId, final.players[0].playerId);
  await post(ada, `/contests/${id}`, { do: 'next' }).expect(303);
  const over = await seen(id);
  expect(over.status).toBe('finished');
  expect(over.scores[0]).toMatchObject({ playerId: final.players[1].playerId, played: 2, points: 2 });
  await as(server, ada, 'post', `/api/contests/${id}/next-round`).expect(409);
  const page = load((await look(ben, `/contests/${id}`).expect(200)).text);
  expect(
    page('h2')
      .map((_, h) => page(h).text())
      .get(),
  ).toEqual(['Table of results', 'Round 1 of 2', 'Round 2 of 2']);
});

test('where nobody has won, the host says who goes on', async () => {
  const players = others.map(({ player }) => player.id);
  const id = await begin({ kind: 'knockOut', players });
  const { begun } = await seen(id);
  for (const { tableId } of begun[0].games) await as(server, ada, 'post', `/api/tables/${tableId}/cancel`).expect(204);
  const refused = await post(ada, `/contests/${id}`, { do: 'next' }).expect(400);
  expect(refused.text).toContain('Nobody won Cup 1.1 alone: choose who goes on.');
  const chosen = begun[0].games.map(
    ({ tableId, players: [who] }: { tableId: string; players: { playerId: string }[] }) => [tableId, who?.playerId],
  );
  await as(server, ada, 'post', `/api/contests/${id}/next-round`)
    .send({ goOn: Object.fromEntries(chosen) })
    .expect(204);
  const [final] = (await seen(id)).begun[1].games;
  expect(final.players.map(({ playerId }: { playerId: string }) => playerId).sort()).toEqual(
    chosen.map(([, who]: readonly string[]) => who).sort(),
  );
  await as(server, ada, 'post', `/api/contests/${id}/cancel`).expect(204);
  expect((await seen(id)).status).toBe('cancelled');
});

test('a series has the same people one seat on in each game; a form with faults stays filled in', async () => {
  const refused = await post(ada, '/contests/new', { name: '', kind: 'series', game: 'iron-curtain', players: 'Zoe' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('“Zoe” is not in your address book.');
  expect(load(refused.text)('#players').text().trim()).toBe('Zoe');

  // The form asks what its tables are made with, as that for a new table does.
  const page = load((await look(ada, '/contests/new?game=iron-curtain').expect(200)).text);
  const option = page('select[name^="option."]').first();
  const other = option.find('option:not([selected])').first().attr('value') ?? '';
  const form = { name: 'Rivals', kind: 'series', game: 'iron-curtain', players: 'Ben', hostPlays: 'on' };
  const terms = { hours: '72', grace: '24', expiry: 'fallback', unrated: 'on', [option.attr('name') ?? '']: other };
  const wrong = await post(ada, '/contests/new', { ...form, games: '1', ...terms }).expect(400);
  expect(load(wrong.text)('#hours').val()).toBe('72');
  const made = await post(ada, '/contests/new', { ...form, games: '3', ...terms }).expect(303);
  const id = made.headers.location?.split('/').at(-1) ?? '';
  const begun = await server.services.db.table.findFirstOrThrow({ where: { contest: { contestId: id } } });
  expect(begun).toMatchObject({
    options: { [(option.attr('name') ?? '').replace('option.', '')]: expect.anything() },
    timeControl: { hours: 72, atExpiry: 'fallback' },
    policy: { rated: false },
  });
  expect(String(Object(begun.options)[(option.attr('name') ?? '').replace('option.', '')])).toBe(other);
  await acceptAll();
  const order = async (round: number) => {
    const [game] = (await seen(id)).begun[round - 1].games;
    const seats = await server.services.db.seat.findMany({
      where: { tableId: game.tableId },
      orderBy: { seat: 'asc' },
    });
    return { tableId: game.tableId, players: seats.map(({ playerId }) => playerId) };
  };
  const first = await order(1);
  await lose(first.tableId, ada.player.id);
  await as(server, ada, 'post', `/api/contests/${id}/next-round`).expect(204);
  await acceptAll();
  expect((await order(2)).players).toEqual(first.players.toReversed());
});

test('of three one has a bye, which is said; who alone wins is first in the table of results', async () => {
  const [ben, cid] = others;
  if (!ben || !cid) throw new Error('two others');
  const id = await begin({ kind: 'knockOut', players: [ben.player.id, cid.player.id] });
  const [{ games, resting }] = (await seen(id)).begun;
  expect([games.length, resting.length]).toEqual([1, 1]);
  await acceptAll();
  await lose(games[0].tableId, games[0].players[0].playerId);
  const page = load((await look(ada, `/contests/${id}`).expect(200)).text);
  expect(page('main').text()).toContain(`With a bye: ${resting[0].name}`);
  const row = page('#scores + div tbody tr').first();
  expect(row.text().replaceAll(/\s+/g, ' ').trim()).toMatch(/^1 ?(Ada|Ben|Cid) ?1 ?1 ?1$/);
});

test('a club’s contest is played by its members, stands on its page and counts in its results', async () => {
  const [ben, cid] = others;
  if (!ben || !cid) throw new Error('two others');
  const { services: s } = server;
  const two = (await foundClub(s, { playerId: stranger.player.id, name: 'Two' })).clubId;
  const { token } = await makeJoinLink(s, { clubId: two, playerId: stranger.player.id });
  await joinByLink(s, token, ada.player.id);
  const game = { kind: 'series', game: 'iron-curtain', name: 'Club cup', games: 2 };
  const notMember = { ...game, players: [ben.player.id, stranger.player.id], hostPlays: false, clubId: club };
  const refused = await as(server, ada, 'post', '/api/contests').send(notMember).expect(400);
  expect(JSON.stringify(refused.body)).toContain('Zoe is no member of this club.');
  await as(server, ada, 'post', '/api/contests')
    .send({ ...game, players: [ben.player.id], clubId: 'none' })
    .expect(404);

  const id = await begin({ ...game, players: [ben.player.id], clubId: club });
  await acceptAll();
  // A member who does not play reads it, and runs nothing.
  expect((await seen(id, cid)).club).toEqual({ id: club, name: 'Club' });
  await as(server, cid, 'post', `/api/contests/${id}/next-round`).expect(403);
  await as(server, stranger, 'get', `/api/contests/${id}`).expect(404);
  const shown = load((await look(cid, `/clubs/${club}`).expect(200)).text);
  expect(shown('#contests + ul').text()).toContain('Club cup');
  const { body } = await as(server, cid, 'get', `/api/clubs/${club}/contests`).expect(200);
  expect(body.contests.map((one: { name: string }) => one.name)).toEqual(['Club cup']);
  const own = await as(server, cid, 'get', '/api/contests').expect(200);
  expect(own.body.contests.map((one: { name: string }) => one.name)).not.toContain('Club cup');

  const [{ tableId }] = (await seen(id)).begun[0].games;
  await lose(tableId, ben.player.id);
  await tick(s);
  const { results } = (await as(server, ada, 'get', `/api/clubs/${club}`).expect(200)).body;
  expect(results.map(({ name, won }: { name: string; won: number }) => [name, won])).toEqual([
    ['Ada', 1],
    ['Ben', 0],
  ]);
  // Who has left the club is not told of it any more.
  await leaveClub(s, { clubId: club, playerId: ben.player.id });
  expect((await seen(id, ben)).club).toBeUndefined();
});

test('strangers learn nothing of a contest', async () => {
  const { id } = await server.services.db.contest.findFirstOrThrow();
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
  const told = async (path: string) =>
    (await look(stranger, path).expect(404)).text.replaceAll(path.split('/').at(-1) ?? '', 'x').replaceAll(uuid, '');
  for (const path of ['/contests', '/api/contests'])
    expect(await told(`${path}/${id}`)).toBe(await told(`${path}/nothing`));
  await as(server, stranger, 'get', '/api/contests').expect(200, { contests: [] });
});
