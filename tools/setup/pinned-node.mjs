// The Node that runs Despatch: the pinned one that npm installed, else our own if it can run TypeScript.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { say } from './words.mjs';

/** Whether a version such as `22.18.0` is at least `least`, e.g. `[22, 18]`. */
export function atLeast(version, least) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > least[0] || (major === least[0] && minor >= least[1]);
}

/** The first Node that takes our TypeScript as it is. */
const runsTypeScript = [22, 18];

/** The path of the Node to use; throws a sentence where there is none. */
export function pinnedNode(root) {
  const pinned = join(root, 'node_modules/.bin/node');
  const run = spawnSync(pinned, ['--version'], { encoding: 'utf8' });
  if (run.status === 0 && atLeast(run.stdout.trim(), runsTypeScript)) return pinned;
  if (atLeast(process.versions.node, runsTypeScript)) return process.execPath;
  throw new Error(say('config.setup.no-node', { version: process.versions.node }));
}
