import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { viewerOf } from '../../src/access/viewer-of.ts';
import { translator } from '../../src/i18n/translator.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

test('of two, the other one wins, and the table is finished', async () => {
  const { tableId, player } = await startedTable(world);
  await world.services.db.notification.deleteMany({ where: { tableId } });
  expect(await resignSeat(world.services, { tableId, ...player('Ann') })).toEqual({ seq: 2 });
  const view = await viewTable(world.another(), tableId, 'Bob');
  expect(view).toMatchObject({
    status: 'finished',
    outcome: { winners: ['Bob'] },
    decisions: [],
    seats: [{ resigned: true }, {}],
  });
  expect(view.outcome && translator('en', 'UTC').t(view.outcome.summary)).toBe('“Bob” wins: “Ann” resigned.');
  const notifications = await world.services.db.notification.findMany({ where: { tableId } });
  expect(notifications.map(({ kind, seat }) => `${kind} ${seat}`).toSorted()).toEqual([
    'over Ann',
    'over Bob',
    'resigned Bob',
  ]);
  expect(await world.services.db.pendingAnswer.count({ where: { tableId } })).toBe(0);
});

test('of more, the game goes on: the game answers for the seat, now and later', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  await resignSeat(world.services, { tableId, ...player('Bob') });
  // Ann passes to Bob, for whom the game passes on to Cid, in the same submission.
  expect(await answerNow(world.services, tableId, player('Ann'), 'pass')).toBe(4);
  const view = await viewTable(world.services, tableId, 'Cid');
  expect(view).toMatchObject({ status: 'playing', view: { turn: 'Cid' }, decisions: [{ waiting: ['Cid'] }] });
  expect(await world.services.db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([{ seat: 'Cid' }]);
  // His turn when he resigns: answered for at once.
  await resignSeat(world.services, { tableId, ...player('Cid') });
  expect(await viewTable(world.services, tableId, 'Ann')).toMatchObject({
    status: 'finished',
    outcome: { winners: ['Ann'] },
  });
});

test('a player who has resigned answers no more, and looks on as a spectator while the game goes on', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  const { playerId } = player('Ann');
  await resignSeat(world.services, { tableId, ...player('Ann') });
  expect(await viewerOf(world.services, tableId, playerId)).toBe('spectator');
  expect(await refused(() => resignSeat(world.services, { tableId, ...player('Ann') }))).toEqual({
    code: 'forbidden',
    says: 'You have resigned from this game.',
  });
  await resignSeat(world.services, { tableId, ...player('Bob') });
  expect(await viewerOf(world.services, tableId, playerId)).toBe('Ann');
});

test('nobody resigns for another, nor from a game that is over', async () => {
  const { tableId, player } = await startedTable(world);
  const foreign = { tableId, seat: 'Ann', playerId: player('Bob').playerId };
  expect(await refused(() => resignSeat(world.services, foreign))).toMatchObject({ code: 'forbidden' });
  expect(await refused(() => resignSeat(world.services, { ...foreign, seat: 'Zoe' }))).toMatchObject({
    code: 'not-found',
  });
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  for (const services of [world.services, world.another()])
    expect(await refused(() => resignSeat(services, { tableId, ...player('Bob') }))).toEqual({
      code: 'stale',
      says: 'The game is over.',
    });
});

test('both resign at once: one of them wins', async () => {
  const { tableId, players } = await startedTable(world);
  const [ann, bob] = players;
  if (!ann || !bob) throw new Error('two play');
  const results = await Promise.allSettled([
    resignSeat(world.services, { tableId, ...ann }),
    resignSeat(world.another(), { tableId, ...bob }),
  ]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(2);
});
