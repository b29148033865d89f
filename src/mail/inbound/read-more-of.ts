import type { Option, Order, SheetLine } from '../../kernel/choice.ts';
import type { SheetPoint } from '../../kernel/sheet.ts';
import type { OptionNames } from './option-names.ts';
import { afterName, beginnings, firstOf } from './read-names.ts';
import { idsIn, type Misreading, type Parts, partsOf, readParts } from './read-order-parts.ts';

/** An order that a line began with, its parts, and which order was read last. */
type Begun = { readonly order: Order; readonly parts: Parts; readonly last: string | undefined };
/** Lines for the same pieces, where they are to be carried out, if that is said, and the words after them. */
type MoreLines = { readonly lines: readonly SheetLine[]; readonly left: string; readonly where?: Option };

/**
 * "I, III Corps: Metz > Mainz, forage": another order for those whom the line began with. Places that are on the way
 * are named among all that there are ("leave 4 infantry in Mainz").
 */
export function readMoreOf(
  at: SheetPoint,
  begun: Begun,
  words: string,
  names: OptionNames,
): MoreLines | Misreading | undefined {
  const [subject] = partsOf(begun.order) ?? [];
  const whom = subject && idsIn(begun.parts[subject.id]);
  if (!whom || whom.length === 0) return undefined;
  const among = (orders: readonly Order[]) => orders.flatMap((order) => readAbout(order, whom, words, names) ?? []);
  const [offered, any] = [among(at.orders()), among(at.beyond())];
  const [found, placed] = [furthest(offered, begun.last), furthest(any, begun.last)];
  if (placed && (!found || placed.left.length < found.left.length)) return placed;
  return found ?? [...offered, ...any].find((one): one is Misreading => 'problem' in one);
}

/** The reading with the fewest words left. Of several the order read last goes on: "2 infantry in Metz, 1 in Ulm". */
function furthest(readings: readonly (MoreLines | Misreading)[], last: string | undefined): MoreLines | undefined {
  const isSame = ({ lines }: MoreLines) => (lines[0]?.order === last ? 0 : 1);
  const [first, second] = readings
    .flatMap((one) => ('lines' in one ? [one] : []))
    .toSorted((a, b) => a.left.length - b.left.length || isSame(a) - isSame(b));
  if (!first || !second || first.left.length !== second.left.length) return first;
  return isSame(first) < isSame(second) ? first : undefined;
}

function readAbout(
  order: Order,
  whom: readonly string[],
  words: string,
  names: OptionNames,
): MoreLines | Misreading | undefined {
  const [subject, ...others] = partsOf(order) ?? [];
  if (!subject || subject.choice.kind === 'number') return undefined;
  const { choice } = subject;
  if (!whom.every((id) => choice.options.some((option) => option.id === id))) return undefined;
  const after = firstOf(beginnings(words, names), (some) => afterName(some, names.of(order)));
  // Without its name an order is known by what else it has.
  if (after === undefined && others.length === 0) return undefined;
  const read = readParts(others, after ?? words, names);
  // Who names an order and then something that is nearly one of its parts means that.
  if ('problem' in read) return after !== undefined && read.tells ? read : undefined;
  if (read.left.length >= words.length) return undefined;
  const each = choice.kind === 'one' ? whom : [whom];
  const lines = each.map((value) => lineOf(order, { [subject.id]: value, ...read.parts }));
  return { lines, left: read.left, ...(read.where && { where: read.where }) };
}

export function lineOf(order: Order, parts: Parts): SheetLine {
  return { order: order.id, answer: order.choice.kind === 'form' ? parts : (parts[''] ?? '') };
}
