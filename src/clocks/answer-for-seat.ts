import type { SeatNotification } from '../notifications/seat-notifications.ts';
import type { Services } from '../platform/services.ts';
import { climbLadder } from './climb-ladder.ts';
import type { DueRow } from './judge-row.ts';
import { noteFailure } from './note-failure.ts';
import { takeFallback } from './take-fallback.ts';

/**
 * Takes the game's own answer for a seat whose grace is over, and tells its player. False when there was nothing left
 * to answer: then nobody is told anything. What follows on the table's ladder is written in the same transaction. One
 * table whose rules fail must not keep the others from their answers: that is logged, and the clock comes back to it.
 */
export async function answerForSeat(s: Services, row: DueRow): Promise<boolean> {
  const { tableId, seat, decision } = row;
  try {
    const { taken } = await takeFallback(s, {
      ...{ tableId, seat, decision, notification: notificationOf(row), ifDue: true },
      follows: (tx) => climbLadder(tx, s, row),
    });
    return taken;
  } catch (error) {
    s.log.error({ err: error, table: tableId, seat, decision }, 'fallback answer could not be taken');
    await noteFailure(s, row, error);
    return false;
  }
}

function notificationOf({ seat, decision, since, dueAt }: DueRow): SeatNotification {
  return { kind: 'expiry', seat, data: { decision, since, due: dueAt.toISOString(), what: 'fallback' } };
}
