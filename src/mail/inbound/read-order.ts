import { msg } from '../../i18n/msg.ts';
import type { Answer, Field, Option, Order, PlainChoice, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { isPoint, type Misfit, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import type { OptionNames } from './option-names.ts';
import { parseReply } from './parse-reply.ts';
import { shorten } from './reply-reading.ts';

/** Longer lines are not orders. */
const LONGEST = 400;
/** Options that a refusal lists. */
const LISTED = 12;
/** Words between the parts of an order. */
const FILLING = ['to', 'from', 'at', 'in', 'into', 'for', 'the', 'and', 'then', 'with', 'via', '-', '+'];

/**
 * Reads one line as an order, or as several where it goes on from part to part ("Ash-1: b1 > c1"). The order may be
 * named first ("Move Ash-1 to b1"); where it is not, the line must mean just one. Gives the reason where it means none.
 */
export function readOrder(point: SheetPoint, text: string, names: OptionNames): readonly SheetLine[] | Misfit {
  const { t } = names;
  const given = text.length > LONGEST ? '' : normaliseWords(text);
  if (given === '') return unread(text, point.orders(), t);

  const orders = point.orders();
  const named = orders.flatMap((order) => {
    const after = afterName(given, names.of(order));
    return after === undefined ? [] : [{ order, words: after }];
  });
  const readings = (named.length > 0 ? named : orders.map((order) => ({ order, words: given }))).map(
    ({ order, words }) => readAs(point, order, words, names),
  );

  const understood = readings.filter((reading): reading is readonly SheetLine[] => Array.isArray(reading));
  const [only] = understood;
  if (only && understood.length === 1) return only;
  if (only)
    return { problem: msg('mail.order-ambiguous', { given: shorten(text), orders: orders.map(({ label }) => label) }) };
  const [why] = readings;
  return readings.length === 1 && why && 'problem' in why ? why : unread(text, orders, t);
}

/** The lines that some words mean as one order. */
function readAs(point: SheetPoint, order: Order, words: string, names: OptionNames): readonly SheetLine[] | Misfit {
  const fields = partsOf(order.choice);
  if (!fields) {
    const reading = parseReply(order.choice, words, names.t);
    return 'answer' in reading ? [{ order: order.id, answer: reading.answer }] : { problem: reading.problem };
  }
  const first = readParts(fields, words, names);
  if ('problem' in first) return first;
  const lines = [lineOf(order, first.parts)];

  // "Ash-1: b1 > c1": what is left goes on from where the first line leads.
  let { left } = first;
  let at = fitLine(point, lines[0]);
  while (left !== '' && isPoint(at)) {
    const again = at.orders().find(({ id }) => id === order.id);
    const last = again && partsOf(again.choice)?.at(-1);
    const next = last && readParts([last], left, names);
    if (!next || 'problem' in next) return { problem: msg('mail.order-too-much', { left: shorten(left) }) };
    const line = lineOf(order, { ...first.parts, ...next.parts });
    lines.push(line);
    left = next.left;
    at = fitLine(at, line);
  }
  return left === '' || !isPoint(at) ? lines : { problem: msg('mail.order-too-much', { left: shorten(left) }) };
}

type Parts = { readonly [field: string]: Answer };

/** The parts of an order that can be read one after the other; undefined for orders of another kind. */
function partsOf(choice: PlainChoice): readonly Field[] | undefined {
  if (choice.kind === 'one' || choice.kind === 'number') return [{ id: '', label: msg('mail.order-part'), choice }];
  if (choice.kind !== 'form') return undefined;
  return choice.fields.every((field) => field.choice.kind === 'one' || field.choice.kind === 'number')
    ? choice.fields
    : undefined;
}

function lineOf(order: Order, parts: Parts): SheetLine {
  return { order: order.id, answer: order.choice.kind === 'form' ? parts : (parts[''] ?? '') };
}

function readParts(
  fields: readonly Field[],
  words: string,
  names: OptionNames,
): { readonly parts: Parts; readonly left: string } | Misfit {
  const parts: { [field: string]: Answer } = {};
  let left = words;
  for (const { id, label, choice, optional } of fields) {
    left = withoutFilling(left, names.t(label));
    const read = choice.kind === 'one' ? readOption(choice.options, left, names) : readNumber(left);
    if (read) {
      parts[id] = read.value;
      left = withoutFilling(read.left);
    } else if (!optional) {
      const options = choice.kind === 'one' ? choice.options : [];
      return { problem: unknownPart(label, left, options) };
    }
  }
  return { parts, left };
}

/** The option with the longest name that the words begin with. */
function readOption(options: readonly Option[], words: string, names: OptionNames) {
  let best: { readonly value: string; readonly left: string } | undefined;
  for (const option of options) {
    const left = afterName(words, names.of(option));
    if (left !== undefined && (!best || left.length < best.left.length)) best = { value: option.id, left };
  }
  return best;
}

function readNumber(words: string) {
  const found = /^(\d{1,9})(?:\s+|$)/u.exec(words);
  return found ? { value: Number(found[1]), left: words.slice(found[0].length) } : undefined;
}

/** What comes after a name at the beginning of some words; undefined where none of the names is there. */
function afterName(words: string, names: readonly string[]): string | undefined {
  for (const name of names) if (words === name || words.startsWith(`${name} `)) return words.slice(name.length).trim();
  return undefined;
}

function withoutFilling(words: string, label = ''): string {
  const fillings = [...FILLING, normaliseWords(label)].filter((one) => one !== '');
  let left = words.trim();
  for (;;) {
    const filling = fillings.find((one) => left === one || left.startsWith(`${one} `));
    if (filling === undefined) return left;
    left = left.slice(filling.length).trim();
  }
}

function unknownPart(field: Message, words: string, options: readonly Option[]): Message {
  return msg('mail.order-unknown-part', {
    field,
    given: shorten(words),
    options: options.slice(0, LISTED).map(({ label }) => label),
    more: Math.max(0, options.length - LISTED),
    any: words === '' ? 'no' : 'yes',
  });
}

function unread(text: string, orders: readonly Order[], t: Translate): Misfit {
  const names = orders.map(({ label }) => t(label));
  return { problem: msg('mail.order-unread', { given: shorten(text), orders: names }) };
}
