import type { State } from '../state.ts';
import type { Deal } from './deal.ts';

/** An open deal by its number. */
export function openDeal(state: State, id: number): Deal {
  const deal = state.deals.find((each) => each.id === id && each.status === 'open');
  if (!deal) throw new Error(`deal ${id} is not open`);
  return deal;
}

export function openDeals({ deals }: State): readonly Deal[] {
  return deals.filter(({ status }) => status === 'open');
}

/** A deal is off the table. */
export function removeDeal(state: State, id: number): void {
  state.deals = state.deals.filter((each) => each.id !== id);
}
