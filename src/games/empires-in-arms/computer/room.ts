import type { Troop } from '../pack-lists.ts';
import type { OwnCorpsView } from '../view-types.ts';

/** How many more factors of a kind a corps can take; kinds of one entry of its capacity share the room. */
export function roomIn({ capacity, factors }: Pick<OwnCorpsView, 'capacity' | 'factors'>, troop: Troop): number {
  return capacity
    .filter(({ troops }) => troops.includes(troop))
    .reduce((sum, { troops, most }) => {
      const taken = troops.reduce((held, one) => held + (factors[one] ?? 0), 0);
      return sum + Math.max(0, most - taken);
    }, 0);
}
