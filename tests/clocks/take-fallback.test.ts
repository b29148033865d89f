import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { takeFallback } from '../../src/clocks/take-fallback.ts';
import { testNoon } from '../harness/test-clock.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

test('the game answers for a seat whose time is up: a clock entry and the answer', async () => {
  const { tableId } = await startedTable(world);
  const due = { tableId, seat: 'Ann', decision: '1.1' };
  expect(await takeFallback(world.services, due)).toEqual({ seq: 3, taken: true });
  const entries = await world.services.db.entry.findMany({
    where: { tableId, seq: { gt: 1 } },
    orderBy: { seq: 'asc' },
  });
  expect(entries.map(({ data }) => data)).toMatchObject([
    { kind: 'clock', change: 'expired', seat: 'Ann', decision: '1.1' },
    { kind: 'answered', seat: 'Ann', answer: 'pass', how: 'fallback' },
  ]);
  expect(await takeFallback(world.services, due)).toEqual({ seq: 3, taken: false });
});

test('two clocks that tick at once answer once', async () => {
  const { tableId } = await startedTable(world);
  const due = { tableId, seat: 'Ann', decision: '1.1' };
  const results = await Promise.all(
    [world.services, world.another(), world.another()].map((one) => takeFallback(one, due)),
  );
  expect(results.filter(({ taken }) => taken)).toHaveLength(1);
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(3);
});

test('an answer that came in time stands; unknown seats and games that are over are passed over', async () => {
  const { tableId, player } = await startedTable(world);
  await answerNow(world.services, tableId, player('Ann'), 'on');
  expect(await takeFallback(world.services, { tableId, seat: 'Ann', decision: '1.1' })).toMatchObject({ taken: false });
  expect(await takeFallback(world.services, { tableId, seat: 'Zoe', decision: '2.1' })).toMatchObject({ taken: false });
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  expect(await takeFallback(world.services, { tableId, seat: 'Ann', decision: '2.1' })).toMatchObject({ taken: false });
  const unknown = { tableId: 'none', seat: 'Ann', decision: '1.1' };
  expect(await refused(() => takeFallback(world.services, unknown))).toMatchObject({ code: 'not-found' });
});

test('what its player is told is written with the answer, or not at all', async () => {
  const { tableId, player } = await startedTable(world);
  const due = { tableId, seat: 'Ann', decision: '1.1' };
  const data = { decision: '1.1', since: 1, due: testNoon.toISOString(), what: 'fallback' } as const;
  const notification = { kind: 'expiry', seat: 'Ann', data } as const;
  await takeFallback(world.services, { ...due, notification });
  await takeFallback(world.services, { ...due, notification });
  const notifications = await world.services.db.notification.findMany({ where: { tableId, kind: 'expiry' } });
  expect(notifications).toMatchObject([
    { seat: 'Ann', playerId: player('Ann').playerId, data: { what: 'fallback' }, createdAt: world.clock.now() },
  ]);
});
