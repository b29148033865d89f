import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelTable } from '../../src/lobby/cancel-table.ts';
import { createTable } from '../../src/lobby/create-table.ts';
import { MOST_WITH_COMPUTERS } from '../../src/lobby/limit-host.ts';
import type { NewTableInput } from '../../src/lobby/new-table.ts';
import { makeRematch } from '../../src/lobby/rematch/make-rematch.ts';
import { seatComputer, unseatComputer } from '../../src/lobby/seat-computer.ts';
import { COMPUTER } from '../../src/platform/computer-id.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { USUAL_TIME_CONTROL } from '../../src/time/time-control.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
let host: { readonly id: string; readonly email: string };
beforeAll(async () => {
  world = await tableWorld();
  host = await world.person('Host');
});
afterAll(() => world.close());

const wanted = (more: Partial<NewTableInput> = {}): NewTableInput => ({
  hostId: host.id,
  game: 'versailles-1919',
  name: 'Practice',
  players: 3,
  options: {},
  hostSeat: 'uk',
  invitations: [],
  timeControl: USUAL_TIME_CONTROL,
  timeZone: 'UTC',
  public: true,
  ...more,
});
const forming = (more: Partial<NewTableInput> = {}) => createTable(world.services, wanted(more));
const places = async (tableId: string) => {
  const { lobby } = await viewTable(world.services, tableId, 'spectator', undefined, host.id);
  return lobby?.places.map(({ seat, isComputer }) => [seat ?? 'any', isComputer]).sort();
};

test('the host has computer players take places and takes them out; with the last one the game begins', async () => {
  const { services } = world;
  const { tableId } = await forming();
  const by = { tableId, playerId: host.id };
  expect(await seatComputer(services, { ...by, seat: 'fr' })).toEqual({ started: false });
  expect(await refused(() => seatComputer(services, { ...by, seat: 'fr' }))).toMatchObject({ code: 'bad-input' });
  await unseatComputer(services, { ...by, seat: 'uk' });
  await unseatComputer(services, by);
  expect(await places(tableId)).toEqual([
    ['fr', true],
    ['uk', false],
  ]);
  await unseatComputer(services, { ...by, seat: 'fr' });
  await seatComputer(services, by);
  expect(await places(tableId)).toEqual([
    ['any', true],
    ['uk', false],
  ]);
  await unseatComputer(services, by);
  expect(await places(tableId)).toEqual([['uk', false]]);

  await seatComputer(services, by);
  expect(await seatComputer(services, by)).toEqual({ started: true });
  const { seats } = await viewTable(services, tableId, 'spectator');
  expect(seats.map(({ isComputer }) => isComputer)).toEqual([false, true, true]);
  expect(await refused(() => seatComputer(services, by))).toMatchObject({ code: 'stale' });
});

test('somebody plays at every table: a place is kept for a person', async () => {
  const { services } = world;
  const nobody = { code: 'bad-input', says: expect.stringContaining('Somebody has to play') };
  expect(await refused(() => forming({ hostSeat: undefined, computers: [{}, {}, {}] }))).toMatchObject(nobody);
  const { tableId } = await forming({ hostSeat: undefined, computers: [{}, {}] });
  const by = { tableId, playerId: host.id };
  expect(await refused(() => seatComputer(services, by))).toMatchObject(nobody);
  const invited = await forming({
    hostSeat: undefined,
    computers: [{}, {}],
    invitations: [{ email: 'eve@x.example' }],
  });
  expect(invited.started).toBe(false);
  await cancelTable(services, by);
  await cancelTable(services, { tableId: invited.tableId, playerId: host.id });
});

test('computer players sit at ten tables of a host at most: each of their answers is work', async () => {
  const { services } = world;
  const { id: hostId } = await world.person('Busy');
  const made: string[] = [];
  for (let n = 0; n < MOST_WITH_COMPUTERS; n += 1) made.push((await forming({ hostId, computers: [{}] })).tableId);
  const many = { code: 'too-many', says: expect.stringContaining('at 10 tables of yours') };
  expect(await refused(() => forming({ hostId, computers: [{}] }))).toMatchObject(many);
  const [first = '', second = ''] = made;
  expect(await seatComputer(services, { tableId: first, playerId: hostId })).toEqual({ started: true });
  const without = await forming({ hostId });
  const by = { tableId: without.tableId, playerId: hostId };
  expect(await refused(() => seatComputer(services, by))).toMatchObject(many);
  await cancelTable(services, { tableId: second, playerId: hostId });
  expect(await seatComputer(services, by)).toEqual({ started: false });
});

test('nobody but the host may, and not where seats are bid for', async () => {
  const { services } = world;
  const { tableId } = await forming();
  const other = await world.person('Other');
  const by = { tableId, playerId: other.id };
  expect(await refused(() => seatComputer(services, by))).toMatchObject({ code: 'forbidden' });
  expect(await refused(() => unseatComputer(services, by))).toMatchObject({ code: 'forbidden' });

  const bid = { game: 'empires-in-arms', players: 7, hostSeat: 'any', policy: { seating: 'bids' } } as const;
  expect(await refused(() => createTable(services, wanted({ ...bid, computers: [{}] })))).toMatchObject({
    says: expect.stringContaining('computer players do not bid'),
  });
  const made = await createTable(services, wanted(bid));
  expect(await refused(() => seatComputer(services, { tableId: made.tableId, playerId: host.id }))).toMatchObject({
    says: expect.stringContaining('computer players do not bid'),
  });
});

test('more computer players than places are refused, and a seat of the game that is given twice', async () => {
  expect(await refused(() => forming({ computers: [{}, {}, {}] }))).toEqual({
    code: 'bad-input',
    says: 'There are places for at most 2 computer players.',
  });
  const uk = [{ seat: 'uk' }];
  expect(await refused(() => forming({ computers: uk }))).toMatchObject({ code: 'bad-input' });
});

test('in a rematch computer players move one seat on like everybody', async () => {
  const { services } = world;
  const { tableId } = await forming({
    game: 'iron-curtain',
    players: 2,
    hostSeat: 'us',
    computers: [{ seat: 'ussr' }],
  });
  await resignSeat(services, { tableId, seat: 'us', playerId: host.id });
  const rematch = await makeRematch(services, { tableId, playerId: host.id });
  const seats = await services.db.seat.findMany({ where: { tableId: rematch.tableId }, orderBy: { seat: 'asc' } });
  expect(seats.map(({ seat, playerId }) => [seat, playerId])).toEqual([
    ['us', COMPUTER],
    ['ussr', host.id],
  ]);
});
