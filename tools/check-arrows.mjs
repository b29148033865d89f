#!/usr/bin/env node
// The gate for the map of the house (docs: the rooms and who may know whom): imports point down, kernel and games
// have no clock and no dice of their own, no file grows over 250 lines. Prints each fault as `file:line: sentence`.
//
//   node tools/check-arrows.mjs [folder of the sources]
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const usual = ['kernel', 'games', 'storage', 'words', 'look', 'generated'];
/** What each room may import from, besides itself. A room that is not named stands beside `mail`, `clocks` and `moderation`. */
const arrows = {
  kernel: [],
  games: ['kernel'],
  words: ['kernel'],
  look: ['kernel', 'words'],
  storage: ['kernel', 'generated'],
  tables: usual,
};
/** Rooms that stand above all others but http: they know what is below them, and only http knows them. */
const top = new Set(['administration']);
/** The rooms above the tables know each other, but nobody knows http, and only http the top ones. */
const aboveTables = (room, target) => room === 'http' || (target !== 'http' && !top.has(target));
/** What puts the rooms together, besides the files beside them (main.ts): knows all, and no room knows it. */
const outermost = new Set(['server', 'cli', 'bench', 'demo', 'timeControl', undefined]);

/** Visual tokens are plain numbers and colours, and drawing is plain text: games draw with them. */
const pureLook = /^look\/((tokens|contrast|marks)|drawing\/[a-z-]+)\.ts$/;
const typesOfWords = (imported) => imported.typeOnly && /(^|\/)words\/.*\.json$/.test(imported.target);

const longest = 250;
const impure = [
  [/\bDate\.now\s*\(/, 'asks the time (Date.now)'],
  [/\bnew Date\s*\(\s*\)/, 'asks the time (new Date())'],
  [/\bperformance\.now\s*\(/, 'asks the time (performance.now)'],
  [/\bMath\.random\s*\(/, 'throws dice of its own (Math.random)'],
  [/['"]node:(fs|net|http|https|child_process|os|timers|dns)\b/, 'reaches outside the program'],
];

/** @param {string} src the folder of the sources @returns {string[]} the faults, sorted by file */
export function checkArrows(src) {
  return sources(src).flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8');
    return [...lengthFaults(file, text), ...importFaults(file, text), ...purityFaults(file, text)];
  });
}

const sources = (src) =>
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.(ts|js|mjs)$/.test(file) && roomOf(file) !== 'generated')
    .toSorted();

/** `tables` of `tables/submit.ts`; undefined for `main.ts`. */
const roomOf = (file) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : undefined);
/** `iron-curtain` of `games/iron-curtain/turn/use-card.ts`. */
const gameOf = (file) => /^games\/([^/]+)\//.exec(file)?.[1];

function lengthFaults(file, text) {
  const lines = text.split('\n').length - 1;
  return lines > longest ? [`${file}:${lines}: has ${lines} lines; over ${longest} there are usually two ideas`] : [];
}

function importFaults(file, text) {
  return importsOf(file, text).flatMap((imported) => {
    const fault = faultOf(file, imported);
    return fault ? [`${file}:${imported.line}: ${fault}`] : [];
  });
}

function faultOf(file, imported) {
  const { target } = imported;
  const [room, other] = [roomOf(file), roomOf(target)];
  if (outermost.has(room) || typesOfWords(imported)) return undefined;
  if (target.startsWith('../')) return undefined; // not a source: package.json, a tool
  if (outermost.has(other)) return `imports ${target}, which puts the rooms together and is known to none`;
  if (room === other) return otherGame(file, target) ? `imports ${target}: a game knows no other game` : undefined;
  if (room === 'games' && pureLook.test(target)) return undefined;
  const allowed = arrows[room] ? arrows[room].includes(other) : aboveTables(room, other);
  return allowed ? undefined : `imports ${target}: ${room} may not know ${other}`;
}

/** `games/shared` is for what games do alike: all of them may know it, and it knows none of them. */
const otherGame = (file, target) =>
  gameOf(file) && gameOf(target) && gameOf(file) !== gameOf(target) && gameOf(target) !== 'shared';

const importStatement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s*)?['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]/g;

/** The relative imports of a file, with the target's path from the sources' folder. */
function importsOf(file, text) {
  return [...text.matchAll(importStatement)].map((match) => ({
    target: relative('.', join(dirname(file), match[2] ?? match[3]))
      .split(sep)
      .join('/'),
    typeOnly: match[1] !== undefined,
    line: text.slice(0, match.index + match[0].length).split('\n').length,
  }));
}

function purityFaults(file, text) {
  if (!['kernel', 'games'].includes(roomOf(file))) return [];
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(\/\/|\/?\*)/.test(line)) return []; // a comment may speak of it
    return impure.filter(([pattern]) => pattern.test(line)).map(([, does]) => `${file}:${index + 1}: ${does}`);
  });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = checkArrows(process.argv[2] ?? fileURLToPath(new URL('../src', import.meta.url)));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    faults.length === 0 ? 'check-arrows: all point down\n' : `check-arrows: ${faults.length} faults\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
