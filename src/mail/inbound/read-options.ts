import type { MarkedOption } from '../turn/mark-options.ts';
import { type Match, matchExactly, matchOption, type OptionIndex } from './match-option.ts';
import { withoutVerb } from './reply-reading.ts';
import { readList } from './split-list.ts';

/**
 * One option out of all the words: "2", "rhineland", "settle rhineland", "2 please". A number beside the name of
 * another option means either; what stands on lines below it is no part of it.
 */
export function readOption(index: OptionIndex, text: string): Match {
  let first: Match | undefined;
  for (const words of withoutVerb(text, index.t)) {
    const match = matchOption(index, words);
    if (match.found.length === 1) return match;
    if (match.found.length > 1 && !first) first = match;
  }
  if (first) return first;
  const [, number, beside = ''] = /^\W*(\d+)\b([^\d\n]*)$/u.exec(text) ?? [];
  if (number === undefined) return { found: [], exact: false };
  const numbered = matchOption(index, number);
  const others = matchOption(index, beside).found.filter((option) => !numbered.found.includes(option));
  return others.length === 0 ? numbered : { found: [...numbered.found, ...others], exact: false };
}

export type OptionsReading = {
  readonly found: readonly MarkedOption[];
  /** The first words that are not clear, and what they may mean. */
  readonly unread?: { readonly words: string; readonly match: Match };
};

/** A list of options in the order given: "1, 4, 7" or "france, uk and us". */
export function readOptions(index: OptionIndex, text: string): OptionsReading {
  let first = true;
  // An empty piece may come between two of a label.
  const { items, unread } = readList(text, index.separator, index.pieces + 2, (words, joined) => {
    const variants = first ? withoutVerb(words, index.t) : [words];
    for (const variant of variants) {
      const found = joined ? (matchExactly(index, variant) ?? []) : matchOption(index, variant).found;
      if (found.length === 1) {
        first = false;
        return found[0];
      }
    }
    return undefined;
  });
  if (unread === undefined) return { found: items };
  return { found: items, unread: { words: unread, match: matchOption(index, unread) } };
}
