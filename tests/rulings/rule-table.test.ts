import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readTableActs } from '../../src/audit/read-acts.ts';
import { translator } from '../../src/i18n/translator.ts';
import { seedHash } from '../../src/kernel/hmac-chance.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { readLog } from '../../src/log/read-log.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { recordSeeds } from '../../src/records/record-seeds.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { ruleTable } from '../../src/rulings/rule-table.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { ruleNow, undoRuling } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

/** A table of Relay after some legs of Ann's. */
async function played(...legs: readonly string[]) {
  const table = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  for (const leg of legs) await answerNow(world.services, table.tableId, table.player('Ann'), leg);
  const { tableId } = table;
  return {
    ...table,
    view: (viewer = 'Ann') => viewTable(world.services, tableId, viewer),
    told: async (seq: number, viewer = 'Bob') =>
      (await readLog(world.services, tableId, viewer, { from: seq, to: seq })).flatMap(({ messages }) =>
        messages.map(en.t),
      ),
    row: () => world.services.db.table.findUniqueOrThrow({ where: { id: tableId } }),
    sound: async () => expect((await verifyTable(world.services, tableId)).faults).toEqual([]),
  };
}

describe('every kind of ruling', () => {
  test('a rewind: the game is back after the entry, its question open; all are told by whom and why', async () => {
    const { tableId, view, told, sound } = await played('on', 'on', 'pass');
    await world.services.db.notification.deleteMany({ where: { tableId } });
    const moderator = await world.person('Mo');
    expect(await ruleNow(world.services, tableId, { type: 'rewind', to: 2 }, { by: moderator.id })).toEqual({
      ruling: 5,
      seq: 5,
      repeated: false,
    });
    expect(await view()).toMatchObject({ seq: 5, view: { turn: 'Ann', steps: 1 }, decisions: [{ id: '2.1' }] });
    expect(await told(5)).toEqual(['The moderator, Mo, went back to entry 2: the die fell off the table']);
    const notifications = await world.services.db.notification.findMany({
      where: { tableId },
      orderBy: { seat: 'asc' },
    });
    expect(notifications.filter(({ kind }) => kind === 'ruling').map(({ seat, data }) => [seat, data])).toEqual([
      ['Ann', { seq: 5 }],
      ['Bob', { seq: 5 }],
      ['Cid', { seq: 5 }],
    ]);
    expect(notifications.filter(({ kind }) => kind === 'turn').map(({ seat }) => seat)).toEqual(['Ann']);
    await sound();
  });

  test('a roll is replaced by the one that is ruled, and what came after it is void', async () => {
    const { tableId, view, told, sound } = await played('on', 'roll', 'on');
    const chance = [{ purpose: 'die:leg', result: 6 }];
    await ruleNow(world.services, tableId, { type: 'replace-roll', seq: 3 }, { chance });
    expect(await view()).toMatchObject({ seq: 5, view: { rolled: [6], steps: 2 } });
    expect(await told(5)).toEqual([
      'The moderator replaced what chance gave in entry 3: the die fell off the table',
      '“Ann rolled 6”',
      '“Ann is at step 2”',
    ]);
    // Once more: the roll that counts now is that of the ruling.
    await ruleNow(
      world.services,
      tableId,
      { type: 'replace-roll', seq: 5 },
      { chance: [{ ...chance[0], purpose: 'die:leg', result: 2 }] },
    );
    expect(await view()).toMatchObject({ view: { rolled: [2] } });
    await sound();
  });

  test('without a given result the die is rolled again', async () => {
    const { tableId, view, sound } = await played('roll');
    await ruleNow(world.services, tableId, { type: 'replace-roll', seq: 2 });
    const rolled = Object(await view()).view.rolled;
    expect(rolled).toEqual([expect.any(Number)]);
    await sound();
  });

  test('an answer is forced, a seat is skipped', async () => {
    const { tableId, view, told, sound } = await played('on');
    await ruleNow(world.services, tableId, { type: 'force', decision: '2.1', seat: 'Ann', answer: 'on' });
    expect(await view()).toMatchObject({ view: { steps: 2 } });
    await ruleNow(world.services, tableId, { type: 'skip', decision: '3.1', seat: 'Ann' });
    expect(await view()).toMatchObject({ view: { turn: 'Bob' } });
    expect((await told(4))[0]).toBe('The moderator answered for “Ann”: the die fell off the table');
    await sound();
  });

  test('a correction of the game, checked by its invariants', async () => {
    const { tableId, view, told, row, sound } = await played('on');
    await ruleNow(world.services, tableId, { type: 'correct', correction: 'steps', answer: 7 });
    expect(await view()).toMatchObject({ view: { steps: 7 } });
    expect((await told(3))[0]).toBe('The moderator made a correction (“set the steps”): the die fell off the table');
    const broken = await refused(() =>
      ruleNow(world.services, tableId, { type: 'correct', correction: 'steps', answer: 13 }),
    );
    expect(broken.code).toBe('illegal-answer');
    expect(broken.says).toContain('nobody stands on step 13');
    expect(await row()).toMatchObject({ seq: 3 });
    await sound();
  });

  test('a secret answer that was given for a seat is withdrawn: it alone is asked again, and called', async () => {
    const { tableId } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day' });
    await ruleNow(world.services, tableId, { type: 'force', decision: '1.1', seat: 'Red', answer: 4 });
    await world.services.db.notification.deleteMany({ where: { tableId } });
    await ruleNow(world.services, tableId, { type: 'withdraw', decision: '1.1', seat: 'Red' });
    const waiting = await world.services.db.pendingAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } });
    expect(waiting.map(({ seat, decision }) => [seat, decision])).toEqual([
      ['Blue', '1.1'],
      ['Red', '1.1'],
    ]);
    const called = await world.services.db.notification.findMany({ where: { tableId, kind: 'turn' } });
    expect(called.map(({ seat }) => seat)).toEqual(['Red']);
    const [line] = await readLog(world.services, tableId, 'Blue', { from: 3, to: 3 });
    expect(line?.messages.map(({ key }) => key)).toEqual(['rulings.withdrawn-answer']);
    expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
  });

  test('the end of the game', async () => {
    const { tableId, view, told, row, sound } = await played('on');
    await ruleNow(world.services, tableId, { type: 'end', how: 'annulled' });
    expect(await view()).toMatchObject({ status: 'finished', outcome: { winners: [] } });
    expect(await told(3)).toEqual(['The moderator ended the game, and it does not count: the die fell off the table']);
    await ruleNow(world.services, tableId, { type: 'end', how: 'draw' });
    expect(await row()).toMatchObject({ status: 'finished', seq: 4 });
    await sound();
  });
});

describe('undone by ruling', () => {
  test.each([
    ['a rewind', { type: 'rewind', to: 1 }],
    ['a replaced roll', { type: 'replace-roll', seq: 3 }],
    ['a forced answer', { type: 'force', decision: '3.1', seat: 'Ann', answer: 'pass' }],
    ['a skipped seat', { type: 'skip', decision: '3.1', seat: 'Ann' }],
    ['a correction', { type: 'correct', correction: 'steps', answer: 50 }],
    ['the end', { type: 'end', how: 'draw' }],
  ] as const)('%s: the game goes back to before it', async (_name, ruling) => {
    const { tableId, view, told, sound } = await played('on', 'roll');
    const before = await view();
    const { ruling: seq } = await ruleNow(world.services, tableId, ruling);
    const undo = { tableId, by: 'moderator', reason: 'that was wrong', seq };
    const { seq: expectedSeq } = await view();
    await undoRuling(world.services, { ...undo, expectedSeq });
    const now = await view();
    expect(now).toMatchObject({ view: before.view, status: 'playing', outcome: undefined });
    expect(now.decisions.map(({ id, waiting }) => [id, waiting])).toEqual([['3.1', ['Ann']]]);
    expect((await told(now.seq))[0]).toBe('The moderator took back the ruling of entry 4: that was wrong');
    expect(await refused(() => undoRuling(world.services, { ...undo, expectedSeq: now.seq }))).toEqual({
      code: 'stale',
      says: 'Entry 4 was taken back by a ruling: it does not count any more.',
    });
    await sound();
  });

  test('a withdrawn answer: it counts again', async () => {
    const { tableId } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day' });
    await ruleNow(world.services, tableId, { type: 'force', decision: '1.1', seat: 'Red', answer: 4 });
    const waiting = async () =>
      (await world.services.db.pendingAnswer.findMany({ where: { tableId }, orderBy: { seat: 'asc' } })).map(
        ({ seat }) => seat,
      );
    await ruleNow(world.services, tableId, { type: 'withdraw', decision: '1.1', seat: 'Red' });
    expect(await waiting()).toHaveLength(2);
    await undoRuling(world.services, { tableId, by: 'moderator', reason: 'no', seq: 3, expectedSeq: 3 });
    expect(await waiting()).toEqual(['Blue']);
    expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
  });

  test('that a game was opened again: it is over as before, and every roll follows from a sealed seed', async () => {
    const { tableId, player, view, row, sound } = await played('roll', 'finish');
    const { outcome } = await view();
    const { ruling: seq } = await ruleNow(world.services, tableId, { type: 'reopen' });
    await answerNow(world.services, tableId, player('Ann'), 'roll');
    const { seq: expectedSeq } = await row();
    await undoRuling(world.services, { tableId, by: 'moderator', reason: 'no', seq, expectedSeq });
    expect(await view()).toMatchObject({ status: 'finished', outcome, decisions: [] });
    const { rolls } = replayRecord(await exportRecord(world.services, tableId), world.services.games);
    expect(rolls).toMatchObject({ differing: [], ruled: [], seedFits: true });
    await sound();
  });

  test('as an older program wrote it: the log reads and replays the same', async () => {
    const { tableId, view, told, sound } = await played('on', 'roll');
    const { ruling: seq } = await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
    await ruleNow(world.services, tableId, { type: 'undo', seq });
    const before = { ...(await view()), log: await told(seq + 1) };
    await world.services.db.$executeRaw`
      UPDATE "Entry"
      SET data = jsonb_set(data, '{ruling,type}', '"rewind"') || jsonb_build_object('v', 1, 'undoes', ${seq}::int)
      WHERE "tableId" = ${tableId} AND seq = ${seq + 1}`;
    expect({ ...(await view()), log: await told(seq + 1) }).toEqual(before);
    await sound();
  });

  test('only rulings', async () => {
    const { tableId } = await played('on');
    const undo = { tableId, by: 'moderator', reason: 'oops', expectedSeq: 2 };
    for (const seq of [2, 99, 1.5])
      expect((await refused(() => undoRuling(world.services, { ...undo, seq }))).code).toBe('bad-input');
  });
});

describe('two rulings at once', () => {
  test('one counts; the other is told which it was, and writes nothing', async () => {
    const { tableId, row, sound } = await played('on', 'on');
    const rule = (to: number, by: string, server = world.services) =>
      ruleTable(server, { tableId, by, reason: 'so be it', expectedSeq: 3, ruling: { type: 'rewind', to } });
    const done = await Promise.allSettled([rule(1, 'Mo'), rule(2, 'Zoe', world.another())]);
    expect(done.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await row()).toMatchObject({ seq: 4 });
    expect(await readTableActs(world.services, tableId)).toHaveLength(1);
    const late = await refused(() => rule(1, 'late'));
    expect(late.code).toBe('stale');
    expect(late.says).toMatch(
      /^Another ruling came first: entry 4, which goes back to entry [12]\. Look at the table as it stands now\.$/,
    );
    await sound();
  });

  test('the same one, sent twice, is made once', async () => {
    const { tableId, row } = await played('on', 'on');
    const ruling = { type: 'rewind', to: 2 } as const;
    const rule = () =>
      ruleTable(world.services, { tableId, by: 'Mo', reason: ' so be it ', expectedSeq: 3, ruling, dispute: 'T1' });
    expect(await rule()).toEqual({ ruling: 4, seq: 4, repeated: false });
    expect(await rule()).toEqual({ ruling: 4, seq: 4, repeated: true });
    expect(await row()).toMatchObject({ seq: 4 });
    const { data } = await world.services.db.entry.findFirstOrThrow({ where: { tableId, seq: 4 } });
    expect(data).toMatchObject({ kind: 'ruling', by: 'Mo', reason: 'so be it', dispute: 'T1' });
    expect(await readTableActs(world.services, tableId)).toEqual([
      expect.objectContaining({ by: 'Mo', what: 'ruling', disputeId: 'T1', data: { ruling: 'rewind' } }),
    ]);
  });

  test('a move that came in between is told, too', async () => {
    const { tableId, player } = await played('on');
    await answerNow(world.services, tableId, player('Ann'), 'on');
    const late = { tableId, by: 'Mo', reason: 'so be it', expectedSeq: 2, ruling: { type: 'rewind', to: 1 } } as const;
    expect(await refused(() => ruleTable(world.services, late))).toEqual({
      code: 'stale',
      says:
        'The table moved on while you looked at it: the log goes up to entry 3 now, not 2. Look at it again ' +
        'before you rule.',
    });
  });
});

describe('refused, and nothing is written', () => {
  const cases = [
    [
      'an entry that is not there',
      { type: 'rewind', to: 9 },
      'bad-input',
      '“9” is not an entry to go back to; possible are entries 1 to 3.',
    ],
    [
      'the last entry',
      { type: 'rewind', to: 4 },
      'bad-input',
      '“4” is not an entry to go back to; possible are entries 1 to 3.',
    ],
    ['no number', { type: 'rewind', to: Number.NaN }, 'bad-input', '“NaN” is not an entry'],
    ['an entry without a roll', { type: 'replace-roll', seq: 2 }, 'bad-input', 'Chance gave nothing in entry 2'],
    ['a roll of the setup', { type: 'replace-roll', seq: 1 }, 'bad-input', 'Chance gave nothing in entry 1'],
    [
      'an answer against the rules',
      { type: 'force', decision: '4.1', seat: 'Ann', answer: 'fly' },
      'illegal-answer',
      'Rule 2',
    ],
    ['a seat that is not asked', { type: 'skip', decision: '4.1', seat: 'Bob' }, 'stale', ''],
    ['nothing to withdraw', { type: 'withdraw', decision: '4.1', seat: 'Ann' }, 'illegal-answer', 'Ann'],
    [
      'a correction that the game does not have',
      { type: 'correct', correction: 'toString', answer: 1 },
      'illegal-answer',
      'steps',
    ],
  ] as const;
  test.each(cases)('%s', async (_name, ruling, code, says) => {
    const { tableId, row } = await played('on', 'roll', 'on');
    const told = await refused(() => ruleNow(world.services, tableId, ruling));
    expect(told.code).toBe(code);
    expect(told.says).toContain(says);
    expect(await row()).toMatchObject({ seq: 4 });
  });

  test('results of chance that cannot be', async () => {
    const { tableId } = await played('on', 'roll');
    const rule = (purpose: string, result: number) =>
      refused(() =>
        ruleNow(world.services, tableId, { type: 'replace-roll', seq: 3 }, { chance: [{ purpose, result }] }),
      );
    expect((await rule('die:leg', 7)).says).toMatch(
      /^The given result of chance does not fit \(die:leg = 7\)\. In entry 3 chance gave: die:leg = [1-6]\.$/,
    );
    expect((await rule('die:arm', 3)).code).toBe('illegal-answer');
    const rewind = () =>
      ruleNow(world.services, tableId, { type: 'rewind', to: 1 }, { chance: [{ purpose: 'die:leg', result: 1 }] });
    expect((await refused(rewind)).says).toBe(
      'Results of chance can be given only where a roll is replaced or an answer is forced.',
    );
  });

  test('a roll that was taken back, a ruling without a reason, a table that has not begun', async () => {
    const { tableId } = await played('roll', 'on');
    await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
    expect((await refused(() => ruleNow(world.services, tableId, { type: 'replace-roll', seq: 2 }))).says).toBe(
      'Entry 2 was taken back by a ruling: it does not count any more.',
    );
    const end = { type: 'end', how: 'draw' } as const;
    expect((await refused(() => ruleNow(world.services, tableId, end, { reason: '  ' }))).says).toBe(
      'A ruling needs a reason: everybody at the table reads it.',
    );
    expect((await refused(() => ruleNow(world.services, tableId, end, { reason: 'one\ntwo' }))).code).toBe('bad-input');
    expect((await refused(() => ruleNow(world.services, tableId, end, { expectedSeq: 77 }))).code).toBe('bad-input');
    const unwritable = { type: 'force', decision: '1.1', seat: 'Ann', answer: 'a\u0000' } as const;
    expect((await refused(() => ruleNow(world.services, tableId, unwritable))).code).toBe('bad-input');
    const nowhere = { tableId: 'nowhere', by: 'Mo', reason: 'so', expectedSeq: 1, ruling: end };
    expect((await refused(() => ruleTable(world.services, nowhere))).code).toBe('not-found');
  });
});

test('a rewind across a resignation gives the seat back', async () => {
  const { tableId, player, sound } = await played('on');
  await resignSeat(world.services, { tableId, ...player('Bob') });
  await ruleNow(world.services, tableId, { type: 'rewind', to: 2 });
  const seats = await world.services.db.seat.findMany({ where: { tableId, resigned: true } });
  expect(seats).toEqual([]);
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(await answerNow(world.services, tableId, player('Bob'), 'on')).toBe(6);
  await sound();
});

describe('a game that is over', () => {
  test('goes on where a ruling goes back to before its end, with a new seed that the log seals', async () => {
    const { tableId, player, view, told, row, sound } = await played('roll', 'finish');
    const first = await row();
    const cold = world.another();
    await loadHead(cold, tableId);
    const done = await ruleNow(world.services, tableId, { type: 'rewind', to: 2 });
    expect(done.seq).toBe(4);
    const now = await view();
    expect(now).toMatchObject({ status: 'playing', seed: undefined, outcome: undefined, decisions: [{ id: '2.1' }] });
    const { seed, seedHash: hash } = await row();
    expect(seed).not.toBe(first.seed);
    expect([hash, now.seedHash]).toEqual([seedHash(seed), seedHash(seed)]);
    expect(now.finishedAt).toBeUndefined();
    expect(await told(4)).toEqual([
      'The moderator went back to entry 2: the die fell off the table',
      'The game goes on after its end. Its seed is no longer secret, so chance comes from a new one, sealed as ' +
        `${hash.slice(0, 8)}…${hash.slice(-2)}.`,
    ]);
    // Another process, which knew the old seed, draws from the new one as well.
    for (const server of [cold, world.services]) await answerNow(server, tableId, player('Ann'), 'roll');
    await answerNow(cold, tableId, player('Ann'), 'finish');
    const record = await exportRecord(world.services, tableId);
    expect(record.seed).toBe(seed);
    const { rolls } = replayRecord(record, world.services.games);
    expect(rolls).toMatchObject({ checked: 3, differing: [], ruled: [], filled: [], openEnded: [], seedFits: true });
    const forged = {
      ...record,
      entries: record.entries.map((entry) =>
        entry.kind === 'ruling' ? { ...entry, reseal: { seedHash: hash, opened: seed } } : entry,
      ),
    };
    expect(replayRecord(forged, world.services.games).rolls.seedFits).toBe(false);
    await sound();
  });

  test('is opened again as it stood before its end, whatever was ruled about the end since', async () => {
    const { tableId, view, sound } = await played('on', 'finish');
    await ruleNow(world.services, tableId, { type: 'end', how: 'annulled' });
    await ruleNow(world.services, tableId, { type: 'reopen' });
    expect(await view()).toMatchObject({ status: 'playing', view: { steps: 1 }, decisions: [{ id: '2.1' }] });
    expect((await refused(() => ruleNow(world.services, tableId, { type: 'reopen' }))).says).toBe(
      'The game goes on already: there is nothing to open again.',
    );
    await sound();
  });

  test('takes no ruling that needs a game that goes on', async () => {
    const { tableId } = await played('finish');
    for (const ruling of [
      { type: 'correct', correction: 'steps', answer: 1 },
      { type: 'force', decision: '1.1', seat: 'Ann', answer: 'on' },
      { type: 'skip', decision: '1.1', seat: 'Ann' },
    ] as const)
      expect(await refused(() => ruleNow(world.services, tableId, ruling))).toEqual({
        code: 'stale',
        says: 'The game is over. Go back to an entry before its end first, or change how it ended.',
      });
  });

  test('a ruled result is no fault of the seed', async () => {
    const { tableId, player } = await played('roll');
    for (const result of [1, 2, 3, 4, 5, 6]) {
      const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
      await ruleNow(
        world.services,
        tableId,
        { type: 'replace-roll', seq },
        { chance: [{ purpose: 'die:leg', result }] },
      );
    }
    await answerNow(world.services, tableId, player('Ann'), 'finish');
    const record = await exportRecord(world.services, tableId);
    const { rolls } = replayRecord(record, world.services.games);
    expect(rolls).toMatchObject({ checked: 7, differing: [], seedFits: true });
    // The first draw is the roll; the six rulings are the draws after it, 1 to 6. Some may be what the seed gives.
    const faceOf = (draw: number) => 1 + Number(recordSeeds(record, record.seedHash).at(1).source?.(draw)(6));
    const ruled = [1, 2, 3, 4, 5, 6].flatMap((face) => (faceOf(face + 1) === face ? [] : [face + 1]));
    expect(rolls.ruled).toEqual(ruled);
  });
});
