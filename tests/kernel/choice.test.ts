import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerSchema } from '../../src/kernel/answer-schema.ts';
import type { Answer, Choice } from '../../src/kernel/choice.ts';
import { countAnswers } from '../../src/kernel/count-answers.ts';
import { describeAnswer } from '../../src/kernel/describe-answer.ts';
import { enumerateAnswers } from '../../src/kernel/enumerate-answers.ts';
import { accepts, explainRefusal } from '../../src/kernel/explain-refusal.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { anyChoice, anySource } from '../harness/arbitrary-choice.ts';

const option = (id: string) => ({ id, label: { key: 'kernel.answer-text', args: { text: id } } });
const abc = ['a', 'b', 'c'].map(option);

test('the answers that are listed are legal, all different, and as many as counted', () => {
  fc.assert(
    fc.property(anyChoice, (choice) => {
      const all = [...enumerateAnswers(choice)];
      expect(all.length).toBe(countAnswers(choice, 1_000_000));
      expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(all.length);
      for (const answer of all) expect(explainRefusal(choice, answer)).toBeUndefined();
    }),
  );
});

test('a sampled answer is legal', () => {
  fc.assert(
    fc.property(anyChoice, anySource, (choice, random) => {
      expect(explainRefusal(choice, sampleAnswer(choice, random))).toBeUndefined();
    }),
  );
});

test('anything else is refused with a sentence: what is accepted is among the listed answers', () => {
  fc.assert(
    fc.property(anyChoice, fc.jsonValue(), (choice, value) => {
      if (!accepts(choice, value)) return expect(explainRefusal(choice, value)?.key).toMatch(/^kernel\./);
      const normal = (answer: unknown) =>
        JSON.stringify(withoutZeros(answer), Object.keys(withoutZeros(answer) ?? {}).sort());
      const all = [...enumerateAnswers(choice)].map(normal);
      expect(all).toContain(normal(value));
    }),
  );
});

/** A spread may name a slot with 0; the listed answers leave it out. */
function withoutZeros(answer: unknown): object {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return { answer };
  return Object.fromEntries(Object.entries(answer).filter(([, value]) => value !== 0));
}

test('an optional field that has no legal answer is left out', () => {
  const nothing: Choice = { kind: 'one', options: [] };
  const choice: Choice = {
    kind: 'form',
    fields: [{ id: 'x', label: option('x').label, choice: nothing, optional: true }],
  };
  const random = seededRandom('form');
  for (let i = 0; i < 10; i += 1) expect(sampleAnswer(choice, random)).toEqual({});
});

test('every spread is sampled equally often', () => {
  const choice: Choice = { kind: 'spread', slots: abc.map((o) => ({ ...o, max: 2 })), total: { min: 0, max: 3 } };
  const random = seededRandom('spread');
  const seen = new Map<string, number>();
  const runs = 17_000;
  for (let i = 0; i < runs; i += 1) {
    const key = JSON.stringify(sampleAnswer(choice, random));
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect(seen.size).toBe(countAnswers(choice, 1_000_000));
  const expected = runs / seen.size;
  const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(45); // 16 degrees of freedom: 45 is beyond the 99.98 % mark
});

test('prices: the second cube costs 1 once the first, for 2, has broken the dominance', () => {
  const choice: Choice = {
    kind: 'spread',
    slots: [{ ...option('cuba'), max: 3, prices: { cubes: [2, 1] } }],
    total: { min: 0, max: 3 },
    budgets: [{ id: 'cubes', label: option('cubes').label, most: 3 }],
  };
  expect(accepts(choice, { cuba: 2 })).toBe(true);
  expect(explainRefusal(choice, { cuba: 3 })).toEqual({
    key: 'kernel.over-budget',
    args: { cost: 4, most: 3, budget: option('cubes').label },
  });
});

test('several budgets: each is spent by its own prices, and the one that does not reach is named', () => {
  const budget = (id: string, most: number) => ({ id, label: option(id).label, most });
  const choice: Choice = {
    kind: 'spread',
    slots: [
      { ...option('infantry'), max: 9, prices: { money: [3], men: [1] } },
      { ...option('fleet'), max: 9, prices: { money: [10, 12] } },
      { ...option('militia'), max: 9, prices: { men: [2] } },
    ],
    total: { min: 0, max: 20 },
    budgets: [budget('money', 40), budget('men', 6)],
  };
  const refusal = (answer: Answer) => explainRefusal(choice, answer)?.args;
  expect(refusal({ infantry: 6, fleet: 2 })).toBeUndefined(); // 18 + 22 money, 6 men
  expect(refusal({ infantry: 3, fleet: 3 })).toEqual({ cost: 43, most: 40, budget: option('money').label });
  expect(refusal({ infantry: 3, militia: 2 })).toEqual({ cost: 7, most: 6, budget: option('men').label });
  expect(answerSchema(choice, ({ key }) => key)).toMatchObject({ description: 'kernel.budgets' });
});

test.each<[string, Choice, unknown, string]>([
  ['an unknown option', { kind: 'one', options: abc }, 'd', 'kernel.not-an-option'],
  ['an option twice', { kind: 'some', options: abc, min: 1, max: 3 }, ['a', 'a'], 'kernel.twice'],
  ['too few', { kind: 'ranking', options: abc, min: 2, max: 3 }, ['a'], 'kernel.wrong-count'],
  ['no list', { kind: 'some', options: abc, min: 1, max: 3 }, 'a', 'kernel.not-a-list'],
  [
    'half a cube',
    { kind: 'spread', slots: [{ ...option('a'), max: 2 }], total: { min: 0, max: 2 } },
    { a: 0.5 },
    'kernel.not-an-amount',
  ],
  [
    'less than a slot takes',
    { kind: 'spread', slots: [{ ...option('a'), min: 2, max: 3 }], total: { min: 0, max: 3 } },
    { a: 1 },
    'kernel.slot-out-of-range',
  ],
  [
    'too many slots',
    { kind: 'spread', slots: abc.map((o) => ({ ...o, max: 2 })), total: { min: 0, max: 6 }, used: { min: 0, max: 1 } },
    { a: 1, b: 1 },
    'kernel.wrong-slots',
  ],
  [
    'too much',
    { kind: 'spread', slots: [{ ...option('a'), max: 3 }], total: { min: 0, max: 2 } },
    { a: 3 },
    'kernel.wrong-total',
  ],
  ['a number as text', { kind: 'number', min: 1, max: 3 }, '2', 'kernel.not-in-range'],
  [
    'a missing field',
    { kind: 'form', fields: [{ id: 'x', label: option('x').label, choice: { kind: 'number', min: 0, max: 1 } }] },
    {},
    'kernel.missing-field',
  ],
  ['a stray field', { kind: 'form', fields: [] }, { y: 1 }, 'kernel.unknown-field'],
  ['a long text', { kind: 'text', min: 0, max: 3 }, 'four', 'kernel.wrong-length'],
])('%s is refused', (_name, choice, answer, key) => {
  expect(explainRefusal(choice, answer)?.key).toBe(key);
});

test('an answer in words and the schema of the legal ones', () => {
  const choice: Choice = { kind: 'spread', slots: abc.map((o) => ({ ...o, max: 2 })), total: { min: 0, max: 2 } };
  expect(describeAnswer(choice, { b: 2 })).toEqual({
    key: 'kernel.answer-list',
    args: { items: [{ key: 'kernel.answer-amount', args: { amount: 2, slot: option('b').label } }] },
  });
  expect(describeAnswer(choice, {})).toEqual({ key: 'kernel.answer-nothing' });
  expect(answerSchema({ kind: 'one', options: abc }, ({ key }) => key)).toEqual({
    type: 'string',
    enum: ['a', 'b', 'c'],
  });
});
