import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { newId } from '../../../src/platform/new-id.ts';
import { addToDraft } from '../../../src/play/drafts/add-to-draft.ts';
import { discardDraft } from '../../../src/play/drafts/discard-draft.ts';
import type { DraftView } from '../../../src/play/drafts/draft-view.ts';
import { readDraft } from '../../../src/play/drafts/read-draft.ts';
import { sendDraft } from '../../../src/play/drafts/send-draft.ts';
import { undoDraft } from '../../../src/play/drafts/undo-draft.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { viewTable } from '../../../src/play/view-table.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { rewind } from '../../tables/fixtures/rule-now.ts';
import { answerNow, startedTable, tableWorld, type World } from '../../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());
const en = translator('en', 'UTC');

async function drafting() {
  const table = await startedTable(world);
  const ann = { tableId: table.tableId, seat: 'Ann', decision: '1.1' };
  const add = async (answer: string): Promise<DraftView> => {
    const { next } = await readDraft(world.services, ann);
    return addToDraft(world.services, { ...ann, step: { decision: next[0]?.id ?? 'none', answer } });
  };
  const send = (key = newId(), more = {}) =>
    sendDraft(world.services, { ...ann, playerId: table.player('Ann').playerId, key, how: 'page', ...more });
  return { ...table, ann, add, send };
}
const said = (draft: DraftView) => draft.steps.map((step) => en.t(step.said));

test('a turn is composed step by step, with the board after it, and nothing is written', async () => {
  const { tableId, ann, add } = await drafting();
  expect(await readDraft(world.services, ann)).toMatchObject({
    baseSeq: 1,
    steps: [],
    next: [{ id: '1.1' }],
    stopped: undefined,
    stale: false,
    misfit: undefined,
    updatedAt: undefined,
  });
  await add('on');
  const draft = await add('note');
  expect(said(draft)).toEqual(['“on”', '“note”']);
  expect(draft.view).toMatchObject({ turn: 'Ann', steps: 2 });
  expect(draft.next).toMatchObject([{ name: 'note', mine: { choice: { kind: 'text' } } }]);
  // One millisecond on: no two states of a draft have the same time.
  expect(draft.updatedAt).toEqual(new Date(world.clock.now().getTime() + 1));
  expect(said(await add('hello'))).toEqual(['“on”', '“note”', '“hello”']);
  // Another server has the same draft; the table is as it was, and nobody else sees anything.
  expect(said(await readDraft(world.another(), ann))).toHaveLength(3);
  expect(await world.services.db.entry.count({ where: { tableId } })).toBe(1);
  expect(await viewTable(world.services, tableId, 'Bob')).toMatchObject({ seq: 1, view: { steps: 0, note: '' } });
  expect(await refused(() => readDraft(world.services, { ...ann, seat: 'Bob' }))).toMatchObject({ code: 'stale' });
});

test('sent, it is one submission, and the draft is gone; sent twice, the first result', async () => {
  const { tableId, ann, add, send } = await drafting();
  for (const answer of ['on', 'note', 'hello', 'pass']) await add(answer);
  const key = newId();
  expect(await send(key)).toEqual({ seq: 5, repeated: false });
  expect(await send(key)).toEqual({ seq: 5, repeated: true });
  expect(await world.services.db.submission.findMany({ where: { tableId } })).toMatchObject([{ fromSeq: 1, toSeq: 5 }]);
  expect(await viewTable(world.services, tableId, 'Bob')).toMatchObject({ view: { turn: 'Bob', note: 'hello' } });
  const over = { code: 'stale', says: 'That question is no longer open.' };
  expect(await refused(() => readDraft(world.services, ann))).toEqual(over);
  expect(await refused(() => send())).toEqual(over);
});

test('an empty one is not sent', async () => {
  const { send } = await drafting();
  expect(await refused(() => send())).toEqual({
    code: 'bad-input',
    says: 'The draft is empty; there is nothing to send.',
  });
});

test('the last step is taken back; the whole is thrown away', async () => {
  const { tableId, ann, add } = await drafting();
  await add('on');
  await add('pass');
  expect(said(await undoDraft(world.services, ann))).toEqual(['“on”']);
  expect((await undoDraft(world.services, ann)).steps).toEqual([]);
  expect((await undoDraft(world.services, ann)).steps).toEqual([]);
  await add('on');
  expect((await discardDraft(world.services, ann)).steps).toEqual([]);
  expect(await world.services.db.draft.count({ where: { tableId } })).toBe(0);
});

test.each([
  ['roll', 'chance'],
  ['peek', 'hidden'],
] as const)('it stops before %s: %s comes in', async (answer, stopped) => {
  const { ann, add, send } = await drafting();
  await add('on');
  const draft = await add(answer);
  expect(draft).toMatchObject({ stopped, next: [], view: { steps: 1, rolled: [] } });
  expect(said(draft)).toEqual(['“on”', `“${answer}”`]);
  expect(JSON.stringify(draft)).not.toContain('hollow');
  const more = { ...ann, step: { decision: '3.1', answer: 'on' } };
  expect(await refused(() => addToDraft(world.services, more))).toMatchObject({
    code: 'bad-input',
    says: expect.stringMatching(/^The draft goes no further/),
  });
  expect((await undoDraft(world.services, ann)).stopped).toBeUndefined();
  await add(answer);
  expect((await send()).seq).toBe(3);
});

test('it stops where another seat is asked', async () => {
  const { add } = await drafting();
  expect(await add('pass')).toMatchObject({ stopped: 'others', next: [], view: { turn: 'Bob' } });
});

test('an answer that is not legal there, or to no open question, is refused and the draft stays', async () => {
  const { ann, add } = await drafting();
  await add('on');
  const adding = (decision: string, answer: string) => () =>
    addToDraft(world.services, { ...ann, step: { decision, answer } });
  expect(await refused(adding('2.1', 'fly'))).toMatchObject({ code: 'illegal-answer' });
  expect(await refused(adding('1.1', 'on'))).toMatchObject({ code: 'stale' });
  expect(await refused(adding('2.1', 'o\u0000n'))).toMatchObject({ code: 'bad-input' });
  expect(
    await refused(() => addToDraft(world.services, { ...ann, seat: 'Bob', step: { decision: '2.1', answer: 'on' } })),
  ).toMatchObject({ code: 'stale' });
  expect(await refused(() => readDraft(world.services, { ...ann, seat: 'Zoe' }))).toMatchObject({ code: 'not-found' });
  expect(await refused(() => readDraft(world.services, { ...ann, tableId: 'none' }))).toMatchObject({
    code: 'not-found',
  });
  expect(said(await readDraft(world.services, ann))).toEqual(['“on”']);
});

test('only the seat holder sends it', async () => {
  const { add, send, player } = await drafting();
  await add('on');
  expect(await refused(() => send(newId(), { playerId: player('Bob').playerId }))).toMatchObject({ code: 'forbidden' });
});

test('two windows: the second is told that the first was quicker', async () => {
  const { ann, add } = await drafting();
  await add('on');
  const adding = () => addToDraft(world.services, { ...ann, step: { decision: '2.1', answer: 'on' } });
  const results = await Promise.allSettled([adding(), adding()]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(said(await readDraft(world.services, ann))).toEqual(['“on”', '“on”']);
});

test('where a rewind has put the same question anew, the draft is there again, and says so', async () => {
  const { tableId, player } = await drafting();
  await answerNow(world.services, tableId, player('Ann'), 'pass');
  const bob = { tableId, seat: 'Bob', decision: '2.1' };
  for (const [decision, answer] of [
    ['2.1', 'on'],
    ['3.1', 'note'],
    ['4.1', 'hello'],
  ] as const)
    await addToDraft(world.services, { ...bob, step: { decision, answer } });
  await rewind(world.services, tableId, 1);
  await answerNow(world.services, tableId, player('Ann'), 'pass');

  const now = { ...bob, decision: '4.1' };
  const draft = await readDraft(world.services, now);
  expect(draft).toMatchObject({ baseSeq: 4, stale: true, misfit: undefined, view: { note: 'hello' } });
  expect(said(draft)).toEqual(['“on”', '“note”', '“hello”']);
  const sending = (expectedSeq: number) =>
    sendDraft(world.services, { ...now, ...player('Bob'), key: newId(), how: 'page', expectedSeq });
  expect(await refused(() => sending(2))).toMatchObject({ code: 'stale' });
  expect(await sending(4)).toEqual({ seq: 7, repeated: false });
  expect(await world.services.db.draft.count({ where: { tableId } })).toBe(0);
});

test('when an answer does not fit any more, it says which and why, and is not sent', async () => {
  const { ann, add, send } = await drafting();
  for (const answer of ['on', 'on', 'pass']) await add(answer);
  const where = { tableId_seat_decision: ann };
  const row = await world.services.db.draft.findUniqueOrThrow({ where });
  const answers = Object(row.answers).map((step: object, i: number) => (i === 1 ? { ...step, answer: 'fly' } : step));
  await world.services.db.draft.update({ where, data: { answers } });
  const draft = await readDraft(world.services, ann);
  expect(said(draft)).toEqual(['“on”']);
  expect(draft.misfit).toMatchObject({
    index: 1,
    answer: 'fly',
    why: { key: 'kernel.by-rule', args: { problem: { key: 'kernel.not-an-option' } } },
  });
  expect(await refused(() => send())).toEqual({
    code: 'stale',
    says:
      'The table moved on, and part of your draft does not fit any more: “fly” is not one of the answers. ' +
      'Possible: “on”, “pass”, “roll”, “peek”, “note” and “finish”. (Rule 2) Look at the draft again before you ' +
      'send it.',
  });
  // Undo drops what does not fit; then it can be sent.
  expect(await undoDraft(world.services, ann)).toMatchObject({ misfit: undefined, steps: [{ answer: 'on' }] });
  expect((await send()).seq).toBe(2);
});

test('an answer given another way makes the draft obsolete', async () => {
  const { tableId, add, player } = await drafting();
  await add('on');
  const answers = [{ decision: '1.1', answer: 'pass' }];
  await submitAnswers(world.services, {
    tableId,
    ...player('Ann'),
    expectedSeq: 1,
    answers,
    key: newId(),
    how: 'link',
  });
  expect(await world.services.db.draft.count({ where: { tableId } })).toBe(0);
});
