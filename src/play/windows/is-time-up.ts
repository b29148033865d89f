import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import type { Services } from '../../platform/services.ts';
import { isPaused } from '../../tables/is-paused.ts';

type Asked = { readonly tableId: string; readonly seat: SeatId; readonly decision: DecisionId };

/** Whether a seat's time for a question is up: then it is ready with whatever it has answered. */
export async function isTimeUp({ db, clock }: Services, { tableId, seat, decision }: Asked): Promise<boolean> {
  const row = await db.pendingAnswer.findUnique({
    where: { tableId_seat_decision: { tableId, seat, decision }, dueAt: { lte: clock.now() } },
  });
  return row !== null && !(await isPaused({ db }, tableId));
}
