import type { AreaId, Power } from '../pack-lists.ts';
import type { SideName } from '../sides.ts';
import type { State } from '../state.ts';
import { plainChit } from './chits.ts';
import type { BattlePlan } from './plan.ts';

/**
 * What a power that says nothing does: the plainest chit, nobody around the flank, no reinforcements, pursuit;
 * attackers leave the field after a day, defenders stay.
 */
export function plainPlan(side: SideName): BattlePlan {
  return {
    chit: plainChit(side),
    flank: [],
    reinforce: [],
    reinforceFrom: 2,
    reinforceWhen: 'always',
    leave: side === 'attackers' ? 'always' : 'never',
    losses: [],
    pursue: true,
    retreat: [],
    askBefore: [],
    place: 1,
    depot: 'destroy',
  };
}

/** What a power has ordered for a battle, or what it does by itself. */
export function planOf({ battlePlans }: State, area: AreaId, power: Power, side: SideName): Readonly<BattlePlan> {
  return battlePlans?.[area]?.[power] ?? plainPlan(side);
}
