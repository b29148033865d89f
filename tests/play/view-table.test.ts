import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

test('a seat that is asked sees its question; others see only what is waited for', async () => {
  const { tableId, player } = await startedTable(world);
  const mine = await viewTable(world.services, tableId, 'Ann');
  expect(mine).toMatchObject({
    id: tableId,
    name: 'Tuesday Club',
    game: 'relay',
    status: 'playing',
    seq: 1,
    asOf: 1,
    viewer: 'Ann',
    view: { turn: 'Ann', steps: 0 },
    public: false,
    pack: { hash: 'relay-1', builtIn: true, reconstructed: 0 },
    lobby: undefined,
    outcome: undefined,
    startedAt: world.clock.now(),
  });
  expect(mine.seats).toMatchObject([
    {
      seat: 'Ann',
      playerId: player('Ann').playerId,
      playerName: 'Ann',
      waiting: true,
      dueAt: new Date('2026-11-26T00:00:00Z'),
    },
    { seat: 'Bob', waiting: false, dueAt: undefined },
  ]);
  const [asked] = mine.decisions;
  expect(asked).toMatchObject({
    id: '1.1',
    section: '2',
    sealed: false,
    waiting: ['Ann'],
    dueAt: new Date('2026-11-26T00:00:00Z'),
  });
  expect(asked?.mine?.choice.kind).toBe('one');
  for (const viewer of ['Bob', 'spectator', 'moderator']) {
    const [decision] = (await viewTable(world.services, tableId, viewer)).decisions;
    expect(decision?.mine).toBeUndefined();
    expect(decision && en.t(decision.waitingText)).toBe('“Ann runs”');
  }
});

test('secret answers are shown to nobody else, only how many seats are ready', async () => {
  const { tableId, players } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day' });
  const [red] = players;
  if (!red) throw new Error('two play');
  const bid = { decision: '1.1', answer: 4 };
  await submitAnswers(world.services, { tableId, ...red, expectedSeq: 1, answers: [bid], key: newId(), how: 'page' });
  for (const viewer of ['Red', 'Blue', 'spectator']) {
    const view = await viewTable(world.services, tableId, viewer);
    expect(view.decisions).toMatchObject([{ sealed: true, seats: ['Red', 'Blue'], waiting: ['Red', 'Blue'] }]);
    expect(view.decisions[0]?.window).toMatchObject({
      ...{ ready: 1, of: 2, names: undefined },
      answers: viewer === 'Red' ? [{ seat: 'Red', answer: 4, ready: true, by: 'given' }] : [],
    });
    expect(view.decisions[0]?.mine !== undefined).toBe(viewer !== 'spectator');
  }
});

test('as of an earlier entry: the board as it was, and nothing is asked', async () => {
  const { tableId, player } = await startedTable(world);
  await answerNow(world.services, tableId, player('Ann'), 'on');
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  for (const services of [world.services, world.another()]) {
    const past = await viewTable(services, tableId, 'Ann', 2);
    expect(past).toMatchObject({ seq: 3, asOf: 2, view: { turn: 'Ann', steps: 1 } });
    expect(past.decisions).toMatchObject([{ id: '2.1', waiting: ['Ann'], mine: undefined, dueAt: undefined }]);
    expect(await viewTable(services, tableId, 'Bob', 3)).toMatchObject({ asOf: 3, view: { turn: 'Bob', steps: 2 } });
  }
});

test.each([0, 4, -1, 1.5, Number.NaN])('there is no entry %p to look back to', async (asOf) => {
  const { tableId } = await startedTable(world);
  expect(await refused(() => viewTable(world.services, tableId, 'Ann', asOf))).toEqual({
    code: 'not-found',
    says: 'The log of this table has no such entry; it goes up to 1.',
  });
});

test('a rewind takes the board back; what it voided can still be looked at', async () => {
  const { tableId, player } = await startedTable(world);
  await answerNow(world.services, tableId, player('Ann'), 'roll');
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  const cold = world.another();
  expect(await rewind(world.services, tableId, 1)).toBe(4);
  for (const services of [world.services, cold, world.another()]) {
    const now = await viewTable(services, tableId, 'Ann');
    expect(now).toMatchObject({ seq: 4, view: { turn: 'Ann', steps: 0, rolled: [] } });
    expect(now.decisions).toMatchObject([{ id: '1.1', waiting: ['Ann'] }]);
    expect(now.seats).toMatchObject([{ waiting: true }, { waiting: false }]);
    expect((await viewTable(services, tableId, 'Ann', 3)).view).toMatchObject({ turn: 'Bob', steps: 2 });
  }
  expect(await answerNow(cold, tableId, player('Ann'), 'roll')).toBe(5);
  const chance = await world.services.db.entry.findMany({
    where: { tableId, seq: { in: [2, 5] } },
    orderBy: { seq: 'asc' },
  });
  // A draw is never used twice, also when what it gave was taken back.
  expect(chance.map(({ data }) => Object(data).chance[0].n)).toEqual([1, 2]);
});

test('a rewind to before the newest snapshot is replayed from an older one', async () => {
  const { tableId, player } = await startedTable(world);
  const input = { tableId, ...player('Ann'), how: 'bot' } as const;
  for (let seq = 1; seq < 120; seq += 1) {
    const answers = [{ decision: `${seq}.1`, answer: 'on' }];
    await submitAnswers(world.services, { ...input, expectedSeq: seq, answers, key: newId() });
  }
  const cold = world.another();
  expect((await world.services.db.snapshot.findFirst({ where: { tableId }, orderBy: { seq: 'desc' } }))?.seq).toBe(101);
  await rewind(world.services, tableId, 50);
  for (const services of [world.services, cold, world.another()])
    expect((await viewTable(services, tableId, 'Ann')).view).toMatchObject({ steps: 49 });
});

test('when it is over, the outcome and the seed are shown to everybody', async () => {
  const { tableId, player } = await startedTable(world);
  const { seed } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  expect(JSON.stringify(await viewTable(world.services, tableId, 'moderator'))).not.toContain(seed);
  await answerNow(world.services, tableId, player('Ann'), 'finish');
  for (const services of [world.services, world.another()])
    expect(await viewTable(services, tableId, 'spectator')).toMatchObject({
      status: 'finished',
      seed,
      outcome: { winners: ['Ann'] },
      decisions: [],
      finishedAt: world.clock.now(),
    });
});

test.each(['no-such-table', '', '\u0000', "'; DROP TABLE"])('there is no table %p', async (id) => {
  expect((await refused(() => viewTable(world.services, id, 'spectator'))).code).toBe('not-found');
});
