import { expect, test } from '@jest/globals';
import { choiceControl } from '../../../src/http/forms/choice-control.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { guideReply } from '../../../src/mail/turn/guide-reply.ts';

const english = translator('en', 'UTC');
const named = (id: string) => ({ id, label: { key: 'kernel.answer-text', args: { text: id } } });
const choice: Choice = {
  kind: 'spread',
  slots: [
    { ...named('infantry'), max: 9, prices: { money: [3], men: [1] } },
    { ...named('fleet'), max: 3, prices: { money: [10, 12] } },
    { ...named('guard'), max: 2, prices: { money: [5, 8], men: [2, 2] } },
    { ...named('levy'), max: 2 },
  ],
  total: { min: 0, max: 12 },
  budgets: [
    { ...named('money'), most: 40 },
    { ...named('men'), most: 12 },
  ],
};
const control = (fields: { readonly [name: string]: string }) => choiceControl(choice, new URLSearchParams(fields));

test('a page says what there is to spend, and what units cost', () => {
  expect(control({}).hints.map(english.t)).toContain('Together the amounts may cost at most 40 “money” and 12 “men”.');
  expect(control({}).spread?.slots.map(({ ladders }) => ladders.map(english.t))).toEqual([
    ['each costs 3 “money” and 1 “men”'],
    ['the first costs 10 “money”, then 12 each'],
    ['each costs 2 “men”', 'they cost 5 and 8 “money” in turn'],
    [],
  ]);
});

test('what is left of each budget stands beside what is filled in, without any script', () => {
  const running = control({ 'a.infantry': '4', 'a.fleet': '2', 'a.guard': 'many' }).spread?.running;
  expect(
    [running?.said, ...(running?.budgets.map(({ said }) => said) ?? [])].map((said) => said && english.t(said)),
  ).toEqual(['6 of at most 12 placed.', '34 of 40 “money” spent, 6 left.', '4 of 12 “men” spent, 8 left.']);
  const over = control({ 'a.infantry': '14' }).spread?.running;
  expect(over?.over).toBe(true);
  expect(over?.budgets.map(({ said }) => english.t(said))).toEqual([
    '42 of 40 “money” spent: 2 too much.',
    '14 of 12 “men” spent: 2 too much.',
  ]);
});

test('so does a mail', () => {
  const guide = guideReply(choice);
  expect(english.t(guide.how)).toMatch(/^Together the amounts may cost at most 40 “money” and 12 “men”. Reply with/);
  expect(guide.options.map(({ costs }) => costs?.map(english.t).join('; '))).toEqual([
    'each costs 3 “money” and 1 “men”',
    'the first costs 10 “money”, then 12 each',
    'each costs 2 “men”; they cost 5 and 8 “money” in turn',
    '',
  ]);
});
