import type { Message } from '../../kernel/message.ts';
import type { Rulebook } from '../../kernel/rulebook.ts';

/** A stretch of a text; a hit is one that was looked for. */
export type TextPart = { readonly text: string; readonly hit: boolean };

export type RulesSection = {
  readonly number: string;
  readonly title: readonly TextPart[];
  readonly paragraphs: readonly (readonly TextPart[])[];
  readonly isChapter: boolean;
};

/** The longest words that are looked for, and how many of them. */
const MOST_CHARACTERS = 100;
const MOST_WORDS = 8;

/** What was looked for, as its words; nothing of a text without any. */
export function searchWords(text: string): readonly string[] {
  const words = fold(text.slice(0, MOST_CHARACTERS)).split(/\s+/).filter(Boolean);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Whether a text holds all of the words. Capitals and accents make no difference. */
export function holdsWords(text: string, words: readonly string[]): boolean {
  const folded = fold(text);
  return words.every((word) => folded.includes(word));
}

/**
 * The sections of a rulebook in a language that hold all of the words, or are of that number, with their hits marked;
 * without words all of them. Capitals and accents make no difference. Costs as much as the rules are long.
 */
export function searchRules(
  rulebook: Rulebook,
  t: (message: Message) => string,
  words: readonly string[],
): readonly RulesSection[] {
  return rulebook.flatMap(([number, title, text]): readonly RulesSection[] => {
    const [heading, ...paragraphs] = [t(title), ...t(text).split('\n')];
    if (!holdsWords([number, heading, ...paragraphs].join('\n'), words)) return [];
    return [
      {
        number,
        title: markHits(heading, words),
        paragraphs: paragraphs.map((paragraph) => markHits(paragraph, words)),
        isChapter: /^\d+$/.test(number),
      },
    ];
  });
}

/** A text in stretches, those that are one of the words as hits; where two begin at one place the longer one. */
function markHits(text: string, words: readonly string[]): readonly TextPart[] {
  const longestFirst = [...words].sort((a, b) => b.length - a.length);
  const folded = fold(text);
  const parts: TextPart[] = [];
  let plainFrom = 0;
  let at = 0;
  while (at < folded.length) {
    const word = longestFirst.find((one) => folded.startsWith(one, at));
    if (word === undefined) {
      at += 1;
      continue;
    }
    if (at > plainFrom) parts.push({ text: text.slice(plainFrom, at), hit: false });
    parts.push({ text: text.slice(at, at + word.length), hit: true });
    at += word.length;
    plainFrom = at;
  }
  if (plainFrom < text.length) parts.push({ text: text.slice(plainFrom), hit: false });
  return parts;
}

/** Without capitals and accents, and as long as it was: each sign stays at its place. */
const fold = (text: string): string =>
  text.replace(/[^ -~]|[A-Z]/g, (sign) => sign.normalize('NFD').charAt(0).toLowerCase().charAt(0));
