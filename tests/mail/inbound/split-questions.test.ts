import { expect, test } from '@jest/globals';
import { splitQuestions } from '../../../src/mail/inbound/split-questions.ts';

const pieces = (text: string, count = 2) =>
  splitQuestions(text, count).map(({ question, text: words }) => `${question ?? '-'} ${words}`);

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

test('a reply to one question, without numbers or with others, is left whole', () => {
  expect(pieces('accept')).toEqual(['- accept']);
  expect(pieces('Q2: accept', 1)).toEqual(['- Q2: accept']);
  expect(pieces('Q7: accept')).toEqual(['- Q7: accept']);
  // An amount on the place marked q is no question.
  expect(pieces('q2, r3')).toEqual(['- q2, r3']);
});
