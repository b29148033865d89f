import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tick } from '../../src/clocks/tick.ts';
import { whoIsCalled } from '../../src/clocks/who-is-called.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  await world.services.db
    .$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Entry", "AnswerTime", "Player" CASCADE`;
});
afterAll(() => world.close());

const HOSTS = ['does not play', 'plays', 'is late', 'is late too', 'has gone silent too', 'is banned'] as const;
const both = [true, false];
const cases = HOSTS.flatMap((host) =>
  both.flatMap((own) => both.flatMap((site) => both.map((administrators) => ({ host, own, site, administrators })))),
);

async function give(name: string, role: 'moderator' | 'administrator') {
  const { id } = await world.person(name);
  await world.services.db.player.update({ where: { id }, data: { role } });
}

/** A table where Ann is late, with these people around it. */
async function lateTable({ host, own, site, administrators }: (typeof cases)[number], timeControl?: TimeControl) {
  const { db } = world.services;
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid'], timeControl ? { timeControl } : {});
  const seat = host === 'is late' ? 'Ann' : 'Bob';
  const elsewhere = host === 'does not play' || host === 'is banned';
  const hostId = elsewhere ? (await world.person('Hugo')).id : player(seat).playerId;
  await db.table.update({ where: { id: tableId }, data: { hostId } });
  if (host === 'is banned') await db.player.update({ where: { id: hostId }, data: { bannedAt: world.clock.now() } });
  if (host === 'is late too')
    await db.pendingAnswer.create({
      data: { tableId, seat, decision: '1.9', since: 1, askedAt: world.clock.now(), stage: 3 },
    });
  if (host === 'has gone silent too')
    await db.seat.update({ where: { tableId_seat: { tableId, seat } }, data: { silentSince: world.clock.now() } });
  if (own) await db.tableModerator.create({ data: { tableId, playerId: (await world.person('Mina')).id } });
  if (site) await give('Sid', 'moderator');
  if (administrators) await give('Ada', 'administrator');
  return { tableId, late: player('Ann').playerId, hostName: elsewhere ? 'Hugo' : seat };
}

const namesOf = async (ids: readonly string[]) =>
  (await world.services.db.player.findMany({ where: { id: { in: [...ids] } } })).map(({ name }) => name).sort();

test.each(cases)('somebody is called, and it is said who: %j', async (one) => {
  const { tableId, late, hostName } = await lateTable(one);
  const { called, people } = await whoIsCalled(world.services.db, { tableId, playerId: late });
  const told = await namesOf(people.map(({ playerId }) => playerId));
  const present = one.host === 'plays' || one.host === 'does not play';
  const half = one.host === 'is late too' || one.host === 'has gone silent too';
  const hosts = present || half ? [hostName] : [];
  if (present || one.own) {
    const moderators = one.own ? ['Mina'] : [];
    expect(called).toEqual({ of: 'table', ...(hosts.length > 0 ? { host: hostName } : {}), moderators });
    expect(told).toEqual([...hosts, ...moderators].sort());
  } else if (one.site) {
    expect({ called, told }).toEqual({ called: { of: 'site' }, told: [...hosts, 'Sid'].sort() });
  } else if (one.administrators) {
    expect({ called, told }).toEqual({ called: { of: 'administrators' }, told: [...hosts, 'Ada'].sort() });
  } else if (half) {
    // They are late themselves, but there is nobody else.
    expect({ called, told }).toEqual({ called: { of: 'table', host: hostName, moderators: [] }, told: [hostName] });
  } else {
    expect({ called, told }).toEqual({ called: { of: 'nobody' }, told: [] });
  }
});

test.each([
  ['plays', []],
  ['does not play', ['Hugo']],
] as const)('of what is answered in secret a host is told who %s: %j', async (host, told) => {
  const { tableId, late } = await lateTable({ host, own: false, site: false, administrators: false });
  const { people } = await whoIsCalled(world.services.db, { tableId, playerId: late, window: true });
  expect(await namesOf(people.map(({ playerId }) => playerId))).toEqual(told);
});

test('a host who is ready in a window whose time is up is not late', async () => {
  const { db } = world.services;
  const { tableId, late } = await lateTable({ host: 'is late too', own: false, site: true, administrators: false });
  const answer = { answer: 'Leo', how: 'page', ready: true, at: world.clock.now() };
  await db.keptAnswer.create({ data: { tableId, seat: 'Bob', decision: '1.9', ...answer } });
  const { called } = await whoIsCalled(db, { tableId, playerId: late });
  expect(called).toEqual({ of: 'table', host: 'Bob', moderators: [] });
});

describe('when the late player is the host', () => {
  const alone = { host: 'is late', own: false, site: false, administrators: false } as const;
  const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'moderator', graceHours: 4 };
  const notifications = async (kind: string) =>
    (await world.services.db.notification.findMany({ where: { kind }, orderBy: { seat: 'asc' } })).map(
      ({ seat, data }) => `${seat} ${JSON.stringify(data)}`,
    );
  const late = async (around: (typeof cases)[number], changes: Partial<TimeControl> = {}) => {
    const table = await lateTable(around, { ...timeControl, ...changes });
    for (const hours of [20, 4]) {
      world.clock.advance(hours * HOUR_MS);
      await tick(world.services);
    }
    return table;
  };

  test('the site’s moderators are told, and the late player reads whom the call went to', async () => {
    await late({ ...alone, site: true });
    expect(await notifications('moderator-called')).toEqual([
      expect.stringMatching(/^null .*"called":\{"of":"site"\}/),
    ]);
    expect((await notifications('expiry')).at(-1)).toContain('"called":{"of":"site"}');
    expect(await notifications('overdue')).toHaveLength(2); // Bob and Cid, once
  });

  test('and nobody is there, those who wait are told that nobody could be called', async () => {
    await late(alone);
    expect(await notifications('moderator-called')).toEqual([]);
    const told = await notifications('overdue');
    expect(told).toHaveLength(4);
    expect(told.filter((one) => one.includes('"called":{"of":"nobody"}')).map((one) => one.slice(0, 3))).toEqual([
      'Bob',
      'Cid',
    ]);
  });

  test('and the game has answered for them again and again, the others are told so', async () => {
    await late(alone, { atExpiry: 'fallback', alarm: 1 });
    expect(await notifications('moderator-called')).toEqual([
      expect.stringMatching(/^Bob .*"missed":1.*"nobody"|^Bob .*"nobody".*"missed":1/),
      expect.stringMatching(/^Cid /),
    ]);
  });
});
