import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Answer, Choice } from '../../src/kernel/choice.ts';
import { enumerateAnswers } from '../../src/kernel/enumerate-answers.ts';
import { accepts } from '../../src/kernel/explain-refusal.ts';
import { narrowChoice } from '../../src/kernel/narrow-choice.ts';
import { areContrary, keepsTo, type Restriction } from '../../src/kernel/restriction.ts';
import { readRestriction, restrictionFields } from '../../src/kernel/restriction-choice.ts';
import { sampleAnswer } from '../../src/kernel/sample-answer.ts';
import { anyChoice, anySource } from '../harness/arbitrary-choice.ts';

const option = (id: string) => ({ id, label: { key: 'kernel.answer-text', args: { text: id } } });
const options = ['a', 'b', 'c'].map(option);
const one: Choice = { kind: 'one', options };
const some: Choice = { kind: 'some', options, min: 0, max: 2 };
const spread: Choice = {
  kind: 'spread',
  slots: [
    { ...option('a'), max: 3 },
    { ...option('b'), min: 2, max: 3 },
  ],
  total: { min: 1, max: 4 },
};

/** All answers that are left; nothing when the restriction cannot be kept. */
function left(choice: Choice, restriction: Restriction): readonly Answer[] {
  const narrowed = narrowChoice(choice, restriction);
  return narrowed ? [...enumerateAnswers(narrowed)] : [];
}

/** A choice, and something that could be promised about it, as it is composed in a form. */
const promise = fc.tuple(anyChoice, anySource).map(([choice, random]) => {
  const fields = restrictionFields(choice);
  const form = sampleAnswer({ kind: 'form', fields }, random);
  return { choice, restriction: readRestriction(choice, fieldsOf(form)) };
});

function fieldsOf(form: Answer): { readonly [field: string]: Answer } {
  return typeof form === 'object' ? Object.fromEntries(Object.entries(form)) : {};
}

const text = (answers: readonly Answer[]) => answers.map((answer) => JSON.stringify(sorted(answer))).sort();

function sorted(answer: Answer): unknown {
  if (Array.isArray(answer)) return [...answer].sort();
  if (typeof answer !== 'object') return answer;
  return Object.entries(answer)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, value]) => [id, sorted(value)]);
}

describe('what a restriction leaves of a choice', () => {
  test('is exactly those of its answers that keep to the restriction', () => {
    fc.assert(
      fc.property(promise, ({ choice, restriction }) => {
        if (!restriction) return;
        const kept = [...enumerateAnswers(choice)].filter((answer) => keepsTo(restriction, answer));
        expect(text(left(choice, restriction))).toEqual(text(kept));
      }),
    );
  });

  test('is accepted by the choice, and nothing else is', () => {
    fc.assert(
      fc.property(promise, anySource, ({ choice, restriction }, random) => {
        const narrowed = restriction && narrowChoice(choice, restriction);
        const answer = sampleAnswer(narrowed ?? choice, random);
        expect(accepts(choice, answer)).toBe(true);
        if (narrowed && restriction) {
          expect(keepsTo(restriction, answer)).toBe(true);
          const free = sampleAnswer(choice, random);
          expect(accepts(narrowed, free)).toBe(keepsTo(restriction, free));
        }
      }),
    );
  });

  test('is nothing where two restrictions are contrary', () => {
    fc.assert(
      fc.property(promise, promise, ({ choice, restriction: a }, { restriction: b }) => {
        if (!a || !b || !areContrary(a, b)) return;
        const narrowed = narrowChoice(choice, a);
        expect(narrowed && narrowChoice(narrowed, b)).toBeUndefined();
      }),
    );
  });

  test('where nothing would be left it binds nothing', () => {
    expect(narrowChoice(one, { kind: 'one', only: ['d'] })).toBeUndefined();
    expect(narrowChoice(some, { kind: 'some', with: ['a', 'b', 'c'] })).toBeUndefined();
    expect(narrowChoice(spread, { kind: 'spread', least: { a: 3, b: 2 } })).toBeUndefined();
    expect(narrowChoice({ kind: 'number', min: 4, max: 9 }, { kind: 'number', max: 3 })).toBeUndefined();
  });

  test('a restriction of another kind of choice binds nothing', () => {
    expect(narrowChoice(one, { kind: 'number', min: 1 })).toBeUndefined();
    expect(narrowChoice({ kind: 'text', min: 0, max: 9 }, { kind: 'one', only: ['a'] })).toBeUndefined();
  });

  test('by kinds', () => {
    expect(left(one, { kind: 'one', only: ['a', 'b'], not: ['b'] })).toEqual(['a']);
    expect(left(some, { kind: 'some', with: ['b'], without: ['c'] })).toEqual([['b'], ['b', 'a']]);
    expect(left(spread, { kind: 'spread', least: { b: 1 }, most: { a: 1 } })).toEqual([
      { b: 2 },
      { b: 3 },
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ]);
    expect(left({ kind: 'number', min: 0, max: 9 }, { kind: 'number', min: 3, max: 4 })).toEqual([3, 4]);
  });

  test('an optional field that is restricted has to be filled in', () => {
    const form: Choice = { kind: 'form', fields: [{ id: 'x', label: option('x').label, choice: one, optional: true }] };
    const narrowed = narrowChoice(form, { kind: 'form', fields: { x: { kind: 'one', only: ['a'] } } });
    expect([accepts(form, {}), narrowed && accepts(narrowed, {}), narrowed && accepts(narrowed, { x: 'a' })]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
