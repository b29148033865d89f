import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { readyComputer } from '../../src/people/computer-player.ts';
import { updatePlayer } from '../../src/people/update-player.ts';
import { COMPUTER } from '../../src/platform/computer-id.ts';
import { listRatings } from '../../src/standings/list-ratings.ts';
import { NEWCOMER, type Rated, rateTable } from '../../src/standings/rate.ts';
import { readPlayerRecord } from '../../src/standings/read-record.ts';
import { recountResults } from '../../src/standings/recount-results.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const AT = new Date('2031-01-01T00:00:00Z');
const rated = (rating: number, deviation: number): Rated => ({
  rating,
  deviation,
  volatility: 0.06,
  tables: 1,
  at: AT,
});

describe('a rating', () => {
  test('comes out as in the example of Glickman’s paper', () => {
    const before = new Map([
      ['own', rated(1500, 200)],
      ['first', rated(1400, 30)],
      ['second', rated(1550, 100)],
      ['third', rated(1700, 300)],
    ]);
    const after = rateTable(
      before,
      [
        { playerId: 'own', place: 2 },
        { playerId: 'first', place: 3 },
        { playerId: 'second', place: 1 },
        { playerId: 'third', place: 1 },
      ],
      AT,
    ).get('own');
    expect(after?.rating).toBeCloseTo(1464.06, 1);
    expect(after?.deviation).toBeCloseTo(151.52, 1);
    expect(after?.volatility).toBeCloseTo(0.05999, 4);
    expect(after?.tables).toBe(2);
  });

  test('of two who draw as newcomers stays, and is surer', () => {
    const after = rateTable(
      new Map(),
      [
        { playerId: 'a', place: 1 },
        { playerId: 'b', place: 1 },
      ],
      AT,
    );
    expect(after.get('a')?.rating).toBe(NEWCOMER.rating);
    expect(after.get('a')?.deviation).toBeLessThan(NEWCOMER.deviation);
    expect(after.get('a')).toEqual(after.get('b'));
  });

  test('is less sure after years without a game, and never less than a newcomer’s', () => {
    const deviationAfter = (years: number) =>
      rateTable(
        new Map([['a', rated(1800, 60)]]),
        [
          { playerId: 'a', place: 1 },
          { playerId: 'b', place: 2 },
        ],
        new Date(AT.getTime() + years * 365 * 86_400_000),
      ).get('a')?.deviation ?? 0;
    expect(deviationAfter(5)).toBeGreaterThan(deviationAfter(0));
    expect(deviationAfter(5000)).toBeLessThanOrEqual(NEWCOMER.deviation);
  });

  test('does not change in a game of one', () => {
    expect(rateTable(new Map(), [{ playerId: 'a', place: 1 }], AT).size).toBe(0);
  });
});

describe('games that have ended', () => {
  let world: World;
  let first: Awaited<ReturnType<typeof startedTable>>;
  beforeAll(async () => {
    world = await tableWorld();
    first = await finished();
    await tick(world.services);
  });
  afterAll(() => world.close());

  async function finished(policy: object = {}, before?: (tableId: string) => Promise<void>) {
    world.clock.advance(3_600_000);
    const table = await startedTable(world, ['Ann', 'Bob', 'Cid'], { pack: { lap: 3 }, policy });
    await before?.(table.tableId);
    await answerNow(world.services, table.tableId, table.player('Ann'), 'finish');
    return table;
  }

  const ratingsOf = async () => {
    const rows = await world.services.db.rating.findMany({ orderBy: { playerId: 'asc' } });
    return rows.map(({ playerId, rating, tables }) => ({ playerId, rating: Math.round(rating), tables }));
  };
  const winner = () => first.player('Ann').playerId;

  test('are counted by the clock, once: a place for each seat, and a rating by pairs', async () => {
    const results = await world.services.db.result.findMany({ where: { tableId: first.tableId } });
    expect(results.map(({ seat, seats }) => ({ seat, seats }))).toEqual(
      ['Ann', 'Bob', 'Cid'].map((seat) => ({ seat, seats: 3 })),
    );
    const before = await ratingsOf();
    expect(before).toHaveLength(3);
    const best = results.filter(({ place }) => place === 1).map(({ playerId }) => playerId);
    for (const { playerId, rating } of before)
      expect(rating > NEWCOMER.rating).toBe(best.includes(playerId) && best.length < 3);
    await tick(world.services);
    expect(await ratingsOf()).toEqual(before);
  });

  test('leave ratings alone where the table says so, and where one person played', async () => {
    const before = await ratingsOf();
    const unrated = await finished({ rated: false });
    const alone = await finished({}, async (tableId) => {
      const { db, clock } = world.services;
      await db.$transaction((tx) => readyComputer(tx, clock.now()));
      await db.seat.updateMany({ where: { tableId, seat: { not: 'Ann' } }, data: { playerId: COMPUTER } });
    });
    await tick(world.services);
    expect(await ratingsOf()).toEqual(before);
    const { db } = world.services;
    expect(await db.result.count({ where: { tableId: unrated.tableId } })).toBe(3);
    expect(await db.result.findMany({ where: { tableId: alone.tableId }, select: { seat: true } })).toEqual([
      { seat: 'Ann' },
    ]);
  });

  test('that go on again are counted no more, and all that came after them is rated anew', async () => {
    const { db } = world.services;
    const alone = await ratingsOf();
    const second = await finished();
    const ids = new Map(second.players.map(({ playerId }, i) => [playerId, first.players[i]?.playerId ?? '']));
    for (const [from, to] of ids)
      await db.seat.updateMany({ where: { tableId: second.tableId, playerId: from }, data: { playerId: to } });
    await tick(world.services);
    const twice = await ratingsOf();
    expect(twice.map(({ tables }) => tables)).toEqual([2, 2, 2]);
    expect(await recountResults(world.services)).toBe(0);
    await db.table.update({ where: { id: second.tableId }, data: { status: 'playing', finishedAt: null } });
    expect(await recountResults(world.services)).toBe(1);
    expect(await ratingsOf()).toEqual(alone);
  });

  test('are shown to those whom their players let see them, and to nobody else', async () => {
    const [own, mate, ...more] = first.players.map(({ playerId }) => playerId);
    const stranger = (await world.person('Dan')).id;
    const list = (readerId: string) => listRatings(world.services, { game: 'relay', readerId });
    const shown = async (readerId: string) => (await list(readerId)).map(({ playerId }) => playerId).sort();
    const show = (playerId: string, shows: object) => updatePlayer(world.services, { playerId, shows });
    if (own === undefined || mate === undefined) throw new Error('three players');

    expect(await shown(own)).toEqual([own]);
    expect(await list(stranger)).toEqual([]);
    expect(await readPlayerRecord(world.services, { readerId: mate, playerId: own })).toBeUndefined();
    await show(own, { record: 'fellows' });
    expect(await shown(mate)).toEqual([own, mate].sort());
    expect(await list(stranger)).toEqual([]);
    await show(own, { record: 'players' });
    expect(await list(stranger)).toEqual([]); // their name is for fellows only
    await show(own, { name: 'players' });
    expect(await list(stranger)).toEqual([
      {
        ...{ playerId: own, name: 'Ann', tables: 1, own: false, provisional: true },
        ...{ rating: expect.any(Number), within: expect.any(Number) },
      },
    ]);
    const record = await readPlayerRecord(world.services, { readerId: stranger, playerId: own });
    expect(record).toMatchObject([{ game: 'relay', played: 1, rating: { provisional: true } }]);
    await show(own, { name: 'nobody' });
    expect(await list(stranger)).toEqual([]);
    expect(await shown(mate)).toEqual([mate]);
    expect(more).toHaveLength(1);
    expect(winner()).toBe(own);
  });
});
