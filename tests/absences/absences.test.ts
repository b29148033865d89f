import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countDays, daysByYear, readDays } from '../../src/absences/absence-days.ts';
import { addAbsence } from '../../src/absences/add-absence.ts';
import { endAbsence } from '../../src/absences/end-absence.ts';
import { listAbsences } from '../../src/absences/list-absences.ts';
import { tick } from '../../src/clocks/tick.ts';
import { readClocks } from '../../src/disputes/desk/read-clocks.ts';
import { translator } from '../../src/i18n/translator.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { viewClocks } from '../../src/pauses/view-clocks.ts';
import { HOUR_MS } from '../../src/platform/durations.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { replacePlayer } from '../../src/seats/substitutes/replace-player.ts';
import type { TimeControl } from '../../src/time/time-control.ts';
import { testNoon } from '../harness/test-clock.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const madrid = 'Europe/Madrid';
const nothing = { reminded: 0, expired: 0, answered: 0, called: 0, sought: 0, resumed: 0 };
const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };
let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
beforeEach(async () => {
  world.clock.set(testNoon); // Tuesday 24 November 2026, 13:00 in Madrid
  await world.services.db.$executeRaw`TRUNCATE "Table", "PendingAnswer", "Notification", "Entry", "Absence" CASCADE`;
});
afterAll(() => world.close());

const utc = (text: string) => new Date(`${text}Z`);
const rows = (tableId: string) =>
  world.services.db.pendingAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } });

async function started() {
  const table = await startedTable(world, ['Ann', 'Bob'], { timeControl });
  await world.services.db.player.updateMany({ data: { timeZone: madrid } });
  return { ...table, ann: table.player('Ann').playerId, bob: table.player('Bob').playerId };
}
const away = (playerId: string, from: string, to: string) => addAbsence(world.services, { playerId, from, to });
const sentence = async (work: Promise<unknown>) => {
  const error = await work.catch((thrown) => thrown);
  if (!(error instanceof Refusal)) throw error;
  return translator('en', madrid).t(error.reason);
};

describe('an absence', () => {
  test('takes its days out of the player’s time, by their own calendar, and of nobody else’s', async () => {
    const { tableId, ann, player } = await started();
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', dueAt: utc('2026-11-25T08:00') }]);
    const { days } = await away(ann, '2026-11-25', '2026-11-27');
    expect(days).toBe(3);
    // Eleven hours until midnight in Madrid, nine more on Saturday.
    expect(await rows(tableId)).toMatchObject([{ dueAt: utc('2026-11-28T08:00'), nextAt: utc('2026-11-24T22:00') }]);
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Bob', dueAt: utc('2026-11-25T08:00') }]);
    await answerNow(world.services, tableId, player('Bob'), 'pass');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', dueAt: utc('2026-11-28T08:00') }]);
  });

  test('nothing is asked of the clock while they are away, and everything afterwards', async () => {
    const { ann } = await started();
    await away(ann, '2026-11-24', '2026-11-27');
    for (const day of ['2026-11-25T12:00', '2026-11-27T22:59']) {
      world.clock.set(utc(day));
      expect(await tick(world.services)).toEqual(nothing);
    }
    world.clock.set(utc('2026-11-28T09:00'));
    expect(await tick(world.services)).toEqual({ ...nothing, reminded: 1 });
  });

  test('that begins during the grace puts off what follows it', async () => {
    const { tableId, ann } = await started();
    world.clock.set(utc('2026-11-25T08:00'));
    await tick(world.services);
    world.clock.set(utc('2026-11-25T09:00'));
    await away(ann, '2026-11-25', '2026-11-26');
    expect(await rows(tableId)).toMatchObject([{ stage: 3, nextAt: utc('2026-11-27T02:00') }]);
  });

  test('is told to the others at all their tables, and shown there, but not to strangers', async () => {
    const { tableId, ann, bob } = await started();
    await world.services.db.notification.deleteMany();
    await away(ann, '2026-12-24', '2026-12-26');
    const notifications = await world.services.db.notification.findMany();
    expect(notifications).toMatchObject([
      {
        kind: 'clock',
        tableId,
        seat: 'Bob',
        playerId: bob,
        data: { what: 'absence', seat: 'Ann', from: '2026-12-23T23:00:00.000Z', to: '2026-12-26T23:00:00.000Z' },
      },
    ]);
    const seen = async (viewer: string) => {
      const table = await viewTable(world.services, tableId, viewer);
      return (await viewClocks(world.services, table, viewer))?.seats.find(({ seat }) => seat === 'Ann')?.away;
    };
    expect(await seen('Bob')).toEqual({ from: utc('2026-12-23T23:00'), to: utc('2026-12-26T23:00') });
    expect(await seen('spectator')).toBeUndefined();
  });

  test('that is taken back gives the time as it was; one that has begun ends now', async () => {
    const { tableId, ann } = await started();
    const { id } = await away(ann, '2026-11-25', '2026-11-27');
    await endAbsence(world.services, { playerId: ann, absenceId: id });
    expect(await rows(tableId)).toMatchObject([{ dueAt: utc('2026-11-25T08:00') }]);
    expect((await listAbsences(world.services, { playerId: ann, timeZone: madrid })).left).toBe(35);
    const again = await away(ann, '2026-11-25', '2026-11-30');
    world.clock.set(utc('2026-11-26T12:00'));
    await endAbsence(world.services, { playerId: ann, absenceId: again.id });
    expect(await rows(tableId)).toMatchObject([{ dueAt: utc('2026-11-26T21:00') }]); // nine hours were left
    expect(await listAbsences(world.services, { playerId: ann, timeZone: madrid })).toMatchObject({
      left: 33, // Wednesday and Thursday
      absences: [],
    });
    await expect(endAbsence(world.services, { playerId: ann, absenceId: again.id })).rejects.toMatchObject({
      code: 'stale',
    });
  });

  test('that ends early is told to the others as well, and stays to be read on the desk', async () => {
    const { tableId, ann, bob } = await started();
    const { id } = await away(ann, '2026-11-25', '2026-11-27');
    await endAbsence(world.services, { playerId: ann, absenceId: id });
    const again = await away(ann, '2026-11-25', '2026-11-30');
    world.clock.set(utc('2026-11-26T12:00'));
    await world.services.db.notification.deleteMany();
    await endAbsence(world.services, { playerId: ann, absenceId: again.id });
    expect(await world.services.db.notification.findMany()).toMatchObject([
      { kind: 'clock', playerId: bob, data: { what: 'back', seat: 'Ann', began: true } },
    ]);
    // Also when the seat is somebody else's by now.
    const { id: eve } = await world.person('Eve');
    await replacePlayer(world.services, { tableId, seat: 'Ann', playerId: eve, by: 'moderator', reason: '' });
    await away(eve, '2026-12-24', '2026-12-26');
    const { absences } = await readClocks(world.services, tableId);
    const first = { seat: 'Ann', name: 'Ann', from: utc('2026-11-24T23:00'), to: utc('2026-11-27T23:00') };
    const second = { ...first, to: utc('2026-11-30T23:00') };
    expect(absences).toEqual([
      expect.objectContaining({ seat: 'Ann', name: 'Eve', did: 'set', at: utc('2026-11-26T12:00') }),
      { ...second, did: 'ended', at: utc('2026-11-26T12:00') },
      { ...second, did: 'set', at: testNoon },
      { ...first, did: 'taken-back', at: testNoon },
      { ...first, did: 'set', at: testNoon },
    ]);
  });

  test('of before the game, or after it, is no matter of its desk', async () => {
    const { tableId, ann, player } = await started();
    await away(ann, '2026-12-24', '2026-12-26');
    await answerNow(world.services, tableId, player('Ann'), 'finish');
    expect((await readClocks(world.services, tableId)).absences).toEqual([]);
  });

  test('over a change of clocks has whole days', async () => {
    const { tableId, ann } = await started();
    world.clock.set(utc('2027-03-27T12:00')); // Saturday; the clocks change on Sunday
    await world.services.db.pendingAnswer.updateMany({
      data: { askedAt: utc('2027-03-27T12:00'), dueAt: utc('2027-03-28T08:00'), nextAt: utc('2027-03-27T22:00') },
    });
    const { days } = await away(ann, '2027-03-28', '2027-03-28');
    expect(days).toBe(1);
    // 23 hours of Sunday do not count: eleven hours on Saturday, nine on Monday in summer time.
    expect(await rows(tableId)).toMatchObject([{ dueAt: utc('2027-03-29T07:00') }]);
  });

  test('that another server was told of counts for what this one, with clocks at hand, asks next', async () => {
    const { tableId, player, bob } = await started();
    await answerNow(world.services, tableId, player('Ann'), 'on');
    const absence = { playerId: bob, from: '2026-11-24', to: '2026-11-27' };
    await addAbsence(world.another(), absence);
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    expect(await rows(tableId)).toMatchObject([{ seat: 'Bob', dueAt: utc('2026-11-28T19:00') }]);
  });

  test('a submission that did not know of it does not undo it', async () => {
    const { tableId, player, ann } = await started();
    await answerNow(world.services, tableId, player('Ann'), 'pass');
    const [, second] = await Promise.all([
      away(ann, '2026-11-25', '2026-11-27'),
      answerNow(world.another(), tableId, player('Bob'), 'pass'),
    ]);
    expect(second).toBe(3);
    expect(await rows(tableId)).toMatchObject([{ seat: 'Ann', dueAt: utc('2026-11-28T08:00') }]);
  });
});

describe('what is refused, with a sentence', () => {
  test('days that are none, over, in the wrong order, or years ahead', async () => {
    const { ann } = await started();
    expect(await sentence(away(ann, '2027-02-30', '2027-03-01'))).toBe(
      '“2027-02-30” is not a day of the calendar. Write it like 2027-02-28.',
    );
    expect(await sentence(away(ann, '', '2027-03-01'))).toContain('the first and the last day');
    expect(await sentence(away(ann, '24.12.2026', '2027-03-01'))).toContain('not a day');
    expect(await sentence(away(ann, '2026-11-23', '2026-11-30'))).toContain('2026-11-23 is over');
    expect(await sentence(away(ann, '2026-12-10', '2026-12-01'))).toContain('is before the first');
    expect(await sentence(away(ann, '2030-12-10', '2030-12-11'))).toContain('too far ahead');
  });

  test('more days in a year than the server allows; those after New Year count for the new one', async () => {
    const { ann } = await started();
    await away(ann, '2026-11-25', '2026-12-24'); // 30 days
    expect(await sentence(away(ann, '2026-12-26', '2027-01-05'))).toBe(
      'In 2026 this would be 6 days of absence; 35 are possible in a year, and you have 5 days left.',
    );
    expect(await away(ann, '2026-12-27', '2027-01-31')).toMatchObject({ days: 36 });
    const few = { ...world.services, settings: { ...world.services.settings, absenceDays: 0 } };
    const one = addAbsence(few, { playerId: ann, from: '2027-06-01', to: '2027-06-01' });
    expect(await sentence(one)).toContain('you have none left');
  });

  test('days on which they are away already, also when asked twice at the same moment', async () => {
    const { ann } = await started();
    const both = await Promise.allSettled([
      away(ann, '2026-12-01', '2026-12-05'),
      away(ann, '2026-12-05', '2026-12-08'),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await sentence(away(ann, '2026-12-02', '2026-12-07'))).toContain('you are away already');
  });

  test('somebody else’s absence', async () => {
    const { ann, bob } = await started();
    const { id } = await away(ann, '2026-12-01', '2026-12-05');
    await expect(endAbsence(world.services, { playerId: bob, absenceId: id })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

test('by property: days of a span are the days of its years, in every zone', () => {
  const now = utc('2026-01-01T12:00');
  fc.assert(
    fc.property(
      fc.nat(400),
      fc.nat(120),
      fc.constantFrom(madrid, 'America/Santiago', 'Australia/Lord_Howe', 'Pacific/Kiritimati', 'UTC'),
      (start, long, zone) => {
        const day = (days: number) => new Date(Date.UTC(2026, 0, 2 + days)).toISOString().slice(0, 10);
        const span = readDays({ from: day(start), to: day(start + long) }, zone, now);
        expect(countDays(span)).toBe(long + 1);
        const sum = [...daysByYear(span, zone).values()].reduce((a, b) => a + b, 0);
        expect(sum).toBe(long + 1);
        expect((span.to.getTime() - span.from.getTime()) / HOUR_MS).toBeGreaterThan(long * 24);
      },
    ),
  );
});
