import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { stateHash } from '../../src/kernel/hash-state.ts';
import { headsOf } from '../../src/log/heads.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { readPosition } from '../../src/log/read-position.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { counted } from '../tables/fixtures/counted.ts';
import { type Player, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

const LENGTH = 2600;
let world: World;
let tableId: string;
let ann: Player;
let bob: Player;
const hashes = new Map<number, string>();
beforeAll(async () => {
  world = await tableWorld();
  const table = await startedTable(world);
  tableId = table.tableId;
  ann = table.player('Ann');
  bob = table.player('Bob');
  await play(world.services, 1, LENGTH);
});
afterAll(() => world.close());

/**
 * Answers from one entry to another, several at a time, up to a die or a hand-over; the baton passes every ten entries.
 */
async function play(services: World['services'], from: number, to: number): Promise<void> {
  let seq = from;
  while (seq < to) {
    const { machine } = await readPosition(services, tableId);
    const turn = Object(machine.state).turn === 'Ann' ? ann : bob;
    const leg = (seq - 1) % 10 < 5 ? ['on', 'on', 'on', 'on', 'roll'] : ['on', 'on', 'on', 'on', 'pass'];
    const answers = leg.map((answer, i) => ({ decision: `${seq + i}.1`, answer }));
    const done = await submitAnswers(services, {
      tableId,
      ...turn,
      expectedSeq: seq,
      answers,
      key: newId(),
      how: 'bot',
    });
    seq = done.seq;
    const head = headsOf(services).get(tableId);
    if (head) hashes.set(seq, stateHash(head.machine));
  }
}

test('a submission is one query, however long the log is', async () => {
  const young = await startedTable(world);
  const { services, take, close } = counted(world.services, world.url);
  const cost = async (id: string, player: Player) => {
    const { seq } = await loadHead(services, id);
    take();
    await submitAnswers(services, {
      tableId: id,
      ...player,
      expectedSeq: seq,
      answers: [{ decision: `${seq}.1`, answer: 'on' }],
      key: newId(),
      how: 'api',
    });
    return take();
  };
  const next = async (id: string) => String(Object((await readPosition(services, id)).machine.state).turn);
  expect(await cost(young.tableId, young.player(await next(young.tableId)))).toHaveLength(1);
  expect(await cost(young.tableId, young.player(await next(young.tableId)))).toHaveLength(1);
  const old = async () => ((await next(tableId)) === 'Ann' ? ann : bob);
  expect(await cost(tableId, await old())).toHaveLength(1);
  expect(await cost(tableId, await old())).toHaveLength(1);
  const viewed = async (id: string) => {
    take();
    await viewTable(services, id, 'Ann');
    return take().length;
  };
  expect(await viewed(tableId)).toBe(1);
  expect(await viewed(young.tableId)).toBe(1);
  await close();
});

test('a cold read starts from a snapshot and reads only what came since', async () => {
  const { services, take, close } = counted(world.services, world.url);
  const read = await loadHead(services, tableId);
  expect(read.seq - read.snapshotSeq).toBeLessThan(100);
  expect(read.snapshotSeq).toBeGreaterThan(LENGTH - 100);
  expect(take()).toHaveLength(1);
  const warm = await loadHead(world.services, tableId);
  expect(stateHash(read.machine)).toBe(stateHash(warm.machine));
  await close();
});

test('a submission to a table of which nothing is at hand is two queries, a page of it two', async () => {
  const { tableId: id, player } = await startedTable(world);
  const cold = () => counted(world.services, world.url);
  const first = cold();
  const answers = [{ decision: '1.1', answer: 'on' }];
  const sent = { tableId: id, ...player('Ann'), expectedSeq: 1, answers, key: newId(), how: 'api' } as const;
  await submitAnswers(first.services, sent);
  expect(first.take()).toHaveLength(2);
  const second = cold();
  await viewTable(second.services, id, 'Ann');
  expect(second.take()).toHaveLength(2);
  await Promise.all([first.close(), second.close()]);
});

test('few snapshots are kept: the newest, and the first of every thousand entries', async () => {
  const rows = await world.services.db.snapshot.findMany({ where: { tableId }, orderBy: { seq: 'asc' } });
  const seqs = rows.map(({ seq }) => seq);
  expect(seqs[0]).toBe(1);
  expect(seqs.length).toBeLessThanOrEqual(6);
  for (const thousand of [1, 2]) {
    const found = seqs.find((seq) => Math.floor(seq / 1000) === thousand) ?? 0;
    expect(found - thousand * 1000).toBeLessThan(100);
  }
});

test('the position after any submission of the past is found again', async () => {
  for (const [seq, hash] of [...hashes].filter((_, i) => i % 37 === 0)) {
    const { machine, asOf } = await readPosition(world.another(), tableId, seq);
    expect({ asOf, hash: stateHash(machine) }).toEqual({ asOf: seq, hash });
  }
});

test('a snapshot that is wrong, of an older program say, is passed over', async () => {
  const { db } = world.services;
  const before = await loadHead(world.another(), tableId);
  const rows = await db.snapshot.findMany({ where: { tableId } });
  for (const damage of [(text: string) => text.replace('"steps":', '"steps":1'), () => '{"agenda":[]}']) {
    for (const { seq, machine } of rows)
      await db.snapshot.update({
        where: { tableId_seq_secret: { tableId, seq, secret: 0 } },
        data: { machine: damage(machine) },
      });
    const after = await loadHead(world.another(), tableId);
    expect(stateHash(after.machine)).toBe(stateHash(before.machine));
  }
  await db.snapshot.deleteMany({ where: { tableId } });
  await db.snapshot.createMany({ data: rows });
});
