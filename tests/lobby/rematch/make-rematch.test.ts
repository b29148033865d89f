import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { answerInvitation } from '../../../src/lobby/answer-invitation.ts';
import { cancelTable } from '../../../src/lobby/cancel-table.ts';
import { findRematch } from '../../../src/lobby/rematch/find-rematch.ts';
import { makeRematch } from '../../../src/lobby/rematch/make-rematch.ts';
import { rematchName } from '../../../src/lobby/rematch/rematch-name.ts';
import { rotateSeats } from '../../../src/lobby/rematch/rotate-seats.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

async function finished() {
  const table = await startedTable(world, ['Ann', 'Bob', 'Cid'], {
    name: 'Club 9',
    pack: { lap: 3 },
    policy: { takebacks: 'never', emergencyPauses: 3 },
  });
  await answerNow(world.services, table.tableId, table.player('Ann'), 'finish');
  const ask = (seat: string) =>
    makeRematch(world.services, { tableId: table.tableId, playerId: table.player(seat).playerId });
  return { ...table, ask };
}

test('everybody moves on by one seat, the last one to the first', () => {
  const held = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ]);
  expect(rotateSeats(['a', 'b', 'c'], held).map(({ player }) => player)).toEqual([3, 1, 2]);
  expect(rotateSeats(['a'], held)).toEqual([{ seat: 'a', player: 1 }]);
});

test('a rematch counts on', () => {
  expect(rematchName('Tuesday Club')).toBe('Tuesday Club 2');
  expect(rematchName('Tuesday Club 2')).toBe('Tuesday Club 3');
  expect(rematchName('7')).toBe('7 2');
  expect([...rematchName('x'.repeat(80))]).toHaveLength(80);
});

test('any player of a finished table makes a new one like it, with the others invited', async () => {
  const { tableId, ask, player } = await finished();
  const { tableId: next, made } = await ask('Bob');
  expect(made).toBe(true);
  const [old, now] = await Promise.all(
    [tableId, next].map((id) => world.services.db.table.findUniqueOrThrow({ where: { id } })),
  );
  if (!old || !now) throw new Error('two tables');
  const { game, options, packHash, timeControl, policy, timeZone, public: isPublic } = old;
  expect(policy).toEqual({ takebacks: 'never', emergencyPauses: 3 });
  expect(now).toMatchObject({
    game,
    options,
    packHash,
    timeControl,
    policy,
    timeZone,
    public: isPublic,
    name: 'Club 10',
    status: 'forming',
  });
  expect(now).toMatchObject({ rematchOf: tableId, hostId: player('Bob').playerId });
  for (const invitation of await world.services.db.invitation.findMany({ where: { tableId: next } }))
    await answerInvitation(world.services, {
      invitationId: invitation.id,
      playerId: invitation.playerId ?? '',
      accept: true,
    });
  const { status, seats } = await viewTable(world.services, next, 'spectator');
  expect(status).toBe('playing');
  expect(seats.map(({ playerId }) => playerId)).toEqual(['Cid', 'Ann', 'Bob'].map((seat) => player(seat).playerId));
  expect(await findRematch(world.services, tableId)).toEqual({ of: undefined, rematch: { id: next, name: 'Club 10' } });
  expect(await findRematch(world.services, next)).toEqual({ of: { id: tableId, name: 'Club 9' }, rematch: undefined });
});

test('players with the built-in data of their time play with today’s', async () => {
  const { tableId, ask } = await finished();
  const { db } = world.services;
  const { packHash } = await db.table.findUniqueOrThrow({ where: { id: tableId } });
  await db.pack.update({ where: { hash: packHash }, data: { builtIn: true } });
  const { tableId: next } = await ask('Ann');
  await db.pack.update({ where: { hash: packHash }, data: { builtIn: false } });
  expect(packHash).toBe('relay-3');
  expect(await db.table.findUniqueOrThrow({ where: { id: next } })).toMatchObject({ packHash: 'relay-1' });
});

test('there is one rematch, however many ask for it at once; a new one only when it was called off', async () => {
  const { ask, player } = await finished();
  const asked = await Promise.all(['Ann', 'Bob', 'Cid'].map(ask));
  const [id] = asked.map((one) => one.tableId);
  if (id === undefined) throw new Error('no rematch');
  expect(asked.every((one) => one.tableId === id)).toBe(true);
  expect(await ask('Cid')).toEqual({ tableId: id, made: false });
  const { hostId } = await world.services.db.table.findUniqueOrThrow({ where: { id } });
  expect(await world.services.db.invitation.count({ where: { tableId: id } })).toBe(2);
  await cancelTable(world.services, { tableId: id, playerId: hostId });
  const again = await ask('Ann');
  expect(again.made).toBe(true);
  expect(again.tableId).not.toBe(id);
  expect(player('Ann').playerId).toBeTruthy();
});

test('the maker of the rematch learns nobody’s address by it', async () => {
  const { ask, player } = await finished();
  const { tableId } = await ask('Bob');
  const { lobby } = await viewTable(world.services, tableId, 'spectator', undefined, player('Bob').playerId);
  expect(lobby?.places.map(({ playerName, email }) => [playerName, email]).toSorted()).toEqual([
    ['Ann', undefined],
    ['Bob', undefined],
    ['Cid', undefined],
  ]);
});

describe('a rematch is refused', () => {
  test('to who did not play, and before the end', async () => {
    const { tableId, player } = await startedTable(world);
    const eve = await world.person('Eve');
    const ask = (playerId: string) => refused(() => makeRematch(world.services, { tableId, playerId }));
    expect(await ask(eve.id)).toMatchObject({ code: 'not-found' });
    await world.services.db.table.update({ where: { id: tableId }, data: { public: true } });
    expect(await ask(eve.id)).toEqual({
      code: 'forbidden',
      says: 'Only the players of this table can ask for a rematch.',
    });
    expect(await ask(player('Ann').playerId)).toEqual({
      code: 'stale',
      says: 'This game is not over yet; a rematch comes after it.',
    });
  });

  test('where a seat had nobody here', async () => {
    const { tableId, ask } = await finished();
    await world.services.db.seat.updateMany({ where: { tableId, seat: 'Cid' }, data: { playerId: null } });
    expect(await refused(() => ask('Ann'))).toMatchObject({
      code: 'bad-input',
      says: expect.stringMatching(/^Nobody here held “Cid”/),
    });
  });
});
