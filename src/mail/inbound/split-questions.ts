import { msg } from '../../i18n/msg.ts';
import type { Message } from '../../kernel/message.ts';
import { anyOf, listedWords } from './listed-words.ts';
import type { Translate } from './match-option.ts';

/** Part of a reply, and the number of the question that it answers; undefined where it does not say. */
export type ReplyPiece = { readonly question: number | undefined; readonly text: string };

/**
 * `Q2: accept`, `question 2) accept`, `Pregunta 2: acepto`, at the beginning of a line or after a semicolon; the words
 * are those of the reader's language and of English.
 */
function marksOf(text: string, t: Translate) {
  const words = anyOf(listedWords('reply.words-question', t));
  const mark = new RegExp(
    `(?:^|[;；])[^\\S\\n]{0,20}(?:${words})[^\\S\\n]{0,20}(\\d{1,2})[^\\S\\n]{0,20}[:：.)]`,
    'gimu',
  );
  return [...text.matchAll(mark)].map((found) => ({ mark: found, question: Number(found[1]) }));
}

/** Whether some words begin with the number of a question, or have one in them. */
export function numbersQuestion(line: string, t: Translate): 'begins' | 'within' | undefined {
  const [first] = marksOf(line, t);
  return first && (first.mark.index === 0 && !/^[;；]/u.test(line) ? 'begins' : 'within');
}

/** "Hello all," */
const GREETING = /^[^\n\d]{1,60},$/u;

/**
 * A reply taken apart by the numbers before its answers. What comes before the first number is a greeting, or answers
 * the first question where that has no piece of its own. A number that the mail does not have, or that comes twice, is
 * the problem: the rest must not be taken without it.
 * @param count how many questions the mail had
 */
export function splitQuestions(
  text: string,
  count: number,
  t: Translate,
): readonly ReplyPiece[] | { readonly problem: Message } {
  const marks = marksOf(text, t);
  const [first] = marks;
  // To a single question words that look like a number may be the answer.
  if (!first || (count < 2 && (marks.length > 1 || first.question !== 1 || first.mark.index > 0)))
    return [{ question: undefined, text }];

  const unknown = marks.find(({ question }) => question < 1 || question > count);
  if (unknown) return { problem: msg('mail.reply-no-question', { number: unknown.question, count }) };
  const twice = marks.find(({ question }, i) => marks.slice(0, i).some((before) => before.question === question));
  if (twice) return { problem: msg('mail.reply-twice', { number: twice.question }) };

  const pieces = marks.map(({ mark, question }, i) => ({
    question,
    text: text.slice(mark.index + mark[0].length, marks[i + 1]?.mark.index).trim(),
  }));
  const before = text.slice(0, first.mark.index).trim();
  const greets = before === '' || GREETING.test(before) || pieces.some(({ question }) => question === 1);
  return greets ? pieces : [{ question: 1, text: before }, ...pieces];
}
