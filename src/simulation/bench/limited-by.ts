import { cpus } from 'node:os';
import type { BenchHouse } from './bench-house.ts';
import { databaseProcessorTime } from './database-use.ts';

type Work = { readonly at: number; readonly server: number; readonly database: number; readonly bench: number };

/**
 * What a measurement was limited by, said in one line from what was done since: how many cores were busy, and the
 * processor time that each of so many things took of the server, of PostgreSQL and of the benchmark itself, which plays
 * the clients. Where cores were idle it was waiting that took the time: for the disk, or one for the other.
 */
export async function startWork(house: BenchHouse): Promise<(done: number) => Promise<string>> {
  const before = await workSoFar(house);
  return async (done) => {
    const after = await workSoFar(house);
    const [server, database, bench] = (['server', 'database', 'bench'] as const).map((who) => after[who] - before[who]);
    const [all, wall] = [(server ?? 0) + (database ?? 0) + (bench ?? 0), after.at - before.at];
    const each = (ms = 0) => `${(ms / done).toFixed(2)} ms`;
    const busy = `${(all / wall).toFixed(2)} of ${cpus().length} cores busy`;
    return `${busy}; each took the server ${each(server)}, PostgreSQL ${each(database)}, the bench ${each(bench)}`;
  };
}

async function workSoFar(house: BenchHouse): Promise<Work> {
  const { user, system } = process.cpuUsage();
  const [server, database] = [await house.cpu(), await databaseProcessorTime(house.services.db)];
  return { at: performance.now(), server, database: database ?? Number.NaN, bench: (user + system) / 1000 };
}
