import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { answerOfForm } from '../../../src/http/forms/answer-of-form.ts';
import { choiceControl } from '../../../src/http/forms/choice-control.ts';
import { fieldsOfAnswer } from '../../../src/http/forms/fields-of-answer.ts';
import { msg } from '../../../src/i18n/msg.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { countAnswers } from '../../../src/kernel/count-answers.ts';
import { explainRefusal } from '../../../src/kernel/explain-refusal.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { anyChoice } from './choices.ts';
import { formOfAnswer } from './form-of-answer.ts';

const label = { key: 'kernel.answer-nothing' };
const option = (id: string) => ({ id, label });

/** What a browser makes of it on the way: encoded, sent, decoded. */
const sent = (fields: URLSearchParams) => new URLSearchParams(fields.toString());

test('every answer survives the way into a form and back', () => {
  fc.assert(
    fc.property(anyChoice, fc.string(), (choice, seed) => {
      fc.pre(choice.kind === 'text' || countAnswers(choice, 1) > 0);
      const answer = sampleAnswer(choice, seededRandom(seed));
      expect(answerOfForm(choice, sent(formOfAnswer(choice, answer)))).toEqual({ ok: true, answer });
    }),
    { numRuns: 1000 },
  );
});

test('whatever a form holds is read or explained, and what is read can be judged', () => {
  fc.assert(
    fc.property(
      anyChoice,
      fc.array(fc.tuple(fc.constantFrom('a', 'a.a', 'a.b', 'a?', 'a.a?'), fc.string())),
      (choice, pairs) => {
        const reading = answerOfForm(choice, new URLSearchParams(pairs));
        if (reading.ok) expect(() => explainRefusal(choice, reading.answer)).not.toThrow();
        else expect(reading.problems.length).toBeGreaterThan(0);
      },
    ),
  );
});

describe('what people send', () => {
  const spread: Choice = {
    kind: 'spread',
    slots: [
      { ...option('x'), max: 3 },
      { ...option('y'), max: 3 },
    ],
    total: { min: 0, max: 4 },
  };

  test('nothing picked is said beside the question', () => {
    const one: Choice = { kind: 'one', options: [option('x')] };
    expect(answerOfForm(one, new URLSearchParams())).toEqual({
      ok: false,
      problems: [{ field: 'a', reason: { key: 'pages.answer.pick-one' } }],
    });
  });

  test('an amount that is no number is said beside its slot, all of them at once', () => {
    const reading = answerOfForm(spread, new URLSearchParams({ 'a.x': 'two', 'a.y': '1.5' }));
    expect(reading).toMatchObject({ ok: false, problems: [{ field: 'a.x' }, { field: 'a.y' }] });
  });

  test('blank and zero amounts are left out, blanks around digits do not matter', () => {
    expect(answerOfForm(spread, new URLSearchParams({ 'a.x': ' 2 ', 'a.y': '0' }))).toEqual({
      ok: true,
      answer: { x: 2 },
    });
    expect(answerOfForm(spread, new URLSearchParams({ 'a.x': '' }))).toEqual({ ok: true, answer: {} });
  });

  test('line ends of a browser become plain ones', () => {
    const text: Choice = { kind: 'text', min: 0, max: 99 };
    expect(answerOfForm(text, new URLSearchParams({ a: 'one\r\ntwo' }))).toEqual({ ok: true, answer: 'one\ntwo' });
  });

  test('an optional part is left out unless something is in it or its box is ticked', () => {
    const choice: Choice = {
      kind: 'form',
      fields: [
        { id: 'n', label, optional: true, choice: { kind: 'number', min: 0, max: 9 } },
        { id: 's', label, optional: true, choice: { kind: 'some', options: [option('x')], min: 0, max: 1 } },
      ],
    };
    expect(answerOfForm(choice, new URLSearchParams({ 'a.n': '' }))).toEqual({ ok: true, answer: {} });
    expect(answerOfForm(choice, new URLSearchParams({ 'a.s?': 'on' }))).toEqual({ ok: true, answer: { s: [] } });
    expect(answerOfForm(choice, new URLSearchParams({ 'a.n': '0', 'a.s': 'x' }))).toEqual({
      ok: true,
      answer: { n: 0, s: ['x'] },
    });
  });

  test('an optional part of which nothing says the same as leaving it out has no box, and is left out', () => {
    const some: Choice = { kind: 'some', options: [option('x')], min: 0, max: 1 };
    const choice: Choice = {
      kind: 'form',
      fields: [{ id: 's', label, optional: true, emptyIsLeftOut: true, choice: some }],
    };
    const [control] = choiceControl(choice, new URLSearchParams()).form?.controls ?? [];
    expect(control).toMatchObject({ optional: true, tick: undefined });
    expect(answerOfForm(choice, new URLSearchParams({ 'a.s?': 'on' }))).toEqual({ ok: true, answer: {} });
    expect([...fieldsOfAnswer(choice, { s: [] }).keys()]).toEqual([]);
    expect(answerOfForm(choice, new URLSearchParams({ 'a.s': 'x' }))).toEqual({ ok: true, answer: { s: ['x'] } });
  });

  test('a heading that asks what the first field below it asks is said once', () => {
    const [group, other] = [msg('pages.answer.number'), msg('pages.answer.text')];
    const some: Choice = { kind: 'some', options: [option('x')], min: 0, max: 1 };
    const field = (id: string, more: object) => ({ id, label, choice: some, ...more });
    const choice: Choice = {
      kind: 'form',
      fields: [field('a', { group, namesGroup: true }), field('b', { group }), field('c', { group: other })],
    };
    const { controls = [] } = choiceControl(choice, new URLSearchParams()).form ?? {};
    expect(controls.map(({ heading, label, leads }) => ({ heading, label, leads }))).toEqual([
      { heading: undefined, label: group, leads: true },
      { heading: undefined, label, leads: undefined },
      { heading: other, label, leads: undefined },
    ]);
  });

  test('presets are put together; what is filled in beside them says it more exactly; opposites are refused', () => {
    const field = (id: string) => ({ id, label, optional: true, choice: { kind: 'number', min: 0, max: 9 } as const });
    const choice: Choice = {
      kind: 'form',
      fields: [field('n'), field('m')],
      presets: [
        { id: 'few', label, answer: { n: 1 } },
        { id: 'many', label, answer: { n: 9 } },
        { id: 'other', label, answer: { m: 2 } },
      ],
    };
    const sentWith = (...entries: readonly [string, string][]) =>
      answerOfForm(choice, new URLSearchParams([...entries]));
    expect(sentWith(['a!', 'few'], ['a!', 'other'])).toEqual({ ok: true, answer: { n: 1, m: 2 } });
    expect(sentWith(['a!', 'few'], ['a.n', '4'])).toEqual({ ok: true, answer: { n: 4 } });
    expect(sentWith(['a!', 'few'], ['a!', 'many'])).toMatchObject({ ok: false, problems: [{ field: 'a!' }] });
    expect(sentWith(['a!', 'unknown'])).toEqual({ ok: true, answer: {} });
  });

  test('what has to be filled in may be left to a preset, or to what holds', () => {
    const field = (id: string) => ({ id, label, choice: { kind: 'number', min: 0, max: 9 } as const });
    const fields = [field('n'), field('m')];
    const presets = [{ id: 'few', label, answer: { n: 1 } }];
    const sentWith = (choice: Choice, ...entries: readonly [string, string][]) =>
      answerOfForm(choice, new URLSearchParams([...entries]));
    const plain: Choice = { kind: 'form', fields, presets };
    expect(sentWith(plain, ['a!', 'few'], ['a.m', '3'])).toEqual({ ok: true, answer: { n: 1, m: 3 } });
    expect(sentWith(plain, ['a!', 'few'])).toMatchObject({ ok: false, problems: [{ field: 'a.m' }] });
    const held: Choice = { ...plain, holds: { n: 7, m: 8 } };
    expect(sentWith(held, ['a!', 'few'])).toEqual({ ok: true, answer: { n: 1, m: 8 } });
    expect(sentWith(held, ['a!', 'few'], ['a.n', '4'])).toEqual({ ok: true, answer: { n: 4, m: 8 } });
    expect(sentWith(held)).toEqual({ ok: true, answer: { n: 7, m: 8 } });
  });
});
