/*
 * The message check, part of the build: `node tools/check-messages.ts`. Prints every fault and ends with 1 if there are any:
 * a key that is used and missing, a message that nothing uses, a message that does not parse, a key in the wrong
 * file, and other languages whose keys or arguments are not those of English (an unfinished one may lack some), or that
 * have forms of plurals that they never say.
 */
import { readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsOf } from '../src/i18n/arguments-of.ts';
import { catalogueFiles } from '../src/i18n/catalogue.ts';
import { checkLanguage, readTexts, type Text, type WordsFault } from '../src/i18n/check-language.ts';
import { DYNAMIC_KEYS } from '../src/i18n/dynamic-keys.ts';
import { readUse, USERS } from '../src/i18n/read-use.ts';
import { FILE_NAME } from '../src/i18n/used-keys.ts';

type Sources = {
  /** The folder with the catalogues. */
  readonly src: string;
  /** Folders whose code and templates use messages. */
  readonly users: readonly string[];
  readonly dynamic: readonly string[];
  /** Languages that are complete, and stay so. What others lack is for `npx despatch words check` to say. */
  readonly complete: readonly string[];
};

/** Every fault, one sentence each; empty when all is well. */
export function checkMessages({ src, users, dynamic, complete }: Sources): readonly string[] {
  const texts = readTexts(src);
  const english = texts.filter(({ language }) => language === 'en');
  return [
    ...checkPlaces(texts),
    ...catalogueFiles(src).flatMap(({ path }) => checkTwice(relative(src, path), readFileSync(path, 'utf8'))),
    ...checkUse(english, readUse(users), dynamic),
    ...texts.flatMap(checkParse),
    ...checkLanguages(texts, complete),
  ];
}

/** Keys begin with their room or game, and are in one file only. */
function checkPlaces(texts: readonly Text[]): readonly string[] {
  const seen = new Map<string, string>();
  return texts.flatMap(({ key, file, language }) => {
    const faults: string[] = [];
    const room = basename(file) === `${language}.json` ? roomOfGame(file) : basename(file, '.json');
    if (!key.startsWith(`${room}.`)) faults.push(`${file}: ${key} must begin with ${room}.`);
    const other = seen.get(`${language} ${key}`);
    if (other !== undefined) faults.push(`${file}: ${key} is also in ${other}`);
    seen.set(`${language} ${key}`, file);
    return faults;
  });
}

/** A key that a file has twice: of the two, JSON silently keeps the last. */
function checkTwice(file: string, json: string): readonly string[] {
  const keys = [...json.matchAll(/^\s*"([^"]+)":/gm)].map(([, key]) => key);
  return keys.flatMap((key, index) => (keys.indexOf(key) < index ? [`${file}: ${key} is there twice`] : []));
}

/** `games/iron-curtain/words/en.json` belongs to `iron-curtain`, `games/iron-curtain/board/words/en.json` to `iron-curtain-board`. */
function roomOfGame(file: string): string {
  return dirname(dirname(file))
    .split(/[\\/]/)
    .filter((folder) => folder !== 'games')
    .join('-');
}

function checkUse(english: readonly Text[], use: ReturnType<typeof readUse>, dynamic: readonly string[]) {
  const keys = new Set(english.map(({ key }) => key));
  const rooms = new Set(english.map(({ key }) => key.slice(0, key.indexOf('.'))));
  const used = new Set(use.map(({ key }) => key));
  const beginnings = new Set([...dynamic, ...use.flatMap(({ key, printed }) => (printed ? [key] : []))]);
  const isDynamic = (key: string) => [...beginnings].some((beginning) => key.startsWith(beginning));
  const ours = use.filter(({ key, sure }) => sure || rooms.has(key.slice(0, key.indexOf('.'))));
  return [
    ...ours.flatMap(({ key, file, composed }) => {
      if (composed) return isDynamic(key) ? [] : [`${file}: ${key}… is composed; declare it in words/dynamic-keys.ts`];
      return keys.has(key) || FILE_NAME.test(key) ? [] : [`${file}: the message ${key} is used and missing`];
    }),
    ...english.flatMap(({ key, file }) =>
      used.has(key) || isDynamic(key) ? [] : [`${file}: the message ${key} is not used`],
    ),
    ...[...beginnings].flatMap((beginning) =>
      english.some(({ key }) => key.startsWith(beginning)) ? [] : [`No message begins with the declared ${beginning}`],
    ),
  ];
}

function checkParse({ key, text, file }: Text): readonly string[] {
  const found = argumentsOf(text);
  return 'fault' in found ? [`${file}: ${key} does not parse: ${found.fault}`] : [];
}

function checkLanguages(texts: readonly Text[], complete: readonly string[]): readonly string[] {
  const others = new Set(texts.map(({ language }) => language).filter((language) => language !== 'en'));
  return [...others].flatMap((language) =>
    checkLanguage(language, texts)
      .filter(({ fault }) => (fault !== 'missing' && fault !== 'not-needed') || complete.includes(language))
      .flatMap((fault) => sayFault(language, fault)),
  );
}

function sayFault(language: string, fault: WordsFault): readonly string[] {
  const { key, file } = fault;
  switch (fault.fault) {
    case 'missing':
    case 'not-needed':
      return [`${language}: ${key} is not translated`];
    case 'superfluous':
      return [`${file}: English has no ${key}`];
    case 'arguments':
      return [`${file}: ${key} has the arguments ${fault.given.join()}, in English ${fault.expected.join()}`];
    case 'unsaid':
      return [`${file}: ${key} has a plural with ${fault.forms.join()}, which ${language} never says`];
    case 'unreadable':
      return []; // said of every text, English too
  }
}

/** This repository's own messages and their users. */
export function messageSources(): Sources {
  const [src = ''] = USERS;
  return { src, users: USERS, dynamic: DYNAMIC_KEYS, complete: ['es'] };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkMessages(messageSources());
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'All messages are in order.' : `${faults.length} faults in the messages.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
