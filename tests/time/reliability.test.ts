import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { reliabilityWords } from '../../src/http/people/reliability-words.ts';
import { translator } from '../../src/i18n/translator.ts';
import { pauseTable } from '../../src/pauses/pause-table.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { takeSeat } from '../../src/seats/substitutes/answer-substitute-request.ts';
import { offerSeat } from '../../src/seats/substitutes/offer-seat.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import { reliabilityOf } from '../../src/time/reliability.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const wait = (hours: number) => {
  world.clock.advance(hours * HOUR_MS);
  return tick(world.services);
};
const recordOf = async (playerId: string) => (await reliabilityOf(world.services, [playerId]))[0];

test('a player who has answered nothing yet has no record', async () => {
  const { id } = await world.person('New');
  expect(await recordOf(id)).toEqual({
    playerId: id,
    answers: 0,
    inTime: 0,
    medianHours: undefined,
    dropouts: 0,
    handedOver: 0,
  });
  expect(await reliabilityOf(world.services, ['nobody'])).toEqual([]);
});

test('answers in time, late, and by the clock; the median is of their own', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
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
    handedOver: 0,
  });
  expect(await recordOf(bob.playerId)).toMatchObject({ answers: 1, inTime: 0, medianHours: 21 });
});

test('what is answered while the clocks stand still is in time', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  const { id: by } = await world.person('Mod');
  await pauseTable(world.services, { tableId, by, reason: 'A storm.', hours: 100 });
  await wait(50);
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 1, inTime: 1 });
});

test('resigning is leaving a game, and what the game answers after it is not theirs', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid'], { timeControl });
  await resignSeat(world.services, { tableId, ...player('Ann') });
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 0, dropouts: 1 });
});

describe('a seat that somebody else plays', () => {
  /** Ann's seat goes to Eve; who looked for her, and who offered it. */
  async function replaced(by: (ann: string, bob: string) => string) {
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
    const [ann, bob] = [player('Ann').playerId, player('Bob').playerId];
    const eve = await world.person('Eve');
    await answerNow(world.services, tableId, player('Ann'), 'on');
    const offer = { tableId, seat: 'Ann', by: by(ann, bob), email: eve.email };
    const { substituteRequestId } = await offerSeat(world.services, offer);
    await takeSeat(world.services, { substituteRequestId, playerId: eve.id });
    return { tableId, ann, bob, eve: eve.id };
  }

  test('because a substitute was sought is a game that they left', async () => {
    const { ann, eve } = await replaced((_, host) => host);
    expect(await recordOf(ann)).toMatchObject({ answers: 1, dropouts: 1, handedOver: 0 });
    expect(await recordOf(eve)).toMatchObject({ dropouts: 0, handedOver: 0 });
  });

  test('because they offered it was handed over, also after a resignation, and not left', async () => {
    const { ann } = await replaced((own) => own);
    expect(await recordOf(ann)).toMatchObject({ answers: 1, dropouts: 0, handedOver: 1 });
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid'], { timeControl });
    await resignSeat(world.services, { tableId, ...player('Cid') });
    expect(await recordOf(player('Cid').playerId)).toMatchObject({ dropouts: 1, handedOver: 0 });
    const eve = await world.person('Eve');
    const offer = { tableId, seat: 'Cid', by: player('Cid').playerId, email: eve.email };
    const { substituteRequestId } = await offerSeat(world.services, offer);
    await takeSeat(world.services, { substituteRequestId, playerId: eve.id });
    expect(await recordOf(player('Cid').playerId)).toMatchObject({ dropouts: 0, handedOver: 1 });
  });

  test('because a moderator gave it away is a game that was left, and not when they have it again', async () => {
    const { tableId, ann, bob } = await replaced((_, host) => host);
    const give = (playerId: string) =>
      replacePlayer(world.services, { tableId, seat: 'Ann', playerId, by: 'moderator', reason: 'x' });
    await give(ann);
    expect(await recordOf(ann)).toMatchObject({ dropouts: 0, handedOver: 0 });
    const { id: fay } = await world.person('Fay');
    await give(fay);
    expect(await recordOf(ann)).toMatchObject({ dropouts: 1, handedOver: 0 });
    expect(await recordOf(bob)).toMatchObject({ dropouts: 0 });
  });

  test('is told in a line, games left and seats handed over apart', async () => {
    const { ann } = await replaced((own) => own);
    const en = translator('en', 'UTC');
    const [record] = await reliabilityOf(world.services, [ann]);
    if (!record) throw new Error('there is a record');
    expect(en.t(reliabilityWords({ ...record, dropouts: 2 }, en))).toBe(
      '100 % of 1 answer in time, usually within less than a minute; left 2 games; handed over 1 seat',
    );
  });
});

test('years ago is forgotten', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await answerNow(world.services, tableId, player('Ann'), 'on');
  await resignSeat(world.services, { tableId, ...player('Ann') });
  world.clock.advance(3 * 366 * 24 * HOUR_MS);
  expect(await recordOf(player('Ann').playerId)).toMatchObject({ answers: 0, dropouts: 0 });
});
