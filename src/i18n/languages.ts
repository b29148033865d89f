import { type Catalogue, readCatalogues } from './catalogue.ts';

/** The language that all others are translated from; it has every sentence. */
export const SOURCE_LANGUAGE = 'en';

let read: ReadonlyMap<string, Catalogue> | undefined;
let whole: readonly string[] | undefined;

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
 * The languages that people can choose: those with every sentence for players, and unfinished ones that the operator
 * offers nevertheless (in them, what is not translated is said in English). English first.
 */
export function offeredLanguages({ unfinishedLanguages = [] }: Offer): readonly string[] {
  whole ??= wholeLanguages(catalogues());
  const offered = new Set([...whole, ...unfinishedLanguages]);
  return languages().filter((language) => offered.has(language));
}

/** The part of the settings that decides. */
type Offer = { readonly unfinishedLanguages?: readonly string[] | undefined };

/** The languages that say all of English that players read, English itself among them. */
export function wholeLanguages(all: ReadonlyMap<string, Catalogue>): readonly string[] {
  const needed = [...(all.get(SOURCE_LANGUAGE)?.keys() ?? [])].filter(isForPlayers);
  return [...all].flatMap(([language, own]) => (needed.every((key) => own.has(key)) ? [language] : []));
}

/** Rooms whose words are for operators and programs, who are at home in English. */
const NOT_FOR_PLAYERS: ReadonlySet<string> = new Set(['api', 'cli', 'config']);

/** Whether a sentence is one that players read, so that a language is not whole without it. */
export function isForPlayers(key: string): boolean {
  return !NOT_FOR_PLAYERS.has(key.slice(0, key.indexOf('.')));
}

/** What a language calls itself, as it stands in a list: `Español`. */
export function languageName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(language) + rest.join('');
}
