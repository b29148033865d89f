import { msg } from '../../i18n/msg.ts';
import type { Amounts, Answer, Choice, Field } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import { explainRefusal } from '../../kernel/explain-refusal.ts';
import type { Message } from '../../kernel/message.ts';
import { markOptions } from '../turn/mark-options.ts';
import { numberAnswers } from '../turn/number-answers.ts';
import { indexOptions, matchExactly, type Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import { readAmounts } from './read-amounts.ts';
import { openGroup, readGroup } from './read-group.ts';
import { readOption, readOptions } from './read-options.ts';
import { meansNothing, type ReplyReading, shorten, unclear } from './reply-reading.ts';
import { splitFields } from './split-fields.ts';
import { MOST_PIECES, splitList } from './split-list.ts';

/** Longer texts are not answers, but may begin with one. */
const LONGEST = 4000;
/** Over so many lines a mail program may break a name. */
const MOST_LINES = 4;

/** Why an answer is refused; undefined when it is legal. */
export type Judge = (answer: Answer) => Message | undefined;

/**
 * Read a reply as an answer to a choice; the grammar comes from the choice alone.
 * @param text what the person wrote, without quotes and signature
 * @param t renders the labels in the language the mail was written in
 * @param judge the kernel's judgement of an answer, with what the game has to say of it; by default the choice's alone
 * @returns a legal answer; or the problem in one sentence, with what was understood
 */
export function parseReply(choice: Choice, text: string, t: Translate, judge: Judge = judgeOf(choice)): ReplyReading {
  const reading = parse(choice, text, t, judge);
  const problem = 'answer' in reading ? judge(reading.answer) : undefined;
  return problem ? { problem, understood: [] } : reading;
}

const judgeOf =
  (choice: Choice): Judge =>
  (answer) =>
    explainRefusal(choice, answer);

function parse(choice: Choice, text: string, t: Translate, judge: Judge): ReplyReading {
  const given = text.trim();
  if (given === '') return { problem: msg('mail.reply-empty'), understood: [] };
  if (choice.kind !== 'text' && given.length > LONGEST)
    return { problem: msg('mail.reply-too-long', { length: given.length, most: LONGEST }), understood: [] };
  const numbered = numberAnswers(choice);
  if (!numbered) return readChoice(choice, given, t, judge);
  // Letters of any script beside it make a name of it: 第2ラウンド is no second answer.
  const number = /^[^\p{L}\p{N}]{0,2}(\d+)[^\p{L}\p{N}]*$/u.exec(given)?.[1];
  if (number !== undefined && choice.kind !== 'number') {
    const found = numbered.find((answer) => answer.number === Number(number));
    if (found) return { answer: found.answer };
  }
  const words = normaliseWords(given);
  const same = numbered.filter((answer) => normaliseWords(t(answer.said)) === words);
  if (same.length === 1 && same[0]) return { answer: same[0].answer };
  return readChoice(choice, given, t, judge);
}

function readChoice(choice: Choice, text: string, t: Translate, judge: Judge): ReplyReading {
  switch (choice.kind) {
    case 'one':
      return one(choice, text, t);
    case 'some':
    case 'ranking':
      return several(choice, text, t, judge);
    case 'spread':
      return spread(choice, text, t, judge);
    case 'number':
      return number(choice, text, judge);
    case 'form':
      return form(choice, text, t, judge);
    case 'text':
      return checked(judge, text, []);
    case 'sheet':
      throw new Error('orders are read where the sheet is at hand: see read-orders.ts');
  }
}

/** A name may be broken over lines; what stands below it is no part of it and may answer what comes next. */
function one(choice: Extract<Choice, { kind: 'one' }>, text: string, t: Translate): ReplyReading {
  const options = markOptions(choice);
  const index = indexOptions(options, t);
  const lines = text.split('\n');
  const below = (used: number) => lines.slice(used).join('\n').trim();
  for (let used = Math.min(lines.length, MOST_LINES); used > 0; used -= 1) {
    const [found, ...others] = matchExactly(index, lines.slice(0, used).join('\n')) ?? [];
    if (found && others.length === 0) return leaving({ answer: found.id }, below(used));
  }
  const [begun, ...others] = readOption(index, lines[0] ?? '').found;
  if (begun && others.length === 0) return leaving({ answer: begun.id }, below(1));
  const match = readOption(index, text);
  const [found] = match.found;
  if (found && match.found.length === 1) return { answer: found.id };
  return { problem: unclear(text, match, options), understood: [] };
}

function several(
  choice: Extract<Choice, { kind: 'some' | 'ranking' }>,
  text: string,
  t: Translate,
  judge: Judge,
): ReplyReading {
  const options = markOptions(choice);
  if (isNothing(choice, text, [], t)) return { answer: [] };
  const list = text.replaceAll('>', ',');
  const index = indexOptions(options, t);
  if (splitList(list, index.separator).length > MOST_PIECES) return tooMany();
  const { found, unread } = readOptions(index, list);
  const understood = found.map((option) => option.label);
  if (unread) return { problem: unclear(unread.words, unread.match, options), understood };
  return checked(
    judge,
    found.map((option) => option.id),
    understood,
  );
}

function spread(choice: Extract<Choice, { kind: 'spread' }>, text: string, t: Translate, judge: Judge): ReplyReading {
  const slots = markOptions(choice);
  if (isNothing(choice, text, {}, t)) return { answer: {} };
  const index = indexOptions(slots, t);
  if (splitList(text, index.separator).length > MOST_PIECES) return tooMany();
  const { found, unread } = readAmounts(index, text);
  const understood = found.map(({ slot, amount }) => describeAnswer(choice, { [slot.id]: amount }));
  if (unread?.withoutAmount && unread.match.found.length === 1)
    return { problem: msg('mail.reply-no-amount', { given: shorten(unread.words) }), understood };
  if (unread) return { problem: unclear(unread.words, unread.match, slots), understood };
  const amounts: { [slot: string]: number } = {};
  for (const { slot, amount } of found) amounts[slot.id] = (amounts[slot.id] ?? 0) + amount;
  return checked(judge, amounts, understood);
}

function tooMany(): ReplyReading {
  return { problem: msg('mail.reply-too-many', { most: MOST_PIECES }), understood: [] };
}

/** What stands on lines below the number is no part of it: it may answer what comes next. */
function number(choice: Extract<Choice, { kind: 'number' }>, text: string, judge: Judge): ReplyReading {
  const numbers = text.match(/-?\d+/gu) ?? [];
  const [found] = numbers;
  if (found === undefined || numbers.length > 1)
    return {
      problem: msg('mail.reply-no-number', { given: shorten(text), min: choice.min, max: choice.max }),
      understood: [],
    };
  const lines = text.split('\n');
  const below = lines.slice(lines.findIndex((line) => line.includes(found)) + 1);
  return leaving(checked(judge, Number(found), []), below.join('\n').trim());
}

function form(choice: Extract<Choice, { kind: 'form' }>, text: string, t: Translate, judge: Judge): ReplyReading {
  if (isNothing(choice, text, {}, t)) return { answer: {} };
  const { texts, stray } = splitFields(choice.fields, text, t);
  const answer: { [field: string]: Answer } = {};
  const understood: Message[] = [];
  let problem: Message | undefined;
  let unused = stray;
  let below: string | undefined;

  for (const field of choice.fields) {
    const words = texts.get(field.id);
    if (words === undefined || words === '') continue;
    const group = readGroup(openGroup(choice.fields, field, texts), words, t);
    if (group) {
      Object.assign(answer, group);
      understood.push(describeAnswer(choice, group));
      continue;
    }
    const reading = readField(field, words, t);
    if ('answer' in reading) {
      answer[field.id] = reading.answer;
      understood.push(describeAnswer(choice, { [field.id]: reading.answer }));
      // Below the last line of a form may stand what it opens, but nothing between its fields.
      if (reading.ignored && text.endsWith(reading.ignored)) below = reading.ignored;
      else unused ??= reading.ignored;
    } else problem ??= msg('mail.reply-in-field', { field: field.label, problem: reading.problem });
  }

  if (problem) return { problem, understood };
  if (unused !== undefined)
    return {
      problem: msg('mail.reply-stray', { given: shorten(unused), fields: choice.fields.map((f) => f.label) }),
      understood,
    };
  return leaving(checked(judge, answer, understood), below);
}

/** What is below an answer is given beside it. */
function leaving(reading: ReplyReading, ignored: string | undefined): ReplyReading {
  return 'answer' in reading && ignored ? { ...reading, ignored } : reading;
}

function readField(field: Field, words: string, t: Translate): ReplyReading {
  if (field.choice.kind !== 'text') return readChoice(field.choice, words, t, judgeOf(field.choice));
  return checked(judgeOf(field.choice), words.replace(/^[“"«「](.*)[”"»」]$/su, '$1'), []);
}

/** The empty answer, where it is legal and no option has that name. */
function isNothing(choice: Choice, text: string, empty: readonly string[] | Amounts, t: Translate): boolean {
  if (explainRefusal(choice, empty)) return false;
  return meansNothing(text, t(describeAnswer(choice, empty)), t);
}

function checked(judge: Judge, answer: Answer, understood: readonly Message[]): ReplyReading {
  const problem = judge(answer);
  return problem ? { problem, understood } : { answer };
}
