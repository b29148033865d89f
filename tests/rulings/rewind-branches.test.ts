import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { readLog } from '../../src/log/read-log.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { tryRuling } from '../../src/rulings/try-ruling.ts';
import type { WantedRuling } from '../../src/rulings/wanted-ruling.ts';
import { ruleNow } from '../tables/fixtures/rule-now.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

/** Harvest of three: Ann answers on her field as entry 2, Bob and Cid on theirs as entries 3 and 4. */
async function harvest() {
  const { services } = world;
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid'], { game: 'harvest' });
  const field = { Ann: '1.1', Bob: '1.2', Cid: '1.3' };
  for (const seat of ['Ann', 'Bob', 'Cid'] as const)
    await submitAnswers(services, {
      tableId,
      ...player(seat),
      expectedSeq: 1,
      answers: [{ decision: field[seat], answer: 'roll' }],
      key: newId(),
      how: 'api',
    });
  return {
    tableId,
    waits: async () => (await viewTable(services, tableId, 'Ann')).decisions.map(({ id }) => id),
    try: (ruling: WantedRuling) =>
      tryRuling(services, { tableId, by: 'moderator', reason: 'the die fell', expectedSeq: 4, ruling }),
    says: async (seq: number) =>
      (await readLog(services, tableId, 'spectator', { only: [seq] })).flatMap(({ messages }) => messages.map(en.t)),
  };
}
const seqs = (lines: readonly { readonly seq: number }[]) => lines.map(({ seq }) => seq);

test('answers on branches on which nothing is taken back stay, unless they are to be void, too', async () => {
  const { tableId, waits, try: trial, says } = await harvest();
  const kept = await trial({ type: 'rewind', to: 1 });
  expect([seqs(kept.voided), seqs(kept.kept), kept.decisions.map(({ id }) => id)]).toEqual([
    [2],
    [3, 4],
    ['1.1', '6.1', '7.1'],
  ]);
  const all = await trial({ type: 'rewind', to: 1, others: 'void' });
  expect([seqs(all.voided), seqs(all.kept), all.decisions.map(({ id }) => id)]).toEqual([
    [2, 3, 4],
    [],
    ['1.1', '1.2', '1.3'],
  ]);
  expect(all.counts).toEqual({ voided: 3, kept: 0, restored: 0 });

  const ruled = await ruleNow(world.services, tableId, { type: 'rewind', to: 1, others: 'void' });
  expect(ruled).toEqual({ ruling: 5, seq: 5, repeated: false });
  expect(await waits()).toEqual(['1.1', '1.2', '1.3']);
  expect(await says(5)).toEqual(['The moderator went back to entry 1, on all branches: the die fell off the table']);
  expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
});

test('to keep them is the same whether it is said or not; to void them is another ruling', async () => {
  const { tableId, says } = await harvest();
  const ruling = { type: 'rewind', to: 1 } as const;
  const ruled = await ruleNow(world.services, tableId, { ...ruling, others: 'keep' });
  expect(ruled).toMatchObject({ ruling: 5, seq: 7 });
  expect(await says(5)).toEqual(['The moderator went back to entry 1: the die fell off the table']);
  const again = { expectedSeq: 4 };
  expect(await ruleNow(world.services, tableId, ruling, again)).toEqual({ ...ruled, repeated: true });
  await expect(ruleNow(world.services, tableId, { ...ruling, others: 'void' }, again)).rejects.toMatchObject({
    code: 'stale',
  });
});

test('what was voided on all branches comes back when the ruling is taken back; records say it', async () => {
  const { tableId, waits } = await harvest();
  const before = await waits();
  await ruleNow(world.services, tableId, { type: 'rewind', to: 1, others: 'void' });
  await ruleNow(world.services, tableId, { type: 'undo', seq: 5 });
  expect(await waits()).toEqual(before);
  await ruleNow(world.services, tableId, { type: 'end', how: 'draw' });
  const record = readRecord(JSON.parse(JSON.stringify(await exportRecord(world.services, tableId))));
  expect(JSON.stringify(record)).toContain('"others":"void"');
  expect(replayRecord(record, world.services.games).machine.over).toBe(true);
});
