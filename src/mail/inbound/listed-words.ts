import { languages } from '../../i18n/languages.ts';
import { type MessageKey, msg } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import type { Translate } from './match-option.ts';
import { normaliseWords } from './normalise-words.ts';

/** Lists of words that catalogues have for readers of replies, with `|` between the words. */
export type WordList = MessageKey &
  (
    | 'press.words-and'
    | 'reply.words-as-ahead'
    | 'reply.words-as-before'
    | 'reply.words-ask-me'
    | 'reply.words-confirm'
    | 'reply.words-denying'
    | 'reply.words-filling'
    | 'reply.words-joining'
    | 'reply.words-no'
    | 'reply.words-nothing'
    | 'reply.words-of'
    | 'reply.words-on'
    | 'reply.words-or'
    | 'reply.words-question'
    | 'reply.words-rest'
    | 'reply.words-withdraw'
    | 'reply.words-yes'
  );

/** Each list is read once in a language, and once by whoever translates. */
const known = new Map<string, readonly string[]>();
const knownTo = new WeakMap<Translate, Map<WordList, readonly string[]>>();

/**
 * The words of a list in the language that `t` speaks, and in English, which everybody can write; as they are compared.
 */
export function listedWords(list: WordList, t: Translate): readonly string[] {
  const lists = knownTo.get(t) ?? new Map<WordList, readonly string[]>();
  knownTo.set(t, lists);
  const words = lists.get(list) ?? readList(`${t(msg(list))}|${translator('en', 'UTC').text(list)}`);
  lists.set(list, words);
  return words;
}

/** The words of a list in all languages there are: what denies must not be passed over by anybody. */
export function wordsOfAll(list: WordList): readonly string[] {
  return readList(
    languages()
      .map((language) => translator(language, 'UTC').text(list))
      .join('|'),
  );
}

function readList(text: string): readonly string[] {
  const words = known.get(text) ?? [...new Set(text.split('|').map(normaliseWords))].filter((word) => word !== '');
  known.set(text, words);
  return words;
}

/** Words as alternatives of a regular expression, the longest first. */
export function anyOf(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/-]/gu, '\\$&'))
    .join('|');
}
