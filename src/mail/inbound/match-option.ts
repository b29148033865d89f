import type { Message } from '../../kernel/message.ts';
import type { MarkedOption } from '../turn/mark-options.ts';
import { listedWords } from './listed-words.ts';
import { isOneSlipApart, normaliseWords } from './normalise-words.ts';
import { calledIn } from './option-names.ts';
import { separatorOf, splitList } from './split-list.ts';

export type Translate = (message: Message) => string;

/** The options that some words may mean; one when they are clear. */
export type Match = { readonly found: readonly MarkedOption[]; readonly exact: boolean };

/** Options as they are looked up, by mark and by name: their labels are rendered once, however many words are read. */
export type OptionIndex = {
  readonly options: readonly MarkedOption[];
  /** How many pieces of a list a label may be taken for ("Trinidad and Tobago": two). */
  readonly pieces: number;
  readonly byMark: ReadonlyMap<string, MarkedOption>;
  /** By their whole label, their whole id, and the game's abbreviations. */
  readonly byName: ReadonlyMap<string, readonly MarkedOption[]>;
  readonly named: readonly NamedOption[];
  /** In which language the words are. */
  readonly t: Translate;
  /** What divides a list of options. */
  readonly separator: RegExp;
};

type NamedOption = {
  readonly option: MarkedOption;
  readonly label: string;
  /** `issue:rhineland` is also called `rhineland`. */
  readonly id: string;
  readonly words: readonly string[];
};

/** Shorter words are too easily another word. */
const FORGIVING_LENGTH = 5;
/** No option has so long a name; longer words are not compared with anything. */
const LONGEST = 300;

export function indexOptions(options: readonly MarkedOption[], t: Translate): OptionIndex {
  const byName = new Map<string, MarkedOption[]>();
  const separator = separatorOf(t);
  let pieces = 1;
  const named = options.map((option) => {
    const text = t(option.label);
    const label = normaliseWords(text);
    const called = calledIn(option.called, t);
    for (const name of new Set([label, option.id, ...(option.short ?? []), ...called].map(normaliseWords)))
      byName.set(name, [...(byName.get(name) ?? []), option]);
    pieces = Math.max(pieces, splitList(text, separator).length);
    const id = normaliseWords(option.id.slice(option.id.lastIndexOf(':') + 1));
    return { option, label, id, words: label.split(' ') };
  });
  return {
    options,
    pieces,
    byMark: new Map(options.map((option) => [option.mark, option])),
    byName,
    named,
    t,
    separator,
  };
}

/**
 * Find what a person means by some words: an option's mark, its label, its id; then the beginning of a label;
 * then words that all begin words of a label, with one slip of the finger forgiven in longer ones.
 */
export function matchOption(index: OptionIndex, words: string): Match {
  const exact = matchExactly(index, words);
  const given = words.length > LONGEST ? '' : normaliseWords(words);
  if (exact || given === '') return { found: exact ?? [], exact: exact !== undefined };

  const parts = given.split(' ');
  const meaning = (['reply.words-yes', 'reply.words-no'] as const)
    .map((list) => listedWords(list, index.t))
    .find((list) => list.includes(given));
  const tests: readonly ((o: NamedOption) => boolean)[] = [
    (o) => o.id === given,
    (o) => o.label.startsWith(`${given} `) || (meaning?.some((word) => means(o, word)) ?? false),
    (o) => o.label.startsWith(given),
    (o) => everyWordFits(parts, o.words, (word, part) => part.startsWith(word)),
    (o) => everyWordFits(parts, o.words, (word, part) => part.startsWith(word) || slipped(word, part)),
  ];

  for (const fits of tests) {
    const found = index.named.filter(fits).map((o) => o.option);
    if (found.length > 0) return { found, exact: false };
  }
  return { found: [], exact: false };
}

/**
 * The options with just this mark, label, id or abbreviation; undefined when there are none. Takes no more time for
 * more options.
 */
export function matchExactly(index: OptionIndex, words: string): readonly MarkedOption[] | undefined {
  if (words.length > LONGEST) return undefined;
  const given = normaliseWords(words);
  if (given === '') return undefined;
  const marked = index.byMark.get(words.trim().replace(/[.)]$/u, '').toLowerCase());
  return marked ? [marked] : index.byName.get(given);
}

function means(o: NamedOption, word: string): boolean {
  return o.label === word || o.label.startsWith(`${word} `) || o.id === word;
}

/** More words than the label has do not all name it. */
function everyWordFits(
  given: readonly string[],
  parts: readonly string[],
  fits: (word: string, part: string) => boolean,
): boolean {
  return given.length <= parts.length && given.every((word) => parts.some((part) => fits(word, part)));
}

function slipped(word: string, part: string): boolean {
  return word.length >= FORGIVING_LENGTH && part.length >= FORGIVING_LENGTH && isOneSlipApart(word, part);
}
