#!/usr/bin/env node
// The way in, for a machine with nothing but Node 20.19 or newer: makes sure that packages and the Prisma client are
// there, then runs what was asked with the pinned Node.
//
//   node tools/run.mjs test [jest's arguments]
//   node tools/run.mjs src/main.ts [its arguments]
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { oneAtATime } from './setup/one-at-a-time.mjs';
import { installPackages, missingPackages } from './setup/packages.mjs';
import { atLeast, pinnedNode } from './setup/pinned-node.mjs';
import { clientIsCurrent, generateClient } from './setup/prisma-client.mjs';
import { runChild } from './setup/run-child.mjs';
import { say } from './setup/words.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = '--disable-warning=ExperimentalWarning';
// Of what is new V8 would keep up to 128 MB, most of it garbage, before it looks; with 32 MB nothing is slower. Of what
// is older it would let pile up as much garbage again as is in use, or more: a server that sends thousands of mails
// stood at 720 MB of which 150 were in use, and stands at 470 so. The Docker image says the same.
const lean = ['--max-semi-space-size=16', '--heap-growing-percent=40'];
const jest = [quiet, join(root, 'node_modules/jest/bin/jest.js')];

/** @param {string} what `test` or a file of the project @param {string[]} args */
export async function run(what, args) {
  if (!atLeast(process.versions.node, [20, 19]))
    throw new Error(say('config.setup.old-node', { version: process.versions.node }));
  const tests = what === 'test';
  // Development packages are needed by tests alone: a server that was installed without them stays so.
  await setUp({ dev: tests });
  const node = pinnedNode(root);
  if (tests) runChild(node, [...jest, ...args], { cwd: root });
  else runChild(node, [quiet, ...lean, join(root, what), ...args]);
}

async function setUp(wanted) {
  const ready = () => missingPackages(root, wanted).length === 0 && clientIsCurrent(root);
  if (ready()) return;
  await oneAtATime(join(root, '.data/setup.lock'), async () => {
    if (missingPackages(root, wanted).length > 0) await installPackages(root, wanted);
    if (!clientIsCurrent(root)) generateClient(root, pinnedNode(root));
  });
}

/** As a program: what went wrong is one sentence, not a stack. */
export function runOrExplain(what, args) {
  run(what, args).catch((error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}

if (process.argv[1] && fileURLToPath(import.meta.url) === realpathSync(process.argv[1])) {
  const [what = 'src/main.ts', ...args] = process.argv.slice(2);
  runOrExplain(what, args);
}
