import { msg } from '../../i18n/msg.ts';
import type { Option, Order, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { isPoint, type Misfit, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';
import { haltAt, whoIsElsewhere } from './halt-on-the-way.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import type { OptionNames } from './option-names.ts';
import { parseReply } from './parse-reply.ts';
import { lineOf, readMoreOf } from './read-more-of.ts';
import { afterName } from './read-names.ts';
import { type Misreading, partsOf, readOn, readParts } from './read-order-parts.ts';
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
  const astray = first.where && whoIsElsewhere(fields, first.parts, first.where);
  if (astray) return { problem: astray, read: fields.length };

  // "Ash-1: b1 > c1": what is left goes on from where the first line leads.
  // An order that lacks a part is nearer than one in which words are left over.
  const tooMuch = (more: string): Misreading => ({
    problem: msg('mail.order-too-much', { left: shorten(more) }),
    read: fields.length - 1,
  });
  let lines: readonly SheetLine[] = [lineOf(order, first.parts)];
  let { left } = first;
  let last = order.id;
  let at = addLines(point, lines);
  while (left !== '' && isPoint(at)) {
    const again = at.orders().find(({ id }) => id === order.id);
    const next = again && readOn(partsOf(again) ?? [], first.parts, left, names);
    const more = next
      ? { lines: [lineOf(order, next.parts)], left: next.left }
      : fields.length > 1
        ? readMoreOf(at, { order, parts: first.parts, last }, left, names)
        : undefined;
    if (!more) return tooMuch(left);
    if ('problem' in more) return { ...more, read: fields.length + more.read };
    if (more.where) {
      const halted = haltAt({ order, parts: first.parts }, lines, { ...more, where: more.where });
      if ('problem' in halted) return { ...halted, read: fields.length };
      lines = halted.lines;
    } else lines = [...lines, ...more.lines];
    at = addLines(point, lines);
    last = more.lines[0]?.order ?? last;
    left = more.left;
  }
  return left === '' || !isPoint(at) ? { lines, left } : tooMuch(left);
}

/** Why the first of some lines that does not fit does not, else the point after all of them. */
function addLines(point: SheetPoint, lines: readonly SheetLine[]): SheetPoint | Misfit {
  let at: SheetPoint | Misfit = point;
  for (const line of lines) if (isPoint(at)) at = fitLine(at, line);
  return at;
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
