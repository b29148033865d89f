import fc from 'fast-check';
import type { Option, PlainChoice } from '../../../src/kernel/choice.ts';
import { countAnswers } from '../../../src/kernel/count-answers.ts';

const label = (text: string) => ({ key: 'kernel.answer-text', args: { text } });
// Ids with all that could confuse a form: dots, question marks, blanks, percent signs, letters beyond ASCII.
const id = fc.oneof(
  fc.constantFrom('a', 'a.b', 'b', 'a?', 'issue:rhineland', '100%', '%2E', 'x y', 'Köln', 'a=b', '__proto__x', '0'),
  fc.string({ minLength: 1, maxLength: 6, unit: 'grapheme-ascii' }),
);
const ids = (min: number) => fc.uniqueArray(id, { minLength: min, maxLength: 6 });
const optionsOf = (names: readonly string[]): Option[] =>
  names.map((name) => ({ id: name, label: label(name), place: name }));
const bounds = (limit: number) =>
  fc.tuple(fc.nat(limit), fc.nat(limit)).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

/** Any choice, forms inside forms too. Not every one has a legal answer. */
export const anyChoice: fc.Arbitrary<PlainChoice> = fc.letrec<{ choice: PlainChoice }>((tie) => ({
  choice: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    ids(1).map((names): PlainChoice => ({ kind: 'one', options: optionsOf(names) })),
    ids(1).chain((names) =>
      bounds(names.length).map((range): PlainChoice => ({ kind: 'some', options: optionsOf(names), ...range })),
    ),
    ids(1).chain((names) =>
      bounds(names.length).map((range): PlainChoice => ({ kind: 'ranking', options: optionsOf(names), ...range })),
    ),
    bounds(30).map((range): PlainChoice => ({ kind: 'number', min: range.min - 9, max: range.max })),
    bounds(30).map((range): PlainChoice => ({ kind: 'text', ...range })),
    fc.tuple(ids(1), bounds(6)).map(
      ([names, total]): PlainChoice => ({
        kind: 'spread',
        total,
        slots: optionsOf(names).map((option, i) => ({ ...option, max: 3 + (i % 3) })),
      }),
    ),
    fc.uniqueArray(fc.tuple(id, tie('choice'), fc.boolean()), { maxLength: 4, selector: ([name]) => name }).map(
      (fields): PlainChoice => ({
        kind: 'form',
        fields: fields
          // The kernel's sampler takes it that what may be left out could also be answered.
          .filter(([, choice]) => choice.kind === 'text' || countAnswers(choice, 1) > 0)
          .map(([name, choice, optional]) => ({ id: name, label: label(name), choice, optional })),
      }),
    ),
  ),
})).choice;
