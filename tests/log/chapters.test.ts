import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import { fillChapters } from '../../src/log/fill-chapters.ts';
import { headsOf } from '../../src/log/heads.ts';
import { loadHead } from '../../src/log/load-head.ts';
import { chapterMarks, entryMeant, readChapters } from '../../src/log/read-chapters.ts';
import { readToldLog } from '../../src/log/read-log.ts';
import { summariseNews } from '../../src/mail/turn/summarise-news.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { words } from '../mail/sample-mails.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { rewind, undoRuling } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

const SIDE_DEALS = { game: 'side-deals' };

/** Red and Blue, in turn; two answers are a round. */
async function inTurn(answers: number) {
  const table = await startedTable(world, ['Red', 'Blue'], SIDE_DEALS);
  const go = async (count: number) => {
    for (let i = 0; i < count; i += 1) {
      const { seat } = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId: table.tableId } });
      await answerNow(world.services, table.tableId, table.player(seat), 'sow');
    }
  };
  await go(answers);
  return { ...table, go };
}

const tableRow = (id: string) => world.services.db.table.findUniqueOrThrow({ where: { id } });

/** "round-1 1-3": the chapters of a table with their first and last entries. */
async function chapters(tableId: string) {
  const spans = await readChapters(world.services, await tableRow(tableId));
  return spans.map(({ id, first, last }) => `${id} ${first}-${last}`);
}

test('an entry belongs to the chapter that it was made in; the present one may have none yet', async () => {
  const { tableId, go } = await inTurn(1);
  expect(await chapters(tableId)).toEqual(['round-1 1-2']);
  await go(1);
  expect(await chapters(tableId)).toEqual(['round-1 1-3', 'round-2 4-3']);
  await go(3);
  expect(await chapters(tableId)).toEqual(['round-1 1-3', 'round-2 4-5', 'round-3 6-6']);
  await go(1);
  expect(await chapters(tableId)).toEqual(['round-1 1-3', 'round-2 4-5', 'round-3 6-7']);
});

test('parts have addresses of their own, and names', async () => {
  const { tableId } = await startedTable(world, ['us', 'ussr'], { game: 'iron-curtain' });
  const [round] = await readChapters(world.services, await tableRow(tableId));
  expect(round && en.t(round.name)).toBe('Round 1');
  expect(round?.parts.map(({ address, name }) => [address, en.t(name)])).toEqual([['round-1/turn-1', 'Turn 1']]);
  expect(await entryMeant(world.services, tableId, 'round-1/turn-1')).toBe(1);
});

test('an address means the last entry of a chapter; a number means itself, an unknown one is refused', async () => {
  const { tableId } = await inTurn(4);
  expect(await entryMeant(world.services, tableId, 'round-1')).toBe(3);
  expect(await entryMeant(world.services, tableId, 'round-3')).toBe(5);
  expect(await entryMeant(world.services, tableId, '4')).toBe(4);
  for (const given of ['round-4', 'round-1/play', 'Round-1', '-1', ''])
    expect(await refused(() => entryMeant(world.services, tableId, given))).toEqual({
      code: 'not-found',
      says:
        `This game has no chapter “${given}” (yet). Its chapters go from round-1 to round-3; ` +
        'the log lists them with their parts.',
    });
  const { tableId: without } = await startedTable(world);
  expect(await refused(() => entryMeant(world.services, without, 'round-1'))).toEqual({
    code: 'not-found',
    says: 'This game has no chapters: its log is read by the numbers of entries, from 1 to 1.',
  });
});

test('what was taken back belongs to the chapter that the game went back to; undone, to its own again', async () => {
  const { tableId, go } = await inTurn(3);
  expect(await chapters(tableId)).toEqual(['round-1 1-3', 'round-2 4-4']);
  const ruling = await rewind(world.services, tableId, 2);
  expect(await chapters(tableId)).toEqual([`round-1 1-${ruling}`]);
  await undoRuling(world.services, {
    tableId,
    seq: ruling,
    by: 'moderator',
    reason: 'the die lay on the table',
    expectedSeq: ruling,
  });
  expect(await chapters(tableId)).toEqual(['round-1 1-3', 'round-2 4-6']);
  await go(1);
  expect(await chapters(tableId)).toEqual(['round-1 1-3', 'round-2 4-7', 'round-3 8-7']);
});

test('orders that a seat gives in secret begin no chapter and belong to none', async () => {
  const twins = await Promise.all([inTurn(1), inTurn(1)]);
  for (const [i, { tableId, player, go }] of twins.entries()) {
    if (i === 0) {
      const { optionalActions, seq } = await viewTable(world.services, tableId, 'Red');
      const orders = optionalActions.find(({ name }) => name === 'give-orders');
      await submitAnswers(world.services, {
        tableId,
        ...player('Red'),
        expectedSeq: seq,
        answers: [{ decision: orders?.id ?? '', answer: 'sow' }],
        key: 'orders',
        how: 'page',
      });
    }
    await go(1);
  }
  const [one, other] = twins;
  expect(await chapterMarks(world.services, one?.tableId ?? '')).toHaveLength(2);
  // The order has answered for Red; until then nothing tells the tables apart.
  const marks = await chapterMarks(world.services, other?.tableId ?? '');
  expect((await chapterMarks(world.services, one?.tableId ?? ''))[1]).toEqual(marks[1]);
});

test('a log that is older than chapters is filled when it is first read or verified', async () => {
  const { tableId, go } = await inTurn(3);
  const ruling = await rewind(world.services, tableId, 2);
  await go(2);
  const written = await chapterMarks(world.services, tableId);
  const shown = await chapters(tableId);
  const { db } = world.services;

  await db.chapter.deleteMany({ where: { tableId } });
  // The process that first reads it has just started.
  headsOf(world.services).clear();
  expect(await chapters(tableId)).toEqual(shown);
  expect(await chapterMarks(world.services, tableId)).toEqual(written);

  // A table that was played on since: only what came later is there.
  await db.chapter.deleteMany({ where: { tableId, seq: { lte: ruling } } });
  expect((await verifyTable(world.services, tableId)).faults).toEqual([]);
  expect(await chapterMarks(world.services, tableId)).toEqual(written);

  // What the rules mark otherwise by now.
  await db.chapter.updateMany({ where: { tableId }, data: { data: { id: 'turn', name: { key: 'x' } } } });
  await verifyTable(world.services, tableId);
  expect(await chapterMarks(world.services, tableId)).toEqual(written);
});

test('two that read an old log at once fill it once', async () => {
  const { tableId } = await inTurn(3);
  const written = await chapterMarks(world.services, tableId);
  await world.services.db.chapter.deleteMany({ where: { tableId } });
  const head = await loadHead(world.services, tableId);
  await Promise.all([fillChapters(world.services, head), fillChapters(world.another(), head)]);
  expect(await chapterMarks(world.services, tableId)).toEqual(written);
});

test('of a sealed answer nobody else learns what it was: not by the chapters, the log or the digest', async () => {
  const twins: unknown[] = [];
  for (const most of [0, 3]) {
    const seats = ['Ash', 'Birch', 'Cedar'];
    const { tableId, player } = await startedTable(world, seats, { game: 'marches' });
    const ash = await world.services.db.pendingAnswer.findFirstOrThrow({ where: { tableId, seat: 'Ash' } });
    await submitAnswers(world.services, {
      tableId,
      ...player('Ash'),
      expectedSeq: 1,
      answers: [{ decision: ash.decision, answer: most > 0 ? { 'Ash-1': most } : {} }],
      key: 'bought',
      how: 'page',
    });
    const spans = await readChapters(world.services, await tableRow(tableId));
    const told = await readToldLog(world.services, tableId, 'Birch', { from: 1 });
    const named = seats.map((seat) => ({ seat, name: words(seat) }));
    const reader = { reader: 'Birch', seats: named, neighbours: [], rows: () => 1 };
    twins.push({ spans, told, news: summariseNews(Array(10).fill(told).flat(), reader, spans) });
    expect(spans.map(({ id }) => id)).toEqual(['1-spring']);
    // The log has nothing of it before all are ready.
    expect(told).toHaveLength(1);
  }
  expect(twins[0]).toEqual(twins[1]);
});
