import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { viewTable } from '../../src/play/view-table.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { ruleTable } from '../../src/rulings/rule-table.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import { ruleNow, undoRuling } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

describe('a rewind to between a resignation and the replacement', () => {
  /** Ann takes a step (entry 2), Bob gives up (3), Ann goes on (4), Eve takes Bob's seat over (5). */
  async function replaced(leg = 'on') {
    const table = await startedTable(world, ['Ann', 'Bob', 'Cid']);
    const { tableId, player } = table;
    await answerNow(world.services, tableId, player('Ann'), 'on');
    await resignSeat(world.services, { tableId, ...player('Bob') });
    await answerNow(world.services, tableId, player('Ann'), leg);
    const { id: playerId } = await world.person('Eve');
    await replacePlayer(world.services, { tableId, seat: 'Bob', playerId, by: 'moderator', reason: '' });
    return {
      ...table,
      eve: { seat: 'Bob', playerId },
      alive: async (services = world.services) =>
        (await viewTable(services, tableId, 'Bob')).seats.map(({ resigned }) => !resigned),
      sound: async () => expect((await verifyTable(world.services, tableId)).faults).toEqual([]),
    };
  }

  test('leaves the seat with its new player, who plays it', async () => {
    const { tableId, player, eve, alive, sound } = await replaced();
    await ruleNow(world.services, tableId, { type: 'rewind', to: 3 });
    expect([await alive(), await alive(world.another())]).toEqual([
      [true, true, true],
      [true, true, true],
    ]);
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    // The game does not answer for the seat: Eve is asked.
    expect(await answerNow(world.another(), tableId, eve, 'on')).toBe(8);
    await sound();
  });

  test('and again to there, and back, and across all of it: the holder of a seat plays it', async () => {
    const { tableId, eve, alive, sound } = await replaced();
    for (const to of [4, 3, 5, 2, 4, 1]) {
      await ruleNow(world.services, tableId, { type: 'rewind', to });
      expect(await alive()).toEqual([true, true, true]);
    }
    await resignSeat(world.services, { tableId, ...eve });
    expect(await alive()).toEqual([true, false, true]);
    const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    await ruleNow(world.services, tableId, { type: 'rewind', to: 4 });
    expect(await alive()).toEqual([true, true, true]);
    // That she gave up later counts again when this is taken back.
    await undoRuling(world.services, { tableId, by: 'moderator', reason: 'no', seq: seq + 1, expectedSeq: seq + 1 });
    expect(await alive()).toEqual([true, false, true]);
    await sound();
  });

  test('of a die as well, and the same ruling sent twice is one', async () => {
    const { tableId, player, alive, sound } = await replaced('roll');
    const ruling = { type: 'replace-roll', seq: 4 } as const;
    const input = { tableId, by: 'Mo', reason: 'so be it', expectedSeq: 5, ruling };
    expect(await ruleTable(world.services, input)).toMatchObject({ ruling: 6, repeated: false });
    expect(await ruleTable(world.services, input)).toMatchObject({ ruling: 6, repeated: true });
    const back = { ...input, expectedSeq: 6, ruling: { type: 'rewind', to: 3 } } as const;
    expect(await ruleTable(world.services, back)).toMatchObject({ ruling: 7, repeated: false });
    expect(await ruleTable(world.services, back)).toMatchObject({ ruling: 7, repeated: true });
    expect(await alive()).toEqual([true, true, true]);
    expect(await answerNow(world.services, tableId, player('Ann'), 'pass')).toBe(8);
    await sound();
  });
});
