import { msg } from '../../i18n/msg.ts';
import type { Answer, Field, Option, Order } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { Misfit } from '../../kernel/sheet.ts';
import { listedWords } from './listed-words.ts';
import { nearestOptions } from './nearest-options.ts';
import type { OptionNames } from './option-names.ts';
import { afterName, beginnings, firstOf, readName, readNames, type Unclear } from './read-names.ts';
import { shorten } from './reply-reading.ts';

/** Options that a refusal lists. */
const LISTED = 12;

export type Parts = { readonly [field: string]: Answer };
/** Parts of an order, the place of the board that it is said of (`Option.at`), and the words after them. */
export type PartsReading = { readonly parts: Parts; readonly left: string; readonly where?: Option };

/**
 * Why some words are not the parts of an order, and how many of them they have. `tells`: it knows what may be meant: a
 * name that is near, or, which is more, several that have this name.
 */
export type Misreading = Misfit & { readonly read: number; readonly tells?: 'near' | 'which' };

/** A part of an order that is written in a few words. */
export type Part = Field & { readonly choice: { readonly kind: 'one' | 'some' | 'ranking' | 'number' } };

/** The parts of an order that can be read one after the other; undefined for orders of another kind. */
export function partsOf({ label, choice }: Order): readonly Part[] | undefined {
  if (choice.kind !== 'form') {
    const part = { id: '', label, choice };
    return isPart(part) ? [part] : undefined;
  }
  return choice.fields.every(isPart) ? choice.fields : undefined;
}

const isPart = (field: Field): field is Part =>
  field.choice.kind !== 'form' && field.choice.kind !== 'spread' && field.choice.kind !== 'text';

/** The ids that a part names. */
export const idsIn = (value: Answer | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Reads the parts of an order from the beginning of some words; the reason where one of them is not there. */
export function readParts(fields: readonly Part[], words: string, names: OptionNames): PartsReading | Misreading {
  const parts: { [field: string]: Answer } = {};
  const at = new Set<string>();
  let where: Option | undefined;
  let [left, count, open] = [words, 0, fields];
  while (open.length > 0) {
    const [field, ...others] = inOrder(open, left, names);
    if (!field) break;
    const way = wayOf(field, others[0]);
    const read = readField(field, left, names, way && at);
    if (read && 'which' in read) return { ...(oneSlipOf(field, read, left, names) ?? whichOne(read)), read: count };
    if (read) {
      parts[field.id] = read.value;
      if (way && read.by) parts[way.id] = read.by;
      where = read.where ?? where;
      for (const place of placesIn(field, read.value)) at.add(place);
      count += 1;
      left = read.left;
    } else if (!field.optional) {
      // What may be left out may have taken the words for what may not: "Sail I Fleet Off Yarmouth" from there.
      const taken = fields.findLast(({ id, optional }) => optional && parts[id] !== undefined);
      const without = taken && readParts(fields.toSpliced(fields.indexOf(taken), 1), words, names);
      return without && 'parts' in without ? without : { ...notThere(field, left, names), read: count };
    }
    open = way && read?.by ? others.slice(1) : others;
  }
  return { parts, left: beginnings(left, names).at(-1) === '' ? '' : left, ...(where && { where }) };
}

/** An order once more with other last parts, as few of them as the words begin with: "c1", "c1, forage". */
export function readOn(
  fields: readonly Part[],
  earlier: Parts,
  words: string,
  names: OptionNames,
): PartsReading | undefined {
  for (let count = 1; count <= Math.max(1, fields.length - 1); count += 1) {
    const [before, first] = fields.slice(-count - 1);
    // Places on the way do not lead on by themselves.
    if (before && first && wayOf(before, first)) continue;
    const read = readParts(fields.slice(-count), words, names);
    if (!('parts' in read) || read.left.length >= words.length) continue;
    // What may be left out, such as where it begins, was said of the first part alone.
    const kept = fields.slice(0, -count).flatMap(({ id, optional }) => (optional ? [] : [[id, earlier[id]] as const]));
    const same = Object.fromEntries(kept.filter((part): part is [string, Answer] => part[1] !== undefined));
    return { parts: { ...same, ...read.parts }, left: read.left };
  }
  return undefined;
}

/** "4 infantry": a number may stand before what it counts. */
function inOrder(fields: readonly Part[], words: string, names: OptionNames): readonly Part[] {
  const [first, second, ...others] = fields;
  if (first?.choice.kind !== 'one' || second?.choice.kind !== 'number') return fields;
  return firstOf(beginnings(words, names), readNumber) ? [second, first, ...others] : fields;
}

/** A part that names places on the way to another one, in their order: "Metz > Mainz > Frankfurt" are both. */
export function wayOf(to: Part, by: Part | undefined): Part | undefined {
  if (to.choice.kind !== 'one' || by?.choice.kind !== 'ranking' || !by.optional) return undefined;
  const [{ options }, between] = [to.choice, by.choice.options];
  return options.length === between.length && options.every(({ id }, i) => id === between[i]?.id) ? by : undefined;
}

type FieldReading = {
  readonly value: Answer;
  readonly left: string;
  readonly by?: readonly string[];
  readonly where?: Option;
};

/** `from`: the part is the end of a way, that may begin where something stands which was named before. */
function readField(
  { label, choice, optional }: Part,
  words: string,
  names: OptionNames,
  from: ReadonlySet<string> | undefined,
): FieldReading | Unclear | undefined {
  const readFrom = (some: string, partly: boolean): FieldReading | Unclear | undefined => {
    if (choice.kind === 'number') return readNumber(some);
    if (choice.kind === 'one' && !from)
      return readPlaced(choice.options, some, names) ?? readName(choice.options, some, names, partly);
    if (choice.kind !== 'one' && choice.kind !== 'some' && choice.kind !== 'ranking') return undefined;
    const read = readNames(choice.options, some, names, { partly: partly && !from, again: from !== undefined });
    if (!read || 'which' in read) return read;
    return from ? endOf(choice.options, read, from) : { value: read.values, left: read.left };
  };
  // What a part is called may stand before it; it may also be what it is: "forage".
  const texts = [...beginnings(words, names), ...beginnings(words, names, names.t(label))];
  const exact = firstOf(texts, (some) => readFrom(some, false));
  return exact || optional ? exact : firstOf(texts.toReversed(), (some) => readFrom(some, true));
}

/** "in Ulm", or "in the city of Ulm": an option that is said of a place. */
function readPlaced(options: readonly Option[], words: string, names: OptionNames): FieldReading | Unclear | undefined {
  const placed = options.filter(({ at }) => at !== undefined);
  if (placed.length === 0) return undefined;
  const named = readName(placed, words, names, false);
  if (named && 'which' in named) return named;
  const among = named ? placed.filter(({ id }) => id === named.value) : placed;
  // Behind the option's name a place needs its word before it: "the city, Ulm" goes on to Ulm.
  const ofIt = named && afterName(named.left, listedWords('reply.words-of', names.t));
  const rest = named ? beginnings(ofIt ?? '', names) : [words];
  for (const { id, at = [] } of among) {
    const place = firstOf(rest, (some) => readName(at, some, names, false));
    if (place && 'which' in place) return place;
    const where = place && at.find((one) => one.id === place.value);
    if (place && where) return { value: id, left: place.left, where };
  }
  return undefined;
}

function endOf(
  options: readonly Option[],
  { values, left }: { readonly values: readonly string[]; readonly left: string },
  from: ReadonlySet<string>,
): FieldReading {
  const first = options.find(({ id }) => id === values[0])?.place;
  const way = values.length > 1 && first !== undefined && from.has(first) ? values.slice(1) : values;
  const by = way.slice(0, -1);
  return { value: way.at(-1) ?? '', left, ...(by.length > 0 && { by }) };
}

function placesIn({ choice }: Part, value: Answer): readonly string[] {
  const options = choice.kind === 'one' || choice.kind === 'some' ? choice.options : [];
  const picked: readonly unknown[] = Array.isArray(value) ? value : [value];
  return options.flatMap(({ id, place }) => (place !== undefined && picked.includes(id) ? [place] : []));
}

function readNumber(words: string) {
  const found = /^(\d{1,9})(?:\s+|$)/u.exec(words);
  return found ? { value: Number(found[1]), left: words.slice(found[0].length) } : undefined;
}

function notThere({ label, choice }: Part, words: string, names: OptionNames): Omit<Misreading, 'read'> {
  const named = beginnings(words, names, names.t(label)).at(-1) ?? '';
  if (choice.kind === 'number') return { problem: noNumber(label, named) };
  const near = nearestOptions([...choice.options, ...choice.options.flatMap(({ at = [] }) => at)], named, names);
  const problem = unknownPart(label, named, { near, options: choice.options });
  return near.length > 0 ? { problem, tells: 'near' } : { problem };
}

type Offered = { readonly near: readonly Option[]; readonly options: readonly Option[] };

function unknownPart(field: Message, words: string, { near, options }: Offered): Message {
  const offered = near.length > 0 ? near : options;
  return msg('mail.order-unknown-part', {
    field,
    given: shorten(words),
    options: offered.slice(0, LISTED).map(({ label }) => label),
    more: Math.max(0, offered.length - LISTED),
    what: near.length > 0 ? 'near' : words === '' ? 'missing' : 'wrong',
  });
}

function whichOne({ given, which }: Unclear): Omit<Misreading, 'read'> {
  const problem = msg('mail.reply-ambiguous', {
    given: shorten(given),
    options: which.slice(0, LISTED).map(({ label }) => label),
    more: Math.max(0, which.length - LISTED),
  });
  return { problem, tells: 'which' };
}

/** "Gulf of Lyons": of all gulfs that one which has nearly this name. */
function oneSlipOf(
  { label }: Part,
  { which }: Unclear,
  words: string,
  names: OptionNames,
): Omit<Misreading, 'read'> | undefined {
  const given = beginnings(words, names).at(-1) ?? '';
  const near = nearestOptions(which, given, names);
  if (near.length === 0) return undefined;
  return { problem: unknownPart(label, given, { near, options: which }), tells: 'near' };
}

function noNumber(field: Message, words: string): Message {
  return msg('mail.order-no-number', { field, given: shorten(words), any: words === '' ? 'no' : 'yes' });
}
