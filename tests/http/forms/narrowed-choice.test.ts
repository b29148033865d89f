import { expect, test } from '@jest/globals';
import { choiceControl } from '../../../src/http/forms/choice-control.ts';
import { translator } from '../../../src/i18n/translator.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { guideReply } from '../../../src/mail/turn/guide-reply.ts';

const english = translator('en', 'UTC');
const option = (id: string) => ({ id, label: { key: 'kernel.answer-text', args: { text: id } } });
const some: Choice = { kind: 'some', options: ['a', 'b', 'c'].map(option), min: 1, max: 2, must: ['c'] };
const spread: Choice = {
  kind: 'spread',
  slots: [
    { ...option('a'), max: 3 },
    { ...option('b'), min: 2, max: 3, needed: true },
  ],
  total: { min: 1, max: 4 },
};

test('a page says what a promise leaves: what must be picked, and which amount cannot be left out', () => {
  const hints = choiceControl(some, new URLSearchParams()).hints.map((hint) => english.t(hint));
  expect(hints).toEqual(['Pick 1 to 2.', 'Among them must be “c”.']);
  const slots = choiceControl(spread, new URLSearchParams()).spread?.slots ?? [];
  expect(slots.map(({ bounds }) => english.t(bounds))).toEqual(['at most 3', '2 to 3, not left out']);
});

test('so does a mail, and its example is a legal answer', () => {
  expect(english.t(guideReply(some).how)).toBe(
    '“c” must be among them. Reply with 1 to 2 of these, by number or in words, as in “3, 1”:',
  );
  expect(english.t(guideReply(spread).how)).toMatch(/as in .*“b” 2/);
});
