import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { load } from 'cheerio';
import request from 'supertest';
import { foundClub } from '../../../src/clubs/found-club.ts';
import { joinByLink, makeJoinLink } from '../../../src/clubs/join-club.ts';
import { resignSeat } from '../../../src/seats/resign-seat.ts';
import { as, type Person, startServer, type TestServer } from '../harness/test-server.ts';

let server: TestServer;
let ada: Person;
let others: readonly Person[];
let stranger: Person;
beforeAll(async () => {
  server = await startServer();
  [ada, stranger] = await Promise.all([server.person('Ada'), server.person('Zoe')]);
  others = await Promise.all(['Ben', 'Cid', 'Dan'].map((name) => server.person(name)));
  // Members of one club know each other.
  const { services: s } = server;
  const at = {
    clubId: (await foundClub(s, { playerId: ada.player.id, name: 'Club' })).clubId,
    playerId: ada.player.id,
  };
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
  const refused = await post(ada, '/contests', { name: '', kind: 'series', game: 'iron-curtain', players: 'Zoe' });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('“Zoe” is not in your address book.');
  expect(load(refused.text)('#players').text().trim()).toBe('Zoe');

  const form = { name: 'Rivals', kind: 'series', game: 'iron-curtain', players: 'Ben', hostPlays: 'on' };
  const made = await post(ada, '/contests', { ...form, size: '2', games: '3', hours: '48' }).expect(303);
  const id = made.headers.location?.split('/').at(-1) ?? '';
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

test('strangers learn nothing of a contest', async () => {
  const { id } = await server.services.db.contest.findFirstOrThrow();
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;
  const told = async (path: string) =>
    (await look(stranger, path).expect(404)).text.replaceAll(path.split('/').at(-1) ?? '', 'x').replaceAll(uuid, '');
  for (const path of ['/contests', '/api/contests'])
    expect(await told(`${path}/${id}`)).toBe(await told(`${path}/nothing`));
  await as(server, stranger, 'get', '/api/contests').expect(200, { contests: [] });
});
