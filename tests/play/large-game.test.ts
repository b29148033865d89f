import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { applyInPlace } from '../../src/kernel/apply-entry.ts';
import { machineText } from '../../src/kernel/hash-state.ts';
import { cloneData } from '../../src/kernel/json.ts';
import { ENTRY_VERSION } from '../../src/kernel/log.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { newId } from '../../src/platform/new-id.ts';
import { addToDraft } from '../../src/play/drafts/add-to-draft.ts';
import { readDraft } from '../../src/play/drafts/read-draft.ts';
import { sendDraft } from '../../src/play/drafts/send-draft.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { campaign, touchSix } from '../../src/simulation/bench/campaign.ts';
import { counted } from '../tables/fixtures/counted.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const ORDERS = 50;
const ENTRIES = 60_000;

test('a turn of fifty orders on a state of 345 kB is composed in one sitting and sent as one submission', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { options: { campaign: true } });
  const ann = { tableId, seat: 'Ann', decision: '1.1' };
  for (let n = 0; n < ORDERS; n += 1) {
    const { next } = await readDraft(world.services, ann);
    await addToDraft(world.services, {
      ...ann,
      step: { decision: next[0]?.id ?? '', answer: n < ORDERS - 1 ? 'on' : 'pass' },
    });
  }
  const draft = await readDraft(world.another(), ann);
  expect([draft.steps.length, draft.stopped]).toEqual([ORDERS, 'others']);
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(1);
  const sent = await sendDraft(world.services, { ...ann, ...player('Ann'), key: newId(), how: 'page' });
  expect(sent).toEqual({ seq: ORDERS + 1, repeated: false });
  expect(await world.services.db.submission.count({ where: { tableId } })).toBe(1);
  const { machine } = await loadHead(world.another(), tableId);
  const wanted = campaign();
  for (let n = 1; n <= ORDERS; n += 1) touchSix(wanted, n);
  expect(machine.state).toMatchObject({ turn: 'Bob', steps: ORDERS, campaign: JSON.parse(JSON.stringify(wanted)) });
  expect(machineText(machine).length).toBeGreaterThan(345_000);
});

/** Ann runs on and on: the entries are written as the kernel plays them, and the newest position is kept as usual. */
async function runOn(tableId: string): Promise<void> {
  const { db } = world.services;
  const { game, machine: begun } = await loadHead(world.services, tableId);
  const machine = cloneData(begun);
  const at = world.clock.now();
  const stamp = at.toISOString();
  for (let seq = 2; seq <= ENTRIES; seq += 1) {
    const answered = { kind: 'answered', decision: `${seq - 1}.1`, seat: 'Ann', answer: 'on', how: 'bot' } as const;
    applyInPlace(game, machine, { v: ENTRY_VERSION, seq, at: stamp, ...answered }, {});
  }
  await db.$executeRaw`
    INSERT INTO "Entry" ("tableId", seq, kind, data, facts, at)
    SELECT ${tableId}::text, seq, 'answered',
      jsonb_build_object('v', ${ENTRY_VERSION}::int, 'seq', seq, 'at', ${stamp}::text, 'kind', 'answered',
        'seat', 'Ann', 'decision', (seq - 1) || '.1', 'answer', 'on', 'how', 'bot'),
      jsonb_build_array(jsonb_build_object('type', 'stepped', 'seat', 'Ann', 'steps', seq - 1)), ${at}::timestamptz
    FROM generate_series(2, ${ENTRIES}::int) AS seq`;
  await db.snapshot.create({ data: { tableId, seq: ENTRIES, machine: machineText(machine) } });
  await db.pendingAnswer.updateMany({ where: { tableId }, data: { decision: `${ENTRIES}.1` } });
  await db.table.update({ where: { id: tableId }, data: { seq: ENTRIES } });
}

test('a log of 60,000 entries is read cold by a few queries; a submission is one query, as ever', async () => {
  const { tableId, player } = await startedTable(world);
  await runOn(tableId);
  const { services, take, close } = counted(world.services, world.url);
  expect(await viewTable(services, tableId, 'Ann')).toMatchObject({ seq: ENTRIES, view: { steps: ENTRIES - 1 } });
  expect(take()).toHaveLength(2);
  const answers = [{ decision: `${ENTRIES}.1`, answer: 'on' }];
  const sent = { tableId, ...player('Ann'), expectedSeq: ENTRIES, answers, key: newId(), how: 'api' } as const;
  expect(await submitAnswers(services, sent)).toMatchObject({ seq: ENTRIES + 1 });
  expect(take()).toHaveLength(1);
  await close();
});
