import type { MarkedOption } from '../mark-options.ts';
import { type Match, matchOption, type Say } from './match-option.ts';
import { withoutVerb } from './reply-reading.ts';
import { readList } from './split-list.ts';

/** One option out of all the words: "2", "rhineland", "settle rhineland", "I take number 2 please". */
export function readOption(options: readonly MarkedOption[], text: string, say: Say): Match {
  let first: Match | undefined;
  for (const words of withoutVerb(text)) {
    const match = matchOption(options, words, say);
    if (match.found.length === 1) return match;
    if (match.found.length > 1 && !first) first = match;
  }
  if (first) return first;
  const number = /^\W*(\d+)\b\D*$/u.exec(text)?.[1];
  return number ? matchOption(options, number, say) : { found: [], exact: false };
}

export type OptionsReading = {
  readonly found: readonly MarkedOption[];
  /** The first words that are not clear, and what they may mean. */
  readonly unread?: { readonly words: string; readonly match: Match };
};

/** A list of options in the order given: "1, 4, 7" or "france, uk and us". */
export function readOptions(options: readonly MarkedOption[], text: string, say: Say): OptionsReading {
  let first = true;
  const { items, unread } = readList(text, (words, joined) => {
    const variants = first ? withoutVerb(words) : [words];
    for (const variant of variants) {
      const match = matchOption(options, variant, say);
      if (match.found.length === 1 && (!joined || match.exact)) {
        first = false;
        return match.found[0];
      }
    }
    return undefined;
  });
  if (unread === undefined) return { found: items };
  return { found: items, unread: { words: unread, match: matchOption(options, unread, say) } };
}
