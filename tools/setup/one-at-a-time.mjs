// One set-up at a time: `npm start` and `npm test` begun together must not install over each other.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tell } from './words.mjs';

/**
 * Run `work` while no other process holds the lock file. A lock whose process is gone is taken over.
 *
 * @template T
 * @param {string} file @param {() => Promise<T>} work @returns {Promise<T>}
 */
export async function oneAtATime(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  for (let told = false; !take(file); await sleep(200)) {
    const holder = holderOf(file);
    if (holder !== undefined && !alive(holder)) rmSync(file, { force: true });
    else if (!told) {
      told = true;
      tell('config.setup.waiting');
    }
  }
  const letGo = () => {
    if (holderOf(file) === process.pid) rmSync(file, { force: true });
  };
  process.once('exit', letGo); // `work` may end the process; a lock left by a kill is taken over
  try {
    return await work();
  } finally {
    process.removeListener('exit', letGo);
    letGo();
  }
}

/** A link appears with its content, so no reader ever sees a lock without its holder. */
function take(file) {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // let go meanwhile
  }
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
