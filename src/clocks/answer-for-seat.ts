import { newId } from '../tables/new-id.ts';
import type { Services } from '../tables/services.ts';
import { takeFallback } from '../tables/take-fallback.ts';
import type { DueRow } from './judge-row.ts';

/**
 * Takes the game's own answer for a seat whose grace is over, and tells its player. False when there was nothing left to
 * answer. One table whose rules fail must not keep the others from their answers: that is logged, and the clock
 * comes back to it.
 */
export async function answerForSeat(s: Services, row: DueRow): Promise<boolean> {
  const { tableId, seat, decision } = row;
  try {
    if (!(await takeFallback(s, { tableId, seat, decision }))) return false;
  } catch (error) {
    s.log.error({ err: error, table: tableId, seat, decision }, 'the fallback answer could not be taken');
    return false;
  }
  await tellPlayer(s, row);
  return true;
}

async function tellPlayer(s: Services, { tableId, seat, decision, since, dueAt, playerId }: DueRow): Promise<void> {
  if (playerId === null) return;
  const now = s.clock.now();
  await s.db.notice.create({
    data: {
      id: newId(),
      kind: 'expiry',
      tableId,
      seat,
      playerId,
      data: { decision, since, due: dueAt.toISOString(), what: 'fallback' },
      dueAt: new Date(now.getTime() + s.settings.mailMergeSeconds * 1000),
      createdAt: now,
    },
  });
  s.wake();
}
