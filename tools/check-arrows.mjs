#!/usr/bin/env node
// The gate for the map of the house (docs: the rooms and who may know whom): imports point down, kernel and games
// have no clock and no dice of their own, no file grows over 250 lines. Prints each fault as `file:line: sentence`.
//
//   node tools/check-arrows.mjs [folder of the sources]
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Instead of a list: a room that stands above most others. */
const ALL = 'all above';

/**
 * The rooms from the bottom up, and whom each may know besides itself: only rooms above it in this list, so there is no
 * circle among them.
 */
const ROOMS = Object.fromEntries(
  Object.entries({
    kernel: '',
    i18n: 'kernel',
    theme: 'kernel i18n',
    games: 'kernel',
    database: 'kernel i18n',
    platform: 'kernel i18n database',
    audit: 'kernel platform',
    pictures: 'i18n theme platform',
    notifications: 'kernel i18n platform',
    time: 'kernel i18n database platform',
    tables: 'kernel database platform time',
    people: 'kernel i18n platform notifications tables',
    windows: 'kernel database platform',
    log: 'kernel i18n database platform audit notifications time tables windows',
    access: 'kernel database platform tables',
    lobby: 'kernel i18n platform notifications people time tables windows log access',
    play: 'kernel i18n platform time tables windows log access lobby',
    computer: 'kernel i18n games database platform people tables log access play',
    practice: 'kernel i18n platform people time tables log access lobby computer',
    absences: 'kernel i18n platform audit notifications time tables',
    standings: 'kernel i18n database platform tables access',
    profiles: 'kernel i18n database platform people tables access play standings',
    clubs: 'kernel i18n database platform notifications people tables access lobby play standings profiles',
    contests: 'kernel i18n database platform people time tables access lobby play standings profiles clubs',
    pauses: 'kernel database i18n platform audit notifications time tables windows log access play',
    rulings: 'kernel i18n platform audit notifications tables windows log access play',
    seats: 'kernel i18n platform audit notifications people time tables log access play rulings',
    planning: 'kernel i18n games platform tables log seats',
    packs: 'kernel i18n platform tables seats',
    disputes: 'kernel i18n platform audit notifications people tables log access absences pauses',
    press: 'kernel i18n database platform audit notifications tables log disputes',
    clocks: ALL,
    outlets: 'kernel i18n database platform notifications people tables log access play seats clocks',
    mail: ALL,
    records: 'kernel i18n platform audit time tables log lobby press',
    administration: ALL,
    accounts: ALL,
    simulation: ALL,
    http: ALL,
  }).map(([room, known]) => [room, known === ALL ? ALL : known.split(' ').filter(Boolean)]),
);
const order = Object.keys(ROOMS);
/** What puts the rooms together, besides the files beside them (main.ts): knows all, and no room knows it. */
const outermost = new Set(['server', 'cli', 'demo', 'simulation', undefined]);

/** Visual tokens are plain numbers and colours, and drawing is plain text: games draw with them. */
const pureTheme = /^theme\/((tokens|marks)|(drawing|map)\/[a-z-]+)\.ts$/;

/** Written by tools: a line for each message, and the client of the API. */
const written = /(^|\/)message-arguments\.ts$|^http\/docs\/client\//;

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
  const texts = new Map(sources(src).map((file) => [file, readFileSync(join(src, file), 'utf8')]));
  const faults = [...texts].flatMap(([file, text]) => [
    ...lengthFaults(file, text),
    ...importFaults(file, text),
    ...purityFaults(file, text),
  ]);
  return [...faults, ...upwardFaults(), ...circleFaults(texts)];
}

/** The list of rooms itself: whoever knows a room stands above it. */
function upwardFaults() {
  return order.flatMap((room, place) =>
    ROOMS[room] === ALL
      ? []
      : ROOMS[room]
          .filter((other) => order.indexOf(other) >= place)
          .map((other) => `tools/check-arrows.mjs: ${room} may know ${other}, which is not below it`),
  );
}

/** Files that need each other to run: each circle is one fault, told at its first file. Types may go round. */
function circleFaults(texts) {
  const needs = new Map(
    [...texts].map(([file, text]) => [
      file,
      importsOf(file, text).flatMap(({ target, typeOnly }) => (typeOnly ? [] : [target])),
    ]),
  );
  const done = new Set();
  const found = [];
  const walk = (file, path) => {
    if (path.includes(file)) {
      found.push(path.slice(path.indexOf(file)));
      return;
    }
    if (done.has(file)) return;
    for (const next of needs.get(file) ?? []) walk(next, [...path, file]);
    done.add(file);
  };
  for (const file of needs.keys()) walk(file, []);
  return found.map((circle) => `${circle[0]}:1: is in a circle of imports: ${[...circle, circle[0]].join(' → ')}`);
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
  if (written.test(file)) return [];
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
  if (outermost.has(room)) return undefined;
  if (target.startsWith('../')) return undefined; // not a source: package.json, a tool
  if (outermost.has(other)) return `imports ${target}, which puts the rooms together and is known to none`;
  if (room === other) return otherGame(file, target) ? `imports ${target}: a game knows no other game` : undefined;
  if (room === 'games' && pureTheme.test(target)) return undefined;
  if (!order.includes(room)) return `is in ${room}, which is no room: the rooms are in tools/check-arrows.mjs`;
  const known = ROOMS[room] === ALL ? order.slice(0, order.indexOf(room)) : ROOMS[room];
  return known.includes(other) || other === 'generated'
    ? undefined
    : `imports ${target}: ${room} may not know ${other}`;
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
    typeOnly: match[1] !== undefined || onlyTypes(match[0]),
    line: text.slice(0, match.index + match[0].length).split('\n').length,
  }));
}

/** `import { type A, type B } from`: each name is a type. */
const onlyTypes = (statement) => {
  const names = /^\s*import\s*\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return names?.every((name) => name === '' || name.startsWith('type '));
};

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
