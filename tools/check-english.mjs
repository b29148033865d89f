#!/usr/bin/env node
// The gate for the language of the house: people are they or you, never he or she, in the catalogues, the templates
// and the sources; and no line of the sources or the tests is longer than 120 columns. (The people of the tests have
// names, so Ann may be she there.) Prints each fault as `file:line: sentence`.
//
//   node tools/check-english.mjs [folder that holds src, templates and tests]
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const WIDTH = 120;

/** Whole words, and parts of names such as `hisLink`; not `the`, `this` or `HE`. */
const GENDERED = /(?<![A-Za-z])(?:[Hh]e|[Hh]is|[Hh]im|[Hh]imself|[Ss]he|[Hh]ers?|[Hh]erself)(?![a-z])/;

const isSource = (file) => /\.(ts|js|mjs|css)$/.test(file);
/** The catalogues of the house (`i18n/en/mail.json`) and of the games (`words/en.json`), and the templates. */
const hasSentences = (file) => /^src\/.*(\/en\/[a-z-]+|\/words\/en)\.json$/.test(file) || file.endsWith('.hbs');
const isGenerated = (file) =>
  /^src\/(generated|http\/docs\/client)\//.test(file) || file.endsWith('/message-arguments.ts');

/** @param {string} root holds `src`, `templates` and `tests` @returns {string[]} the faults, sorted by file */
export function checkEnglish(root) {
  return filesOf(root).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => faultsOf(file, line).map((fault) => `${file}:${index + 1}: ${fault}`)),
  );
}

const filesOf = (root) =>
  ['src', 'templates', 'tests']
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .map((file) => file.split(sep).join('/'))
    .filter((file) => (isSource(file) || hasSentences(file)) && !isGenerated(file))
    .toSorted();

function faultsOf(file, line) {
  const word = file.startsWith('tests/') ? undefined : GENDERED.exec(line)?.[0];
  const columns = isSource(file) ? [...line].length : 0;

  return [
    ...(word ? [`says “${word}”; people are they, or you`] : []),
    ...(columns > WIDTH ? [`has ${columns} columns; lines end at ${WIDTH}`] : []),
  ];
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const faults = checkEnglish(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(
    faults.length === 0 ? 'check-english: they, you, and no long line\n' : `check-english: ${faults.length} faults\n`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
}
