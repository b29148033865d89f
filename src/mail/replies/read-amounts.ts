import type { MarkedOption } from '../mark-options.ts';
import { type Match, matchOption, type Say } from './match-option.ts';
import { withoutVerb } from './reply-reading.ts';
import { readList } from './split-list.ts';

export type Amount = { readonly slot: MarkedOption; readonly amount: number };
export type AmountsReading = {
  readonly found: readonly Amount[];
  readonly unread?: { readonly words: string; readonly match: Match; readonly withoutAmount: boolean };
};

/** `4 on Ethiopia`, `4 x Ethiopia`, `4 Ethiopia`. */
const AMOUNT_FIRST = /^(\d+)\s*(?:[x×]\s+|(?:on|in|to|at|for)\s+)?(.+)$/iu;
/** `Ethiopia 4`, `Ethiopia: 4`, `Ethiopia +4`, `Ethiopia x4`. */
const AMOUNT_LAST = /^(.+?)\s*(?:[:=+]|\s[x×])?\s*(\d+)\.?$/iu;

/** Amounts by place: "syria 2, ethiopia 4", "2 on Syria and 4 on Ethiopia", "a 2, b 4". */
export function readAmounts(slots: readonly MarkedOption[], text: string, say: Say): AmountsReading {
  let first = true;
  const { items, unread } = readList(text, (words, joined) => {
    for (const variant of first ? withoutVerb(words) : [words]) {
      const amount = readAmount(slots, variant, joined, say);
      if (amount) {
        first = false;
        return amount;
      }
    }
    return undefined;
  });
  if (unread === undefined) return { found: items };
  const match = matchOption(slots, unread.replace(/\d+/u, ' '), say);
  return { found: items, unread: { words: unread, match, withoutAmount: !/\d/u.test(unread) } };
}

function readAmount(slots: readonly MarkedOption[], text: string, joined: boolean, say: Say): Amount | undefined {
  const last = AMOUNT_LAST.exec(text.trim());
  const first = AMOUNT_FIRST.exec(text.trim());
  const readings = [
    { words: last?.[1], amount: last?.[2] },
    { words: first?.[2], amount: first?.[1] },
  ].flatMap(({ words, amount }) => {
    if (words === undefined || amount === undefined) return [];
    const match = matchOption(slots, words, say);
    const [slot] = match.found;
    if (!slot || match.found.length > 1 || (joined && !match.exact)) return [];
    return [{ slot, amount: Number(amount), exact: match.exact }];
  });
  return readings.find((reading) => reading.exact) ?? readings[0];
}
