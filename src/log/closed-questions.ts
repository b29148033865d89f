import { readAhead } from '../kernel/ahead-act.ts';
import type { OpenDecision, SeatId } from '../kernel/decision.ts';
import { isAheadId } from '../kernel/decision-id.ts';
import type { Entry } from '../kernel/log.ts';
import type { LogWrite } from '../platform/services.ts';

/** What was put to seats before and is not put to them any more. */
export function closedBy(before: readonly OpenDecision[], after: readonly OpenDecision[]): LogWrite['closed'] {
  const isOpen = (id: string, seat: SeatId) => after.some((one) => one.id === id && one.waiting.includes(seat));
  return before.flatMap(({ id, name, waiting }) =>
    waiting.flatMap((seat) => (isOpen(id, seat) ? [] : [{ seat, decision: id, name }])),
  );
}

/** Seats that a window asks after all, in which what they ordered ahead would have answered until now. */
export function askedAfterAll(entries: readonly Entry[]): readonly SeatId[] {
  return entries.flatMap((entry) => {
    if (entry.kind !== 'answered' || !isAheadId(entry.decision)) return [];
    return readAhead(entry.answer)?.does === 'ask' ? [entry.seat] : [];
  });
}
