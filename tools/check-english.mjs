#!/usr/bin/env node
// The gate for the language of the house: people are they or you, never he or she, in the catalogues, the templates and the
// sources; and no line of the sources or the tests is longer than 120 columns. Prints each fault as `file:line: sentence`.
//
//   node tools/check-english.mjs [folder that holds src, templates and tests]
//
// What may stay is listed in tools/english-exceptions.json: the file, the words of its line, and why. An entry that nothing
// needs any more is a fault.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 120;

/** Whole words, and parts of names such as `hisLink`; not `the`, `this` or `HE`. */
const GENDERED = /(?<![A-Za-z])(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself|[Ss]he|[Hh]ers?|[Hh]erself)(?![a-z])/;

const SOURCE = /\.(ts|js|mjs)$/;

/** @param {string} root holds `src`, `templates` and `tests` @returns {string[]} the faults, sorted by file */
export function checkEnglish(root) {
  const exceptions = exceptionsOf(root);
  const used = new Set();
  const stays = (file, line) => {
    const found = exceptions.find((one) => one.file === file && line.includes(one.words));
    if (found) used.add(found);
    return found !== undefined;
  };

  const faults = filesOf(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => faultsOf(file, line, stays).map((fault) => `${file}:${index + 1}: ${fault}`)),
  );

  const stale = exceptions.filter((one) => !used.has(one));
  return [...faults, ...stale.map(({ file, words }) => `${file}: the exception “${words}” is not needed any more`)];
}

function exceptionsOf(root) {
  const list = join(root, 'tools/english-exceptions.json');
  return existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
}

/** Sources and tests, catalogues and templates; nothing that is generated. */
const filesOf = (root) =>
  ['src', 'templates', 'tests']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !file.startsWith('src/generated/') && !file.endsWith('/message-arguments.ts'))
    .filter((file) => SOURCE.test(file) || hasSentences(file))
    .toSorted();

/** The catalogues of the house (`i18n/en/mail.json`) and of the games (`words/en.json`), and the templates. */
const hasSentences = (file) => /^src\/.*(\/en\/[a-z-]+|\/words\/en)\.json$/.test(file) || file.endsWith('.hbs');

function faultsOf(file, line, stays) {
  const faults = [];

  const word = GENDERED.exec(line)?.[0];
  if (word && !stays(file, line)) faults.push(`says “${word}”; people are they, or you`);

  const columns = [...line].length;
  if (SOURCE.test(file) && columns > WIDTH) faults.push(`has ${columns} columns; lines end at ${WIDTH}`);

  return faults;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = checkEnglish(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    faults.length === 0 ? 'check-english: they, you, and no long line\n' : `check-english: ${faults.length} faults\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
