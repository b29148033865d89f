import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { takeFallback } from '../../src/clocks/take-fallback.ts';
import { translator } from '../../src/i18n/translator.ts';
import { readLog } from '../../src/log/read-log.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { rewind } from '../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

/** The log as lines of English. */
async function lines(tableId: string, viewer: string, range = {}) {
  const log = await readLog(world.services, tableId, viewer, range);
  return log.map(({ seq, messages, voided }) => `${seq}${voided ? ' voided' : ''} ${messages.map(en.t).join(' | ')}`);
}

test('every entry in words, for each viewer what they may know', async () => {
  const { tableId, player } = await startedTable(world);
  for (const [i, answer] of ['on', 'peek', 'pass'].entries()) {
    const answers = [{ decision: `${i + 1}.1`, answer }];
    const submission = { tableId, ...player('Ann'), expectedSeq: i + 1, answers, key: newId() };
    await submitAnswers(world.services, { ...submission, how: 'reply' });
  }
  expect(await lines(tableId, 'Ann')).toEqual([
    '1 The game begins: Ann plays “Ann” and Bob plays “Bob”.',
    '2 “Ann is at step 1”',
    '3 “You see: the baton is hollow” | “Ann is at step 2”',
    '4 “Ann is at step 3”',
  ]);
  for (const viewer of ['Bob', 'spectator'])
    expect(await lines(tableId, viewer, { from: 3, to: 3 })).toEqual(['3 “Ann is at step 2”']);
  const [line] = await readLog(world.services, tableId, 'Bob', { from: 4 });
  expect(line).toMatchObject({
    seq: 4,
    kind: 'answered',
    by: 'Ann',
    how: 'reply',
    at: world.clock.now(),
    voided: false,
  });
});

test('a secret answer is not in the log before all are in, and then says of nobody else how it came', async () => {
  const { tableId, players } = await startedTable(world, ['Red', 'Blue'], { game: 'market-day' });
  const [red, blue] = players;
  if (!red || !blue) throw new Error('two play');
  await answerNow(world.services, tableId, red, 4);
  expect(await readLog(world.services, tableId, 'Blue', { from: 2 })).toEqual([]);
  await answerNow(world.services, tableId, blue, 2);
  const [line, own] = await readLog(world.services, tableId, 'Blue', { from: 2 });
  expect(line?.messages).toMatchObject([{ key: 'tables.answered', args: { seat: { args: { seat: 'Red' } } } }]);
  expect([line?.how, own?.how]).toEqual([undefined, 'page']);
  expect((await readLog(world.services, tableId, 'moderator', { from: 2 })).map(({ how }) => how)).toEqual([
    'page',
    'page',
  ]);
  const [opened] = await readLog(world.services, tableId, 'Blue', { from: 3 });
  expect(opened?.messages.map(({ key }) => key)).toEqual(['market.bids-opened', 'market.sold', 'market.prize-shown']);
});

test('an answer that only leads to the same seat’s next question is told by what follows', async () => {
  const { tableId, players } = await startedTable(world, ['uk', 'fr', 'us'], { game: 'versailles-1919' });
  const { decisions } = await viewTable(world.services, tableId, 'spectator');
  const first = players.find(({ seat }) => decisions[0]?.waiting.includes(seat));
  if (!first) throw new Error('somebody begins');
  await answerNow(world.services, tableId, first, 'place');
  expect((await readLog(world.services, tableId, 'spectator', { from: 2 })).map(({ messages }) => messages)).toEqual([
    [],
  ]);
});

test('fallback answers, clocks and resignations are told by the table', async () => {
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid']);
  await takeFallback(world.services, { tableId, seat: 'Ann', decision: '1.1' });
  await resignSeat(world.services, { tableId, ...player('Bob') });
  const log = await readLog(world.services, tableId, 'spectator', { from: 2 });
  expect(log.map(({ kind, how, by }) => [kind, how, by])).toEqual([
    ['clock', undefined, undefined],
    ['answered', 'fallback', 'Ann'],
    ['seat', undefined, 'Bob'],
    ['answered', 'fallback', 'Bob'],
  ]);
  expect(await lines(tableId, 'spectator', { from: 2, to: 4 })).toEqual([
    '2 “Ann” did not answer in time.',
    '3 “Ann is at step 1”',
    '4 “Bob” resigned.',
  ]);
});

test('what was taken back stays readable, marked; a rewind that was taken back voids nothing', async () => {
  const { tableId, player } = await startedTable(world);
  for (const answer of ['on', 'on', 'on']) await answerNow(world.services, tableId, player('Ann'), answer);
  await rewind(world.services, tableId, 2);
  expect(await lines(tableId, 'Bob', { from: 2 })).toEqual([
    '2 “Ann is at step 1”',
    '3 voided “Ann is at step 2”',
    '4 voided “Ann is at step 3”',
    '5 The moderator went back to entry 2: the die fell off the table',
  ]);
  await rewind(world.services, tableId, 3);
  expect((await lines(tableId, 'Bob', { from: 2 })).map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
    '2 “Ann',
    '3 “Ann',
    '4 voided',
    '5 voided',
    '6 The',
  ]);
  expect((await lines(tableId, 'Bob', { from: 4, to: 4 }))[0]).toMatch(/^4 voided/);
});

test('a table that has not started has an empty log; an unknown one none', async () => {
  const { tableId } = await startedTable(world, ['Ann', 'Bob'], { public: true, invitations: [] });
  expect(await readLog(world.services, tableId, 'spectator')).toEqual([]);
  expect((await refused(() => readLog(world.services, 'no-such', 'spectator'))).code).toBe('not-found');
});
