import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readTableActs } from '../../src/audit/read-acts.ts';
import { tick } from '../../src/clocks/tick.ts';
import { translator } from '../../src/i18n/translator.ts';
import { readLog } from '../../src/log/read-log.ts';
import { callEmergencyPause, endEmergencyPause } from '../../src/pauses/emergency-pause.ts';
import { extendDecision } from '../../src/pauses/extend-decision.ts';
import { pauseTable } from '../../src/pauses/pause-table.ts';
import { resumeTable } from '../../src/pauses/resume-table.ts';
import { viewClocks } from '../../src/pauses/view-clocks.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { allot, nextMark } from '../../src/time/due-time.ts';
import { type Clocks, readClocks } from '../../src/time/read-clocks.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { goingOn, hoursLeft, stopped } from '../../src/time/time-left.ts';
import { testNoon } from '../harness/test-clock.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const nothing = { reminded: 0, expired: 0, answered: 0, called: 0, sought: 0, resumed: 0 };
const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  world.clock.set(testNoon);
  await world.services.db.$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Entry" CASCADE`;
});
afterAll(() => world.close());

const hour = (hours: number) => new Date(testNoon.getTime() + hours * HOUR_MS);
const go = (hours: number) => {
  world.clock.set(hour(hours));
  return tick(world.services);
};
const rows = (tableId: string) =>
  world.services.db.pendingAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } });
const by = async () => (await world.person('Mod')).id;
const started = (more: Partial<TimeControl> = {}) =>
  startedTable(world, ['Ann', 'Bob'], { timeControl: { ...timeControl, ...more }, timeZone: 'Europe/Madrid' });

describe('a pause', () => {
  test('keeps what is left of the time, and nothing happens until the clocks go on', async () => {
    const { tableId } = await started();
    world.clock.set(hour(7));
    const moderator = await by();
    const paused = await pauseTable(world.services, { tableId, by: moderator, reason: 'A storm.', hours: 100 });
    expect(paused).toEqual({ seq: 2, until: hour(107), paused: true });
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', dueAt: null, nextAt: null, left: 13, stage: 0 }]);
    expect(await go(106)).toEqual(nothing);
    world.clock.set(hour(90));
    await resumeTable(world.services, { tableId, by: moderator, reason: 'The power is back.' });
    expect(await rows(tableId)).toMatchObject([{ dueAt: hour(103), nextAt: hour(93), left: null, hours: 20 }]);
    expect(await go(93)).toEqual({ ...nothing, reminded: 1 });
  });

  test('stands in the log and is told to every seat, with who and why and until when', async () => {
    const { tableId } = await started();
    await world.services.db.notification.deleteMany();
    const moderator = await by();
    await pauseTable(world.services, {
      tableId,
      by: moderator,
      reason: 'A storm.',
      until: hour(48),
      dispute: 'dispute1',
    });
    await resumeTable(world.services, { tableId, by: moderator, reason: 'It is over.' });
    const lines = await readLog(world.services, tableId, 'spectator', { from: 2 });
    const say = translator('en', 'Europe/Madrid');
    expect(lines.map(({ messages }) => messages.map(say.t).join(' '))).toEqual([
      'Mod stopped the clocks until Thu 26 Nov, 13:00: A storm.',
      'Mod started the clocks again: It is over.',
    ]);
    const notifications = await world.services.db.notification.findMany({ orderBy: [{ createdAt: 'asc' }] });
    expect(notifications.map(({ kind, seat, data }) => [kind, seat, data])).toEqual(
      expect.arrayContaining([
        ['clock', 'Ann', { what: 'entry', seq: 2 }],
        ['clock', 'Bob', { what: 'entry', seq: 2 }],
        ['clock', 'Bob', { what: 'entry', seq: 3 }],
      ]),
    );
    const { data } = await world.services.db.entry.findFirstOrThrow({ where: { tableId, seq: 2 } });
    expect(data).toMatchObject({ kind: 'clock', change: 'paused', until: hour(48).toISOString(), dispute: 'dispute1' });
  });

  test('ends by itself, once, whichever of two servers sees it first', async () => {
    const { tableId } = await started();
    await pauseTable(world.services, { tableId, by: await by(), reason: 'A storm.', hours: 48 });
    world.clock.set(hour(47.9));
    expect(await tick(world.services)).toEqual(nothing);
    world.clock.set(hour(48));
    const reports = await Promise.all([tick(world.services), tick(world.another()), tick(world.another())]);
    expect(reports.map(({ resumed }) => resumed).toSorted()).toEqual([0, 0, 1]);
    expect(await rows(tableId)).toMatchObject([{ dueAt: hour(68), left: null }]);
    const entries = await world.services.db.entry.findMany({ where: { tableId, kind: 'clock' } });
    expect(entries).toHaveLength(2);
  });

  test('a grace that has begun stands still as well', async () => {
    const { tableId } = await started();
    await go(20);
    world.clock.set(hour(21));
    await pauseTable(world.services, { tableId, by: await by(), reason: 'A storm.', hours: 10 });
    expect(await rows(tableId)).toMatchObject([{ stage: 3, dueAt: hour(20), nextAt: null, left: 3 }]);
    expect(await go(30.9)).toEqual(nothing);
    expect(await go(31)).toEqual({ ...nothing, resumed: 1 });
    expect(await go(33.9)).toEqual(nothing);
    expect(await go(34)).toEqual({ ...nothing, answered: 1 });
  });

  test('answers are taken meanwhile, and a player who is asked then has all of their time afterwards', async () => {
    const { tableId, player } = await started();
    await pauseTable(world.services, { tableId, by: await by(), reason: 'A storm.', hours: 10 });
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Bob', dueAt: null, left: 20 }]);
    await go(10);
    expect(await rows(tableId)).toMatchObject([{ seat: 'Bob', dueAt: hour(30) }]);
  });

  test('an answer that was on its way when the clocks were stopped still counts', async () => {
    const { tableId, player } = await started();
    const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    await pauseTable(world.services, { tableId, by: await by(), reason: 'A storm.', hours: 10 });
    expect(seq).toBe(1);
    expect(await answerNow(world.services, tableId, player('Ann'), 'pass')).toBe(3);
  });

  test('a longer one takes the place of one that runs, a shorter one changes nothing', async () => {
    const { tableId } = await started();
    const moderator = await by();
    await pauseTable(world.services, { tableId, by: moderator, reason: 'A storm.', hours: 10 });
    world.clock.set(hour(5));
    const shorter = await pauseTable(world.services, { tableId, by: moderator, reason: 'Again.', hours: 2 });
    expect(shorter).toEqual({ seq: 2, until: hour(10), paused: false });
    await pauseTable(world.services, { tableId, by: moderator, reason: 'Still.', hours: 20 });
    expect(await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } })).toMatchObject({
      pausedAt: hour(0),
      pausedTo: hour(25),
    });
    expect(await rows(tableId)).toMatchObject([{ left: 20 }]);
    expect(await go(25)).toEqual({ ...nothing, resumed: 1 });
    expect(await rows(tableId)).toMatchObject([{ dueAt: hour(45) }]);
  });

  test('of a table with fixed deadlines ends with the next one that leaves time enough', async () => {
    const { tableId } = await started({
      hours: 12,
      deadlines: [
        { weekday: 3, time: '20:00' },
        { weekday: 7, time: '20:00' },
      ],
    });
    expect(await rows(tableId)).toMatchObject([{ dueAt: new Date('2026-11-25T19:00:00Z') }]);
    await pauseTable(world.services, { tableId, by: await by(), reason: 'A storm.', hours: 24 });
    await go(24); // Wednesday 12:00 UTC, seven hours before the deadline
    expect(await rows(tableId)).toMatchObject([{ dueAt: new Date('2026-11-29T19:00:00Z') }]);
  });

  test.each([
    ['no reason', { reason: '  ', hours: 2 }, 'Say why'],
    ['an end in the past', { reason: 'x', until: hour(-1) }, 'is not in the future'],
    ['an end that is none', { reason: 'x', until: new Date(Number.NaN) }, 'not a date'],
    ['years', { reason: 'x', hours: 20_000 }, 'too far ahead'],
  ])('%s is refused with a sentence', async (_, input, sentence) => {
    const { tableId } = await started();
    const refused = await pauseTable(world.services, { tableId, by: await by(), ...input }).catch((error) => error);
    expect(refused).toMatchObject({ code: 'bad-input' });
    expect(translator('en', 'UTC').t(refused.reason)).toContain(sentence);
    expect(await rows(tableId)).toMatchObject([{ left: null }]);
  });

  test('a game that is over has no clocks', async () => {
    const { tableId, player } = await started();
    await answerNow(world.services, tableId, player('Ann'), 'finish');
    const pause = pauseTable(world.services, { tableId, by: await by(), reason: 'x', hours: 1 });
    await expect(pause).rejects.toMatchObject({ code: 'stale' });
  });

  test('by property: a pause leaves the counted time as it was, with nights, weekends and absences', () => {
    const moments = fc.integer({ min: 0, max: 24 * 700 }).map((hours) => new Date(Date.UTC(2026, 0) + hours * HOUR_MS));
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 100 }),
        fc.nat(40),
        fc.nat(300),
        fc.constantFrom('UTC', 'Europe/Madrid', 'America/New_York', 'Australia/Lord_Howe'),
        fc.option(fc.tuple(moments, fc.integer({ min: 24, max: 400 })), { nil: undefined }),
        (from, hours, before, long, timeZone, absence) => {
          const slow: TimeControl = { ...timeControl, hours, skipWeekend: true, night: { from: 23, to: 7 } };
          const away = absence ? [{ from: absence[0], to: new Date(absence[0].getTime() + absence[1] * HOUR_MS) }] : [];
          const { dueAt } = allot(slow, timeZone, from, { away });
          const pausedAt = new Date(from.getTime() + before * HOUR_MS);
          if (pausedAt >= dueAt) return;
          const ticks = { timeControl: slow, timeZone, away };
          const nextAt = nextMark({ ...slow, away }, timeZone, { hours, dueAt }, from);
          const row = { askedAt: from, dueAt, nextAt, stage: 0, hours, left: undefined };
          const left = hoursLeft(ticks, row, pausedAt);
          const resumedAt = new Date(pausedAt.getTime() + long * HOUR_MS);
          const resumed = { ...row, ...goingOn(ticks, { ...row, ...stopped(ticks, row, pausedAt) }, resumedAt) };
          expect(hoursLeft(ticks, resumed, resumedAt)).toBeCloseTo(left, 5);
        },
      ),
    );
  });
});

test('a moderator’s act on the clocks is noted with it; a player’s own, and one without effect, are not', async () => {
  const { tableId } = await started();
  const act = { tableId, by: await by(), reason: 'Flu.', dispute: 'D1' };
  await pauseTable(world.services, { ...act, hours: 5 });
  await resumeTable(world.services, act);
  await pauseTable(world.services, { ...act, hours: 5, moderates: true });
  await pauseTable(world.services, { ...act, hours: 4, moderates: true });
  await resumeTable(world.services, { ...act, moderates: true });
  await resumeTable(world.services, { ...act, moderates: true });
  await extendDecision(world.services, { ...act, hours: 5 });
  const noted = (did: string) => expect.objectContaining({ by: act.by, disputeId: 'D1', what: 'clock', data: { did } });
  expect((await readTableActs(world.services, tableId)).toReversed()).toEqual(['pause', 'resume', 'extend'].map(noted));
});

describe('more time', () => {
  test('so many hours for one seat: the log says until when, reminders come again', async () => {
    const { tableId } = await started();
    await go(18); // both reminders are behind
    const given = await extendDecision(world.services, {
      tableId,
      seat: 'Ann',
      hours: 20,
      by: await by(),
      reason: 'Flu.',
    });
    expect(given).toEqual({ seq: 2, until: hour(40) });
    expect(await rows(tableId)).toMatchObject([{ dueAt: hour(40), stage: 0, nextAt: hour(30) }]);
    expect(await go(38)).toEqual({ ...nothing, reminded: 1 });
    const [line] = await readLog(world.services, tableId, 'Bob', { from: 2 });
    const said = line?.messages.map(translator('en', 'UTC').t);
    expect(said).toEqual(['“Ann” has until Thu 26 Nov, 04:00 (said Mod): Flu.']);
  });

  test('and its end, and a pause’s: each an entry with who, why and its dispute, told to every seat', async () => {
    const { tableId } = await started();
    const moderator = await by();
    const act = { tableId, by: moderator, reason: 'A storm.', dispute: 'dispute1' };
    await extendDecision(world.services, { ...act, hours: 20 });
    await pauseTable(world.services, { ...act, hours: 2 });
    await resumeTable(world.services, act);
    const entries = await world.services.db.entry.findMany({
      where: { tableId, kind: 'clock' },
      orderBy: { seq: 'asc' },
    });
    expect(entries.map(({ data }) => data)).toMatchObject(
      ['extended', 'paused', 'resumed'].map((change) => ({
        ...{ change, by: moderator, reason: 'A storm.', dispute: 'dispute1' },
      })),
    );
    const told = await world.services.db.notification.findMany({ where: { kind: 'clock' } });
    for (const seat of ['Ann', 'Bob'])
      expect(
        told
          .filter((one) => one.seat === seat)
          .map(({ data }) => Object(data).seq)
          .toSorted(),
      ).toEqual([2, 3, 4]);
  });

  test('a player who is late already has the hours from now on, and is not answered for', async () => {
    const { tableId } = await started();
    await go(20);
    await go(23);
    await extendDecision(world.services, { tableId, hours: 10, by: await by(), reason: 'Flu.' });
    expect(await rows(tableId)).toMatchObject([{ dueAt: hour(33), stage: 1 }]);
    expect(await go(24)).toEqual(nothing);
  });

  test('a new end may also be nearer, and a paused clock keeps the new time', async () => {
    const { tableId } = await started();
    const moderator = await by();
    await extendDecision(world.services, { tableId, until: hour(5), by: moderator, reason: 'We meet tonight.' });
    expect(await rows(tableId)).toMatchObject([{ dueAt: hour(5) }]);
    await pauseTable(world.services, { tableId, by: moderator, reason: 'A storm.', hours: 2 });
    await extendDecision(world.services, { tableId, hours: 3, by: moderator, reason: 'And a flood.' });
    expect(await rows(tableId)).toMatchObject([{ dueAt: null, left: 8 }]);
  });

  test('deadlines in the past, no hours, and seats nobody waits for are refused', async () => {
    const { tableId } = await started();
    const extend = async (input: object) =>
      extendDecision(world.services, { tableId, by: await by(), reason: 'x', ...input }).catch((error) => error);
    const sentence = async (input: object) => translator('en', 'UTC').t((await extend(input)).reason);
    expect(await sentence({ until: hour(-2) })).toBe(
      'Tue 24 Nov, 10:00 is not in the future. A deadline must be later than now.',
    );
    expect(await sentence({})).toContain('Give either');
    expect(await sentence({ hours: -3 })).toContain('more than 0');
    expect(await extend({ seat: 'Bob', hours: 2 })).toMatchObject({ code: 'stale' });
  });
});

describe('an emergency pause', () => {
  const call = (tableId: string, who: { seat: string; playerId: string }, more: object = {}) =>
    callEmergencyPause(world.services, { tableId, ...who, reason: 'I am ill.', ...more });

  test('any seat may call it once, for at most two days; its own answer is not needed', async () => {
    const { tableId, player } = await started();
    expect(await call(tableId, player('Bob'))).toEqual({ seq: 2, until: hour(48), paused: true });
    await expect(call(tableId, player('Ann'))).rejects.toMatchObject({ code: 'stale' });
    await endEmergencyPause(world.services, { tableId, ...player('Bob'), reason: 'Better.' });
    await expect(call(tableId, player('Bob'))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await call(tableId, player('Ann'), { hours: 5 })).toMatchObject({ until: hour(5) });
  });

  test('only who called it, and no stranger, lets the clocks go on', async () => {
    const { tableId, player } = await started();
    await call(tableId, player('Bob'));
    const end = (who: { seat: string; playerId: string }) =>
      endEmergencyPause(world.services, { tableId, ...who, reason: 'Come on.' });
    await expect(end(player('Ann'))).rejects.toMatchObject({ code: 'forbidden' });
    await expect(end({ ...player('Bob'), playerId: await by() })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(call(tableId, { seat: 'Bob', playerId: player('Ann').playerId })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });

  test('the table’s policy says how often and how long', async () => {
    const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], {
      timeControl,
      policy: { emergencyPauses: 0 },
    });
    await expect(call(tableId, player('Bob'))).rejects.toMatchObject({ code: 'forbidden' });
    const other = await startedTable(world, ['Ann', 'Bob'], {
      timeControl,
      policy: { emergencyPauses: 2, emergencyPauseHours: 6 },
    });
    const long = await call(other.tableId, other.player('Bob'), { hours: 7 }).catch((error) => error);
    expect(translator('en', 'UTC').t(long.reason)).toContain('at most 6 hours');
  });

  test('two at the same moment: one is written', async () => {
    const { tableId, player } = await started();
    const calls = await Promise.allSettled([call(tableId, player('Ann')), call(tableId, player('Bob'))]);
    expect(calls.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await world.services.db.entry.count({ where: { tableId, kind: 'clock' } })).toBe(1);
  });

  test('is seen on the table: who may stop the clocks, and who may let them go on', async () => {
    const { tableId, player } = await started();
    const view = async (seat: string) =>
      viewClocks(world.services, await viewTable(world.services, tableId, seat), seat);
    expect(await view('Ann')).toMatchObject({ paused: undefined, mine: { left: 1, hours: 48, mayResume: false } });
    await call(tableId, player('Ann'));
    expect(await view('Ann')).toMatchObject({ paused: { until: hour(48) }, mine: { left: 0, mayResume: true } });
    expect(await view('Bob')).toMatchObject({ mine: { mayResume: false } });
    expect((await view('spectator'))?.mine).toBeUndefined();
  });
});

describe('fixed deadlines', () => {
  const deadlines = [
    { weekday: 3, time: '20:00' },
    { weekday: 7, time: '20:00' },
  ];
  const wednesday = new Date('2026-11-25T19:00:00Z'); // 20:00 in Madrid
  const sunday = new Date('2026-11-29T19:00:00Z');

  test('are the same for all who are asked together, and the game answers for each who has not by then', async () => {
    const { tableId, player } = await startedTable(world, ['Red', 'Blue', 'Green'], {
      game: 'market-day',
      timeControl: { ...timeControl, hours: 12, graceHours: 0, deadlines },
      timeZone: 'Europe/Madrid',
    });
    expect((await rows(tableId)).map(({ dueAt }) => dueAt)).toEqual([wednesday, wednesday, wednesday]);
    await answerNow(world.services, tableId, player('Green'), 4);
    world.clock.set(new Date(wednesday.getTime() - 1));
    expect(await tick(world.services)).toMatchObject({ answered: 0 });
    world.clock.set(wednesday);
    expect(await tick(world.services)).toMatchObject({ answered: 2 });
    // The next phase begins on the evening of a deadline, and ends with the next one, for all: who has not answered in
    // secret nobody learns.
    expect(Object.fromEntries((await rows(tableId)).map(({ seat, dueAt }) => [seat, dueAt]))).toEqual({
      Red: sunday,
      Blue: sunday,
      Green: sunday,
    });
  });
});

describe('a bank', () => {
  const bank: Partial<TimeControl> = { hours: 5, bank: { start: 20, cap: 24 } };
  const banks = async (tableId: string) => {
    const { seats }: Clocks = await readClocks(world.services.db, tableId, world.clock.now());
    return Object.fromEntries(seats.map((one) => [one.seat, one.bank]));
  };

  test('runs while its seat is waited for, grows with each question, and never over the cap', async () => {
    const { tableId, player } = await started(bank);
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', hours: 24, dueAt: hour(24) }]); // 20 + 5, capped
    world.clock.set(hour(10));
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    expect(await banks(tableId)).toEqual({ Ann: 14, Bob: 24 });
    world.clock.set(hour(12));
    await answerNow(world.services, tableId, player('Bob'), 'pass');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', hours: 19, dueAt: hour(31) }]);
    // The next question in the same turn has its increment too.
    world.clock.set(hour(13));
    await answerNow(world.services, tableId, player('Ann'), 'on');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', hours: 23, dueAt: hour(36) }]);
  });

  test('that is empty leaves the increment for the next question', async () => {
    const { tableId, player } = await started(bank);
    for (const hour of [12, 21.6, 24]) await go(hour);
    expect(await go(28)).toEqual({ ...nothing, answered: 1 });
    expect(await banks(tableId)).toEqual({ Ann: 0, Bob: 24 });
    await answerNow(world.services, tableId, player('Bob'), 'pass');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', hours: 5, dueAt: hour(33) }]);
  });

  test('is kept through a pause', async () => {
    const { tableId, player } = await started(bank);
    world.clock.set(hour(4));
    await pauseTable(world.services, { tableId, by: await by(), reason: 'A storm.', hours: 100 });
    world.clock.set(hour(50));
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    expect(await banks(tableId)).toEqual({ Ann: 20, Bob: 24 });
  });
});
