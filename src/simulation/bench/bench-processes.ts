import type { BenchHouse } from './bench-house.ts';
import { startWork } from './limited-by.ts';
import type { Figure } from './measure.ts';
import { openLanes, playLanes } from './play-lanes.ts';

const LANES = { lanes: 20, games: 2 };

/**
 * Submissions of one server process, and of two with the tables spread over them, on one database. Processes, database
 * and clients share this machine, which limits both: a second process pays where PostgreSQL has a machine of its own.
 */
export async function benchProcesses(house: BenchHouse): Promise<readonly Figure[]> {
  const second = await house.second();
  try {
    await playLanes([second, house], await openLanes(house, { lanes: 4, games: 1 })); // warm up
    const lanes = await openLanes(house, LANES);
    const limitedBy = await startWork(house);
    const { perSecond: one, submissions } = await playLanes([house], lanes);
    const limit = await limitedBy(submissions);
    const { perSecond: two } = await playLanes([house, second], await openLanes(house, LANES));
    return [
      { name: 'one process, 20 tables: submissions', value: one, unit: '/s', limit },
      { name: 'two processes, 20 tables: submissions', value: two, unit: '/s' },
      { name: 'two processes against one', value: two / one, unit: 'times' },
    ];
  } finally {
    await second.close();
  }
}
