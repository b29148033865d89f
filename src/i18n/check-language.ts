import { basename, dirname, join, relative } from 'node:path';
import { argumentsOf } from './arguments-of.ts';
import { catalogueFiles, readCatalogueFile } from './catalogue.ts';
import { isForPlayers, SOURCE_LANGUAGE } from './languages.ts';
import { unsaidForms } from './unsaid-forms.ts';

/** A sentence of a catalogue; `file` is named from the folder of the sources. */
export type Text = { readonly key: string; readonly text: string; readonly file: string; readonly language: string };

/** What is wrong with one sentence of a translation. */
export type WordsFault = { readonly key: string; readonly file: string } & (
  | { readonly fault: 'missing'; readonly english: string }
  /** It is missing too, but only operators and programs would read it. */
  | { readonly fault: 'not-needed'; readonly english: string }
  | { readonly fault: 'superfluous' }
  | { readonly fault: 'unreadable'; readonly why: string }
  | { readonly fault: 'arguments'; readonly given: readonly string[]; readonly expected: readonly string[] }
  /** Plurals have these forms, and the language never says them. */
  | { readonly fault: 'unsaid'; readonly forms: readonly string[] }
);

/** Every sentence of every language, file by file. */
export function readTexts(sources?: string): readonly Text[] {
  return catalogueFiles(sources).flatMap(({ language, path, inside }) =>
    readCatalogueFile(path).map(([key, text]) => ({ key, text, language, file: inside })),
  );
}

/**
 * What a translation lacks, has too much, or has with other arguments than English, and forms of plurals that it never
 * says. A language without files lacks all. `file` of what is missing is the one that it belongs into, whether it is
 * there or not.
 */
export function checkLanguage(language: string, texts: readonly Text[] = readTexts()): readonly WordsFault[] {
  const english = texts.filter((text) => text.language === SOURCE_LANGUAGE);
  const own = texts.filter((text) => text.language === language);
  const translated = new Map(own.map((text) => [text.key, text]));
  const known = new Set(english.map(({ key }) => key));
  return [
    ...english.flatMap((source) => {
      const { key, text, file } = source;
      const found = translated.get(key);
      if (!found) {
        const fault = isForPlayers(key) ? 'missing' : 'not-needed';
        return [{ key, file: fileIn(language, file), fault, english: text } as const];
      }
      return [...checkArguments(source, found), ...checkForms(found)];
    }),
    ...own.flatMap(({ key, file }) => (known.has(key) ? [] : [{ key, file, fault: 'superfluous' } as const])),
  ];
}

function checkArguments(english: Text, { key, text, file }: Text): readonly WordsFault[] {
  const [ours, theirs] = [known(english.text), known(text)];
  if ('fault' in theirs) return [{ key, file, fault: 'unreadable', why: theirs.fault }];
  if ('fault' in ours || ours.names.join() === theirs.names.join()) return [];
  return [{ key, file, fault: 'arguments', given: theirs.names, expected: ours.names }];
}

function checkForms({ key, text, file, language }: Text): readonly WordsFault[] {
  const forms = text.includes('{') ? unsaidForms(text, language) : [];
  return forms.length > 0 ? [{ key, file, fault: 'unsaid', forms }] : [];
}

const parsed = new Map<string, ReturnType<typeof argumentsOf>>();
const MOST_PARSED = 50_000;

/** Parsing takes most of the time of a check, and from one check to the next hardly a sentence changes. */
function known(text: string): ReturnType<typeof argumentsOf> {
  const found = parsed.get(text) ?? argumentsOf(text);
  if (parsed.size >= MOST_PARSED) parsed.clear();
  parsed.set(text, found);
  return found;
}

/** Where a language has what English has in this file: `i18n/en/mail.json`, `games/chess/words/en.json`. */
function fileIn(language: string, file: string): string {
  const [folder, name] = [dirname(file), basename(file)];
  return name === `${SOURCE_LANGUAGE}.json`
    ? join(folder, `${language}.json`)
    : join(relative('.', dirname(folder)), language, name);
}
