import { resumeTable } from '../pauses/resume-table.ts';
import type { Services } from '../platform/services.ts';

/** How many tables go on in one tick, at most. */
const MOST = 200;

/** Lets the tables go on whose pause is over; gives how many. One that fails is logged and tried again. */
export async function endPauses(s: Services): Promise<number> {
  const over = await s.db.table.findMany({
    where: { pausedTo: { lte: s.clock.now() }, status: 'playing' },
    select: { id: true },
    orderBy: { pausedTo: 'asc' },
    take: MOST,
  });
  let resumed = 0;
  for (const { id: tableId } of over) {
    try {
      if ((await resumeTable(s, { tableId, ifOver: true })).resumed) resumed++;
    } catch (error) {
      s.log.error({ err: error, table: tableId }, 'pause could not be ended');
    }
  }
  return resumed;
}
