import type { MessageKey } from '../../i18n/msg.ts';
import { translator } from '../../i18n/translator.ts';
import { normaliseWords } from './normalise-words.ts';

/** The first line of a letter by mail, `to FRANCE, AUSTRIA: …`, and what it says to them. */
export type FirstLine = { readonly names: string; readonly text: string; readonly unsigned: boolean };

type WordList = 'press.words-to' | 'press.words-everybody' | 'press.words-and' | 'press.words-unsigned';

/** Characters of a first line that names people. */
const LONGEST_LINE = 300;

/** The words of a list in these languages: a catalogue has them with bars between them, `to|for`. */
export function wordsOf(key: WordList & MessageKey, locales: readonly string[]): readonly string[] {
  return [...new Set(locales.flatMap((locale) => translator(locale, 'UTC').text(key).split('|')))];
}

/**
 * Splits off the first line where it says to whom a letter goes; what stands behind its colon begins the letter.
 * `unsigned` among the names: it is not to be signed. Undefined: it says nothing of the kind.
 */
export function splitFirstLine(words: string, locales: readonly string[]): FirstLine | undefined {
  const end = words.indexOf('\n');
  const line = (end === -1 ? words : words.slice(0, end)).trim();
  const colon = line.search(/[:：]/u);
  if (colon === -1 || colon > LONGEST_LINE) return undefined;
  const [to = '', ...rest] = line.slice(0, colon).split(/\s+/u);
  if (!wordsOf('press.words-to', locales).map(normaliseWords).includes(normaliseWords(to))) return undefined;

  const unsigned = wordsOf('press.words-unsigned', locales).map(normaliseWords);
  const named = rest.join(' ').split(/[,、，]/u);
  const names = named.filter((name) => !unsigned.includes(normaliseWords(name)));
  const text = `${line.slice(colon + 1)}\n${end === -1 ? '' : words.slice(end + 1)}`.trim();
  return { names: names.join(','), text, unsigned: names.length < named.length };
}
