import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { msg } from '../i18n/msg.ts';
import { Refusal } from '../kernel/refusal.ts';
import { createCluster } from './embedded/create-cluster.ts';
import { dataFolder } from './embedded/data-folder.ts';
import { type Held, keepRunning } from './embedded/keep-running.ts';
import { holdServer, type Keeper } from './embedded/keeper.ts';
import { type Launch, launchPostmaster, logFile } from './embedded/launch-postmaster.ts';
import { passwordFile } from './embedded/password.ts';
import { postgresBinaries } from './embedded/postgres-binaries.ts';
import { alive, runningPostmaster } from './embedded/postmaster.ts';
import { unprivilegedUser } from './embedded/unprivileged-user.ts';

export type EmbeddedDatabase = {
  /** Where to connect; the password is in it. */
  readonly url: string;
  /** Where its files are: `dir`, unless the user that PostgreSQL runs as cannot get there. */
  readonly folder: string;
  /** True when a server that an earlier or another process started was taken over. */
  readonly adopted: boolean;
  /** Whether it runs; false while one that died is being started again. */
  runs(): boolean;
  /** Resolves, with the reason, when it died and could not be started again: nothing works any more. */
  readonly lost: Promise<Refusal>;
  /** Stop the server, unless another process uses it too: then that one stops it. Close your connections first. */
  stop(): Promise<void>;
};

export type EmbeddedOptions = {
  /** The folder for everything the server keeps. */
  readonly dir: string;
  /** The name of the database; made when it is missing. */
  readonly database?: string;
  /** Throw-away data, for tests: nothing is forced to disk. */
  readonly ephemeral?: boolean;
};

const patienceMs = 30_000;

/**
 * Start a private PostgreSQL server from the programs that npm brings, or take over the one that runs on the same
 * folder already: after a kill -9 of its parent, or beside another process. Refuses, in words for the operator, where
 * there is no such program, no writable folder or no server after 30 seconds.
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { dir, database = 'despatch', ephemeral = false } = options;
  const user = unprivilegedUser();
  const folder = dataFolder(dir, user);
  const native = await postgresBinaries(folder, user);
  const secret = passwordFile(folder, user);
  const data = createCluster({ native, folder, passwordFile: secret.file, user, ephemeral });

  const adopted = runningPostmaster(data) !== undefined;
  const at = (port: number, name: string) => `postgresql://postgres:${secret.password}@127.0.0.1:${port}/${name}`;
  const hold = (port: number) => holdServer(at(port, 'postgres'), database);
  const launch: Launch = { native, folder, data, user, ephemeral };
  const held = await holdRunning(launch, hold);
  const watched = keepRunning(held, () => holdRunning({ ...launch, port: held.port }, hold));
  const stop = () => watched.release(() => stopPostmaster(data));
  return { url: at(held.port, database), folder, adopted, runs: watched.runs, lost: watched.lost, stop };
}

/**
 * Wait until a server answers, and launch one whenever none is up. Right after a crash that can take several tries,
 * and another process may get there first or be about to stop the one we found.
 */
async function holdRunning(launch: Launch, hold: (port: number) => Promise<Keeper>): Promise<Held> {
  let child: Awaited<ReturnType<typeof launchPostmaster>> | undefined;
  let fault: unknown;
  for (const until = performance.now() + patienceMs; performance.now() < until; await sleep(25)) {
    const running = runningPostmaster(launch.data);
    if (running) {
      try {
        return { port: running.port, keeper: await hold(running.port) };
      } catch (error) {
        fault = error;
      }
      continue;
    }
    const ended = child !== undefined && (child.exitCode !== null || child.pid === undefined);
    // Backends of a killed server may hold its shared memory for a moment, and end the new one.
    if (ended) await sleep(200);
    if (!child || ended) child = await launchPostmaster(launch);
  }
  throw notStarted(launch.folder, fault);
}

function notStarted(folder: string, fault: unknown): Refusal {
  const file = logFile(folder);
  const detail = lastLines(file) || (fault instanceof Error ? fault.message : String(fault));
  return new Refusal('bad-input', msg('config.database-not-started', { seconds: patienceMs / 1000, file, detail }));
}

function lastLines(file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-3).join('\n');
  } catch {
    return '';
  }
}

/** "Fast" shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopPostmaster(data: string): Promise<void> {
  const running = runningPostmaster(data);
  if (!running) return;
  process.kill(running.pid, 'SIGINT');
  while (alive(running.pid)) await sleep(20);
}
