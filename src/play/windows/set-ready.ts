import { checkHolder } from '../../access/check-holder.ts';
import { isWindow } from '../../kernel/close-window.ts';
import type { DecisionId, SeatId } from '../../kernel/decision.ts';
import { stale } from '../../kernel/refuse-answer.ts';
import { commitEntries } from '../../log/commit-entries.ts';
import { onHead } from '../../log/on-head.ts';
import { planEntries } from '../../log/plan-entries.ts';
import { refuse } from '../../platform/refuse.ts';
import type { Services } from '../../platform/services.ts';
import { keptOf } from '../../windows/windows.ts';
import { isTimeUp } from './is-time-up.ts';

export type SetReadyInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  /** Must hold the seat. */
  readonly playerId: string;
  readonly decision: DecisionId;
  /** True: as far as this seat is concerned the question may close; false: it may not, before its time is up. */
  readonly ready: boolean;
};

/**
 * Says that a seat is ready with what it has answered in secret, or takes that back. Nobody else is told. With the last
 * seat that is ready the question closes, and all answers are written. Gives the log's last entry then. Refuses what
 * `checkHolder` refuses, a question that is not open (any more) to the seat (`stale`), a seat that has not answered
 * (`bad-input`), and to take it back when the seat's time is up (`stale`).
 */
export async function setReady(services: Services, input: SetReadyInput): Promise<{ readonly seq: number }> {
  const { tableId, seat, playerId, decision, ready } = input;
  await checkHolder(services, input);
  if (!ready && (await isTimeUp(services, input))) throw refuse('stale', 'tables.time-is-up');

  return onHead(services, tableId, async (head) => {
    if (!isWindow(head.game, head.machine, decision)) throw stale(head.machine.over);
    const kept = keptOf(head.windows, { seat, decision });
    if (kept?.answer === undefined) throw refuse('bad-input', 'tables.not-answered-yet');
    if (kept.ready === ready) return { seq: head.seq };

    const at = services.clock.now();
    const keeps = [{ ...kept, ready, at: at.toISOString() }];
    const plan = planEntries(head, [], at, { machine: head.machine, keeps });
    const next = await commitEntries(services, { head, plan, at, holder: { seat, playerId } });
    return next && { seq: next.seq };
  });
}
