import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { headsOf } from '../../src/log/heads.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { readPosition } from '../../src/log/read-position.ts';
import { replayPosition } from '../../src/log/replay-position.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { answerNow, type Services, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const WRITERS = 8;
const ROUNDS = 25;

test('two servers and many writers on one table: one winner for every entry, nothing lost or doubled', async () => {
  const { tableId, player } = await startedTable(world);
  const { db } = world.services;
  const servers = [world.services, world.another()];
  const written: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const results = await Promise.allSettled(
      Array.from({ length: WRITERS }, (_, i) =>
        submitAnswers(servers[i % servers.length] ?? world.services, {
          tableId,
          ...player('Ann'),
          expectedSeq: round,
          answers: [{ decision: `${round}.1`, answer: 'on' }],
          key: newId(),
          how: 'api',
        }),
      ),
    );
    for (const result of results) {
      if (result.status === 'fulfilled') written.push(result.value.seq);
      else expect(result.reason).toMatchObject({ code: 'stale' });
    }
  }
  expect(written).toEqual(Array.from({ length: ROUNDS }, (_, i) => i + 2));
  const entries = await db.entry.findMany({ where: { tableId }, orderBy: { seq: 'asc' } });
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: ROUNDS + 1 }, (_, i) => i + 1));
  expect(await db.submission.count({ where: { tableId } })).toBe(ROUNDS);
  expect(await db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([
    { seat: 'Ann', decision: `${ROUNDS + 1}.1` },
  ]);
});

test('a double click that reaches two servers writes once', async () => {
  const servers = [world.services, world.another(), world.another()];
  for (let i = 0; i < 10; i += 1) {
    const { tableId, player } = await startedTable(world);
    const input = {
      tableId,
      ...player('Ann'),
      expectedSeq: 1,
      answers: [{ decision: '1.1', answer: 'roll' }],
      key: newId(),
      how: 'link',
    } as const;
    const results = await Promise.all([...servers, ...servers].map((server) => submitAnswers(server, input)));
    expect(results.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(new Set(results.map(({ seq }) => seq))).toEqual(new Set([2]));
    expect(await world.services.db.entry.count({ where: { tableId } })).toBe(2);
  }
});

test('what one server remembers is brought up to date when another has written', async () => {
  const { tableId, player } = await startedTable(world);
  const other = world.another();
  await answerNow(other, tableId, player('Ann'), 'on');
  await answerNow(other, tableId, player('Ann'), 'roll');
  expect(headsOf(world.services).get(tableId)?.seq).toBe(1);
  const seq = await answerNow(world.services, tableId, player('Ann'), 'pass');
  expect(seq).toBe(4);
  const [mine, theirs] = await Promise.all([loadHead(world.services, tableId), loadHead(other, tableId)]);
  expect(stateHash(mine.machine)).toBe(stateHash(theirs.machine));
});

test('all that was written by racing servers replays to the recorded hashes', async () => {
  const { tableId, player } = await startedTable(world);
  const servers = [world.services, world.another()];
  for (let i = 0; i < 40; i += 1)
    await answerNow(servers[i % 2] ?? world.services, tableId, player('Ann'), i % 3 === 0 ? 'roll' : 'on');
  const { head } = await readPosition(world.services, tableId);
  await world.services.db.snapshot.deleteMany({ where: { tableId } });
  const { machine } = await replayPosition(world.services, head.game, { tableId, seq: head.seq });
  expect(stateHash(machine)).toBe(stateHash(head.machine));
});

test('a stale position at hand refuses as the newest one does', async () => {
  const { tableId, player } = await startedTable(world);
  const other: Services = world.another();
  await answerNow(other, tableId, player('Ann'), 'on');
  const late = {
    tableId,
    ...player('Ann'),
    expectedSeq: 1,
    answers: [{ decision: '1.1', answer: 'no such answer' }],
    key: newId(),
    how: 'api',
  } as const;
  expect(await refused(() => submitAnswers(world.services, late))).toMatchObject({ code: 'stale' });
});
