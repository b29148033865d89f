import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { MOST_FORMING, MOST_MADE } from '../../src/lobby/limit-host.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const MINUTE = 60_000;
const make = (hostId: string) =>
  createTable(world.services, {
    hostId,
    game: 'relay',
    name: 'Tuesday Club',
    players: 4,
    options: {},
    hostSeat: 'Ann',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
    timeZone: 'UTC',
    public: true,
  });

test('a host has at most fifty tables that wait for players', async () => {
  const host = await world.person('Host');
  const first = await make(host.id);
  for (let n = 1; n < MOST_FORMING; n += 1) {
    world.clock.advance(MINUTE * 5);
    await make(host.id);
  }
  expect(await refused(() => make(host.id))).toEqual({
    code: 'too-many',
    says: 'You have 50 tables that wait for players. Call one off, or wait until one of them begins.',
  });
  await cancelTable(world.services, { tableId: first.tableId, playerId: host.id });
  await make(host.id);
  await make((await world.person('Other')).id);
});

test('a player makes thirty tables an hour, be they called off at once', async () => {
  const host = await world.person('Host');
  const makeAndCancel = async () => {
    const { tableId } = await make(host.id);
    await cancelTable(world.services, { tableId, playerId: host.id });
  };
  for (let n = 0; n < MOST_MADE.hour; n += 1) {
    await makeAndCancel();
    world.clock.advance(MINUTE);
  }
  expect(await refused(makeAndCancel)).toEqual({
    code: 'too-many',
    says: 'You have made 30 tables within an hour. Please wait 30 minutes before you make another.',
  });
  world.clock.advance(MINUTE * 30);
  await makeAndCancel();
});

test('a player makes a hundred tables a day, those for themselves alone too', async () => {
  const host = await world.person('Host');
  const wanted = {
    name: 'Alone',
    players: 1,
    options: {},
    hostSeat: 'any',
    invitations: [],
    timeControl: USUAL_TIME_CONTROL,
  } as const;
  const alone = () =>
    createTable(world.services, { ...wanted, hostId: host.id, game: 'relay', timeZone: 'UTC', public: false });
  let made = 0;
  for (let n = 0; n < MOST_MADE.day; n += 1) {
    await alone();
    made += 1;
    world.clock.advance(MINUTE * 3);
  }
  expect(await refused(alone)).toMatchObject({ code: 'too-many', says: expect.stringContaining('within a day') });
  expect(made).toBe(MOST_MADE.day);
});
