import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { askTakeback } from '../../src/rulings/takeback/ask-takeback.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

test('the clock closes a request for a takeback whose time is over, and tells who asked, once', async () => {
  const { tableId, player } = await startedTable(world);
  await answerNow(world.services, tableId, player('Ann'), 'roll');
  await askTakeback(world.services, { tableId, ...player('Ann'), toSeq: 1, reason: '', expectedSeq: 2 });
  const state = async () => (await world.services.db.takeback.findFirstOrThrow({ where: { tableId } })).state;
  await tick(world.services);
  expect(await state()).toBe('open');
  world.clock.advance(72 * 3_600_000);
  await Promise.all([tick(world.services), tick(world.another())]);
  expect(await state()).toBe('expired');
  expect(await world.services.db.notification.count({ where: { tableId, seat: 'Ann', kind: 'takeback' } })).toBe(1);
});
