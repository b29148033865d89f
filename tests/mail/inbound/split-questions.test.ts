import { expect, test } from '@jest/globals';
import { translator } from '../../../src/i18n/translator.ts';
import { splitQuestions } from '../../../src/mail/inbound/split-questions.ts';

const { t } = translator('en', 'UTC');
const pieces = (text: string, count = 2) => {
  const split = splitQuestions(text, count, t);
  return 'problem' in split
    ? t(split.problem)
    : split.map(({ question, text: words }) => `${question ?? '-'} ${words}`);
};

test('each answer behind the number of its question', () => {
  expect(pieces('Q1: place syria 2\nQ2: accept')).toEqual(['1 place syria 2', '2 accept']);
  expect(pieces('question 2. decline')).toEqual(['2 decline']);
  expect(pieces('q1) 3; Q2: no')).toEqual(['1 3', '2 no']);
});

test('an answer may have several lines', () => {
  expect(pieces('Q2: issue: rhineland\ncoins: 2\n\nQ1: 4')).toEqual(['2 issue: rhineland\ncoins: 2', '1 4']);
});

test('what stands before the first number is the answer to the first question, or a greeting', () => {
  expect(pieces('3\nQ2: accept')).toEqual(['1 3', '2 accept']);
  expect(pieces('Hello all,\nQ1: 3\nQ2: accept')).toEqual(['1 3', '2 accept']);
});

test('a greeting answers nothing, also where the first question is not answered', () => {
  expect(pieces('Good morning,\nQ2: accept')).toEqual(['2 accept']);
});

test('a reply to one question, or without numbers, is left whole', () => {
  expect(pieces('accept')).toEqual(['- accept']);
  expect(pieces('Q2: accept', 1)).toEqual(['- Q2: accept']);
  expect(pieces('Q1: accept', 1)).toEqual(['1 accept']);
  expect(pieces('They asked:\nQ1: what next?', 1)).toEqual(['- They asked:\nQ1: what next?']);
  // An amount on the place marked q is no question.
  expect(pieces('q2, r3')).toEqual(['- q2, r3']);
});

test('a question that the mail did not ask, or that is answered twice, is the problem of the whole', () => {
  expect(pieces('Q1: 3\nQ7: accept')).toBe('There is no Q7: the mail asked 2 questions, Q1 to Q2.');
  expect(pieces('Q0: 3')).toBe('There is no Q0: the mail asked 2 questions, Q1 to Q2.');
  expect(pieces('Q1: 3\nQ2: accept\nq1: 4')).toBe('Q1 is answered twice.');
});
