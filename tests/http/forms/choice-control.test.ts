import { describe, expect, test } from '@jest/globals';
import { choiceControl } from '../../../src/http/forms/choice-control.ts';
import { msg } from '../../../src/i18n/msg.ts';
import type { Field, PlainChoice } from '../../../src/kernel/choice.ts';

const label = msg('pages.answer.legend');
const options = (count: number) => Array.from({ length: count }, (_, n) => ({ id: `area:${n}`, label }));
const part = (choice: PlainChoice, optional = false): Field => ({ id: 'part', label, choice, optional });

/** How the only part of a form is put. */
function put(field: Field, filled: readonly string[] = []) {
  const fields = new URLSearchParams();
  for (const value of filled) fields.append('a.part', value);
  const control = choiceControl({ kind: 'form', fields: [field] }, fields).form?.controls[0];
  if (!control) throw new Error('the form has no part');
  return control;
}

describe('parts of a form are as short as they can be', () => {
  test('one of many is a list to pull down, sooner where it may be left out', () => {
    const isLong = (count: number, optional = false) =>
      put(part({ kind: 'one', options: options(count) }, optional)).one?.long;
    expect([isLong(20), isLong(21), isLong(12, true), isLong(13, true)]).toEqual([false, true, false, true]);
  });

  test('a ranking of many that may be left out is folded while nothing is in it', () => {
    const ranking = (max: number): PlainChoice => ({ kind: 'ranking', min: 0, max, options: options(9) });
    expect(put(part(ranking(8), true)).folded).toBe(true);
    expect(put(part(ranking(8), true), ['area:3']).folded).toBe(false);
    expect([put(part(ranking(4), true)).folded, put(part(ranking(8))).folded]).toEqual([false, false]);
  });

  test('an amount that may be left out shows nothing while it is empty: its least would be another answer', () => {
    const bid: PlainChoice = { kind: 'number', min: 0, max: 9 };
    expect([put(part(bid)).number?.shown, put(part(bid, true)).number?.shown]).toEqual(['0', '']);
  });

  test('so are boxes to tick', () => {
    const some = (count: number): PlainChoice => ({ kind: 'some', min: 0, max: count, options: options(count) });
    expect([put(part(some(11), true)).folded, put(part(some(10), true)).folded]).toEqual([true, false]);
    expect(put(part(some(11), true), ['area:3']).folded).toBe(false);
    expect(put(part(some(0))).hints).toEqual([msg('pages.answer.hint-none')]);
  });
});
