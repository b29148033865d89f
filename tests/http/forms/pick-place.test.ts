import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerOfForm } from '../../../src/http/forms/answer-of-form.ts';
import { pickPlace, placesOf } from '../../../src/http/forms/pick-place.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { anyChoice } from './choices.ts';

const at = (place: string) => ({ id: `id-${place}`, label: { key: 'kernel.answer-nothing' }, place });
const picked = (choice: Choice, ...places: string[]) => {
  let fields = new URLSearchParams();
  for (const place of places) fields = pickPlace(choice, fields, place) ?? fields;
  return answerOfForm(choice, fields);
};

describe('picking on the board', () => {
  test('one: the last pick counts', () => {
    const one: Choice = { kind: 'one', options: [at('x'), at('y')] };
    expect(picked(one, 'x', 'y')).toEqual({ ok: true, answer: 'id-y' });
  });
  test('some: a second pick takes it back', () => {
    const some: Choice = { kind: 'some', options: [at('x'), at('y')], min: 0, max: 2 };
    expect(picked(some, 'x', 'y', 'x')).toEqual({ ok: true, answer: ['id-y'] });
  });
  test('spread: each pick adds one, beyond the most it starts again', () => {
    const spread: Choice = { kind: 'spread', slots: [{ ...at('x'), max: 3, min: 2 }], total: { min: 0, max: 9 } };
    expect(picked(spread, 'x')).toEqual({ ok: true, answer: { 'id-x': 2 } });
    expect(picked(spread, 'x', 'x')).toEqual({ ok: true, answer: { 'id-x': 3 } });
    expect(picked(spread, 'x', 'x', 'x')).toEqual({ ok: true, answer: {} });
  });
  test('every place that a choice offers can be picked, and no other', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        for (const { place } of placesOf(choice)) expect(pickPlace(choice, new URLSearchParams(), place)).toBeDefined();
        expect(pickPlace(choice, new URLSearchParams(), 'nowhere at all')).toBeUndefined();
      }),
    );
  });
});
