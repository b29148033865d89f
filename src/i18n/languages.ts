import { type Catalogue, readCatalogues } from './catalogue.ts';

/** The language that all others are translated from; it has every sentence. */
export const SOURCE_LANGUAGE = 'en';

let read: ReadonlyMap<string, Catalogue> | undefined;
let translated: readonly string[] | undefined;

/** The catalogues of this server, read once. */
export function catalogues(): ReadonlyMap<string, Catalogue> {
  read ??= readCatalogues();
  return read;
}

/** The languages there are catalogues for, English first. */
export function languages(): readonly string[] {
  return [SOURCE_LANGUAGE, ...[...catalogues().keys()].filter((language) => language !== SOURCE_LANGUAGE)];
}

/**
 * The languages that people can choose, English first: translated ones, and unfinished ones that the operator offers
 * nevertheless. What one of them does not say yet is said in English.
 */
export function offeredLanguages({ unfinishedLanguages = [] }: Offer): readonly string[] {
  translated ??= translatedLanguages(catalogues());
  const offered = new Set([...translated, ...unfinishedLanguages]);
  return languages().filter((language) => offered.has(language));
}

/** The part of the settings that decides. */
type Offer = { readonly unfinishedLanguages?: readonly string[] | undefined };

/**
 * Of the sentences that players read, the share that makes a translation one. Not all of them: a few that came with the
 * last change must not take a language away from the people who chose it.
 */
const TRANSLATED = 0.98;

/** The languages that say nearly all that players read, the source language among them. */
export function translatedLanguages(all: ReadonlyMap<string, Catalogue>): readonly string[] {
  const needed = [...(all.get(SOURCE_LANGUAGE)?.keys() ?? [])].filter(isForPlayers);
  const enough = (own: Catalogue) => needed.filter((key) => own.has(key)).length >= TRANSLATED * needed.length;
  return [...all].flatMap(([language, own]) => (enough(own) ? [language] : []));
}

/** Rooms whose words are for operators and programs, who are at home in English. */
const NOT_FOR_PLAYERS: ReadonlySet<string> = new Set(['api', 'cli', 'config']);

/** Whether a sentence is one that players read, so that a translation needs it. */
export function isForPlayers(key: string): boolean {
  return !NOT_FOR_PLAYERS.has(key.slice(0, key.indexOf('.')));
}

/** What a language calls itself, as it stands in a list: `Español`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
