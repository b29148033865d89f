import { afterAll, expect, test } from '@jest/globals';
import { createPracticeDesk } from '../../../src/http/practice/practice-desk.ts';
import { TooSoon } from '../../../src/platform/too-soon.ts';

const desk = createPracticeDesk({ perHour: 2, waiting: 1, budget: { positions: 1, ms: 1 }, most: 1 });
afterAll(() => desk.close());

test('somebody begins a few practice games an hour, whatever others do', () => {
  const begin = (who: string) => () => desk.begin(who);
  for (const who of ['ann', 'ann', 'bob']) desk.begin(who);
  expect(begin('ann')).toThrow(TooSoon);
  expect(begin('bob')).not.toThrow();
  expect(begin('bob')).toThrow(TooSoon);
});

test('the computer thinks for one game after the other; who comes when many wait is told at once', async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const first = desk.think(async () => {
    await gate.promise;
    order.push('first');
    throw new Error('it could not');
  });
  const second = desk.think(async () => {
    order.push('second');
    return 'done';
  });
  expect(await desk.think(async () => 'never')).toBeUndefined();
  expect(order).toEqual([]);
  gate.resolve();
  await expect(first).rejects.toThrow('it could not');
  expect(await second).toBe('done');
  expect(order).toEqual(['first', 'second']);
  expect(await desk.think(async () => 'again')).toBe('again');
});
