import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readLog } from '../../../src/log/read-log.ts';
import { submitAnswers } from '../../../src/play/submit-answers.ts';
import { setReady } from '../../../src/play/windows/set-ready.ts';
import { refused } from '../../tables/fixtures/refused.ts';
import { tableWorld, type World } from '../../tables/fixtures/table-world.ts';
import { conclaveTable } from './conclave-table.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

describe('a question that is answered in secret', () => {
  test('is open until all are ready, and then the log gets all answers in the order of the seats', async () => {
    const { give, entries, seq, kept } = await conclaveTable(world);
    await give('Cid', 'Urban');
    await give('Ann', 'Leo');
    expect([await seq(), await kept()]).toEqual([1, 2]);
    expect((await give('Bob', 'Pius')).seq).toBe(4);
    expect(await entries()).toMatchObject([
      { seat: 'Ann', answer: 'Leo', how: 'page', sealed: true },
      { seat: 'Bob', answer: 'Pius', how: 'page', sealed: true },
      { seat: 'Cid', answer: 'Urban', how: 'page', sealed: true },
    ]);
    expect(await kept()).toBe(0);
  });

  test('is answered anew as often as one likes: the last answer counts', async () => {
    const { give, entries, window } = await conclaveTable(world);
    await give('Ann', 'Leo');
    await give('Ann', 'Pius', { how: 'link' });
    await give('Ann', 'Urban', { how: 'reply' });
    expect(await window('Ann')).toMatchObject({ ready: 1, answers: [{ answer: 'Urban', ready: true, by: 'given' }] });
    await give('Bob', 'Leo');
    await give('Cid', 'Leo');
    expect((await entries())[0]).toMatchObject({ seat: 'Ann', answer: 'Urban', how: 'reply' });
  });

  test('stays open for a seat that is not ready, or not any more', async () => {
    const { give, ready, seq, window } = await conclaveTable(world);
    await give('Ann', 'Leo', { ready: false });
    await give('Bob', 'Leo');
    await give('Cid', 'Leo');
    expect([await seq(), await window('Bob')]).toMatchObject([1, { ready: 2, of: 3 }]);
    await ready('Bob', false);
    await ready('Ann', true);
    expect([await seq(), await window('Ann')]).toMatchObject([1, { ready: 2, of: 3 }]);
    expect(await ready('Bob', true)).toEqual({ seq: 4 });
  });

  test('says only how many are ready, unless the table names them', async () => {
    const secret = await conclaveTable(world);
    await secret.give('Bob', 'Leo');
    expect(await secret.window('Ann')).toEqual({ ready: 1, of: 3, names: undefined, answers: [] });
    expect((await secret.window('moderator'))?.names).toEqual(['Bob']);

    const open = await conclaveTable(world, 3, { policy: { namesReady: true } });
    await open.give('Bob', 'Leo');
    expect(await open.window('spectator')).toEqual({ ready: 1, of: 3, names: ['Bob'], answers: [] });
  });

  test('shows the moderator what everybody has answered', async () => {
    const { give, order, window } = await conclaveTable(world);
    await give('Ann', 'Leo', { ready: false });
    await order('Bob', 'Urban');
    expect((await window('moderator'))?.answers).toMatchObject([
      { seat: 'Ann', answer: 'Leo', ready: false, by: 'given' },
      { seat: 'Bob', answer: 'Urban', ready: true, by: 'standing-order' },
    ]);
  });

  test('refuses to be ready without an answer, for another seat, and when it is over', async () => {
    const { give, ready, tableId, player } = await conclaveTable(world);
    expect(await refused(() => ready('Ann', true))).toMatchObject({ code: 'bad-input' });
    expect(await refused(() => ready('Ann', true, '1.2'))).toMatchObject({ code: 'stale' });
    await give('Ann', 'Leo', { ready: false });
    const foreign = { tableId, seat: 'Ann', playerId: player('Bob').playerId, decision: '1.1', ready: true };
    expect(await refused(() => setReady(world.services, foreign))).toMatchObject({ code: 'forbidden' });
    await ready('Ann', true);
    for (const seat of ['Bob', 'Cid']) await give(seat, 'Leo');
    expect(await refused(() => ready('Ann', false))).toMatchObject({ code: 'stale' });
    expect(await refused(() => give('Ann', 'Urban'))).toMatchObject({ code: 'stale' });
  });

  test('keeps nothing of an answer that it does not accept', async () => {
    const { give, kept } = await conclaveTable(world);
    expect(await refused(() => give('Ann', 'Boniface'))).toMatchObject({ code: 'illegal-answer' });
    expect(await kept()).toBe(0);
  });
});

describe('standing orders', () => {
  test('answer when it closes and not when it opens, and need nobody to be ready', async () => {
    const { give, order, entries, seq, window } = await conclaveTable(world);
    await order('Bob', 'Urban');
    expect([await seq(), (await window('Ann'))?.ready]).toEqual([1, 0]);
    await give('Ann', 'Leo');
    await give('Cid', 'Leo');
    expect(await entries()).toMatchObject([
      { seat: 'Bob', answer: 'Urban', how: 'page' },
      { seat: 'Ann', how: 'page' },
      { seat: 'Bob', answer: 'Urban', how: 'standing-order', sealed: true },
      { seat: 'Cid', how: 'page' },
    ]);
  });

  test('do not answer for a seat that has answered itself', async () => {
    const { give, order, entries, seq } = await conclaveTable(world);
    await order('Bob', 'Urban');
    await give('Bob', 'Pius', { ready: false });
    await give('Ann', 'Leo');
    await give('Cid', 'Leo');
    expect(await seq()).toBe(1);
    await give('Bob', 'Pius');
    expect((await entries()).find(({ seat, sealed }) => sealed && seat === 'Bob')).toMatchObject({
      answer: 'Pius',
      how: 'page',
    });
  });

  test('that they answered is told to their seat and the moderator alone', async () => {
    const { give, order, tableId } = await conclaveTable(world);
    await order('Bob', 'Urban');
    for (const seat of ['Ann', 'Cid']) await give(seat, 'Leo');
    const told = async (viewer: string) =>
      (await readLog(world.services, tableId, viewer, { from: 2 })).map(({ how }) => how);
    expect(await told('Ann')).toEqual(['page', undefined, undefined]);
    expect(await told('spectator')).toEqual([undefined, undefined, undefined]);
    expect(await told('Bob')).toEqual([undefined, 'standing-order', undefined]);
    expect(await told('moderator')).toEqual(['page', 'standing-order', 'page']);
  });

  test('of all seats close it at once', async () => {
    const { order, entries, seats } = await conclaveTable(world);
    for (const seat of seats) await order(seat, 'Leo');
    expect((await entries()).filter(({ sealed }) => sealed)).toMatchObject(
      seats.map((seat) => ({ seat, answer: 'Leo', how: 'standing-order' })),
    );
  });
});

describe('an answer that does not fit any more', () => {
  test('is told to its seat while it can change it, and to nobody else', async () => {
    const { give, window, view, tableId } = await conclaveTable(world);
    await give('Bob', 'Urban');
    await give('Cid', 'Leo');
    const before = JSON.stringify((await view('Cid')).decisions[0]?.window);
    await world.services.db.notification.deleteMany({ where: { tableId } });
    await give('Ann', 'Urban', { decision: '1.2' });
    expect(JSON.stringify((await view('Cid')).decisions[0]?.window)).toBe(before);
    expect((await window('Bob'))?.answers).toMatchObject([{ answer: 'Urban', ready: true, unfit: expect.anything() }]);
    const told = await world.services.db.notification.findMany({ where: { tableId } });
    expect(told.map(({ kind, seat }) => [kind, seat])).toEqual([['unfit', 'Bob']]);
  });

  test('counts as none when it closes', async () => {
    const { give, entries } = await conclaveTable(world);
    await give('Bob', 'Urban');
    await give('Cid', 'Leo');
    await give('Ann', 'Urban', { decision: '1.2' });
    await give('Ann', 'Pius');
    expect((await entries()).filter(({ sealed }) => sealed)).toMatchObject([
      { seat: 'Ann', answer: 'Pius' },
      { seat: 'Bob', answer: 'Leo', how: 'fallback' },
      { seat: 'Cid', answer: 'Leo' },
    ]);
  });
});

describe('branches', () => {
  test('an answer elsewhere leaves what was answered in secret as it was', async () => {
    const { give, window, entries } = await conclaveTable(world);
    await give('Bob', 'Pius');
    await give('Ann', 'nobody', { decision: '1.2' });
    expect((await window('Bob'))?.answers).toMatchObject([{ answer: 'Pius', ready: true }]);
    await give('Ann', 'Leo');
    await give('Cid', 'Leo');
    expect((await entries()).map(({ seat, answer }) => `${seat} ${String(answer)}`)).toEqual([
      'Ann nobody',
      'Ann Leo',
      'Bob Pius',
      'Cid Leo',
    ]);
  });

  test('answers to several questions are one write: those in secret are kept with the others', async () => {
    const { tableId, player, entries, kept } = await conclaveTable(world);
    const answers = [
      { decision: '1.1', answer: 'Leo' },
      { decision: '1.2', answer: 'Leo' },
    ];
    const send = () =>
      submitAnswers(world.services, { tableId, ...player('Ann'), expectedSeq: 1, answers, key: 'both', how: 'api' });
    expect(await refused(send)).toMatchObject({ code: 'illegal-answer' });
    expect([await kept(), await entries()]).toEqual([0, []]);
    answers[1] = { decision: '1.2', answer: 'Urban' };
    expect(await send()).toEqual({ seq: 2, repeated: false });
    expect([await kept(), (await entries()).length]).toEqual([1, 1]);
    expect(await send()).toEqual({ seq: 2, repeated: true });
  });
});
