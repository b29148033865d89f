import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { fallbackAnswer } from '../kernel/open-decisions.ts';
import { commitEntries } from './commit-entries.ts';
import { onHead } from './on-head.ts';
import { planEntries } from './plan-entries.ts';
import type { Services } from './services.ts';

export type FallbackInput = { readonly tableId: string; readonly seat: SeatId; readonly decision: DecisionId };

/**
 * The time of a seat is up and the table says that the game answers for it: writes a clock entry and the game's own
 * answer, in one submission. `taken` is false, and nothing is written, when the seat has answered or the decision is over:
 * then there is nothing left to do, also when two clocks tick at once. Refuses (`not-found`) an unknown table.
 */
export function takeFallback(
  services: Services,
  { tableId, seat, decision }: FallbackInput,
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
    const next = await commitEntries(services, { head, plan, at });
    return next && { seq: next.seq, taken: true };
  });
}
