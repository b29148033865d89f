import type { Field } from '../../kernel/choice.ts';
import { listedWords } from './listed-words.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import { calledIn } from './option-names.ts';

/** What is said about each field, by the field's id; `stray` is what belongs to none. */
export type FieldTexts = { readonly texts: ReadonlyMap<string, string>; readonly stray: string | undefined };

/**
 * Take a reply to a form apart: `card: vietnam; order: 2 on poland`, each field by its label or id, in any order,
 * on lines of their own or not. A field for a number needs no colon: `Prussia 10`. Without any label the pieces between
 * semicolons or lines are taken in order; what names something that no field is called is stray.
 */
export function splitFields(fields: readonly Field[], text: string, t: Translate): FieldTexts {
  const starts = fieldStarts(fields, text, t);
  if (starts.length === 0) return inOrder(fields, text, t);
  const texts = new Map<string, string>();
  for (const [index, start] of starts.entries()) {
    const end = starts[index + 1]?.at ?? text.length;
    texts.set(start.field, trimSeparators(text.slice(start.from, end), t));
  }
  const before = trimSeparators(text.slice(0, starts[0]?.at ?? 0), t);
  return { texts, stray: before === '' ? undefined : before };
}

const namesOf = ({ label, id, called }: Field, t: Translate): readonly string[] =>
  [t(label), id, ...calledIn(called, t)].map(normaliseWords).filter(Boolean);

type Start = { readonly field: string; readonly at: number; readonly from: number };

/** Where the name of a field may end: at a colon, or before a number. */
const NAME_ENDS = /[:：=]|(?<=\p{L}[^\S\n]{1,3})(?=\d)/gu;
/** How many such ends are looked at, and how many letters before each. */
const MOST_ENDS = 200;
const LOOK_BACK = 200;

function fieldStarts(fields: readonly Field[], text: string, t: Translate): readonly Start[] {
  const named = new Map<string, string>();
  for (const field of fields) for (const name of namesOf(field, t)) if (!named.has(name)) named.set(name, field.id);
  const most = Math.max(0, ...[...named.keys()].map((name) => name.split(' ').length));
  const found: Start[] = [];
  const numbers = new Set(fields.flatMap(({ id, choice }) => (choice.kind === 'number' ? [id] : [])));
  let ends = 0;
  for (const { index, 0: end } of text.matchAll(NAME_ENDS)) {
    ends += 1;
    if (ends > MOST_ENDS || found.length === fields.length) break;
    const start = nameBefore(text, index, named, most);
    if (!start || found.some(({ field }) => field === start.field)) continue;
    if (isColon(end)) found.push({ ...start, from: index + 1 });
    else if (numbers.has(start.field) && beginsPiece(text, start.at)) found.push({ ...start, from: index });
  }
  return found;
}

const isColon = (end: string) => /[:：=]/u.test(end);

/** Whether nothing of its line, or behind the separator before it, stands before a place in a text. */
const beginsPiece = (text: string, at: number) =>
  /(?:^|[\n;；,、，])[^\S\n]*$/u.test(text.slice(Math.max(0, at - 20), at));

/**
 * The field whose name ends here, as whole words, and where it begins: the longest name, when one ends with another.
 */
function nameBefore(text: string, end: number, named: ReadonlyMap<string, string>, most: number) {
  const from = Math.max(0, end - LOOK_BACK);
  const words = [...text.slice(from, end).matchAll(/[\p{L}\p{M}\p{N}'’+-]+/gu)].slice(-most);
  const plain = words.map(([word]) => normaliseWords(word));
  for (const [i, word] of words.entries()) {
    const field = named.get(plain.slice(i).filter(Boolean).join(' '));
    if (field !== undefined) return { field, at: from + word.index };
  }
  return undefined;
}

function inOrder(fields: readonly Field[], text: string, t: Translate): FieldTexts {
  const pieces = text
    .split(/[;；\n]/u)
    .map((piece) => trimSeparators(piece, t))
    .filter(Boolean);
  const wanted = fields.filter((field) => !field.optional);
  const order = pieces.length <= wanted.length ? wanted : fields;
  const texts = new Map<string, string>();
  for (const [index, field] of order.entries()) {
    const piece = pieces[index];
    if (piece === undefined) continue;
    const meant = field.choice.kind === 'number' ? whatIsMeant(fields, field, piece, t) : field;
    if (!meant || texts.has(meant.id)) return { texts, stray: piece };
    texts.set(meant.id, piece);
  }
  const stray = pieces.slice(order.length).join('; ');
  return { texts, stray: stray === '' ? undefined : stray };
}

/**
 * The field that a number is for: the next one, or the one that its words name ("8 on Russia"). Undefined: something
 * stands before it that no field is called ("Rossija: 8"), or several are named.
 */
function whatIsMeant(fields: readonly Field[], next: Field, piece: string, t: Translate): Field | undefined {
  if (fields.length === 1) return next;
  const words = ` ${normaliseWords(piece.slice(0, LOOK_BACK))} `;
  const named = fields.filter((field) => namesOf(field, t).some((name) => words.includes(` ${name} `)));
  if (named.length > 0) return named.length === 1 ? named[0] : undefined;
  return /^\p{L}[^\d]*[\s:：=]-?\d/u.test(piece.slice(0, LOOK_BACK)) ? undefined : next;
}

/** Without blanks, commas and semicolons at either end, and without an "and" behind them at the end. */
function trimSeparators(text: string, t: Translate): string {
  const isSeparator = (at: number) => /[\s,;、，；]/u.test(text.charAt(at));
  const joints = listedWords('press.words-and', t);
  let from = 0;
  let to = text.length;
  while (from < to && isSeparator(from)) from += 1;
  for (let before = -1; before !== to; ) {
    before = to;
    while (to > from && isSeparator(to - 1)) to -= 1;
    const joint = joints.find((word) => text.slice(to - word.length, to).toLowerCase() === word);
    if (joint && to - from > joint.length && isSeparator(to - joint.length - 1)) to -= joint.length;
  }
  return text.slice(from, to);
}
