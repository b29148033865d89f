// Are the packages installed that package-lock.json names? If not, install them with `npm ci`.
import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { say, tell } from './words.mjs';

/**
 * The packages that should be installed and are not, or not in the locked version. npm keeps its own account of
 * what it installed in node_modules/.package-lock.json, written last: an install that was cut off has none.
 * Optional packages are not asked for: they are absent on systems they are not made for.
 *
 * @param {string} root the project's folder
 * @param {{ dev: boolean }} what whether development packages are wanted too
 * @returns {string[]} their places, e.g. `node_modules/zod`
 */
export function missingPackages(root, { dev }) {
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {};
  const installed = readPackages(join(root, 'node_modules/.package-lock.json')) ?? {};
  return Object.entries(wanted)
    .filter(([place, entry]) => place !== '' && !entry.optional && !entry.devOptional && (dev || !entry.dev))
    .filter(([place, entry]) => installed[place]?.version !== entry.version)
    .map(([place]) => place);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined; // not there, or cut off in the middle of writing
  }
}

/** `npm ci`, with a line every ten seconds; rejects with a sentence that says what to do. */
export async function installPackages(root, { dev }) {
  tell('config.setup.installing');
  const start = performance.now();
  const seconds = () => Math.round((performance.now() - start) / 1000);
  const progress = setInterval(() => tell('config.setup.still-installing', { seconds: seconds() }), 10_000);
  try {
    const { code, words } = await runNpm(root, [...npmCi, ...(dev ? ['--include=dev'] : [])]);
    if (code === 0) return tell('config.setup.installed', { seconds: seconds() });
    throw new Error(say(explain(words), { code }));
  } finally {
    clearInterval(progress);
  }
}

const npmCi = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];

/** Which sentence fits what npm said when it failed. */
export function explain(words) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET_TIMEOUT/.test(words))
    return 'config.setup.no-network';
  if (/ENOSPC/.test(words)) return 'config.setup.disk-full';
  if (/EACCES|EPERM|EROFS/.test(words)) return 'config.setup.not-writable';
  return 'config.setup.install-failed';
}

function runNpm(root, args) {
  const [program, ...first] = npmProgram();
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...first, ...args], {
      cwd: root,
      env: { ...process.env, ...ownCache(root) },
      stdio: ['ignore', 2, 'pipe'],
      shell: process.platform === 'win32' && program === 'npm',
    });
    let words = '';
    child.stderr.on('data', (chunk) => {
      words = `${words}${chunk}`.slice(-20_000);
      process.stderr.write(chunk);
    });
    child.on('error', () => reject(new Error(say('config.setup.no-npm'))));
    child.on('close', (code) => resolve({ code: code ?? 1, words }));
  });
}

/** The npm that started us, else the one in PATH. */
function npmProgram() {
  const path = process.env.npm_execpath;
  return path && basename(path).startsWith('npm') && existsSync(path) ? [process.execPath, path] : ['npm'];
}

/** npm needs somewhere to keep what it downloads, also where the home folder is missing or not ours. */
function ownCache(root) {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  return writable(usual) ? {} : { npm_config_cache: join(root, '.data/npm-cache') };
}

/** Whether a folder can be written, or made where it is missing. */
function writable(folder) {
  if (!existsSync(folder)) return folder !== dirname(folder) && writable(dirname(folder));
  try {
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}
