/*
 * The message check, part of the build: `node tools/check-messages.ts`. Prints every fault and ends with 1 if there are any:
 * a key that is used and missing, a message that nothing uses, a message that does not parse, a key in the wrong
 * file, and other languages whose keys or arguments are not those of English.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentsOf } from '../src/i18n/arguments-of.ts';
import { catalogueFiles, readCatalogueFile } from '../src/i18n/catalogue.ts';
import { DYNAMIC_KEYS } from '../src/i18n/dynamic-keys.ts';
import { FILE_NAME, usedKeys } from '../src/i18n/used-keys.ts';

/** They name every key, and use none. */
const TYPES = 'message-arguments.ts';

type Text = { readonly key: string; readonly text: string; readonly file: string; readonly language: string };
type Sources = {
  /** The folder with the catalogues. */
  readonly src: string;
  /** Folders whose code and templates use messages. */
  readonly users: readonly string[];
  readonly dynamic: readonly string[];
};

/** Every fault, one sentence each; empty when all is well. */
export function checkMessages({ src, users, dynamic }: Sources): readonly string[] {
  const texts = catalogueFiles(src).flatMap(({ language, path }) =>
    readCatalogueFile(path).map(([key, text]) => ({ key, text, language, file: relative(src, path) })),
  );
  const english = texts.filter(({ language }) => language === 'en');
  return [
    ...checkPlaces(texts),
    ...catalogueFiles(src).flatMap(({ path }) => checkTwice(relative(src, path), readFileSync(path, 'utf8'))),
    ...checkUse(english, readUse(users), dynamic),
    ...texts.flatMap(checkParse),
    ...checkLanguages(english, texts),
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

function readUse(users: readonly string[]) {
  const files = users.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|js|mjs|hbs)$/.test(file) && !file.startsWith('generated') && !file.endsWith(TYPES))
      .map((file) => join(folder, file)),
  );
  return files.flatMap((file) => usedKeys(file, readFileSync(file, 'utf8')));
}

function checkUse(english: readonly Text[], use: ReturnType<typeof readUse>, dynamic: readonly string[]) {
  const keys = new Set(english.map(({ key }) => key));
  const rooms = new Set(english.map(({ key }) => key.slice(0, key.indexOf('.'))));
  const used = new Set(use.map(({ key }) => key));
  const isDynamic = (key: string) => dynamic.some((beginning) => key.startsWith(beginning));
  const ours = use.filter(({ key, sure }) => sure || rooms.has(key.slice(0, key.indexOf('.'))));
  return [
    ...ours.flatMap(({ key, file, composed }) => {
      if (composed) return isDynamic(key) ? [] : [`${file}: ${key}… is composed; declare it in words/dynamic-keys.ts`];
      return keys.has(key) || FILE_NAME.test(key) ? [] : [`${file}: the message ${key} is used and missing`];
    }),
    ...english.flatMap(({ key, file }) =>
      used.has(key) || isDynamic(key) ? [] : [`${file}: the message ${key} is not used`],
    ),
    ...dynamic.flatMap((beginning) =>
      english.some(({ key }) => key.startsWith(beginning)) ? [] : [`No message begins with the declared ${beginning}`],
    ),
  ];
}

function checkParse({ key, text, file }: Text): readonly string[] {
  const found = argumentsOf(text);
  return 'fault' in found ? [`${file}: ${key} does not parse: ${found.fault}`] : [];
}

function checkLanguages(english: readonly Text[], texts: readonly Text[]): readonly string[] {
  const others = new Set(texts.map(({ language }) => language).filter((language) => language !== 'en'));
  return [...others].flatMap((language) => {
    const own = new Map(texts.filter((text) => text.language === language).map((text) => [text.key, text]));
    const known = new Set(english.map(({ key }) => key));
    return [
      ...english.flatMap(({ key, text }) => {
        const translated = own.get(key);
        if (!translated) return [`${language}: ${key} is not translated`];
        const [ours, theirs] = [argumentsOf(text), argumentsOf(translated.text)];
        if ('fault' in ours || 'fault' in theirs || ours.names.join() === theirs.names.join()) return [];
        return [`${translated.file}: ${key} has the arguments ${theirs.names.join()}, in English ${ours.names.join()}`];
      }),
      ...[...own.values()].flatMap(({ key, file }) => (known.has(key) ? [] : [`${file}: English has no ${key}`])),
    ];
  });
}

/** This repository's own messages and their users. */
export function messageSources(): Sources {
  const [src = '', ...others] = ['src', 'templates', 'tools'].map((folder) =>
    fileURLToPath(new URL(`../${folder}`, import.meta.url)),
  );
  return { src, users: [src, ...others], dynamic: DYNAMIC_KEYS };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkMessages(messageSources());
  for (const fault of faults) console.error(fault);
  console.log(faults.length === 0 ? 'All messages are in order.' : `${faults.length} faults in the messages.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
