import { msg } from '../../i18n/msg.ts';
import type { Option, Order, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { isPoint, type Misfit, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import type { OptionNames } from './option-names.ts';
import { parseReply } from './parse-reply.ts';
import { afterName, beginnings, firstOf } from './read-names.ts';
import { type Misreading, type Parts, partsOf, readOn, readParts } from './read-order-parts.ts';
import { shorten } from './reply-reading.ts';

/** Longer lines are not orders. */
const LONGEST = 400;

/**
 * Reads one line as an order, or as several where it goes on from part to part ("Ash-1: b1 > c1"). The order may be
 * named first ("Move Ash-1 to b1"); where it is not, the line must mean just one. Gives the reason where it means none.
 */
export function readOrder(point: SheetPoint, text: string, names: OptionNames): readonly SheetLine[] | Misfit {
  const { t } = names;
  const given = text.length > LONGEST ? '' : normaliseWords(text);
  if (given === '') return unread(text, point.orders(), t);

  const offered = readAmong(point, point.orders(), given, names);
  const whole = wholeOf(offered);
  // What cannot be is told by its rule, which the sheet knows.
  const beyond = whole.length > 0 ? [] : beyondOf(point);
  const all = beyond.length > 0 ? readAmong(point, beyond, given, names) : offered;
  const found = whole.length > 0 ? whole : wholeOf(all);
  const [only] = found;
  if (only && found.length === 1) return only.lines;
  if (only) {
    const orders = (beyond.length > 0 ? beyond : point.orders()).map(({ label }) => label);
    return { problem: msg('mail.order-ambiguous', { given: shorten(text), orders }) };
  }
  const misread = all.flatMap((reading) => ('problem' in reading ? [reading] : []));
  const near = nearest(misread);
  if (near?.tells) return near;
  const begun = all.flatMap((reading) => ('lines' in reading ? [reading] : []));
  const [most, second] = begun.toSorted((one, other) => one.left.length - other.left.length);
  if (most && most.left.length !== second?.left.length) return most.lines;
  return near ?? unread(text, point.orders(), t);
}

/** Those in which every word means something. */
const wholeOf = (readings: readonly (LinesReading | Misreading)[]): readonly LinesReading[] =>
  readings.flatMap((reading) => ('lines' in reading && reading.left === '' ? [reading] : []));

/** All orders with all that may be named in them; none where a sheet has no others than it offers. */
function beyondOf(point: SheetPoint): readonly Order[] {
  const beyond = point.beyond();
  if (beyond.length === 0) return [];
  const offered = point.orders().filter(({ id }) => !beyond.some((order) => order.id === id));
  return [...beyond, ...offered];
}

/** What some words mean as each order that they name, or as any where they name none. */
function readAmong(point: SheetPoint, orders: readonly Order[], given: string, names: OptionNames) {
  const named = orders.flatMap((order) => {
    const after = afterName(given, names.of(order));
    return after === undefined ? [] : [{ order, words: after }];
  });
  const tried = named.length > 0 ? named : orders.map((order) => ({ order, words: given }));
  return tried.map(({ order, words }) => readAs(point, order, words, names));
}

const TELLS = { which: 2, near: 1 };
const tells = (reading: Misreading) => (reading.tells ? TELLS[reading.tells] : 0);

/** Of several misreadings the one that got furthest, or that knows most; undefined where none is ahead. */
function nearest(misreadings: readonly Misreading[]): Misreading | undefined {
  const [first, second] = misreadings.toSorted((a, b) => b.read - a.read || tells(b) - tells(a));
  if (!first || second === undefined || first.read > second.read) return first;
  // The same name is asked about whatever the order is.
  return tells(first) > tells(second) || first.tells === 'which' ? first : undefined;
}

/** Lines, and words after one that does not fit. */
type LinesReading = { readonly lines: readonly SheetLine[]; readonly left: string };

/** The lines that some words mean as one order. */
function readAs(point: SheetPoint, order: Order, words: string, names: OptionNames): LinesReading | Misreading {
  const fields = partsOf(order);
  if (!fields) {
    const reading = parseReply(order.choice, words, names.t);
    if ('answer' in reading) return { lines: [{ order: order.id, answer: reading.answer }], left: '' };
    return { problem: reading.problem, read: 0 };
  }
  const first = readParts(fields, words, names);
  if ('problem' in first) return first;
  const lines = [lineOf(order, first.parts)];

  // "Ash-1: b1 > c1": what is left goes on from where the first line leads.
  // An order that lacks a part is nearer than one in which words are left over.
  const tooMuch = (more: string): Misreading => ({
    problem: msg('mail.order-too-much', { left: shorten(more) }),
    read: fields.length - 1,
  });
  let { left } = first;
  let at = fitLine(point, lines[0]);
  while (left !== '' && isPoint(at)) {
    const again = at.orders().find(({ id }) => id === order.id);
    const next = again && readOn(partsOf(again) ?? [], first.parts, left, names);
    const more = next
      ? { lines: [lineOf(order, next.parts)], left: next.left }
      : fields.length > 1
        ? readMoreOf(at, { order, parts: first.parts }, left, names)
        : undefined;
    if (!more) return tooMuch(left);
    for (const line of more.lines) {
      lines.push(line);
      if (isPoint(at)) at = fitLine(at, line);
    }
    left = more.left;
  }
  return left === '' || !isPoint(at) ? { lines, left } : tooMuch(left);
}

type Begun = { readonly order: Order; readonly parts: Parts };

/** "I, III Corps: Metz > Mainz, forage": another order for those whom the line began with. */
function readMoreOf(at: SheetPoint, { order, parts }: Begun, words: string, names: OptionNames) {
  const [subject] = partsOf(order) ?? [];
  const whom = subject && idsIn(parts[subject.id]);
  if (!whom || whom.length === 0) return undefined;
  const readings = at.orders().flatMap((other) => {
    const read = readAbout(other, whom, words, names);
    return read ? [read] : [];
  });
  const [first, second] = readings.toSorted((a, b) => a.left.length - b.left.length);
  return first && first.left.length !== second?.left.length ? first : undefined;
}

function readAbout(order: Order, whom: readonly string[], words: string, names: OptionNames) {
  const [subject, ...others] = partsOf(order) ?? [];
  if (!subject || subject.choice.kind === 'number') return undefined;
  const { choice } = subject;
  if (!whom.every((id) => choice.options.some((option) => option.id === id))) return undefined;
  const after = firstOf(beginnings(words, names), (some) => afterName(some, names.of(order)));
  // Without its name an order is known by what else it has.
  if (after === undefined && others.length === 0) return undefined;
  const read = readParts(others, after ?? words, names);
  if (!('parts' in read) || read.left.length >= words.length) return undefined;
  const each = choice.kind === 'one' ? whom : [whom];
  return { lines: each.map((value) => lineOf(order, { [subject.id]: value, ...read.parts })), left: read.left };
}

const idsIn = (value: Parts[string] | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function lineOf(order: Order, parts: Parts): SheetLine {
  return { order: order.id, answer: order.choice.kind === 'form' ? parts : (parts[''] ?? '') };
}

/** Whether some words begin like an order, though they may not be one: with its name, or with one of its pieces. */
export function beginsLikeOrder(point: SheetPoint, text: string, names: OptionNames): boolean {
  const words = normaliseWords(text.slice(0, LONGEST));
  const begins = (named: { readonly id: string; readonly label: Message }) =>
    afterName(words, names.of(named)) !== undefined;
  return point.orders().some((order) => begins(order) || firstOptions(order).some(begins));
}

function firstOptions(order: Order): readonly Option[] {
  const [first] = partsOf(order) ?? [];
  return first?.choice.kind === 'one' ? first.choice.options : [];
}

function unread(text: string, orders: readonly Order[], t: Translate): Misfit {
  const names = orders.map(({ label }) => t(label));
  return { problem: msg('mail.order-unread', { given: shorten(text), orders: names }) };
}
