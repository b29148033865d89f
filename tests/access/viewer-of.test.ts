import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { checkHolder } from '../../src/access/check-holder.ts';
import { seatOf } from '../../src/access/seat-of.ts';
import { viewerOf } from '../../src/access/viewer-of.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { withdrawInvitation } from '../../src/lobby/withdraw-invitation.ts';
import { listPublicTables } from '../../src/play/list-public-tables.ts';
import { listTables } from '../../src/play/list-tables.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { markSeen } from '../../src/tables/mark-seen.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const looks = (tableId: string, playerId?: string) => viewerOf(world.services, tableId, playerId);

test('a private table: its players as their seats, strangers not at all', async () => {
  const { tableId, player } = await startedTable(world);
  const stranger = await world.person('Stranger');
  expect(await looks(tableId, player('Ann').playerId)).toBe('Ann');
  expect(await looks(tableId, player('Bob').playerId)).toBe('Bob');
  for (const who of [stranger.id, 'nobody', '\u0000', undefined])
    expect(await refused(() => looks(tableId, who))).toMatchObject({ code: 'not-found' });
  expect(await refused(() => looks('none', player('Ann').playerId))).toMatchObject({ code: 'not-found' });
});

test('a public table: everybody else is a spectator', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { public: true });
  expect(await looks(tableId)).toBe('spectator');
  expect(await looks(tableId, (await world.person('Stranger')).id)).toBe('spectator');
  expect(await looks(tableId, player('Bob').playerId)).toBe('Bob');
});

test('while it forms, the host and those invited look on; an invitation that was withdrawn opens nothing', async () => {
  const [host, guest] = [await world.person('Host'), await world.person('Guest')];
  const { tableId } = await createTable(world.services, {
    hostId: host.id,
    game: 'relay',
    name: 'Private',
    players: 2,
    options: {},
    hostSeat: 'any',
    invitations: [{ email: guest.email }],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: false,
  });
  expect(await looks(tableId, host.id)).toBe('spectator');
  expect(await looks(tableId, guest.id)).toBe('spectator');
  expect(await seatOf(world.services, tableId, host.id)).toBeUndefined();
  const invitation = await world.services.db.invitation.findFirstOrThrow({ where: { tableId } });
  await withdrawInvitation(world.services, { tableId, playerId: host.id, invitationId: invitation.id });
  expect(await refused(() => looks(tableId, guest.id))).toMatchObject({ code: 'not-found' });
});

test('my tables: those that wait for me first, the most urgent on top', async () => {
  const calm = await startedTable(world);
  const me = calm.player('Ann').playerId;
  await world.services.db.pendingAnswer.updateMany({
    where: { tableId: calm.tableId },
    data: { dueAt: new Date('2027-01-01') },
  });
  const urgent = await startedTable(world);
  const idle = await startedTable(world);
  await answerNow(world.services, idle.tableId, idle.player('Ann'), 'pass');
  for (const { tableId } of [urgent, idle])
    await world.services.db.seat.update({ where: { tableId_seat: { tableId, seat: 'Ann' } }, data: { playerId: me } });
  const tables = await listTables(world.services, me);
  expect(tables.map(({ id, myTurn }) => [id, myTurn])).toEqual([
    [urgent.tableId, true],
    [calm.tableId, true],
    [idle.tableId, false],
  ]);
  expect(tables[0]).toMatchObject({
    name: 'Tuesday Club',
    status: 'playing',
    seat: 'Ann',
    dueAt: new Date('2026-11-26T00:00:00Z'),
    waiting: [{ seat: 'Ann' }],
    players: [{ seat: 'Ann' }, { seat: 'Bob', playerName: 'Bob' }],
    missing: 0,
  });
  expect(tables[2]).toMatchObject({ dueAt: undefined, waiting: [{ seat: 'Bob' }] });
  expect(await listTables(world.services, 'nobody')).toEqual([]);
});

test('a finished table says in the list who won', async () => {
  const { tableId, player } = await startedTable(world);
  const line = async () => (await listTables(world.services, player('Bob').playerId)).find(({ id }) => id === tableId);
  expect(await line()).toMatchObject({ status: 'playing', outcome: undefined });
  await resignSeat(world.services, { tableId, ...player('Ann') });
  expect(await line()).toMatchObject({ status: 'finished', outcome: { winners: ['Bob'] } });
});

test('public tables are listed, private ones are not', async () => {
  const shown = await startedTable(world, ['Ann', 'Bob'], { public: true, name: 'Open door' });
  const hidden = await startedTable(world, ['Ann', 'Bob'], { name: 'Closed door' });
  const ids = (await listPublicTables(world.services)).map(({ id }) => id);
  expect(ids).toContain(shown.tableId);
  expect(ids).not.toContain(hidden.tableId);
});

test('what a player has seen never goes back, and never goes beyond the log', async () => {
  const { tableId, player } = await startedTable(world);
  await answerNow(world.services, tableId, player('Ann'), 'on');
  await answerNow(world.services, tableId, player('Ann'), 'on');
  const ann = { tableId, seat: 'Ann' };
  const seen = () => world.services.db.seat.findUniqueOrThrow({ where: { tableId_seat: ann } });
  await markSeen(world.services, { ...ann, seq: 3 });
  await markSeen(world.services, { ...ann, seq: 2 });
  await markSeen(world.services, { ...ann, seat: 'Zoe', seq: 9 });
  await markSeen(world.services, { ...ann, seat: '\u0000', seq: 9 });
  expect(await seen()).toMatchObject({ seenSeq: 3, seenAt: world.clock.now() });
  await markSeen(world.services, { ...ann, seq: 2_147_483_648 });
  expect(await seen()).toMatchObject({ seenSeq: 3 });
  const shown = async (viewer: string) => (await viewTable(world.services, tableId, viewer)).seats[0]?.seenSeq;
  expect([await shown('Ann'), await shown('Bob'), await shown('spectator')]).toEqual([3, 0, 0]);
});

test('a player who has resigned looks on as a spectator, and as their seat when the game is over', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  const bob = player('Bob').playerId;
  await resignSeat(world.services, { tableId, seat: 'Bob', playerId: bob });
  expect(await viewerOf(world.services, tableId, bob)).toBe('spectator');
  expect((await refused(() => checkHolder(world.services, { tableId, seat: 'Bob', playerId: bob }))).code).toBe(
    'forbidden',
  );
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  expect(await viewerOf(world.services, tableId, bob)).toBe('Bob');
});
