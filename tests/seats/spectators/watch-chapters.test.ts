import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { createSpectatorLink } from '../../../src/seats/spectators/spectator-links.ts';
import { watchTable } from '../../../src/seats/spectators/watch-table.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

/** Red and Blue in turn, two answers a round; three of them are old enough to be watched. */
async function watched() {
  const { services, clock } = world;
  const { tableId, player } = await startedTable(world, ['Red', 'Blue'], { game: 'side-deals' });
  const { token } = await createSpectatorLink(services, { tableId, ...player('Red'), delayHours: 24 });
  const go = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const { seat } = await services.db.pendingAnswer.findFirstOrThrow({ where: { tableId } });
      await answerNow(services, tableId, player(seat), 'sow');
    }
  };
  await go(3);
  clock.advance(25 * HOUR_MS);
  const watch = async (at?: string) => {
    const watching = await watchTable(services, token, at);
    if (watching.state !== 'shown') throw new Error(watching.state);
    return watching.table;
  };
  const chapters = async () =>
    (await watch()).chapters.map(({ address, first, last }) => `${address} ${first}-${last}`);
  return { tableId, go, watch, chapters };
}

test('chapters are those that the game had reached by then, whatever has come and was taken back since', async () => {
  const { tableId, go, watch, chapters } = await watched();
  expect(await chapters()).toEqual(['round-1 1-3', 'round-2 4-4']);
  const before = await watch('round-1');
  await go(3);
  expect(await chapters()).toEqual(['round-1 1-3', 'round-2 4-4']);
  await rewind(world.services, tableId, 2);
  expect(await chapters()).toEqual(['round-1 1-3', 'round-2 4-4']);
  expect(await watch('round-1')).toEqual(before);
  world.clock.advance(25 * HOUR_MS);
  expect(await chapters()).toEqual(['round-1 1-8']);
});

test('a chapter is looked at by its address, with all that was done in it; a later one is not there', async () => {
  const { go, watch } = await watched();
  await go(3);
  const first = await watch('round-1');
  expect(first).toMatchObject({ asOf: 3, last: 4, current: { address: 'round-1' } });
  expect(first.lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  const within = await watch('2');
  expect(within).toMatchObject({ asOf: 2, current: { address: 'round-1' } });
  expect(within.lines.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(await watch('round-2')).toMatchObject({ asOf: 4, current: { address: 'round-2' } });
  expect(await refused(() => watch('round-3'))).toEqual({
    code: 'not-found',
    says:
      'This game has no chapter “round-3” (yet). Its chapters go from round-1 to round-2; ' +
      'the log lists them with their parts.',
  });
});
