import { expect, test } from '@jest/globals';
import { fixedData, isFixed, madeOnce } from '../../src/kernel/fixed-data.ts';
import { cloneData } from '../../src/kernel/json.ts';

test('what is fixed is frozen with all its parts, and known again; what is merely equal is not', () => {
  const card = fixedData({ name: 'Poland', options: [{ id: 'yes' }] });
  expect([card, card.options, card.options[0]].every((part) => part && Object.isFrozen(part) && isFixed(part))).toBe(
    true,
  );
  expect(() => card.options.push({ id: 'no' })).toThrow(TypeError);
  expect(isFixed(cloneData(card))).toBe(false);
  expect(isFixed(Object.freeze({ name: 'Poland' }))).toBe(false);
});

test('what is made once is made once for each key', () => {
  let made = 0;
  const wordsOf = madeOnce((card: { readonly name: string }) => {
    made += 1;
    return { words: [`the ${card.name}`] };
  });
  const [poland, other] = [{ name: 'Saar' }, { name: 'Rhine' }];
  expect(wordsOf(poland)).toBe(wordsOf(poland));
  expect(wordsOf(other)).toEqual({ words: ['the Rhine'] });
  expect(made).toBe(2);
  expect(isFixed(wordsOf(other).words)).toBe(true);
});
