import { aheadIdOf } from '../kernel/ahead-orders.ts';
import type { DecisionId, SeatId } from '../kernel/decision.ts';
import { isAheadId } from '../kernel/decision-id.ts';
import { findAsk } from '../kernel/find-ask.ts';
import type { Entry } from '../kernel/log.ts';
import type { Head } from './heads.ts';

type Closed = { readonly seat: SeatId; readonly decision: DecisionId; readonly name: string };

/**
 * The questions that a write closes for seats, and with them what these had begun to write ahead; also where it orders
 * that, or takes it back: the sheets on which it was written are done with.
 */
export function closedSheets(
  { game, machine }: Head,
  closed: readonly Closed[],
  entries: readonly Entry[],
): readonly Closed[] {
  const begun = closed.flatMap(({ seat, decision }) => {
    const ask = findAsk(machine.agenda, decision)?.ask;
    const id = ask && aheadIdOf(game, ask);
    return id === undefined ? [] : [{ seat, decision: id, name: id }];
  });
  const written = entries.flatMap((entry) => {
    if (entry.kind !== 'answered' || !isAheadId(entry.decision) || entry.how === 'ahead') return [];
    return [{ seat: entry.seat, decision: entry.decision, name: entry.decision }];
  });
  return [...closed, ...begun, ...written];
}
