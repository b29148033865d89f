import { msg } from '../../i18n/msg.ts';
import type { Amounts, Answer, Field, Option, PlainChoice } from '../../kernel/choice.ts';
import { describeAnswer } from '../../kernel/describe-answer.ts';
import type { Message } from '../../kernel/message.ts';
import { isLiteral } from '../inbound/is-literal.ts';
import type { Translate } from '../inbound/match-option.ts';
import { nearestOptions } from '../inbound/nearest-options.ts';
import { normaliseWords } from '../inbound/normalise-words.ts';
import { calledIn, nameOptions } from '../inbound/option-names.ts';
import { type Judge, parseReply } from '../inbound/parse-reply.ts';
import { afterName } from '../inbound/read-names.ts';
import { type ReplyReading, shorten } from '../inbound/reply-reading.ts';

type Form = Extract<PlainChoice, { kind: 'form' }>;
type Answers = { [field: string]: Answer };
type Read = { readonly field: Field; readonly answer: Answer } | { readonly problem: Message };

export type TermsAbout = {
  /** The seats to whom a deal is proposed, as far as they stand before its terms. */
  readonly partners: readonly string[];
  /** All seats of the table. */
  readonly seats: readonly string[];
  readonly t: Translate;
  readonly judge: Judge;
};

/** Terms that one deal may have; more are not looked at. */
const MOST_TERMS = 40;
const LONGEST = 4000;
/** Names of fields: characters, colons in them, words. */
const LONGEST_NAME = 200;
const MOST_COLONS = 4;
const MOST_WORDS = 20;

/**
 * Reads the terms of a deal, with `;` or lines between them: each is a field's name and its answer ("You exhaust: 2",
 * "You exhaust Italy 2, UK 1"), or an option in its own words. A field is called by its label, by its id, or by a
 * beginning of its label that no other has; options must be written out. A text ends the terms. An amount without a
 * place goes to the one partner, and partners are named in the field that names seats.
 */
export function readTerms(choice: Form, text: string, about: TermsAbout): ReplyReading {
  if (text.length > LONGEST)
    return { problem: msg('mail.reply-too-long', { length: text.length, most: LONGEST }), understood: [] };
  const pieces = piecesOf(text);
  if (pieces.length > MOST_TERMS) return { problem: msg('mail.reply-too-many', { most: MOST_TERMS }), understood: [] };

  const answers: Answers = {};
  const understood: Message[] = [];
  for (const [i, piece] of pieces.entries()) {
    const read = readTerm(choice.fields, piece, pieces.slice(i + 1), about);
    if ('problem' in read) return { problem: read.problem, understood };
    const { field, answer } = read;
    const before = answers[field.id];
    const both = before === undefined ? answer : joined(before, answer);
    if (both === undefined) return { problem: msg('reply.deal-twice', { field: field.label }), understood };
    answers[field.id] = both;
    understood.push(describeAnswer(choice, { [field.id]: answer }));
    if (field.choice.kind === 'text') break;
  }
  const problem = namePartners(choice.fields, answers, about) ?? about.judge(answers);
  return problem ? { problem, understood } : { answer: answers };
}

function piecesOf(text: string): readonly string[] {
  const pieces = /[;；]/u.test(text) ? text.replaceAll('\n', ' ').split(/[;；]/u) : text.split('\n');
  return pieces.map((piece) => piece.trim().replace(/[,.、。]+$/u, '')).filter((piece) => piece !== '');
}

function readTerm(
  fields: readonly Field[],
  piece: string,
  later: readonly string[],
  { partners, t }: TermsAbout,
): Read {
  const written = normaliseWords(piece);
  const named = fields.flatMap((field) =>
    optionsOf(field.choice)
      .filter((option) => nameOptions(t).of(option).includes(written))
      .map((option): Read => ({ field, answer: field.choice.kind === 'one' ? option.id : [option.id] })),
  );
  const [only] = named;
  if (only && named.length === 1) return only;

  const called = fieldOf(fields, piece, t);
  if (!called) return { problem: unread(fields, piece, t) };
  const { field, words } = called;
  const { choice } = field;
  // What a text says may hold what else divides terms.
  if (choice.kind === 'text') return answerTo(field, [words, ...later].join('; '), t);
  const [partner] = partners;
  if (choice.kind === 'spread' && /^\d{1,6}$/u.test(words)) {
    const slot = choice.slots.find(({ id }) => id === partner);
    if (!slot || partners.length !== 1)
      return {
        problem: msg('mail.reply-in-field', { field: field.label, problem: msg('reply.deal-whose', { given: words }) }),
      };
    return { field, answer: { [slot.id]: Number(words) } };
  }
  return answerTo(field, words, t);
}

/** An answer to one field, in whole words of its own: no mail shows what its numbers would mean. */
function answerTo(field: Field, words: string, t: Translate): Read {
  const { label, choice } = field;
  const inField = (problem: Message) => ({ problem: msg('mail.reply-in-field', { field: label, problem }) });
  const reading = parseReply(choice, words, t);
  if (!('answer' in reading)) return inField(reading.problem);
  const { answer } = reading;
  const byNumber = optionsOf(choice).length > 0 && !/\p{L}/u.test(words);
  if (byNumber || !isLiteral(choice, words, [describeAnswer(choice, answer)], [], t))
    return inField(notInWords(choice, words, t));
  return { field, answer };
}

function notInWords(choice: PlainChoice, words: string, t: Translate): Message {
  const options = choice.kind === 'spread' ? choice.slots : optionsOf(choice);
  const near = nearestOptions(options, normaliseWords(words), nameOptions(t));
  const listed = (near.length > 0 ? near : options.slice(0, 12)).map(({ label }) => label);
  return msg('mail.reply-unknown', { given: shorten(words), options: listed, more: 0 });
}

function unread(fields: readonly Field[], piece: string, t: Translate): Message {
  const options = fields.flatMap(({ choice }) => optionsOf(choice));
  const near = nearestOptions(options, normaliseWords(piece), nameOptions(t));
  const [what, names] =
    near.length > 0
      ? (['near', near.map(({ label }) => quoted(label))] as const)
      : (['fields', fields.map(({ label }) => quoted(label))] as const);
  return msg('reply.deal-unread', { given: shorten(piece), what, names: [...names] });
}

const quoted = (words: Message) => msg('reply.quoted', { words });

/** The field that a term begins with, and what it says of it. */
function fieldOf(fields: readonly Field[], piece: string, t: Translate) {
  // A name may have a colon in it.
  const colons = [...piece.slice(0, LONGEST_NAME).matchAll(/[:：=]/gu)].map(({ index }) => index).slice(0, MOST_COLONS);
  for (const colon of colons.toReversed()) {
    const field = fieldCalled(fields, piece.slice(0, colon), t);
    if (field) return { field, words: piece.slice(colon + 1).trim() };
  }

  // Without a colon as many words as are still the beginning of one field's name.
  const words = piece.split(/\s+/u);
  for (let count = Math.min(words.length - 1, MOST_WORDS); count > 0; count -= 1) {
    const field = fieldCalled(fields, words.slice(0, count).join(' '), t);
    if (field && field.choice.kind !== 'text') return { field, words: words.slice(count).join(' ') };
  }
  return undefined;
}

/**
 * The field of this name: its label, id or another name of it, or a beginning of its label, in whole words, that no
 * other label has.
 */
export function fieldCalled(fields: readonly Field[], name: string, t: Translate): Field | undefined {
  const given = normaliseWords(name);
  if (given === '') return undefined;
  const exact = fields.find(({ id, label, called }) =>
    [id, t(label), ...calledIn(called, t)].some((one) => normaliseWords(one) === given),
  );
  if (exact) return exact;
  const begin = fields.filter(({ label }) => afterName(normaliseWords(t(label)), [given]) !== undefined);
  return begin.length === 1 ? begin[0] : undefined;
}

/** The options of a choice by name; none where it takes amounts or a text. */
export function optionsOf(choice: PlainChoice): readonly Option[] {
  return choice.kind === 'one' || choice.kind === 'some' || choice.kind === 'ranking' ? choice.options : [];
}

/** Two answers to one field: lists and amounts go together, anything else does not. */
function joined(before: Answer, more: Answer): Answer | undefined {
  if (isList(before) && isList(more)) return [...new Set([...before, ...more])];
  if (!isAmounts(before) || !isAmounts(more)) return undefined;
  return Object.keys(more).some((slot) => slot in before) ? undefined : { ...before, ...more };
}

function isAmounts(answer: Answer): answer is Amounts {
  return (
    typeof answer === 'object' &&
    !Array.isArray(answer) &&
    Object.values(answer).every((amount) => typeof amount === 'number')
  );
}

function isList(answer: Answer): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((one) => typeof one === 'string');
}

/** Those to whom a deal is proposed are named in the field that names seats. */
function namePartners(
  fields: readonly Field[],
  answers: Answers,
  { partners, seats }: TermsAbout,
): Message | undefined {
  if (partners.length === 0) return undefined;
  const field = fields.find(({ choice }) => {
    const options = optionsOf(choice);
    return options.length > 0 && options.every(({ id }) => seats.includes(id));
  });
  if (!field) return undefined;
  const named = answers[field.id];
  if (field.choice.kind !== 'one') {
    answers[field.id] = [...new Set([...(named !== undefined && isList(named) ? named : []), ...partners])];
    return undefined;
  }
  const [partner = '', ...others] = partners;
  if (others.length > 0 || (named !== undefined && named !== partner))
    return msg('reply.deal-one-partner', { field: field.label });
  answers[field.id] = partner;
  return undefined;
}
