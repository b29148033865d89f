import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { answerTakeback } from '../../src/rulings/takeback/answer-takeback.ts';
import { askTakeback } from '../../src/rulings/takeback/ask-takeback.ts';
import { previewTakeback } from '../../src/rulings/takeback/preview-takeback.ts';
import { conclaveTable } from '../play/windows/conclave-table.ts';
import { ruleNow } from '../tables/fixtures/rule-now.ts';
import { tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

/** Conclave of three after its first vote, entries 2 to 4. */
async function voted() {
  const table = await conclaveTable(world);
  await table.order('Cid', 'Urban');
  await table.give('Ann', 'Leo');
  await table.give('Bob', 'Pius');
  return table;
}

test('a moderator goes back to before it closed: all have their answers, and nobody is ready', async () => {
  const { tableId, window, ready, seq, entries } = await voted();
  await ruleNow(world.services, tableId, { type: 'rewind', to: 1 });
  expect(await window('moderator')).toMatchObject({
    ready: 0,
    answers: [
      { seat: 'Ann', answer: 'Leo', ready: false, by: 'given' },
      { seat: 'Bob', answer: 'Pius', ready: false, by: 'given' },
      { seat: 'Cid', answer: 'Urban', by: 'standing-order' },
    ],
  });
  await ready('Ann', true);
  expect(await seq()).toBe(5);
  await ready('Bob', true);
  expect((await entries()).slice(-3).map(({ seat, answer }) => `${seat} ${String(answer)}`)).toEqual([
    'Ann Leo',
    'Bob Pius',
    'Cid Urban',
  ]);
});

test('a player takes their answer back with the consent of the others: only they must answer again', async () => {
  const { tableId, player, window, give, entries } = await voted();
  const asking = { tableId, ...player('Bob'), reason: 'a slip' };
  const preview = await previewTakeback(world.services, { tableId, seat: 'Bob' });
  // All went into the log together, and go back together.
  expect(preview).toMatchObject({ toSeq: 1, asked: [{ args: {} }, { args: {} }] });
  const { id } = await askTakeback(world.services, { ...asking, toSeq: 1, expectedSeq: 4 });
  for (const seat of ['Ann', 'Cid'])
    await answerTakeback(world.services, { tableId, takebackId: id, ...player(seat), answer: 'yes' });
  expect(await window('moderator')).toMatchObject({
    ready: 1,
    answers: [
      { seat: 'Ann', ready: true },
      { seat: 'Bob', ready: false, answer: 'Pius' },
      { seat: 'Cid', by: 'standing-order' },
    ],
  });
  await give('Bob', 'Urban');
  expect((await entries()).slice(-3).map(({ seat, answer }) => `${seat} ${String(answer)}`)).toEqual([
    'Ann Leo',
    'Bob Urban',
    'Cid Urban',
  ]);
});
