import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openBenchHouse } from './bench-house.ts';
import { databaseProcesses } from './database-use.ts';
import { startWork } from './limited-by.ts';
import type { Figure } from './measure.ts';
import { outboxIdle } from './outbox-idle.ts';
import { openLanes, playLanes } from './play-lanes.ts';

const LANES = { lanes: 20, games: 2 };

/**
 * Submissions while the server and PostgreSQL share one core and the clients have the others. Nothing where cores
 * cannot be given out: not on Linux, or only one.
 */
export async function benchOneCore(): Promise<readonly Figure[]> {
  const cores = allowedCores();
  const [one, ...others] = cores;
  if (one === undefined || others.length === 0) return [];
  const house = await openBenchHouse();
  try {
    await playLanes([house], await openLanes(house, { lanes: 4, games: 1 })); // warm up
    const lanes = await openLanes(house, LANES);
    await outboxIdle(house);

    const serving = [...(await databaseProcesses(house.services.db)), ...(house.pid === undefined ? [] : [house.pid])];
    for (const pid of serving) pin(pid, [one]);
    pin(process.pid, others);

    const limitedBy = await startWork(house);
    const { submissions, perSecond } = await playLanes([house], lanes);
    const limit = await limitedBy(submissions);
    const name = 'server and PostgreSQL on one core, 20 tables: submissions';
    return [{ name, value: perSecond, unit: '/s', target: { atLeast: 900 }, limit }];
  } finally {
    pin(process.pid, cores);
    await house.close();
  }
}

/** The cores that this process may run on, by number. */
function allowedCores(): readonly number[] {
  if (process.platform !== 'linux') return [];
  const [, list = ''] = /^Cpus_allowed_list:\s*(\S+)/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return list.split(',').flatMap((part) => {
    const [from = Number.NaN, to = from] = part.split('-').map(Number);
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  });
}

/** Let all threads of a process run on these cores alone; what it starts later, too. */
function pin(pid: number, cores: readonly number[]): void {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', cores.join(), String(pid)], { stdio: 'ignore' });
}
