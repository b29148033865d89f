import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { argumentTypes } from '../src/i18n/arguments-of.ts';
import { catalogueFiles, readCatalogueFile } from '../src/i18n/catalogue.ts';

/*
 * `npm run messages`: writes the types of the messages' arguments beside the English catalogues, so that the compiler
 * holds every call against its sentence: one file for the house, one beside each catalogue of a game.
 */
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const HEAD = [
  "// Written by `npm run messages` from the English catalogue: the arguments that each message's sentence names.",
  '// An argument that is counted is a number, one that is chosen by is a text, others are anything that can be said.',
];

/** The files as they should be, by path. */
export function messageTypes(sources: string = SOURCES): ReadonlyMap<string, string> {
  const files = new Map<string, (readonly [string, string])[]>();
  for (const { language, path } of catalogueFiles(sources)) {
    if (language !== 'en') continue;
    const ofGame = basename(path) === 'en.json';
    const target = ofGame
      ? join(dirname(path), 'message-arguments.ts')
      : join(dirname(dirname(path)), 'message-arguments.ts');
    files.set(target, [...(files.get(target) ?? []), ...readCatalogueFile(path)]);
  }
  return new Map([...files].map(([target, messages]) => [target, write(target, messages, sources)]));
}

function write(target: string, messages: readonly (readonly [string, string])[], sources: string): string {
  const kernel = relative(dirname(target), join(sources, 'kernel/message.ts')).replaceAll('\\', '/');
  const lines = messages.map(([key, text]) => `  readonly '${key}': ${typeOf(key, text)};`);
  const body = ['export type MessageArguments = {', ...lines, '};', ''];
  const imports = lines.some((line) => line.includes('MessageArg'))
    ? [`import type { MessageArg } from '${kernel}';`, '']
    : [];
  return [...HEAD, ...imports, ...body].join('\n');
}

function typeOf(key: string, text: string): string {
  const types = argumentTypes(text);
  if ('fault' in types) throw new Error(`${key} does not parse: ${types.fault}`);
  if (types.types.size === 0) return 'undefined';
  const named = [...types.types].toSorted(([a], [b]) => a.localeCompare(b));
  return `{ ${named.map(([name, { type, required }]) => `readonly ${name}${required ? '' : '?'}: ${type}`).join('; ')} }`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [file, text] of messageTypes()) if (current(file) !== text) writeFileSync(file, text);

function current(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // a new catalogue
  }
}
