import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readConfig } from '../../config.ts';
import { createPrisma, type Db } from '../../database/client.ts';
import { openDatabase } from '../../database/open-database.ts';
import { games } from '../../games/registry.ts';
import { createApiKey } from '../../people/api-key.ts';
import { playerByEmail } from '../../people/player-by-email.ts';
import type { Services } from '../../platform/services.ts';
import { servicesOf } from '../../server/services-of.ts';
import { countingGame } from './counting-game.ts';
import { marchingGame } from './marching-game.ts';

export type BenchPlayer = { readonly id: string; readonly email: string; readonly key: string };

/** A database with fsync, a server process on it, and players with API keys. */
export type BenchHouse = {
  readonly url: string;
  readonly services: Services;
  readonly players: readonly BenchPlayer[];
  /** The server's process. */
  readonly pid: number | undefined;
  /** The server's memory after a collection, in MiB. */
  memory(): Promise<{ readonly resident: number; readonly heap: number }>;
  /** The server forgets all tables that it has at hand. */
  forget(): Promise<void>;
  /** The processor time that the server has taken so far, in milliseconds. */
  cpu(): Promise<number>;
  /** How its event loop was held up since this was last asked, in milliseconds, and its most memory, in MiB. */
  strain(): Promise<Strain>;
  /** Its clock ticks, beside the ticks that come by themselves. */
  tick(): Promise<void>;
  /** Its outbox looks. */
  wake(): Promise<void>;
  /** The same database for work that may take minutes: one connection. */
  readonly patient: Db;
  /** Another server process on the same database. */
  second(): Promise<{ readonly url: string; close(): Promise<void> }>;
  close(): Promise<void>;
};

export type Strain = { readonly longest: number; readonly p99: number; readonly memory: number };

const PLAYERS = 120;
/** Mails are written and measured by themselves; the server's own wait until all is over. */
const MAILS_HELD = { MAIL_MERGE_SECONDS: '3600' };

/** `environment`: what the server is told besides, as `npm start` is. */
export async function openBenchHouse(
  environment: { readonly [name: string]: string } = MAILS_HELD,
): Promise<BenchHouse> {
  const dataDir = await mkdtemp(join(tmpdir(), 'despatch-bench-'));
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'error', ...environment });
  const database = await openDatabase(config);
  const start = () => startProcess({ DATABASE_URL: database.url, ...environment });
  const { server, url, stop } = await start();
  const services = {
    ...servicesOf(config, database.db, url),
    games: new Map([...games, [countingGame.rules.id, countingGame], [marchingGame.rules.id, marchingGame]]),
  };
  const players: BenchPlayer[] = [];
  for (let n = 0; n < PLAYERS; n += 1) {
    const email = `player${n}@bench.example`;
    const { player } = await playerByEmail(services, email, { name: `Player ${n}` });
    const { key } = await createApiKey(services, { playerId: player.id, name: 'bench' });
    players.push({ id: player.id, email, key });
  }
  const ask = async <T>(what: string): Promise<T> => {
    server.send(what);
    const [answer] = (await once(server, 'message')) as [T];
    return answer;
  };
  const patient = createPrisma(database.url, 1, { hurry: false });
  return {
    url,
    services,
    patient,
    players,
    pid: server.pid,
    async memory() {
      const { memory } = await ask<{ memory: NodeJS.MemoryUsage }>('memory');
      return { resident: memory.rss / 2 ** 20, heap: memory.heapUsed / 2 ** 20 };
    },
    async forget() {
      await ask('forget');
    },
    async cpu() {
      const { cpu } = await ask<{ cpu: NodeJS.CpuUsage }>('cpu');
      return (cpu.user + cpu.system) / 1000;
    },
    strain: () => ask<Strain>('strain'),
    async tick() {
      await ask('tick');
    },
    async wake() {
      await ask('wake');
    },
    async second() {
      const { url, stop } = await start();
      return { url, close: stop };
    },
    async close() {
      await stop();
      await patient.$disconnect();
      await database.close();
      // As root the database's files are elsewhere: PostgreSQL's user cannot get to ours.
      for (const folder of [dataDir, database.builtIn?.folder ?? dataDir])
        await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startProcess(environment: { readonly [name: string]: string }) {
  const file = fileURLToPath(new URL('server-process.ts', import.meta.url));
  const server = fork(file, {
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', NODE_ENV: 'development', ...environment },
    execArgv: [...process.execArgv, '--expose-gc'],
  });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const stop = async () => {
    const gone = once(server, 'exit');
    server.disconnect();
    await gone;
  };
  return { server, url: `http://127.0.0.1:${port}`, stop };
}
