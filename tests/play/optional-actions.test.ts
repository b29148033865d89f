import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { takeFallback } from '../../src/clocks/take-fallback.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { Answer } from '../../src/kernel/choice.ts';
import { readLog } from '../../src/log/read-log.ts';
import { newId } from '../../src/platform/new-id.ts';
import { addToDraft } from '../../src/play/drafts/add-to-draft.ts';
import { readDraft } from '../../src/play/drafts/read-draft.ts';
import { sendDraft } from '../../src/play/drafts/send-draft.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { exportRecord } from '../../src/records/export-record.ts';
import { readRecord } from '../../src/records/read-record.ts';
import { replayRecord } from '../../src/records/replay-record.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { answerNow, type Player, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

const aTable = () => startedTable(world, ['Red', 'Blue', 'Green'], { game: 'side-deals' });

/** What a seat does beside its move; gives the last entry written. */
async function does(tableId: string, player: Player, decision: string, answer: Answer, expectedSeq?: number) {
  const { seq } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
  const submission = { tableId, ...player, expectedSeq: expectedSeq ?? seq, key: newId(), how: 'page' } as const;
  return (await submitAnswers(world.services, { ...submission, answers: [{ decision, answer }] })).seq;
}

const offered = async (tableId: string, viewer: string, asOf?: number) =>
  (await viewTable(world.services, tableId, viewer, asOf)).optionalActions.map(({ id }) => id);
const toldTo = async (tableId: string, viewer: string) =>
  (await readLog(world.services, tableId, viewer)).map(
    ({ seq, by, how, messages }) => `${seq} ${by ?? '-'} ${how ?? '-'} ${messages.map(en.t).join(' ')}`,
  );
const notificationsTo = (tableId: string, seat: string) =>
  world.services.db.notification.count({ where: { tableId, seat, kind: 'turn' } });

describe('what a seat may do beside its move', () => {
  test('is shown to it alone, at the head of the log alone', async () => {
    const { tableId, player } = await aTable();
    await does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 2 });
    expect(await offered(tableId, 'Red')).toEqual(['~give-orders', '~propose', '~withdraw.1']);
    expect(await offered(tableId, 'Blue')).toEqual(['~give-orders', '~propose', '~answer-deal.1']);
    expect(await offered(tableId, 'Green')).toEqual(['~give-orders', '~propose']);
    expect(await offered(tableId, 'spectator')).toEqual([]);
    expect(await offered(tableId, 'moderator')).toEqual([]);
    expect(await offered(tableId, 'Blue', 1)).toEqual([]);
    const { optionalActions } = await viewTable(world.services, tableId, 'Blue');
    expect(optionalActions[2]).toMatchObject({
      section: '6.1',
      calls: true,
      sealed: false,
      question: { choice: { kind: 'one' } },
    });
    expect(optionalActions[2] && en.t(optionalActions[2].question.prompt)).toBe('“Do you take 2 of Red to Blue?”');
    expect(optionalActions[2] && en.t(optionalActions[2].waitingText)).toBe('“It stands until it is answered.”');
  });

  test('calls the seat that is asked and nobody else', async () => {
    const { tableId, player } = await aTable();
    const before = await Promise.all(['Red', 'Blue', 'Green'].map((seat) => notificationsTo(tableId, seat)));
    await does(tableId, player('Red'), '~propose', { to: 'Green', coins: 1 });
    const after = await Promise.all(['Red', 'Blue', 'Green'].map((seat) => notificationsTo(tableId, seat)));
    expect(after.map((count, i) => count - (before[i] ?? 0))).toEqual([0, 0, 1]);
  });

  test('is called again when a ruling goes back to where the action was open: its old links are dead', async () => {
    const { tableId, player } = await aTable();
    await does(tableId, player('Red'), '~propose', { to: 'Green', coins: 1 });
    await answerNow(world.services, tableId, player('Red'), 'sow');
    await world.services.db.notification.deleteMany({ where: { tableId } });
    await rewind(world.services, tableId, 2);
    const asked = () => Promise.all(['Red', 'Blue', 'Green'].map((seat) => notificationsTo(tableId, seat)));
    expect(await asked()).toEqual([1, 0, 1]);
    // To before it: nobody is asked what is not offered any more.
    await world.services.db.notification.deleteMany({ where: { tableId } });
    await rewind(world.services, tableId, 1);
    expect(await asked()).toEqual([0, 0, 0]);
  });

  test('needs no newest entry, but not one from before a rewind: the same id may be another deal by then', async () => {
    const { tableId, player } = await aTable();
    await does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 2 });
    await answerNow(world.services, tableId, player('Red'), 'sow');
    expect(await does(tableId, player('Blue'), '~answer-deal.1', 'decline', 2)).toBe(4);
    await rewind(world.services, tableId, 1);
    await does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 1 });
    const late = await refused(() => does(tableId, player('Blue'), '~answer-deal.1', 'accept', 2));
    expect(late.code).toBe('stale');
    expect(await refused(() => does(tableId, player('Blue'), '~propose', {}, 99))).toMatchObject({ code: 'bad-input' });
  });

  test('is refused in the words of the game with its section, and when it is over', async () => {
    const { tableId, player } = await aTable();
    expect(await refused(() => does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 7 }))).toEqual({
      code: 'illegal-answer',
      says: '“You have only 3 to give.” (Rule 6)',
    });
    await does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 2 });
    expect((await refused(() => does(tableId, player('Green'), '~answer-deal.1', 'accept'))).code).toBe(
      'illegal-answer',
    );
    await does(tableId, player('Red'), '~withdraw.1', 'take it back');
    expect((await refused(() => does(tableId, player('Blue'), '~answer-deal.1', 'accept'))).code).toBe('stale');
  });
});

describe('a standing order', () => {
  test('is told to its seat alone; for others it has no line, and nothing says when it was given', async () => {
    const { tableId, player } = await aTable();
    const { movedAt } = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    const notifications = await world.services.db.notification.count({ where: { tableId } });
    const woken = world.woken();
    const seen = () =>
      Promise.all(['Red', 'Green', 'spectator'].map((seat) => viewTable(world.services, tableId, seat)));
    const before = await seen();
    world.clock.advance(60_000);
    await does(tableId, player('Blue'), '~give-orders', 'reap');
    expect(await toldTo(tableId, 'Blue')).toEqual([expect.any(String), '1 Blue page “Order: reap”']);
    for (const viewer of ['Red', 'Green', 'spectator']) {
      expect(await toldTo(tableId, viewer)).toEqual([expect.stringMatching(/^1 /)]);
    }
    expect(await seen()).toEqual(before);
    const after = await world.services.db.table.findUniqueOrThrow({ where: { id: tableId } });
    expect(after).toMatchObject({ seq: 1, movedAt });
    expect(await world.services.db.notification.count({ where: { tableId } })).toBe(notifications);
    expect(world.woken()).toBe(woken);
  });

  test('answers by itself when its seat is asked, and the log says so', async () => {
    const { tableId, player } = await aTable();
    await does(tableId, player('Blue'), '~give-orders', 'reap');
    const before = await notificationsTo(tableId, 'Blue');
    await answerNow(world.services, tableId, player('Red'), 'sow');
    expect(await toldTo(tableId, 'Green')).toEqual([
      expect.stringMatching(/^1 /),
      '2 Red page “Red: sow”',
      '3 Blue standing-order “Blue: reap”',
    ]);
    expect(await notificationsTo(tableId, 'Blue')).toBe(before);
    expect((await viewTable(world.services, tableId, 'Green')).decisions).toMatchObject([{ waiting: ['Green'] }]);
    expect(await does(tableId, player('Blue'), '~give-orders', 'ask me')).toBe(3);
  });

  test('given while the seat is asked answers at once', async () => {
    const { tableId, player } = await aTable();
    expect(await does(tableId, player('Red'), '~give-orders', 'sow')).toBe(2);
    expect((await toldTo(tableId, 'Blue')).at(-1)).toBe('2 Red standing-order “Red: sow”');
  });
});

test('orders given over and over are kept as snapshots too: nobody makes a table slow to load', async () => {
  const { tableId, player } = await aTable();
  for (let i = 0; i < 101; i += 1) await does(tableId, player('Blue'), '~give-orders', i % 2 === 0 ? 'reap' : 'sow');
  const { db } = world.services;
  expect(await db.table.findUniqueOrThrow({ where: { id: tableId } })).toMatchObject({ seq: 1, secret: 101 });
  expect(await db.snapshot.findMany({ where: { tableId }, select: { seq: true, secret: true } })).toContainEqual({
    seq: 1,
    secret: 100,
  });
  const { view } = await viewTable(world.another(), tableId, 'Blue');
  expect(view).toMatchObject({ order: 'reap' });
  expect(await verifyTable(world.services, tableId)).toMatchObject({ entries: 102, faults: [] });
});

describe('drafts', () => {
  const drafting = async () => {
    const table = await aTable();
    const red = { tableId: table.tableId, seat: 'Red', decision: '1.1' };
    await addToDraft(world.services, { ...red, step: { decision: '1.1', answer: 'reap' } });
    return { ...table, red, drafts: () => world.services.db.draft.count({ where: { tableId: table.tableId } }) };
  };

  test('are not for optional actions', async () => {
    const { red } = await drafting();
    const step = { decision: '~give-orders', answer: 'sow' };
    expect((await refused(() => addToDraft(world.services, { ...red, step }))).code).toBe('stale');
    const beside = { ...red, decision: step.decision, step };
    expect((await refused(() => addToDraft(world.services, beside))).code).toBe('stale');
  });

  test('outlive what is done beside the move, and do not betray what others do in secret', async () => {
    const { tableId, player, red, drafts } = await drafting();
    await does(tableId, player('Blue'), '~give-orders', 'sow');
    await does(tableId, player('Red'), '~propose', { to: 'Green', coins: 1 });
    expect(await readDraft(world.services, red)).toMatchObject({ steps: [{}], stale: false, baseSeq: 2 });
    const sending = { ...red, ...player('Red'), key: newId(), how: 'page', expectedSeq: 1 } as const;
    expect(await sendDraft(world.services, sending)).toMatchObject({ seq: 4 });
    expect(await drafts()).toBe(0);
  });

  test('are gone when the order given beside them has made the move', async () => {
    const { tableId, player, drafts } = await drafting();
    await does(tableId, player('Red'), '~give-orders', 'sow');
    expect(await drafts()).toBe(0);
  });
});

test('a clock takes no optional actions; orders of the next seat follow in the same write', async () => {
  const { tableId, player } = await aTable();
  await does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 1 });
  await does(tableId, player('Blue'), '~give-orders', 'reap');
  expect(await world.services.db.pendingAnswer.findMany({ where: { tableId } })).toMatchObject([{ seat: 'Red' }]);
  expect(await takeFallback(world.services, { tableId, seat: 'Red', decision: '1.1' })).toEqual({
    seq: 5,
    taken: true,
  });
  expect((await readLog(world.services, tableId, 'Red')).map(({ how }) => how).slice(-2)).toEqual([
    'fallback',
    'standing-order',
  ]);
  expect(await offered(tableId, 'Blue')).toContain('~answer-deal.1');
});

test('a game with optional actions is verified and its record replays, every hash and roll checked', async () => {
  const { tableId, player } = await aTable();
  await does(tableId, player('Red'), '~propose', { to: 'Blue', coins: 2 });
  for (const seat of ['Blue', 'Green', 'Red']) await does(tableId, player(seat), '~give-orders', 'reap');
  const table = await viewTable(world.services, tableId, 'Red');
  expect(table.status).toBe('finished');
  expect(await verifyTable(world.services, tableId)).toMatchObject({ faults: [] });
  const record = readRecord(JSON.parse(JSON.stringify(await exportRecord(world.services, tableId))));
  const replayed = replayRecord(record, world.services.games);
  expect(replayed).toMatchObject({ wrongHashes: [], rolls: { differing: [] } });
  expect(replayed.entries.map(({ entry }) => (entry.kind === 'answered' ? entry.how : entry.kind))).toContain(
    'standing-order',
  );
});
