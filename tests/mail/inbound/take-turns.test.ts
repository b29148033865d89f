import { expect, test } from '@jest/globals';
import { memoryBudget } from '../../../src/mail/inbound/memory-budget.ts';
import { takeTurns } from '../../../src/mail/inbound/take-turns.ts';

test('one after the other, in the order in which they came', async () => {
  const turns = takeTurns(60_000);
  const log: string[] = [];
  const work = async (name: string) => {
    const end = await turns.next();
    log.push(`${name} begins`);
    await new Promise(setImmediate);
    log.push(`${name} ends`);
    end();
    end();
  };
  await Promise.all(['a', 'b', 'c'].map(work));
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('one that never ends its turn keeps the others waiting for a moment only', async () => {
  const turns = takeTurns(20);
  await turns.next();
  const end = await turns.next();
  expect(end).toEqual(expect.any(Function));
});

test('memory that is not there is not given, and what is given back can be given again', () => {
  const budget = memoryBudget(100);
  const [first, second, third] = [budget.take(60), budget.take(60), budget.take(40)];
  expect([first, second, third]).toEqual([expect.any(Function), undefined, expect.any(Function)]);
  first?.();
  first?.();
  expect([budget.take(60), budget.take(1)]).toEqual([expect.any(Function), undefined]);
});
