import type { SeatId } from '../../../kernel/decision.ts';
import type { Setting } from '../../../kernel/rules.ts';
import type { Fact } from '../fact.ts';
import type { FactionId } from '../pack-types.ts';
import type { Versailles } from '../types.ts';

/**
 * Section 12: whom news of a deal, or words, concern at once. A deal binds for the running turn only: read when that is
 * over it comes too late.
 */
export function concernedBy({ seats }: Pick<Setting<Versailles>, 'seats'>, fact: Fact): readonly SeatId[] {
  return factionsOf(seats, fact).filter((seat) => seats.includes(seat));
}

function factionsOf(seats: readonly SeatId[], fact: Fact): readonly SeatId[] {
  switch (fact.type) {
    case 'deal-proposed':
      return fact.terms.parties;
    case 'deal-accepted':
      return [fact.by];
    case 'deal-declined':
    case 'deal-void':
      return [fact.by, ...(fact.parties ?? [])];
    case 'deal-withdrawn':
      return fact.parties ?? [];
    case 'deal-made':
      return [fact.terms.by, ...fact.terms.parties];
    case 'deals-lapsed':
      return fact.deals.flatMap(({ by, parties = [] }): readonly FactionId[] => [by, ...parties]);
    case 'message-sent':
      return fact.to.length > 0 ? fact.to : seats.filter((seat) => seat !== fact.faction);
    default:
      return [];
  }
}
