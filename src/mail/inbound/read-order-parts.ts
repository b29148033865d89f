import { msg } from '../../i18n/msg.ts';
import type { Answer, Field, Option, Order } from '../../kernel/choice.ts';
import type { Message } from '../../kernel/message.ts';
import type { Misfit } from '../../kernel/sheet.ts';
import { listedWords } from './listed-words.ts';
import type { Translate } from './match-option.ts';
import { nearestOptions } from './nearest-options.ts';
import { normaliseWords } from './normalise-words.ts';
import type { OptionNames } from './option-names.ts';
import { shorten } from './reply-reading.ts';

/** Options that a refusal lists. */
const LISTED = 12;
/** Stand between the parts of an order, besides words. */
const SIGNS = ['-', '+'];

export type Parts = { readonly [field: string]: Answer };
/** Parts of an order, and the words after them. */
export type PartsReading = { readonly parts: Parts; readonly left: string };

/** Why some words are not the parts of an order, and how many of them they have. */
export type Misreading = Misfit & { readonly read: number };

/** The parts of an order that can be read one after the other; undefined for orders of another kind. */
export function partsOf({ label, choice }: Order): readonly Field[] | undefined {
  if (choice.kind === 'one' || choice.kind === 'number') return [{ id: '', label, choice }];
  if (choice.kind !== 'form') return undefined;
  return choice.fields.every((field) => field.choice.kind === 'one' || field.choice.kind === 'number')
    ? choice.fields
    : undefined;
}

/** Reads the parts of an order from the beginning of some words; the reason where one of them is not there. */
export function readParts(fields: readonly Field[], words: string, names: OptionNames): PartsReading | Misreading {
  const parts: { [field: string]: Answer } = {};
  let left = words;
  let count = 0;
  for (const { id, label, choice, optional } of fields) {
    const readFrom = (some: string) =>
      choice.kind === 'one' ? readOption(choice.options, some, names) : readNumber(some);
    // What a part is called may stand before it; it may also be what it is: "forage".
    const read = firstOf(beginnings(left, names.t), readFrom) ?? firstOf(beginnings(left, names.t, label), readFrom);
    if (read) {
      parts[id] = read.value;
      count += 1;
      left = read.left;
    } else if (!optional) {
      const named = beginnings(left, names.t, label).at(-1) ?? '';
      return {
        problem: choice.kind === 'one' ? unknownPart(label, named, choice.options, names) : noNumber(label, named),
        read: count,
      };
    }
  }
  return { parts, left: beginnings(left, names.t).at(-1) === '' ? '' : left };
}

/** An order once more with other last parts, as few of them as the words begin with: "c1", "c1, forage". */
export function readOn(
  fields: readonly Field[],
  before: Parts,
  words: string,
  names: OptionNames,
): PartsReading | undefined {
  for (let count = 1; count <= Math.max(1, fields.length - 1); count += 1) {
    const read = readParts(fields.slice(-count), words, names);
    if (!('parts' in read) || read.left.length >= words.length) continue;
    const kept = fields.slice(0, -count).map(({ id }) => [id, before[id]] as const);
    const same = Object.fromEntries(kept.filter((part): part is [string, Answer] => part[1] !== undefined));
    return { parts: { ...same, ...read.parts }, left: read.left };
  }
  return undefined;
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
export function afterName(words: string, names: readonly string[]): string | undefined {
  for (const name of names) if (words === name || words.startsWith(`${name} `)) return words.slice(name.length).trim();
  return undefined;
}

/**
 * Some words, and again without each of the words that may stand before a part: a name may begin like one of them, as
 * "La Coruña" does in Spanish.
 */
function beginnings(words: string, t: Translate, label?: Message): readonly string[] {
  const fillings = [...SIGNS, ...listedWords('reply.words-filling', t), ...(label ? [normaliseWords(t(label))] : [])];
  const found = [words.trim()];
  for (;;) {
    const left = found.at(-1) ?? '';
    const next =
      left === ''
        ? undefined
        : afterName(
            left,
            fillings.filter((one) => one !== ''),
          );
    if (next === undefined) return found;
    found.push(next);
  }
}

/** The first that can be read. */
function firstOf<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = read(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

function unknownPart(field: Message, words: string, options: readonly Option[], names: OptionNames): Message {
  const near = nearestOptions(options, words, names);
  const offered = near.length > 0 ? near : options;
  return msg('mail.order-unknown-part', {
    field,
    given: shorten(words),
    options: offered.slice(0, LISTED).map(({ label }) => label),
    more: Math.max(0, offered.length - LISTED),
    what: near.length > 0 ? 'near' : words === '' ? 'missing' : 'wrong',
  });
}

function noNumber(field: Message, words: string): Message {
  return msg('mail.order-no-number', { field, given: shorten(words), any: words === '' ? 'no' : 'yes' });
}
