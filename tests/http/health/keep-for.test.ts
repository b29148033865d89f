import { expect, test } from '@jest/globals';
import { keepFor } from '../../../src/http/health/keep-for.ts';

test('everybody who asks meanwhile, or soon after, gets the same answer', async () => {
  let made = 0;
  const ask = keepFor(60_000, async () => ++made);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(1);
});

test('an answer that is not kept is made anew, but not while one is being made', async () => {
  let made = 0;
  const ask = keepFor(0, async () => ++made);
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(2);
});

test('a failure is not kept', async () => {
  let made = 0;
  const ask = keepFor(60_000, async () => {
    made += 1;
    if (made === 1) throw new Error('not now');
    return made;
  });
  await expect(ask()).rejects.toThrow('not now');
  expect(await ask()).toBe(2);
});
