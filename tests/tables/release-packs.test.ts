import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { MOST_PACKS } from '../../src/lobby/limit-host.ts';
import { LARGEST_PACK_KB } from '../../src/lobby/new-table.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { releasePacks } from '../../src/tables/release-packs.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from './fixtures/refused.ts';
import { tableWorld, type World } from './fixtures/table-world.ts';

let world: World;
let host: { readonly id: string };
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  host = await world.person('Host');
});
afterAll(() => world.close());

const make = (pack: object, players = 2) =>
  createTable(world.services, {
    hostId: host.id,
    game: 'relay',
    name: 'Tuesday Club',
    players,
    options: {},
    pack,
    hostSeat: 'any',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });
const cancel = ({ tableId }: { readonly tableId: string }) =>
  cancelTable(world.services, { tableId, playerId: host.id });
const isKept = async (lap: number) => (await world.services.db.pack.count({ where: { hash: `relay-${lap}` } })) > 0;

test('an uploaded pack goes with the last table that uses it, when that is called off', async () => {
  const [one, two] = [await make({ lap: 2 }), await make({ lap: 2 })];
  await cancel(one);
  expect(await isKept(2)).toBe(true);
  await cancel(two);
  expect(await isKept(2)).toBe(false);
  expect(await viewTable(world.services, two.tableId, 'spectator')).toMatchObject({ status: 'cancelled' });
  await make({ lap: 2 });
  expect(await isKept(2)).toBe(true);
});

test('the pack of a game that is played stays, and so does the game’s own', async () => {
  const playing = await make({ lap: 3 }, 1);
  await cancel(await make({ lap: 3 }));
  await cancel(await make({ lap: 1 }));
  await releasePacks(world.services);
  expect([await isKept(3), await isKept(1)]).toEqual([true, true]);
  expect((await viewTable(world.services, playing.tableId, 'Ann')).pack.hash).toBe('relay-3');
});

test('clean-up lets go of what was called off before, and of packs that no table ever used', async () => {
  const old = await make({ lap: 4 });
  await world.services.db.table.update({ where: { id: old.tableId }, data: { status: 'cancelled' } });
  await world.services.db.pack.create({ data: { hash: 'stray', game: 'relay', content: {} } });
  expect(await releasePacks(world.services)).toBe(2);
  expect(await isKept(4)).toBe(false);
  expect(await releasePacks(world.services)).toBe(0);
});

test('an account has twenty packs of its own in use, and none is larger than half a megabyte', async () => {
  for (let lap = 100; lap < 100 + MOST_PACKS; lap += 1) {
    await make({ lap });
    world.clock.advance(HOUR_MS);
  }
  expect(await refused(() => make({ lap: 99 }))).toMatchObject({
    code: 'too-many',
    says: expect.stringContaining('20 different data packs'),
  });
  await make({ lap: 100 });
  await make({ lap: 1 });
  expect(await refused(() => make({ lap: 100, _: 'r'.repeat(LARGEST_PACK_KB * 1024) }))).toMatchObject({
    code: 'bad-input',
    says: expect.stringContaining('a pack with its remarks may have 512 kB'),
  });
});
