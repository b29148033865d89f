import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { reliabilityOf } from '../../src/people/reliability.ts';
import { pauseTable } from '../../src/tables/clock/pause-table.ts';
import type { Pace } from '../../src/tables/pace.ts';
import { resignSeat } from '../../src/tables/resign-seat.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const HOUR = 3_600_000;
const pace: Pace = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const wait = (hours: number) => {
  world.clock.advance(hours * HOUR);
  return tick(world.services);
};
const recordOf = async (playerId: string) => (await reliabilityOf(world.services, [playerId]))[0];

test('who has answered nothing yet has no record', async () => {
  const { id } = await world.person('New');
  expect(await recordOf(id)).toEqual({ playerId: id, answers: 0, inTime: 0, medianHours: undefined, dropouts: 0 });
  expect(await reliabilityOf(world.services, ['nobody'])).toEqual([]);
});

test('answers in time, late, and by the clock; the median is of his own', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { pace });
  const [ann, bob] = [player('Ann'), player('Bob')];
  await wait(3);
  await answerNow(world.services, tableId, ann, 'on'); // 3 hours
  await wait(5);
  await answerNow(world.services, tableId, ann, 'pass'); // 5 hours
  for (const hours of [20, 1]) await wait(hours);
  await answerNow(world.services, tableId, bob, 'pass'); // 21 hours: in the grace
  for (const hours of [20, 4]) await wait(hours); // the game answers for Ann
  expect(await recordOf(ann.playerId)).toEqual({
    playerId: ann.playerId,
    answers: 3,
    inTime: 2,
    medianHours: 4,
    dropouts: 0,
  });
  expect(await recordOf(bob.playerId)).toMatchObject({ answers: 1, inTime: 0, medianHours: 21 });
});

test('what is answered while the clocks stand still is in time', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { pace });
  const { id: by } = await world.person('Mod');
  await pauseTable(world.services, { tableId, by, reason: 'A storm.', hours: 100 });
  await wait(50);
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 1, inTime: 1 });
});

test('resigning is leaving a game, and what the game answers after it is not his', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid'], { pace });
  await resignSeat(world.services, { tableId, ...player('Ann') });
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 0, dropouts: 1 });
});

test('a seat that somebody else has taken over is a game that was left', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { pace });
  await answerNow(world.services, tableId, player('Ann'), 'on');
  const { id: newcomer } = await world.person('New');
  await world.services.db.seat.update({
    where: { tableId_seat: { tableId, seat: 'Ann' } },
    data: { playerId: newcomer },
  });
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 1, dropouts: 1 });
  expect(await recordOf(newcomer)).toMatchObject({ dropouts: 0 });
});

test('years ago is forgotten', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { pace });
  await answerNow(world.services, tableId, player('Ann'), 'on');
  world.clock.advance(3 * 366 * 24 * HOUR);
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 0 });
});
