import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { seededRandom } from '../../src/kernel/random.ts';
import { newId } from '../../src/platform/new-id.ts';
import { submitAnswers } from '../../src/play/submit-answers.ts';
import { viewTable } from '../../src/play/view-table.ts';
import { verifyTable } from '../../src/records/verify-table.ts';
import { askTakeback } from '../../src/rulings/takeback/ask-takeback.ts';
import { resignSeat } from '../../src/seats/resign-seat.ts';
import { refused } from '../tables/fixtures/refused.ts';
import { startedTable, tableWorld, type World } from '../tables/fixtures/table-world.ts';

let world: World;
beforeAll(async () => {
  world = await tableWorld();
});
afterAll(() => world.close());

const SEATS = ['Ann', 'Bob', 'Cid', 'Dot'];

/** A table of Harvest: everybody is asked what they do on their field. */
async function harvest() {
  const { services } = world;
  const { tableId, player } = await startedTable(world, SEATS, { game: 'harvest' });
  const table = () => viewTable(services, tableId, 'Ann');
  return {
    tableId,
    player,
    seq: async () => (await table()).seq,
    /** What waits, and for whom. */
    waits: async () => (await table()).decisions.map(({ name, waiting }) => `${name} ${waiting.join()}`),
    idOf: async (name: string, seat: string) =>
      (await table()).decisions.find((open) => open.name === name && open.waiting.includes(seat))?.id ?? 'none',
    /** Answers decided on at entry `expectedSeq`. */
    send: async (seat: string, expectedSeq: number, ...answers: readonly (readonly [string, string])[]) =>
      submitAnswers(services, {
        tableId,
        ...player(seat),
        expectedSeq,
        answers: answers.map(([decision, answer]) => ({ decision, answer })),
        key: newId(),
        how: 'api',
      }),
    due: async () =>
      (
        await services.db.pendingAnswer.findMany({
          where: { tableId },
          orderBy: [{ seat: 'asc' }, { decision: 'asc' }],
        })
      ).map(({ seat, decision, askedAt, dueAt, nextAt }) => ({ seat, decision, askedAt, dueAt, nextAt })),
    sound: async () => expect((await verifyTable(services, tableId)).faults).toEqual([]),
  };
}

describe('what was decided before others answered', () => {
  test('is good in any order, on any branch, with lists that go on to what they open', async () => {
    for (let i = 0; i < 4; i += 1) {
      const random = seededRandom(`order ${i}`);
      const { send, waits, sound } = await harvest();
      const left = SEATS.map((seat, n) => ({ seat, own: `1.${n + 1}` }));
      while (left.length > 0) {
        const [{ seat, own } = { seat: '', own: '' }] = left.splice(random(left.length), 1);
        // All were composed at the start; the second and third answer the questions that the first ones open.
        const list = [
          [own, 'sow'],
          ['2.1', 'sow'],
          ['3.1', 'sow'],
        ] as const;
        await send(seat, 1, ...list.slice(0, 1 + random(3)));
      }
      expect((await waits()).every((line) => line.startsWith('work') || line.startsWith('feast'))).toBe(true);
      await sound();
    }
  });

  test('is good after an offer that asks somebody, whose question and clock stand beside the others', async () => {
    const { send, waits, due, idOf, sound } = await harvest();
    const before = await due();
    world.clock.advance(5 * 3_600_000);
    await send('Ann', 1, ['~offer', 'coin']);
    expect(await waits()).toEqual(['work Ann', 'work Bob', 'work Cid', 'work Dot', 'accept Bob']);
    const after = await due();
    expect(after.filter(({ decision }) => decision.startsWith('1.'))).toEqual(before);
    await send('Cid', 1, ['1.3', 'sow']);
    await send('Bob', 1, ['1.2', 'sow']);
    const offer = await idOf('accept', 'Bob');
    await send('Dot', 1, ['1.4', 'roll']);
    await send('Bob', 2, [offer, 'no']);
    expect((await due()).find(({ seat }) => seat === 'Ann')).toEqual(before[0]);
    await sound();
  });

  test('is good after a takeback and a resignation that leave the question as it is', async () => {
    const { tableId, player, send, waits } = await harvest();
    await send('Ann', 1, ['1.1', 'sow']);
    const takeback = { tableId, ...player('Ann'), toSeq: 1, reason: '', expectedSeq: 2 };
    expect(await askTakeback(world.services, takeback)).toMatchObject({ state: 'granted' });
    await resignSeat(world.services, { tableId, ...player('Dot') });
    await send('Bob', 1, ['1.2', 'sow']);
    expect(await waits()).toContain('work Cid');
  });
});

describe('what does not hold any more is refused, and the question shown as it stands', () => {
  const moved = {
    code: 'stale',
    says: 'The table moved on before your answer came in. Look at the question as it stands now.',
  };

  test('where the question is another one by now', async () => {
    const { send, idOf, sound } = await harvest();
    await send('Ann', 1, ['~offer', 'coin']);
    await send('Bob', 2, [await idOf('accept', 'Bob'), 'yes']);
    // He has a coin now, and may pay.
    expect(await refused(() => send('Bob', 1, ['1.2', 'sow']))).toEqual(moved);
    await send('Bob', 3, ['1.2', 'pay']);
    await sound();
  });

  test('where it is over, or was not asked at that entry yet', async () => {
    const { send, idOf } = await harvest();
    await send('Ann', 1, ['1.1', 'frost']);
    expect(await refused(() => send('Bob', 1, ['1.2', 'sow']))).toEqual(moved);
    await send('Cid', 1, ['1.3', 'sow']);
    const later = await idOf('work', 'Cid');
    expect(await refused(() => send('Cid', 2, [later, 'sow']))).toEqual(moved);
    expect(await refused(() => send('Cid', 1, ['1.3', 'sow']))).toEqual(moved);
  });
});

test('an ended question: its answer is waited for no more, and those who owed one are told', async () => {
  const { tableId, send, due, idOf, sound } = await harvest();
  await send('Bob', 1, ['1.2', 'ask']);
  const help = await idOf('help', 'Cid');
  await world.services.db.notification.deleteMany({ where: { tableId } });
  await send('Ann', 1, ['1.1', 'frost']);
  expect((await due()).map(({ seat }) => seat)).toEqual(['Ann', 'Cid', 'Dot']);
  const told = await world.services.db.notification.findMany({ where: { tableId, kind: 'ended' } });
  expect(told).toMatchObject([
    { seat: 'Cid', data: { decision: help, what: { args: { text: 'Cid may help on the field of Bob' } } } },
  ]);
  await sound();
});
