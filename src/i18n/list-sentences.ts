import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Text, WordsFault } from './check-language.ts';
import { DYNAMIC_KEYS } from './dynamic-keys.ts';
import { SOURCE_LANGUAGE } from './languages.ts';
import { readUse } from './read-use.ts';

/** A sentence in English and another language, with its place. */
export type SentenceInPlace = {
  readonly key: string;
  /** Undefined: only the translation has it. */
  readonly english: string | undefined;
  readonly translation: string | undefined;
  readonly fault: WordsFault['fault'] | undefined;
};

/** All sentences, in the order of the English files, those that only the translation has last. */
export function sentencesOf(
  language: string,
  texts: readonly Text[],
  faults: readonly WordsFault[],
): readonly SentenceInPlace[] {
  const own = new Map(texts.flatMap((text) => (text.language === language ? [[text.key, text.text]] : [])));
  const wrong = new Map(faults.map(({ key, fault }) => [key, fault]));
  const english = texts.filter((text) => text.language === SOURCE_LANGUAGE);
  const known = new Set(english.map(({ key }) => key));
  const line = (key: string, source: string | undefined): SentenceInPlace => ({
    key,
    english: source,
    translation: own.get(key),
    fault: wrong.get(key),
  });
  return [
    ...english.map(({ key, text }) => line(key, text)),
    ...[...own.keys()].filter((key) => !known.has(key)).map((key) => line(key, undefined)),
  ];
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
type Uses = {
  readonly whole: ReadonlyMap<string, readonly string[]>;
  /** By how their keys begin. */
  readonly composed: readonly (readonly [beginning: string, file: string])[];
};
/** The program does not change while it runs: it is read through once. */
let uses: Uses | undefined;

/** The files of code and templates that say a sentence. */
export function usesOf(key: string): readonly string[] {
  uses ??= readUses();
  const composed = uses.composed.flatMap(([beginning, file]) => (key.startsWith(beginning) ? [file] : []));
  return [...new Set([...(uses.whole.get(key) ?? []), ...composed])];
}

function readUses(): Uses {
  const whole = new Map<string, string[]>();
  const composed: (readonly [string, string])[] = [];
  for (const { key, file, composed: begins, printed } of readUse()) {
    const path = relative(ROOT, file);
    if (begins && (printed || DYNAMIC_KEYS.includes(key))) composed.push([key, path]);
    else if (!begins) whole.set(key, [...(whole.get(key) ?? []), path]);
  }
  return { whole, composed };
}
