import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../../src/platform/new-id.ts';
import { addToDraft } from '../../../src/play/drafts/add-to-draft.ts';
import { listDrafts } from '../../../src/play/drafts/list-drafts.ts';
import { readDraft } from '../../../src/play/drafts/read-draft.ts';
import { sendDraft } from '../../../src/play/drafts/send-draft.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { verifyTable } from '../../../src/records/verify-table.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

/**
 * Harvest of three, in which Bob is asked two things at once: `1.2`, what he does on his field, and `2.2`, whether he
 * helps in Ann's barn.
 */
async function askedTwice() {
  const { services } = world;
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob', 'Cid'], { game: 'harvest' });
  const submit = (seat: string, expectedSeq: number, decision: string, answer: string) =>
    submitAnswers(services, {
      tableId,
      ...player(seat),
      expectedSeq,
      answers: [{ decision, answer }],
      key: newId(),
      how: 'api',
    });
  await submit('Ann', 1, '1.1', 'barn');
  const of = (decision: string) => ({ tableId, seat: 'Bob', decision });
  return {
    tableId,
    submit,
    of,
    read: (decision: string) => readDraft(services, of(decision)),
    /** Each step answers the draft's only next question. */
    compose: async (decision: string, ...answers: readonly string[]) => {
      for (const answer of answers) {
        const { next } = await readDraft(services, of(decision));
        expect(next).toHaveLength(1);
        await addToDraft(services, { ...of(decision), step: { decision: next[0]?.id ?? '', answer } });
      }
      return readDraft(services, of(decision));
    },
    send: (decision: string, expectedSeq?: number) =>
      sendDraft(services, { ...of(decision), ...player('Bob'), key: newId(), how: 'page', expectedSeq }),
    begun: async () => [...(await listDrafts(services, of(''), (await viewTable(services, tableId, 'Bob')).decisions))],
    kept: async () => (await services.db.draft.findMany({ where: { tableId } })).map(({ decision }) => decision).sort(),
    sound: async () => expect((await verifyTable(services, tableId)).faults).toEqual([]),
  };
}

test('each question has a draft of its own, and what one leads to is not asked in the other', async () => {
  const { compose, read, begun } = await askedTwice();
  expect((await read('1.2')).next.map(({ id }) => id)).toEqual(['1.2']);
  expect((await read('2.2')).next.map(({ id }) => id)).toEqual(['2.2']);
  expect((await compose('1.2', 'sow', 'sow')).next.map(({ name }) => name)).toEqual(['work']);
  expect(await read('2.2')).toMatchObject({ steps: [], next: [{ id: '2.2' }] });
  expect(await compose('2.2', 'yes')).toMatchObject({ steps: [{ answer: 'yes' }], next: [], stopped: 'others' });
  expect(await begun()).toEqual([
    ['1.2', 2],
    ['2.2', 1],
  ]);
});

test('what is sent of one leaves the other as it is: not stale, not gone; its numbers move on with it', async () => {
  const { compose, read, send, kept, submit, sound } = await askedTwice();
  await compose('1.2', 'sow', 'stall', 'sow');
  await compose('2.2', 'yes');
  expect(await send('2.2', 2)).toEqual({ seq: 3, repeated: false });
  expect(await kept()).toEqual(['1.2']);
  // Entry 3 opened nothing to Bob, but entry 4 opens `4.1` to Cid: no step is taken for an answer to that.
  await submit('Cid', 1, '1.3', 'sow');
  expect(await read('1.2')).toMatchObject({
    stale: false,
    misfit: undefined,
    baseSeq: 4,
    steps: [{ decision: '1.2' }, { decision: '5.1' }, { decision: '6.1' }],
  });
  // Sent from a page that was opened before all that.
  expect(await send('1.2', 2)).toEqual({ seq: 7, repeated: false });
  expect(await kept()).toEqual([]);
  await sound();
});

test('questions of one name on two branches are told apart, whichever is sent first', async () => {
  const { submit, compose, read, send, sound } = await askedTwice();
  await submit('Ann', 2, '2.1', 'ask');
  // `3.1` asks Bob for help on Ann's field, `2.2` in her barn.
  await compose('2.2', 'yes');
  await compose('3.1', 'no');
  expect(await send('3.1', 3)).toEqual({ seq: 4, repeated: false });
  expect(await read('2.2')).toMatchObject({ steps: [{ decision: '2.2', answer: 'yes' }], stale: false });
  expect(await send('2.2', 3)).toEqual({ seq: 5, repeated: false });
  await sound();
});

test('a question that is put otherwise by now makes its own draft stale, and no other', async () => {
  const { submit, compose, read, send } = await askedTwice();
  await compose('1.2', 'sow');
  await compose('2.2', 'yes');
  await submit('Ann', 2, '~offer', 'coin');
  await submit('Bob', 3, '3.1', 'yes');
  // He has a coin now, and may pay on his field.
  expect(await read('1.2')).toMatchObject({ stale: true, misfit: undefined });
  expect(await read('2.2')).toMatchObject({ stale: false });
  expect(await refused(() => send('1.2', 2))).toMatchObject({ code: 'stale' });
  expect(await send('2.2', 2)).toMatchObject({ seq: 5 });
  expect(await send('1.2', 4)).toMatchObject({ seq: 6 });
});

test('a question that is ended on another branch takes its draft along, and no other', async () => {
  const { tableId, submit, compose, read, send, kept } = await askedTwice();
  await compose('1.2', 'sow');
  await compose('2.2', 'yes');
  await submit('Ann', 2, '2.1', 'frost');
  expect(await kept()).toEqual(['2.2']);
  expect(await refused(() => read('1.2'))).toMatchObject({ code: 'stale' });
  expect(await send('2.2', 2)).toMatchObject({ seq: 4 });
  expect(await world.services.db.draft.count({ where: { tableId } })).toBe(0);
});

test('what a rewind left of a question is over when one of its name is answered', async () => {
  const { tableId, submit, compose, read, kept } = await askedTwice();
  await compose('2.2', 'yes');
  await rewind(world.services, tableId, 1);
  await submit('Ann', 3, '1.1', 'barn');
  expect(await read('4.2')).toMatchObject({ steps: [{ decision: '4.2', answer: 'yes' }], stale: true });
  expect(await kept()).toEqual(['2.2']);
  await submit('Bob', 4, '4.2', 'no');
  expect(await kept()).toEqual([]);
});

test('what is answered in secret is sent as often as one likes, each time from a draft of its own', async () => {
  const { services } = world;
  const { tableId, player } = await startedTable(world, ['Ann', 'Bob'], { game: 'harvest' });
  await answerNow(services, tableId, player('Ann'), 'leave');
  await answerNow(services, tableId, player('Bob'), 'leave');
  const feast = (seat: string) => ({ tableId, ...player(seat), decision: '3.1' });
  const bring = async (seat: string, answer: string) => {
    const draft = await addToDraft(services, { ...feast(seat), step: { decision: '3.1', answer } });
    expect(draft.next).toEqual([]);
    await sendDraft(services, { ...feast(seat), key: newId(), how: 'page' });
    expect(await services.db.draft.count({ where: { tableId } })).toBe(0);
  };
  await bring('Ann', 'bread');
  await bring('Ann', 'soup');
  expect(await services.db.entry.count({ where: { tableId } })).toBe(3);
  const { decisions } = await viewTable(services, tableId, 'Ann');
  expect(decisions[0]?.window).toMatchObject({ ready: 1, of: 2, answers: [{ seat: 'Ann', answer: 'soup' }] });
});
