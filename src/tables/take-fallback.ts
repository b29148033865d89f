import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { fallbackAnswer } from '../kernel/open-decisions.ts';
import { EXPIRED } from './clock/time-left.ts';
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
  /** Only when its time is really up: more time may have been given, or the table stopped, since the clock looked. */
  readonly ifDue?: boolean;
};

/**
 * The time of a seat is up and the table says that the game answers for it: writes a clock entry and the game's own
 * answer, in one submission. `taken` is false, and nothing is written, when the seat has answered or the decision is over:
 * then there is nothing left to do, also when two clocks tick at once. Refuses (`not-found`) an unknown table.
 */
export function takeFallback(
  services: Services,
  { tableId, seat, decision, notice, ifDue = false }: FallbackInput,
): Promise<{ readonly seq: number; readonly taken: boolean }> {
  return onHead(services, tableId, async (head) => {
    const answer = head.playing ? fallbackAnswer(head.game, head.machine, decision, seat) : undefined;
    if (answer === undefined) return { seq: head.seq, taken: false };
    const at = services.clock.now();
    if (ifDue && !(await isUp(services, { tableId, seat, decision }, at))) return { seq: head.seq, taken: false };
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

async function isUp(
  { db }: Services,
  { tableId, seat, decision }: Pick<FallbackInput, 'tableId' | 'seat' | 'decision'>,
  now: Date,
): Promise<boolean> {
  const up = { tableId, seat, decision, stage: { gte: EXPIRED }, OR: [{ dueAt: null }, { dueAt: { lte: now } }] };
  return (await db.waiting.count({ where: { ...up, left: null, table: { pausedAt: null } } })) > 0;
}
