import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Slot, Spread } from '../../src/kernel/choice.ts';
import { countAnswers } from '../../src/kernel/count-answers.ts';
import { accepts } from '../../src/kernel/explain-refusal.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleSpread, walkSpread } from '../../src/kernel/sample-spread.ts';
import { startOf } from '../../src/kernel/spread-point.ts';
import { searchSpread } from '../../src/kernel/spread-search.ts';
import { spreadTable } from '../../src/kernel/spread-table.ts';

const named = (id: string) => ({ id, label: { key: 'kernel.answer-text', args: { text: id } } });
const prices = fc.array(fc.nat(4), { maxLength: 3 });
const slot: fc.Arbitrary<Omit<Slot, 'id' | 'label'>> = fc
  .record({ min: fc.integer({ min: 1, max: 3 }), more: fc.nat(3), needed: fc.nat(4), money: prices, men: prices })
  .map(({ min, more, needed, money, men }) => ({
    min,
    max: min + more,
    prices: { money, men },
    ...(needed === 0 && { needed: true }),
  }));
const range = (top: number) =>
  fc.tuple(fc.nat(top), fc.nat(top)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** Small spreads that are often tight: some without an answer, some with just one. */
const anySpread: fc.Arbitrary<Spread> = fc
  .record({
    slots: fc.array(slot, { maxLength: 5 }),
    total: range(12),
    used: fc.option(range(5), { nil: undefined }),
    budgets: fc.option(fc.tuple(fc.nat(14), fc.nat(10)), { nil: undefined }),
  })
  .map(({ slots, total, used, budgets }) => ({
    kind: 'spread',
    slots: slots.map((one, i) => ({ ...named(`s${i}`), ...one })),
    total,
    ...(used && { used }),
    ...(budgets && { budgets: ['money', 'men'].map((id, i) => ({ ...named(id), most: budgets[i] ?? 0 })) }),
  }));

const inTable = (choice: Spread) => spreadTable(choice).ways(startOf(choice));

test('as many as in the table of all, and no more than asked for: 4,000 small spreads', () => {
  const met = new Set<number>();
  fc.assert(
    fc.property(anySpread, (choice) => {
      const all = inTable(choice);
      for (const cap of [1, 2, 13, 1_000_000]) expect(countAnswers(choice, cap)).toBe(Math.min(cap, all));
      met.add(Math.min(2, all));
    }),
    { numRuns: 4000 },
  );
  expect([...met].sort()).toEqual([0, 1, 2]);
});

test('the answers that are found are legal, all different, and all there are', () => {
  fc.assert(
    fc.property(anySpread, (choice) => {
      const all = [...searchSpread(choice).answers()];
      expect(all.filter((answer) => !accepts(choice, answer))).toEqual([]);
      expect(new Set(all.map((answer) => JSON.stringify(answer))).size).toBe(inTable(choice));
    }),
    { numRuns: 1000 },
  );
});

test('a walk in any order of the slots ends at a legal answer where there is one', () => {
  fc.assert(
    fc.property(anySpread, fc.string(), (choice, seed) => {
      const answer = walkSpread(choice, undefined, seededRandom(seed));
      expect(answer === undefined).toBe(inTable(choice) === 0);
      if (answer) expect(accepts(choice, answer)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('every answer can come up in a walk', () => {
  const tiny = anySpread.filter((choice) => inTable(choice) > 0 && inTable(choice) <= 12);
  fc.assert(
    fc.property(tiny, (choice) => {
      const random = seededRandom('walk');
      const seen = new Set<string>();
      const all = inTable(choice);
      for (let i = 0; i < 5000 && seen.size < all; i += 1)
        seen.add(JSON.stringify(walkSpread(choice, undefined, random)));
      expect(seen.size).toBe(all);
    }),
    { numRuns: 200 },
  );
});

describe('large ones', () => {
  const budgets = (...most: readonly number[]) => most.map((one, i) => ({ ...named(`b${i}`), most: one }));
  const slots = (count: number, of: (i: number) => Omit<Slot, 'id' | 'label'>) =>
    Array.from({ length: count }, (_, i) => ({ ...named(`s${i}`), ...of(i) }));

  const shop: Spread = {
    kind: 'spread',
    slots: slots(60, (i) => ({ max: 4, prices: { b0: [2 + (i % 3), 3], b1: [i % 4] } })),
    total: { min: 0, max: 40 },
    budgets: budgets(40, 12),
  };

  test.each([0, 8, 13, 16])('60 slots, two budgets, at least %i units: counted, and legal answers at random', (min) => {
    const choice = { ...shop, total: { min, max: 40 } };
    expect(countAnswers(choice, 2)).toBe(2);
    const random = seededRandom('shop');
    const answers = Array.from({ length: 20 }, () => sampleSpread(choice, random));
    expect(answers.filter((answer) => !accepts(choice, answer))).toEqual([]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBeGreaterThan(10);
  });

  test('more units than both budgets together pay for: none', () => {
    expect(countAnswers({ ...shop, total: { min: 30, max: 40 } }, 2)).toBe(0);
  });

  test('amounts beyond all measure take no longer', () => {
    const choice: Spread = { kind: 'spread', slots: slots(60, () => ({ max: 1e9 })), total: { min: 7e8, max: 1e9 } };
    expect(countAnswers(choice, 2)).toBe(2);
    expect(accepts(choice, sampleSpread(choice, seededRandom('far')))).toBe(true);
    expect(countAnswers({ ...choice, total: { min: 61e9, max: 62e9 } }, 2)).toBe(0);
  });

  test('what is too hard to find out ends: it may have answers, and none is made up', () => {
    // Even amounts that are to make an odd sum: no bound sees it.
    const hard: Spread = {
      kind: 'spread',
      slots: slots(60, (i) => ({ min: 2 * (i + 50), max: 2 * (i + 50) })),
      total: { min: 2001, max: 2001 },
    };
    const search = searchSpread(hard);
    expect([...search.answers()]).toEqual([]);
    expect(search.gaveUp()).toBe(true);
    expect(countAnswers(hard, 2)).toBe(2);
    expect(() => sampleSpread(hard, seededRandom('hard'))).toThrow('no answer found');
  });
});
