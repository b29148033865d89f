import { leadersWith } from '../forces/remove-unit.ts';
import type { CorpsId } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** The leaders with a corps that changes hands (B.4) go beside the map: they do not serve another power (ruling). */
export function dropLeaders(state: State, corps: CorpsId): void {
  for (const id of leadersWith(state, corps)) state.leaders[id] = { is: 'beside' };
}
