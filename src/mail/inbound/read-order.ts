import { msg } from '../../i18n/msg.ts';
import type { Option, Order, SheetLine } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import { isPoint, type Misfit, type SheetPoint } from '../../kernel/sheet.ts';
import { fitLine } from '../../kernel/walk-sheet.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';
import type { OptionNames } from './option-names.ts';
import { parseReply } from './parse-reply.ts';
import { afterName, type Misreading, type Parts, partsOf, readOn, readParts } from './read-order-parts.ts';
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
  return nearest(readings.flatMap((reading) => ('problem' in reading ? [reading] : []))) ?? unread(text, orders, t);
}

/** Of several misreadings the one that got furthest; undefined where none is ahead. */
function nearest(misreadings: readonly Misreading[]): Misfit | undefined {
  const [first, second] = misreadings.toSorted((a, b) => b.read - a.read);
  return first && (second === undefined || first.read > second.read) ? first : undefined;
}

/** The lines that some words mean as one order. */
function readAs(point: SheetPoint, order: Order, words: string, names: OptionNames): readonly SheetLine[] | Misreading {
  const fields = partsOf(order);
  if (!fields) {
    const reading = parseReply(order.choice, words, names.t);
    if ('answer' in reading) return [{ order: order.id, answer: reading.answer }];
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
    if (!next) return tooMuch(left);
    const line = lineOf(order, next.parts);
    lines.push(line);
    left = next.left;
    at = fitLine(at, line);
  }
  return left === '' || !isPoint(at) ? lines : tooMuch(left);
}

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
