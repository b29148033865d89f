import { corpsCommander } from '../../forces/who-commands.ts';
import type { NoDepot } from '../no-depot.ts';
import type { SupplyPlan } from './supply-line.ts';

/** 7.2: depots are removed, then placed, before anybody marches. */
export function whyNotInDepotStep({ state, pack, power }: SupplyPlan): NoDepot | undefined {
  const marched = Object.entries(state.marches ?? {}).some(
    ([id, { entered, landed }]) =>
      (entered.length > 0 || landed) && state.corps[id] && corpsCommander(state, pack, id) === power,
  );
  const { landTurn } = state;
  const moved = landTurn?.power === power && landTurn.moved.length > 0;
  return marched || moved ? { why: 'after_marching' } : undefined;
}

/** 7.2: none is removed once one was placed, so that a chain does not stride along on the same counters. */
export function whyNotRemoveNow(plan: SupplyPlan): NoDepot | undefined {
  const { state, power } = plan;
  const placed = Object.values(state.depots).some((depot) => depot.power === power && depot.placed === state.month);
  return whyNotInDepotStep(plan) ?? (placed ? { why: 'after_placing' } : undefined);
}
