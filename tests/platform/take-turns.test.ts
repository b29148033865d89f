import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { databaseTrouble } from '../../src/database/database-trouble.ts';
import { newTurns } from '../../src/platform/take-turns.ts';

/** Work that ends when it is told to. */
function held() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => done, end };
}

test('so much of one key runs at once, the rest in the order it came; other keys do not wait', async () => {
  const turns = newTurns({ atOnce: 2, waiting: 10, patienceMs: 10_000 });
  const [first, second] = [held(), held()];
  const order: number[] = [];
  const running = [turns('a', first.work), turns('a', second.work)];
  const waiting = [1, 2, 3].map((n) => turns('a', async () => void order.push(n)));
  expect(await turns('b', async () => 'at once')).toBe('at once');
  expect(order).toEqual([]);
  first.end();
  await Promise.all(waiting);
  expect(order).toEqual([1, 2, 3]);
  second.end();
  await Promise.all(running);
});

test('what fails gives its place on', async () => {
  const turns = newTurns({ atOnce: 1, waiting: 10, patienceMs: 10_000 });
  const failing = turns('a', () => Promise.reject(new Error('no')));
  const next = turns('a', async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('too many in line are refused, and so is who has waited too long; neither is begun', async () => {
  const turns = newTurns({ atOnce: 1, waiting: 1, patienceMs: 30 });
  const first = held();
  const running = turns('a', first.work);
  let begun = 0;
  const begin = async () => {
    begun += 1;
  };
  const late = turns('a', begin).catch(databaseTrouble);
  const tooMany = turns('a', begin).catch(databaseTrouble);
  expect(await Promise.all([late, tooMany])).toEqual(['busy', 'busy']);
  first.end();
  await running;
  await sleep(1);
  expect(begun).toBe(0);
  await turns('a', begin);
  expect(begun).toBe(1);
});
