import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Answer } from '../../src/kernel/choice.ts';
import { newId } from '../../src/platform/new-id.ts';
import { type SubmitInput, submitAnswers } from '../../src/play/submit-answers.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, type Player, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

/** Answers to the first question of a fresh relay table, by Ann, as an input to change. */
function first(tableId: string, ann: Player, answers: readonly string[] = ['pass'], more: Partial<SubmitInput> = {}) {
  return {
    tableId,
    ...ann,
    expectedSeq: 1,
    answers: answers.map((answer, i) => ({ decision: `${i + 1}.1`, answer })),
    key: newId(),
    how: 'api',
    ...more,
  } as const;
}

async function everything(tableId: string) {
  const where = { where: { tableId } };
  const { db } = world.services;
  return {
    table: await db.table.findUnique({ where: { id: tableId } }),
    entries: await db.entry.findMany({ ...where, orderBy: { seq: 'asc' } }),
    waiting: await db.pendingAnswer.findMany(where),
    notifications: await db.notification.findMany({ ...where, orderBy: { id: 'asc' } }),
    submissions: await db.submission.findMany(where),
    seats: await db.seat.findMany({ ...where, orderBy: { seat: 'asc' } }),
  };
}

test('an answer becomes an entry with the hash of the state, and the next seat is waited for', async () => {
  const { tableId, player } = await startedTable(world);
  const seq = await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(seq).toBe(2);
  const { table, entries, waiting } = await everything(tableId);
  expect(table).toMatchObject({ seq: 2, status: 'playing', movedAt: world.clock.now() });
  expect(entries.map(({ kind }) => kind)).toEqual(['setup', 'answered']);
  expect(entries[1]?.data).toMatchObject({
    seq: 2,
    seat: 'Ann',
    decision: '1.1',
    answer: 'pass',
    how: 'page',
    at: world.clock.now().toISOString(),
    hash: expect.stringMatching(/^2:[0-9a-f]{32}$/),
  });
  expect(waiting).toEqual([
    {
      tableId,
      seat: 'Bob',
      decision: '2.1',
      since: 2,
      askedAt: new Date('2026-11-24T12:00:00Z'),
      dueAt: new Date('2026-11-26T00:00:00Z'),
      nextAt: new Date('2026-11-25T06:00:00Z'),
      stage: 0,
      hours: 36,
      left: null,
      window: false,
    },
  ]);
});

test('several answers are one submission: the last entry has the hash, chance is written down', async () => {
  const { tableId, player } = await startedTable(world);
  const done = await submitAnswers(world.services, first(tableId, player('Ann'), ['on', 'on', 'roll']));
  expect(done).toEqual({ seq: 4, repeated: false });
  const { entries } = await everything(tableId);
  const hashes = entries.slice(1).map(({ data }) => Object(data).hash !== undefined);
  expect(hashes).toEqual([false, false, true]);
  expect(entries[3]?.data).toMatchObject({ chance: [{ n: 1, purpose: 'die:leg', result: expect.any(Number) }] });
  expect(entries[3]?.facts).toMatchObject([{ type: 'rolled', seat: 'Ann' }, { type: 'stepped' }]);
});

test('of several answers, one that is not legal refuses all', async () => {
  const { tableId, player } = await startedTable(world);
  const before = await everything(tableId);
  expect(await refused(() => submitAnswers(world.services, first(tableId, player('Ann'), ['on', 'fly'])))).toEqual({
    code: 'illegal-answer',
    says: '“fly” is not one of the answers. Possible: “on”, “pass”, “roll”, “peek”, “note” and “finish”. (Rule 2)',
  });
  expect(await everything(tableId)).toEqual(before);
});

test('only the players who must act now get a notification, due after the merging time', async () => {
  const { tableId, player } = await startedTable(world);
  await world.services.db.notification.deleteMany({ where: { tableId } });
  const wakes = world.woken();
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  const { notifications } = await everything(tableId);
  expect(notifications).toMatchObject([
    {
      kind: 'turn',
      seat: 'Bob',
      playerId: player('Bob').playerId,
      data: { seq: 2 },
      dueAt: new Date('2026-11-24T12:01:00Z'),
    },
  ]);
  expect(world.woken()).toBe(wakes + 1);
});

test('a mail address in an answer is refused, however deep it stands: no log could let go of it', async () => {
  const { tableId, player } = await startedTable(world);
  const before = await everything(tableId);
  for (const answer of ['write to ann@people.example', { words: { first: 'Ann＠People.example!' } }]) {
    const input = { ...first(tableId, player('Ann')), answers: [{ decision: '1.1', answer }] };
    await expect(submitAnswers(world.services, input)).rejects.toMatchObject({
      code: 'bad-input',
      reason: { key: 'tables.address-in-answer' },
    });
  }
  expect(await everything(tableId)).toEqual(before);
});

test('the same key with the same answers gives the first result again and writes nothing', async () => {
  const { tableId, player } = await startedTable(world);
  const input = first(tableId, player('Ann'), ['on', 'pass']);
  expect(await submitAnswers(world.services, input)).toEqual({ seq: 3, repeated: false });
  const before = await everything(tableId);
  expect(await submitAnswers(world.services, input)).toEqual({ seq: 3, repeated: true });
  expect(await submitAnswers(world.another(), input)).toEqual({ seq: 3, repeated: true });
  await answerNow(world.services, tableId, player('Bob'), 'on');
  expect(await submitAnswers(world.services, input)).toEqual({ seq: 3, repeated: true });
  expect((await everything(tableId)).entries).toHaveLength(before.entries.length + 1);
});

test.each([
  ['rolls a die', 'roll'],
  ['shows something hidden', 'peek'],
  ['passes the move on', 'pass'],
  ['ends the game', 'finish'],
])('what comes after an answer that %s is not looked at: the whole is refused in the same words', async (_, answer) => {
  const { tableId, player } = await startedTable(world);
  const before = await everything(tableId);
  const answers = [
    ['on', answer, 'on'],
    ['on', answer, 'fly'],
    ['on', answer, 'roll', 'note', 'x'],
  ];
  const said = await Promise.all(
    answers.map((list) => refused(() => submitAnswers(world.services, first(tableId, player('Ann'), list)))),
  );
  expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(said[0]).toMatchObject({ code: 'bad-input', says: expect.stringMatching(/^Answer 2 is as far as/) });
  expect(await everything(tableId)).toEqual(before);
});

test('the same key with other answers is refused; another seat has its own keys', async () => {
  const { tableId, player } = await startedTable(world);
  const input = first(tableId, player('Ann'), ['on']);
  await submitAnswers(world.services, input);
  const before = await everything(tableId);
  const other = { ...input, expectedSeq: 2, answers: [{ decision: '2.1', answer: 'pass' }] };
  expect(await refused(() => submitAnswers(world.services, other))).toEqual({
    code: 'bad-input',
    says: 'This idempotency key was used for other answers. A new submission needs a new key.',
  });
  expect((await refused(() => submitAnswers(world.services, { ...input, ...player('Bob') }))).code).toBe('stale');
  expect(await everything(tableId)).toEqual(before);
});

test('a double click writes once', async () => {
  const { tableId, player } = await startedTable(world);
  const input = first(tableId, player('Ann'));
  const results = await Promise.all([1, 2, 3, 4, 5].map(() => submitAnswers(world.services, input)));
  expect(results.map(({ seq }) => seq)).toEqual([2, 2, 2, 2, 2]);
  expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
  expect((await everything(tableId)).entries).toHaveLength(2);
});

test('what was decided before the table moved on is stale', async () => {
  const { tableId, player } = await startedTable(world);
  await answerNow(world.services, tableId, player('Ann'), 'on');
  const before = await everything(tableId);
  expect(await refused(() => submitAnswers(world.services, first(tableId, player('Ann'))))).toEqual({
    code: 'stale',
    says: 'The table moved on before your answer came in. Look at the question as it stands now.',
  });
  const late = first(tableId, player('Ann'), ['pass'], { expectedSeq: 2 });
  expect(await refused(() => submitAnswers(world.services, late))).toEqual({
    code: 'stale',
    says: 'That question is no longer open.',
  });
  expect(await everything(tableId)).toEqual(before);
});

test('secret answers of others do not make mine stale', async () => {
  const { tableId, players } = await startedTable(world, ['Red', 'Blue', 'Green'], { game: 'market-day' });
  const bid = (player: Player, answer: number) =>
    submitAnswers(world.services, {
      tableId,
      ...player,
      expectedSeq: 1,
      answers: [{ decision: '1.1', answer }],
      key: newId(),
      how: 'api',
    });
  const [red, blue, green] = players;
  if (!red || !blue || !green) throw new Error('three play');
  const done = await Promise.all([bid(red, 1), bid(blue, 2), bid(green, 3)]);
  // The log gets all of them with the last one.
  expect(done.map(({ seq }) => seq).toSorted()).toEqual([1, 1, 4]);
  // Now the bids are open, and whoever still decides by entry 1 is late.
  expect((await refused(() => bid(red, 1))).code).toBe('stale');
});

const stranger: Player = { seat: 'Ann', playerId: 'nobody' };
test.each<[string, (tableId: string, ann: Player, bob: Player) => unknown, string]>([
  ['an unknown table', (_, ann) => first('no-such-table', ann), 'not-found'],
  ['nonsense for a table', (_, ann) => first('\u0000%', ann), 'not-found'],
  ['an unknown seat', (tableId, ann) => first(tableId, { ...ann, seat: 'Zoe' }), 'not-found'],
  ['nonsense for a seat', (tableId, ann) => first(tableId, { ...ann, seat: 'A\u0000' }), 'not-found'],
  ['a stranger', (tableId) => first(tableId, stranger), 'forbidden'],
  ['the other player', (tableId, ann, bob) => first(tableId, { seat: ann.seat, playerId: bob.playerId }), 'forbidden'],
  ['a seat that is not asked', (tableId, _, bob) => first(tableId, bob), 'illegal-answer'],
  [
    'an unknown decision',
    (tableId, ann) => first(tableId, ann, [], { answers: [{ decision: '9.9', answer: 'on' }] }),
    'stale',
  ],
  ['a seq from the future', (tableId, ann) => first(tableId, ann, ['on'], { expectedSeq: 7 }), 'bad-input'],
  ['a seq that is no number', (tableId, ann) => first(tableId, ann, ['on'], { expectedSeq: Number.NaN }), 'bad-input'],
  ['a negative seq', (tableId, ann) => first(tableId, ann, ['on'], { expectedSeq: -3 }), 'stale'],
  ['no answers', (tableId, ann) => first(tableId, ann, []), 'bad-input'],
  ['too many answers', (tableId, ann) => first(tableId, ann, Array(501).fill('on')), 'too-large'],
  ['no key', (tableId, ann) => first(tableId, ann, ['on'], { key: '' }), 'bad-input'],
  ['a key with a line break', (tableId, ann) => first(tableId, ann, ['on'], { key: 'a\nb' }), 'bad-input'],
  ['a key that is too long', (tableId, ann) => first(tableId, ann, ['on'], { key: 'k'.repeat(101) }), 'bad-input'],
  [
    'an answer of another shape',
    (tableId, ann) => first(tableId, ann, [], { answers: [{ decision: '1.1', answer: ['on'] }] }),
    'illegal-answer',
  ],
  [
    'an answer in an answer',
    (tableId, ann) => first(tableId, ann, [], { answers: [{ decision: '1.1', answer: { a: { b: 'on' } } }] }),
    'illegal-answer',
  ],
  ['the zero character', (tableId, ann) => first(tableId, ann, ['o\u0000n']), 'bad-input'],
  ['half a character', (tableId, ann) => first(tableId, ann, ['\ud800']), 'bad-input'],
])('%s is refused and leaves the table as it was', async (_name, input, code) => {
  const { tableId, player } = await startedTable(world);
  const before = await everything(tableId);
  const wanted = input(tableId, player('Ann'), player('Bob')) as SubmitInput;
  for (const services of [world.services, world.another()]) {
    const { code: found, says } = await refused(() => submitAnswers(services, wanted));
    expect(found).toBe(code);
    expect(says).toMatch(/^[“A-Z].*\.(?: \(Rule 2\))?$/);
  }
  expect(await everything(tableId)).toEqual(before);
});

test('an answer keeps its shape: text in every language', async () => {
  const { tableId, player } = await startedTable(world);
  const note: Answer = 'Ünïcødé „“ 😀 <b>';
  await submitAnswers(world.services, first(tableId, player('Ann'), ['note', note]));
  const { entries } = await everything(tableId);
  expect(entries[2]?.data).toMatchObject({ answer: note });
});

test('with the last answer the game is over: nobody is waited for, everybody is told, no more is taken', async () => {
  const { tableId, player } = await startedTable(world);
  await world.services.db.notification.deleteMany({ where: { tableId } });
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  const after = await everything(tableId);
  expect(after.table).toMatchObject({
    status: 'finished',
    finishedAt: world.clock.now(),
    outcome: { winners: ['Ann'], summary: { args: { text: 'Ann won' } } },
  });
  expect(after.waiting).toEqual([]);
  expect(after.notifications.map(({ kind, seat }) => `${kind} ${seat}`).toSorted()).toEqual(['over Ann', 'over Bob']);
  for (const services of [world.services, world.another()]) {
    const late = first(tableId, player('Ann'), ['on'], { expectedSeq: 2 });
    expect(await refused(() => submitAnswers(services, late))).toEqual({ code: 'stale', says: 'The game is over.' });
  }
});

test('the first player of a seat does not answer for it any more, whatever a process remembers', async () => {
  const { tableId, player } = await startedTable(world);
  const newcomer = await world.person('New');
  await world.services.db.seat.update({
    where: { tableId_seat: { tableId, seat: 'Ann' } },
    data: { playerId: newcomer.id },
  });
  expect((await refused(() => submitAnswers(world.services, first(tableId, player('Ann'))))).code).toBe('forbidden');
  const done = await submitAnswers(world.services, first(tableId, { seat: 'Ann', playerId: newcomer.id }));
  expect(done.seq).toBe(2);
});
