import type { Play } from '../types.ts';
import { openDeals } from './find-deal.ts';

/**
 * 12.2, 12.4: with the turn its deals and promises are over; those that nobody has answered in full lapse, and what was
 * prepared is gone.
 */
export function endDeals({ state, tell }: Play): void {
  const lapsed = openDeals(state).map(({ id, by, parties }) => ({ deal: id, by, parties }));
  if (lapsed.length > 0) tell({ type: 'deals-lapsed', deals: lapsed });
  state.deals = [];
  state.promises = [];
  delete state.drafts;
}
