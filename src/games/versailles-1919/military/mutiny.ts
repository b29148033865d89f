import type { FactionId } from '../pack-types.ts';
import type { Play } from '../types.ts';
import { mobilized, unitsAllowed } from './units.ts';

/** 9.3: more mobilized units than the zone allows: one goes, chosen by its player; again until it fits. */
export function mutinyIfNeeded({ state, pack, push }: Play, faction: FactionId): void {
  const happiness = state.happiness[faction];
  if (happiness === undefined || !state.supply[faction]) return;
  if (mobilized(state, faction) > unitsAllowed(pack, happiness))
    push({ ask: 'demobilize-unit', args: { faction, mutiny: true } });
}
