import type { MarkedOption } from '../turn/mark-options.ts';
import { anyOf, listedWords } from './listed-words.ts';
import { type Match, matchExactly, matchOption, type OptionIndex } from './match-option.ts';
import { withoutVerb } from './reply-reading.ts';
import { readList } from './split-list.ts';

export type Amount = { readonly slot: MarkedOption; readonly amount: number };
export type AmountsReading = {
  readonly found: readonly Amount[];
  readonly unread?: { readonly words: string; readonly match: Match; readonly withoutAmount: boolean };
};

const LONGEST = 300;
/** `4 on Ethiopia`, `4 x Ethiopia`, `4 Ethiopia`, `4 en Etiopía`. */
function amountFirst({ t }: OptionIndex): RegExp {
  return new RegExp(`^(\\d+)\\s*(?:[x×]\\s+|(?:${anyOf(listedWords('reply.words-on', t))})\\s+)?(.+)$`, 'iu');
}

/** `Ethiopia 4`, `Ethiopia: 4`, `Ethiopia +4`, `Ethiopia x4`, `エチオピアに4`. */
function amountLast({ t }: OptionIndex): RegExp {
  // Behind a name, and without a space: in this script nobody takes it for the end of the name.
  const behind = listedWords('reply.words-on', t).filter((word) => /^\p{sc=Hiragana}+$/u.test(word));
  return new RegExp(
    `^(.+?)\\s*(?:[:：=+]|\\s[x×]${behind.length > 0 ? `|${anyOf(behind)}` : ''})?\\s*(\\d+)\\.?$`,
    'iu',
  );
}

/** Amounts by place: "syria 2, ethiopia 4", "2 on Syria and 4 on Ethiopia", "a 2, b 4". */
export function readAmounts(index: OptionIndex, text: string): AmountsReading {
  let first = true;
  const patterns = { first: amountFirst(index), last: amountLast(index) };
  const { items, unread } = readList(text, index.separator, index.pieces + 2, (words, joined) => {
    for (const variant of first ? withoutVerb(words, index.t) : [words]) {
      const amount = readAmount(index, variant, joined, patterns);
      if (amount) {
        first = false;
        return amount;
      }
    }
    return undefined;
  });
  if (unread === undefined) return { found: items };
  const match = matchOption(index, unread.replace(/\d+/u, ' '));
  return { found: items, unread: { words: unread, match, withoutAmount: !/\d/u.test(unread) } };
}

function readAmount(
  index: OptionIndex,
  text: string,
  joined: boolean,
  patterns: { readonly first: RegExp; readonly last: RegExp },
): Amount | undefined {
  // A long piece is not a place with an amount, and the expressions would try each of its letters against each.
  if (text.length > LONGEST) return undefined;
  const last = patterns.last.exec(text.trim());
  const first = patterns.first.exec(text.trim());
  const readings = [
    { words: last?.[1], amount: last?.[2] },
    { words: first?.[2], amount: first?.[1] },
  ].flatMap(({ words, amount }) => {
    if (words === undefined || amount === undefined) return [];
    const exact = matchExactly(index, words);
    const found = exact ?? (joined ? [] : matchOption(index, words).found);
    const [slot] = found;
    return slot && found.length === 1 ? [{ slot, amount: Number(amount), exact: exact !== undefined }] : [];
  });
  return readings.find((reading) => reading.exact) ?? readings[0];
}
