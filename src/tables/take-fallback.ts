import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { fallbackAnswer } from '../kernel/open-decisions.ts';
import { commitEntries } from './commit-entries.ts';
import type { NewNotice } from './new-notices.ts';
import { onHead } from './on-head.ts';
import { planEntries } from './plan-entries.ts';
import type { Services } from './services.ts';

export type FallbackInput = {
  readonly tableId: string;
  readonly seat: SeatId;
  readonly decision: DecisionId;
  /** What the seat's player is told of it; written with the answer or not at all. */
  readonly notice?: NewNotice | undefined;
};

/**
 * The time of a seat is up and the table says that the game answers for it: writes a clock entry and the game's own
 * answer, in one submission. `taken` is false, and nothing is written, when the seat has answered or the decision is over:
 * then there is nothing left to do, also when two clocks tick at once. Refuses (`not-found`) an unknown table.
 */
export function takeFallback(
  services: Services,
  { tableId, seat, decision, notice }: FallbackInput,
): Promise<{ readonly seq: number; readonly taken: boolean }> {
  return onHead(services, tableId, async (head) => {
    const answer = head.playing ? fallbackAnswer(head.game, head.machine, decision, seat) : undefined;
    if (answer === undefined) return { seq: head.seq, taken: false };
    const at = services.clock.now();
    const plan = planEntries(
      head,
      [
        { kind: 'clock', change: 'expired', seat, decision },
        { kind: 'answered', decision, seat, answer, how: 'fallback' },
      ],
      at,
    );
    const next = await commitEntries(services, { head, plan, at, notices: notice ? [notice] : [] });
    return next && { seq: next.seq, taken: true };
  });
}
