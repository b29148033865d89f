import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { viewerOf } from '../../../src/access/viewer-of.ts';
import { readTableActs } from '../../../src/audit/read-acts.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { giveSeat } from '../../../src/seats/give-seat.ts';
import { declineSeat, takeSeat } from '../../../src/seats/substitutes/answer-substitute-request.ts';
import { withdrawSubstituteRequest } from '../../../src/seats/substitutes/change-substitute-request.ts';
import { checkMayOffer } from '../../../src/seats/substitutes/check-may-offer.ts';
import {
  listMySubstituteRequests,
  listTableSubstituteRequests,
} from '../../../src/seats/substitutes/list-substitute-requests.ts';
import { type OfferSeatInput, offerSeat } from '../../../src/seats/substitutes/offer-seat.ts';
import { listStandIns, standDown, standIn } from '../../../src/seats/substitutes/stand-ins.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

async function offered(change: Partial<OfferSeatInput> = {}) {
  const table = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  const eve = await world.person('Eve');
  const { tableId } = table;
  const offer = (more: Partial<OfferSeatInput>) =>
    offerSeat(world.services, { tableId, seat: 'Bob', by: table.player('Bob').playerId, email: eve.email, ...more });
  const { substituteRequestId } = await offer(change);
  return { ...table, eve, offer, substituteRequestId };
}

test('a seat is offered to a person by their address, who takes it with one answer', async () => {
  const { tableId, substituteRequestId, eve } = await offered({ reason: ' off to  sea ' });
  const notification = await world.services.db.notification.findFirstOrThrow({
    where: { tableId, kind: 'seat-offer' },
  });
  expect(notification).toMatchObject({ email: eve.email, data: { substituteRequest: substituteRequestId } });
  expect(await takeSeat(world.services, { substituteRequestId, playerId: eve.id })).toMatchObject({ tableId, seq: 2 });
  expect(await viewerOf(world.services, tableId, eve.id)).toBe('Bob');
  expect(await listTableSubstituteRequests(world.services, tableId, undefined)).toMatchObject([
    { state: 'taken', reason: 'off to sea', takenBy: 'Eve', former: 'Bob', email: undefined },
  ]);
  expect(await refused(() => takeSeat(world.services, { substituteRequestId, playerId: eve.id }))).toEqual({
    code: 'stale',
    says: 'You have taken over this seat already.',
  });
});

test('the host is told when a player offers their own seat, and only then', async () => {
  const { tableId, substituteRequestId, offer, player } = await offered();
  const { id: eve } = await world.person('Eve');
  const host = player('Ann').playerId;
  await offer({ seat: 'Ann', by: host, email: 'a@b.example' });
  await offer({ seat: 'Cid', by: eve, email: 'a@b.example' });
  const told = await world.services.db.notification.findMany({ where: { tableId, kind: 'seat-offered' } });
  expect(told).toMatchObject([{ playerId: host, seat: null, data: { substituteRequest: substituteRequestId } }]);
});

test('only the one who is named may answer, and only while the offer stands', async () => {
  const { substituteRequestId, eve, player } = await offered();
  const fay = await world.person('Fay');
  for (const answer of [takeSeat, declineSeat])
    expect(await refused(() => answer(world.services, { substituteRequestId, playerId: fay.id }))).toEqual({
      code: 'forbidden',
      says: 'This seat is offered to somebody else.',
    });
  await declineSeat(world.services, { substituteRequestId, playerId: eve.id });
  await declineSeat(world.services, { substituteRequestId, playerId: eve.id });
  expect(await refused(() => takeSeat(world.services, { substituteRequestId, playerId: eve.id }))).toMatchObject({
    code: 'stale',
    says: expect.stringMatching(/^This offer was declined/),
  });
  const told = await world.services.db.notification.findMany({
    where: { kind: 'seat-declined', data: { path: ['substituteRequest'], equals: substituteRequestId } },
  });
  expect(told.map(({ playerId }) => playerId)).toEqual([player('Bob').playerId]);
  expect(
    await refused(() => takeSeat(world.services, { substituteRequestId: 'none', playerId: eve.id })),
  ).toMatchObject({
    code: 'not-found',
  });
});

test('what a moderator does with an offer is noted with it; what players do is not', async () => {
  const { tableId, substituteRequestId, player, offer, eve } = await offered();
  const { services } = world;
  const mo = await world.person('Mo');
  const withdraw = (id: string, by: string, moderates: boolean) =>
    withdrawSubstituteRequest(services, { tableId, substituteRequestId: id, playerId: by, moderates, dispute: 'D1' });
  await withdraw(substituteRequestId, player('Bob').playerId, false);
  const again = await offer({ by: mo.id, moderates: true, dispute: 'D1' });
  await withdraw(again.substituteRequestId, mo.id, true);
  await withdraw(again.substituteRequestId, mo.id, true);
  const to = { email: eve.email };
  await giveSeat(services, { tableId, seat: 'Bob', to, by: mo.id, reason: 'Bob is ill.', dispute: 'D1' });
  const noted = (data: object) => expect.objectContaining({ by: mo.id, what: 'seats', disputeId: 'D1', data });
  expect((await readTableActs(services, tableId)).toReversed()).toEqual([
    noted({ did: 'offered' }),
    noted({ did: 'withdrawn' }),
    noted({ did: 'given', name: 'Eve' }),
  ]);
});

test('an offer can be taken back by its player, its host and who made it, and by nobody else', async () => {
  const { tableId, substituteRequestId, player, eve, offer } = await offered();
  const withdraw = (playerId: string, id = substituteRequestId) =>
    withdrawSubstituteRequest(world.services, { tableId, substituteRequestId: id, playerId });
  expect(await refused(() => withdraw(player('Cid').playerId))).toMatchObject({ code: 'forbidden' });
  await withdraw(player('Bob').playerId);
  await withdraw(player('Ann').playerId);
  expect(await refused(() => takeSeat(world.services, { substituteRequestId, playerId: eve.id }))).toMatchObject({
    says: 'This offer was taken back.',
  });
  const again = await offer({});
  await takeSeat(world.services, { substituteRequestId: again.substituteRequestId, playerId: eve.id });
  expect(await refused(() => withdraw(player('Ann').playerId, again.substituteRequestId))).toMatchObject({
    code: 'stale',
  });
});

test('those on the waiting list of the game are written to, and the first who accepts has the seat', async () => {
  const [fay, gil] = [await world.person('Fay'), await world.person('Gil')];
  for (const { id: playerId } of [fay, gil, fay]) await standIn(world.services, { playerId, game: 'relay' });
  expect(await listStandIns(world.services, fay.id)).toEqual(['relay']);
  const { tableId, substituteRequestId, eve } = await offered({ email: undefined });
  const notifications = await world.services.db.notification.findMany({ where: { tableId, kind: 'seat-offer' } });
  expect(notifications.map(({ playerId }) => playerId).toSorted()).toEqual([fay.id, gil.id].toSorted());
  expect(await listMySubstituteRequests(world.services, fay.id)).toMatchObject([
    { id: substituteRequestId, listed: true },
  ]);
  expect(await listMySubstituteRequests(world.services, eve.id)).toEqual([]);
  expect(await refused(() => takeSeat(world.services, { substituteRequestId, playerId: eve.id }))).toEqual({
    code: 'forbidden',
    says: 'This seat is offered to players on the waiting list for this game. Put yourself on it first.',
  });
  const answers = await Promise.allSettled([
    takeSeat(world.services, { substituteRequestId, playerId: fay.id }),
    takeSeat(world.another(), { substituteRequestId, playerId: gil.id }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await standDown(world.services, { playerId: fay.id, game: 'relay' });
  await standDown(world.services, { playerId: gil.id, game: 'relay' });
  expect(await listStandIns(world.services, fay.id)).toEqual([]);
  expect(await refused(() => standIn(world.services, { playerId: fay.id, game: 'chess' }))).toMatchObject({
    code: 'bad-input',
    says: expect.stringMatching(/^There is no game “chess” on this server/),
  });
});

test('when one offer is accepted the others for the seat are over', async () => {
  const { substituteRequestId, offer, eve } = await offered();
  const fay = await world.person('Fay');
  const second = await offer({ email: fay.email });
  await takeSeat(world.services, { substituteRequestId, playerId: eve.id });
  expect(
    await refused(() =>
      takeSeat(world.services, { substituteRequestId: second.substituteRequestId, playerId: fay.id }),
    ),
  ).toMatchObject({ code: 'stale' });
});

test('what cannot be offered is refused in a sentence', async () => {
  const { offer, eve, tableId, player, substituteRequestId } = await offered();
  const says = async (change: Partial<OfferSeatInput>) => (await refused(() => offer(change))).says;
  const by = await world.services.db.player.findUniqueOrThrow({ where: { id: player('Bob').playerId } });
  expect(await says({})).toBe(`This seat is offered to ${eve.email} already.`);
  expect(await says({ email: by.email, by: by.id })).toBe(`${by.email} sits at this table already.`);
  expect(await says({ email: 'nonsense' })).toMatch(/is not an e-mail address/);
  expect(await says({ email: 'x@y.example', reason: 'x'.repeat(301) })).toBe(
    'The reason has 301 characters; at most 300 are possible.',
  );
  expect(await says({ email: 'x@y.example', reason: 'a\nb' })).toMatch(/^The reason must be one line/);
  expect(await says({ seat: 'Zoe' })).toBe('This table has no seat “Zoe”.');
  expect(await says({ seat: '?1' })).toBe('This table has no seat “?1”.');
  expect(await says({ tableId: 'no table' })).toMatch(/^There is no such table/);
  await offer({ email: undefined });
  expect(await says({ email: undefined })).toBe('This seat is offered to the waiting list already.');
  for (let i = 0; i < 10; i += 1) await offer({ email: `a${i}@y.example` });
  expect(await says({ email: 'b@y.example' })).toMatch(/^12 offers are open/);
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  expect(await says({ email: 'b@y.example' })).toMatch(/^This game is not being played/);
  expect(await refused(() => takeSeat(world.services, { substituteRequestId, playerId: eve.id }))).toMatchObject({
    says: 'This game is not being played, so no seat can change hands.',
  });
});

test('nobody writes more than thirty offers a day; the clock, which seeks substitutes, may', async () => {
  const { tableId, player, offer } = await offered();
  const old = await startedTable(world, ['Ann', 'Bob']);
  const createdAt = world.clock.now();
  for (const byId of ['clock', player('Ann').playerId])
    await world.services.db.substituteRequest.createMany({
      data: Array.from({ length: 30 }, () => ({
        ...{ id: newId(), tableId: old.tableId, seat: 'Bob', byId, state: 'withdrawn' as const, createdAt },
      })),
    });
  const late = { seat: 'Cid', email: 'x@y.example' };
  expect(await refused(() => offer({ ...late, by: player('Ann').playerId }))).toMatchObject({ code: 'too-many' });
  await offer({ ...late, by: 'clock' });
  expect(await world.services.db.substituteRequest.count({ where: { tableId } })).toBe(2);
});

test('its player may offer a seat, the host only when the player is late or gone, others never', async () => {
  const { tableId, player, eve } = await offered();
  const may = async (seat: string, playerId: string) => {
    try {
      await checkMayOffer(world.services, { tableId, seat, playerId });
      return 'yes';
    } catch {
      return (await refused(() => checkMayOffer(world.services, { tableId, seat, playerId }))).code;
    }
  };
  const [ann, bob, cid] = ['Ann', 'Bob', 'Cid'].map((seat) => player(seat).playerId);
  if (!ann || !bob || !cid) throw new Error('three play');
  expect(await may('Bob', bob)).toBe('yes');
  expect(await may('Bob', cid)).toBe('forbidden');
  expect(await may('Bob', ann)).toBe('forbidden');
  expect(await may('Bob', eve.id)).toBe('not-found');
  expect(await may('Zoe', ann)).toBe('not-found');
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(await may('Bob', ann)).toBe('forbidden');
  world.clock.advance(9 * 86_400_000);
  expect(await may('Bob', ann)).toBe('yes');
  expect(await may('Cid', ann)).toBe('forbidden');
});
