import type { Option } from '../../kernel/choice.ts';
import { listedWords } from './listed-words.ts';
import { normaliseWords } from './normalise-words.ts';
import type { OptionNames } from './option-names.ts';

/** Stand between the parts of an order, besides words. */
const SIGNS = ['-', '+'];
/** So many words may be the part of a name. */
const MOST_WORDS = 6;

/** What some words begin with, and the words after it. */
export type NameReading = { readonly value: string; readonly left: string };
/** A name that several have. */
export type Unclear = { readonly given: string; readonly which: readonly Option[] };

type Reading<T> = T | Unclear | undefined;

/**
 * The option with the longest name that the words begin with. `partly`: else the one of whose name they begin with a
 * part ("I Corps" for "French I Corps"), or all those whose name has it.
 */
export function readName(
  options: readonly Option[],
  words: string,
  names: OptionNames,
  partly: boolean,
): Reading<NameReading> {
  let best: { readonly left: string; readonly found: Option[] } | undefined;
  for (const option of options) {
    const left = afterName(words, names.of(option));
    if (left === undefined || (best && left.length > best.left.length)) continue;
    if (best && left.length === best.left.length) best.found.push(option);
    else best = { left, found: [option] };
  }
  if (best) return oneOf(best.found, words.slice(0, words.length - best.left.length), best.left, names);
  return partly ? readPart(options, words, names) : undefined;
}

function readPart(options: readonly Option[], words: string, names: OptionNames): Reading<NameReading> {
  const given = words.split(' ');
  for (let count = Math.min(given.length, MOST_WORDS); count > 0; count -= 1) {
    const part = given.slice(0, count).join(' ');
    if (!isTelling(part, names)) continue;
    const found = options.filter((option) => names.of(option).some((name) => ` ${name} `.includes(` ${part} `)));
    if (found.length > 0) return oneOf(found, part, given.slice(count).join(' '), names);
  }
  return undefined;
}

/** No number, no sign, and no word that may stand anywhere. */
function isTelling(part: string, { t }: OptionNames): boolean {
  return /\p{L}/u.test(part) && !listedWords('reply.words-filling', t).includes(part);
}

/**
 * Whose label it is comes before whose abbreviation. Options of one label are one thing in two ways, the usual one
 * first; others are asked about.
 */
function oneOf(all: readonly Option[], given: string, left: string, { t }: OptionNames): Reading<NameReading> {
  const labelled = all.filter(({ label }) => normaliseWords(t(label)) === given.trim());
  const found = labelled.length > 0 ? labelled : all;
  const [first] = found;
  if (!first) return undefined;
  const isOne = new Set(found.map(({ label }) => t(label))).size === 1;
  return isOne ? { value: first.id, left } : { given: given.trim(), which: found };
}

/** Names one after the other, as many as the words begin with: "I, III Corps". */
export function readNames(
  options: readonly Option[],
  words: string,
  names: OptionNames,
  { partly, again }: { readonly partly: boolean; readonly again: boolean },
): Reading<{ readonly values: readonly string[]; readonly left: string }> {
  const values: string[] = [];
  let left = words;
  for (;;) {
    const open = again ? options : options.filter(({ id }) => !values.includes(id));
    const read = firstOf(beginnings(left, names), (some) => readName(open, some, names, partly));
    if (read === undefined) return values.length > 0 ? { values, left } : undefined;
    if ('which' in read) return read;
    values.push(read.value);
    left = read.left;
  }
}

/** What comes after a name at the beginning of some words; undefined where none of the names is there. */
export function afterName(words: string, names: readonly string[]): string | undefined {
  for (const name of names) if (words === name || words.startsWith(`${name} `)) return words.slice(name.length).trim();
  return undefined;
}

/**
 * Some words, and again without each of the words that may stand before a part: a name may begin like one of them, as
 * "La Coruña" does in Spanish. `label`: what the part is called.
 */
export function beginnings(words: string, { t }: OptionNames, label?: string): readonly string[] {
  const fillings = [...SIGNS, ...listedWords('reply.words-filling', t), ...(label ? [normaliseWords(label)] : [])];
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
export function firstOf<T>(texts: readonly string[], read: (text: string) => T | undefined): T | undefined {
  for (const text of texts) {
    const found = read(text);
    if (found !== undefined) return found;
  }
  return undefined;
}
