import { describe, expect, test } from '@jest/globals';
import { translator } from '../../src/i18n/translator.ts';
import type { Answer, Field, Option, PlainChoice } from '../../src/kernel/choice.ts';
import { accepts } from '../../src/kernel/explain-refusal.ts';
import type { Position } from '../../src/kernel/rules.ts';
import { tellPartEffects } from '../../src/kernel/tell-part-effects.ts';
import type { Trial } from '../../src/kernel/try-effect.ts';
import { quote } from '../fixtures/marches/quote.ts';

const { t } = translator('en', 'UTC');

/** A purse: what is picked costs or brings what its id says, `a+2` two more; `dice` is decided by chance. */
function purse(choice: PlainChoice, refused: (answer: Answer) => boolean = () => false) {
  const counted = { tries: 0 };
  const at = (money: number): Position => ({
    ...{ state: { money }, pack: {}, seats: [], options: {}, ruleset: 1, resigned: [] },
    asked: () => [],
  });
  const moneyIn = ({ state }: Position) => Number(new Map(Object.entries(state)).get('money'));
  const trial: Trial = {
    before: at(0),
    tryAnswer: (answer) => {
      counted.tries += 1;
      if (!accepts(choice, answer) || refused(answer)) return undefined;
      const stop = { ends: JSON.stringify(answer).includes('dice') ? 'chance' : 'others' } as const;
      return { position: at(worthOf(answer)), stop };
    },
    changed: (from, to) => {
      const by = moneyIn(to) - moneyIn(from);
      return by === 0 ? [] : [quote(`${by > 0 ? '+' : '−'}${Math.abs(by)} money`)];
    },
  };
  return { trial, counted };
}

function worthOf(answer: Answer): number {
  if (typeof answer === 'string') return Number(/[+-]\d+$/.exec(answer)?.[0] ?? 0);
  if (typeof answer === 'number') return 0;
  if (Array.isArray(answer))
    return answer.reduce<number>((sum, one) => sum + (typeof one === 'string' ? worthOf(one) : 0), 0);
  return Object.entries(answer).reduce(
    (sum, [id, part]) => sum + (typeof part === 'number' ? part * worthOf(id) : worthOf(part)),
    0,
  );
}

const options = (...ids: readonly string[]): readonly Option[] => ids.map((id) => ({ id, label: quote(id) }));
const one = (id: string, ...ids: readonly string[]): Field => ({
  id,
  label: quote(id),
  choice: { kind: 'one', options: options(...ids) },
});

function told(choice: PlainChoice, refused?: (answer: Answer) => boolean) {
  const { trial } = purse(choice, refused);
  return saidOf(tellPartEffects(choice, trial, 24));
}

function saidOf(choice: PlainChoice): Record<string, string | undefined> {
  if (choice.kind === 'form') return Object.assign({}, ...choice.fields.map((field) => saidOf(field.choice)));
  const all = choice.kind === 'spread' ? choice.slots : 'options' in choice ? choice.options : [];
  return Object.fromEntries(all.map(({ id, effect }) => [id, effect && t(effect).replaceAll(/[“”]/g, '')]));
}

describe('an option of a form', () => {
  test('that may be left out is compared with the form without it', () => {
    const fields = [one('pay', 'fee-3'), { ...one('gift', 'a+2', 'b+0', 'c-1'), optional: true }];
    expect(told({ kind: 'form', fields })).toMatchObject({
      'a+2': 'you: +2 money',
      'b+0': 'nothing for you',
      'c-1': 'you: −1 money',
    });
  });

  test('is told where the rest certainly does nothing, and not where it may', () => {
    const free = { kind: 'form', fields: [one('x', 'free', 'dear-2'), one('y', 'none', 'all+9')] } as const;
    expect(told(free)).toEqual({
      free: 'nothing for you',
      'dear-2': 'you: −2 money',
      none: 'nothing for you',
      'all+9': 'you: +9 money',
    });
    const mixed = { kind: 'form', fields: [one('x', 'a-1', 'b-2'), one('y', 'c-4', 'd-8')] } as const;
    expect(Object.values(told(mixed)).every((effect) => effect === undefined)).toBe(true);
  });

  test('says that chance decides, and nothing where nothing of its field does anything', () => {
    const fields = [
      { ...one('battle', 'dice', 'rest'), optional: true },
      { ...one('colour', 'red', 'blue'), optional: true },
    ];
    expect(told({ kind: 'form', fields })).toEqual({
      dice: 'chance decides',
      rest: 'nothing for you',
      red: undefined,
      blue: undefined,
    });
  });

  test('is compared with the position where a form without it is no answer', () => {
    const fields = [{ ...one('x', 'a-1', 'b-2'), optional: true }];
    const isEmpty = (answer: Answer) => JSON.stringify(answer) === '{}';
    expect(told({ kind: 'form', fields }, isEmpty)).toEqual({ 'a-1': 'you: −1 money', 'b-2': 'you: −2 money' });
  });

  test('that is refused says nothing', () => {
    const fields = [{ ...one('x', 'a-1', 'b-2'), optional: true }];
    const isB = (answer: Answer) => JSON.stringify(answer).includes('b-2');
    expect(told({ kind: 'form', fields }, isB)).toEqual({ 'a-1': 'you: −1 money', 'b-2': undefined });
  });
});

describe('amounts and several picks', () => {
  const slots = [
    { ...options('a-1')[0], id: 'a-1', label: quote('a'), max: 4 },
    { id: 'b-2', label: quote('b'), min: 2, max: 4 },
  ];

  test('say what the least of each does', () => {
    const spread = { kind: 'spread', slots, total: { min: 0, max: 8 } } as const;
    expect(told(spread)).toEqual({ 'a-1': 'with 1, you: −1 money', 'b-2': 'with 2, you: −4 money' });
    const some = { kind: 'some', options: options('a-1', 'b+2'), min: 0, max: 2 } as const;
    expect(told(some)).toEqual({ 'a-1': 'you: −1 money', 'b+2': 'you: +2 money' });
  });

  test('say nothing where none goes alone', () => {
    const two = { kind: 'spread', slots, total: { min: 2, max: 8 }, used: { min: 2, max: 2 } } as const;
    expect(told(two)).toEqual({ 'a-1': undefined, 'b-2': undefined });
    const pair = { kind: 'some', options: options('a-1', 'b+2', 'c+3'), min: 2, max: 2 } as const;
    expect(Object.values(told(pair)).some((effect) => effect !== undefined)).toBe(false);
  });
});

test('however long a form is, no more answers are tried than may be', () => {
  const fields = Array.from({ length: 40 }, (_, i) => ({ ...one(`f${i}`, 'a+1', 'b+2', 'c+3'), optional: true }));
  const form = { kind: 'form', fields } as const;
  const { trial, counted } = purse(form);
  const said = tellPartEffects(form, trial, 24);
  expect(counted.tries).toBe(24);
  const known =
    said.kind === 'form' ? said.fields.filter(({ choice }) => Object.values(saidOf(choice)).some(Boolean)) : [];
  expect(known.map(({ id }) => id)).toEqual(['f0', 'f1', 'f2', 'f3', 'f4', 'f5']);
});
