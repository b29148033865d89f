import fc from 'fast-check';
import type { Choice, Option, PlainChoice, Slot } from '../../src/kernel/choice.ts';

const label = (id: string) => ({ key: 'kernel.answer-text', args: { text: id } });

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}:?[a-z0-9]{1,4}$/), { minLength: 1, maxLength: 5 });
const options: fc.Arbitrary<Option[]> = ids.map((list) => list.map((id) => ({ id, label: label(id) })));

const prices = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 });
const budget = (id: string) => fc.integer({ min: 0, max: 6 }).map((most) => ({ id, label: label(id), most }));

const slot = (id: string): fc.Arbitrary<Slot> =>
  fc
    .record({
      min: fc.integer({ min: 1, max: 2 }),
      more: fc.integer({ min: 0, max: 2 }),
      prices: fc.option(fc.record({ money: prices, men: prices }, { requiredKeys: ['money'] }), { nil: undefined }),
    })
    .map(({ min, more, prices: paid }) => ({
      id,
      label: label(id),
      min,
      max: min + more,
      ...(paid && { prices: paid }),
    }));

const range = (top: number) =>
  fc
    .tuple(fc.integer({ min: 0, max: top }), fc.integer({ min: 0, max: top }))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const spread: fc.Arbitrary<PlainChoice> = ids.chain((list) =>
  fc
    .record({
      slots: fc.tuple(...list.map(slot)),
      max: fc.integer({ min: 0, max: 5 }),
      used: fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined }),
      budgets: fc.option(fc.tuple(budget('money'), budget('men')), { nil: undefined }),
    })
    .map(({ slots, max, used, budgets }) => ({
      kind: 'spread' as const,
      slots,
      total: { min: 0, max },
      ...(used === undefined ? {} : { used: { min: 0, max: used } }),
      ...(budgets && { budgets }),
    })),
);

const pickSome = (kind: 'some' | 'ranking'): fc.Arbitrary<PlainChoice> =>
  options.chain((list) => range(list.length).map(({ min, max }) => ({ kind, options: list, min, max })));

const simple: fc.Arbitrary<PlainChoice> = fc.oneof(
  options.map((list) => ({ kind: 'one' as const, options: list })),
  pickSome('some'),
  pickSome('ranking'),
  spread,
  range(9).map(({ min, max }) => ({ kind: 'number' as const, min: min - 4, max })),
);

const form: fc.Arbitrary<Choice> = ids.chain((list) =>
  fc.tuple(...list.slice(0, 2).map((id) => fc.tuple(fc.constant(id), simple, fc.boolean()))).map((fields) => ({
    kind: 'form' as const,
    fields: fields.map(([id, choice, optional]) => ({ id, label: label(id), choice, optional })),
  })),
);

/** Any choice but free text, small enough to list all of its answers; it always has at least one. */
export const anyChoice: fc.Arbitrary<Choice> = fc.oneof(simple, form);

/** Numbers below a limit from fast-check's own randomness. */
export const anySource = fc.infiniteStream(fc.integer({ min: 0, max: 2 ** 31 - 1 })).map((words) => (limit: number) => {
  const word = words.next().value ?? 0;
  return word % limit;
});
