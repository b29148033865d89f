import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { tick } from '../../../src/clocks/tick.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { pauseTable } from '../../../src/pauses/pause-table.ts';
import { resumeTable } from '../../../src/pauses/resume-table.ts';
import { HOUR_MS } from '../../../src/platform/durations.ts';
import { answerTakeback } from '../../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../../src/rulings/takeback/ask-takeback.ts';
import { awayOf, readClocks } from '../../../src/time/read-clocks.ts';
import type { TimeControl } from '../../../src/time/time-control.ts';
import { hoursLeft } from '../../../src/time/time-left.ts';
import { testNoon } from '../../harness/test-clock.ts';
import { ruleNow } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

const timeControl: TimeControl = { hours: 20, skipWeekend: false, atExpiry: 'fallback', graceHours: 4 };
const saving: TimeControl = { ...timeControl, hours: 10, bank: { start: 30, cap: 100 } };
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

/** A table on which things are done at an hour after the start. */
async function played(more: Partial<TimeControl> = {}, of: TimeControl = timeControl) {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], {
    timeControl: { ...of, ...more },
    timeZone: 'Europe/Madrid',
  });
  const { services, clock } = world;
  return {
    tableId,
    answer: (at: number, seat: string, leg: string) => {
      clock.set(hour(at));
      return answerNow(services, tableId, player(seat), leg);
    },
    /** Asks to go back, and everybody who is asked consents at once. */
    back: async (at: number, seat: string, toSeq: number) => {
      clock.set(hour(at));
      const { seq: expectedSeq } = await services.db.table.findUniqueOrThrow({ where: { id: tableId } });
      const asked = await askTakeback(services, { tableId, ...player(seat), toSeq, reason: '', expectedSeq });
      for (const one of asked.asked)
        await answerTakeback(services, { tableId, takebackId: asked.id, ...player(one.seat), answer: 'yes' });
    },
    rows: () => services.db.pendingAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } }),
    bank: async (seat: string) => (await services.db.seat.findFirstOrThrow({ where: { tableId, seat } })).bank,
  };
}

describe('a player who takes back', () => {
  test('has what was left when they answered, however often and however long they waited meanwhile', async () => {
    const { answer, back, rows } = await played();
    await answer(15, 'Ann', 'pass');
    await back(16, 'Ann', 1);
    expect(await rows()).toMatchObject([{ seat: 'Ann', decision: '1.1', dueAt: hour(21), hours: 20, stage: 0 }]);
    await answer(20, 'Ann', 'on');
    await back(23, 'Ann', 1);
    expect(await rows()).toMatchObject([{ dueAt: hour(24), nextAt: hour(24), hours: 20 }]);
  });

  test('needs no more reminders than they have had', async () => {
    const { answer, back } = await played();
    world.clock.set(hour(10));
    expect(await tick(world.services)).toMatchObject({ reminded: 1 });
    await answer(11, 'Ann', 'pass');
    await back(12, 'Ann', 1);
    world.clock.set(hour(18.9));
    expect(await tick(world.services)).toMatchObject({ reminded: 0 });
    world.clock.set(hour(19));
    expect(await tick(world.services)).toMatchObject({ reminded: 1 });
    world.clock.set(hour(21));
    expect(await tick(world.services)).toMatchObject({ expired: 1 });
  });

  test('if late before, is late again, with what was left of the grace', async () => {
    const { answer, back, rows } = await played();
    world.clock.set(hour(20));
    await tick(world.services);
    await answer(22, 'Ann', 'pass');
    await back(23, 'Ann', 1);
    expect(await rows()).toMatchObject([{ stage: 3, dueAt: hour(20), nextAt: hour(25) }]);
    world.clock.set(hour(24.9));
    expect(await tick(world.services)).toMatchObject({ answered: 0 });
    world.clock.set(hour(25));
    expect(await tick(world.services)).toMatchObject({ answered: 1 });
  });

  test('late at a table that waits, is left alone as before; a substitute is sought no later', async () => {
    const waits = await played({ atExpiry: 'wait' });
    await waits.answer(30, 'Ann', 'pass');
    await waits.back(31, 'Ann', 1);
    expect(await waits.rows()).toMatchObject([{ stage: 3, dueAt: hour(20), nextAt: null, left: null }]);
    world.clock.set(testNoon);
    const seeks = await played({ atExpiry: 'wait', substitute: { hours: 48, missed: 2 } });
    await seeks.answer(30, 'Ann', 'pass');
    await seeks.back(31, 'Ann', 1);
    expect(await seeks.rows()).toMatchObject([{ stage: 3, nextAt: hour(31 + 4 + 48 - 10) }]);
  });

  test('a fixed deadline that has not come stays; after it, it is the next one', async () => {
    const deadlines = [
      { weekday: 3, time: '20:00' },
      { weekday: 7, time: '20:00' },
    ];
    const { answer, back, rows } = await played({ hours: 12, deadlines });
    const wednesday = new Date('2026-11-25T19:00:00Z');
    expect(await rows()).toMatchObject([{ dueAt: wednesday }]);
    await answer(29, 'Ann', 'pass'); // Wednesday 18:00 in Madrid
    await back(30, 'Ann', 1);
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: wednesday }]);
    await answer(30.5, 'Ann', 'pass');
    await back(33, 'Ann', 1);
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: new Date('2026-11-29T19:00:00Z') }]);
  });

  test('having answered in a pause, has what was left then, and nothing runs before it ends', async () => {
    const { tableId, answer, back, rows } = await played();
    const { id: by } = await world.person('Mod');
    world.clock.set(hour(7));
    await pauseTable(world.services, { tableId, by, reason: 'A storm.', hours: 50 });
    await answer(9, 'Ann', 'pass');
    await back(10, 'Ann', 1);
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: null, nextAt: null, left: 13, stage: 0 }]);
    await answer(12, 'Ann', 'pass');
    world.clock.set(hour(14));
    await resumeTable(world.services, { tableId, by, reason: 'It is over.' });
    await back(15, 'Ann', 1);
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: hour(28), left: null }]);
  });

  test('late and stopped: what was left of the grace waits as well', async () => {
    const { tableId, answer, back, rows } = await played();
    world.clock.set(hour(20));
    await tick(world.services);
    await answer(21, 'Ann', 'pass');
    const { id: by } = await world.person('Mod');
    await pauseTable(world.services, { tableId, by, reason: 'A storm.', hours: 50 });
    await back(22, 'Ann', 1);
    expect(await rows()).toMatchObject([{ stage: 3, dueAt: hour(20), nextAt: null, left: 3 }]);
  });
});

describe('time that is saved up', () => {
  test('has grown once for a question, however often it is put; what it grew by for others is taken off', async () => {
    const { answer, back, rows, bank } = await played({}, saving);
    await answer(12, 'Ann', 'on'); // of 40 hours 28 are left; 10 more for the next
    await answer(15, 'Ann', 'pass');
    expect([await bank('Ann'), (await rows()).map(({ dueAt }) => dueAt)]).toEqual([35, [hour(55)]]);
    await back(18, 'Ann', 1);
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: hour(18 + 25), hours: 25 }]);
    expect(await bank('Bob')).toBe(27); // three hours of the 30 at the start
    await answer(20, 'Ann', 'pass');
    expect(await bank('Ann')).toBe(23);
    expect(await rows()).toMatchObject([{ seat: 'Bob', dueAt: hour(57) }]);
  });

  test('also of the others, when they have answered since', async () => {
    const { answer, back, rows, bank } = await played({}, saving);
    await answer(5, 'Ann', 'pass');
    await answer(9, 'Bob', 'pass'); // 36 of 40
    await back(11, 'Ann', 1); // Ann has thought for two hours about her next question
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: hour(11 + 35 - 2) }]);
    expect(await bank('Bob')).toBe(26);
  });

  test('by a ruling begins with what is left, at least the time for one decision; none is saved twice', async () => {
    const { tableId, answer, rows, bank } = await played({}, saving);
    await answer(12, 'Ann', 'on');
    await answer(15, 'Ann', 'pass');
    world.clock.set(hour(18));
    await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: hour(18 + 25) }]);
    expect(await bank('Bob')).toBe(27);
    await answer(42, 'Ann', 'pass');
    await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
    expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: hour(52) }]);
  });
});

test('after a ruling everybody who is asked has a fresh clock', async () => {
  const { tableId, answer, rows } = await played();
  await answer(15, 'Ann', 'pass');
  world.clock.set(hour(16));
  await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
  expect(await rows()).toMatchObject([{ seat: 'Ann', dueAt: hour(36) }]);
});

test.each([
  ['the same time for each decision', timeControl],
  ['time that is saved up', { ...saving, bank: { start: 30, cap: 1000 } }],
  ['time that is saved up, to a cap', { ...saving, bank: { start: 30, cap: 45 } }],
] as const)(
  'by property (%s): after any takeback nobody has more than they had at that entry, nor less than they have used ' +
    'since',
  async (_, kind) => {
    const random = seededRandom(`clocks of takebacks ${kind.hours} ${kind.bank?.cap}`);
    const table = await played({}, kind);
    const { tableId } = table;
    const left = async () => {
      const clocks = await readClocks(world.services.db, tableId, world.clock.now());
      return clocks.seats.map(({ seat, bank }) => {
        const running = clocks.waiting
          .filter((row) => row.seat === seat)
          .map((row) =>
            hoursLeft({ timeControl: kind, timeZone: 'UTC', away: awayOf(clocks, seat) }, row, world.clock.now()),
          );
        return running[0] ?? bank ?? kind.bank?.start;
      });
    };
    const had = new Map([[1, { at: 0, left: await left() }]]);
    let now = 0;
    let taken = 0;
    for (let step = 0; step < 60; step += 1) {
      now += random(7);
      const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
      const [row] = await table.rows();
      const seat = row?.seat ?? '';
      if (random(3) > 0) await table.answer(now, seat, pickFrom(['on', 'pass'], random));
      else {
        const to = Math.max(1, seq - 1 - random(5));
        // Who may not, because that entry was taken back itself or nobody acted since, goes on.
        const done = await table.back(now, pickFrom(['Ann', 'Bob'], random), to).then(
          () => true,
          () => false,
        );
        const then = had.get(to);
        if (done && then) {
          taken += 1;
          const compared = (await left()).flatMap((hours, i) => {
            const before = then.left[i];
            // With the same time for each, only who is asked has any.
            return hours === undefined || before === undefined ? [] : [{ hours, before }];
          });
          for (const { hours, before } of compared) {
            expect(hours).toBeLessThanOrEqual(before + 1e-6);
            if (kind.bank?.cap !== 45)
              expect(hours).toBeGreaterThanOrEqual(Math.max(0, before - (now - then.at)) - 1e-6);
          }
        }
        if (step % 5 === 0) await world.services.db.takeback.deleteMany({ where: { tableId } });
      }
      const head = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
      if (!had.has(head.seq)) had.set(head.seq, { at: now, left: await left() });
    }
    expect(taken).toBeGreaterThan(10);
  },
);
