import { isFaction } from '../factions.ts';
import { mutinyIfNeeded } from '../military/mutiny.ts';
import type { NationId } from '../pack-types.ts';
import type { Play } from '../types.ts';

/**
 * 6.1: move a nation's marker. It stays from 0 to the track's end, and once at 0 it never moves again. For a nation
 * without a marker it is ignored (15.1). A fall may bring a mutiny, which comes before anything else that waits: call
 * this after all other pushes of a step.
 */
export function changeHappiness(play: Play, nation: NationId, n: number): void {
  const { state, pack, tell } = play;
  const from = state.happiness[nation];
  if (n === 0) return;
  if (from === undefined) {
    tell({ type: 'happiness-ignored', nation, n });
    return;
  }
  if (from === 0) {
    tell({ type: 'happiness-stuck', nation, n });
    return;
  }
  const to = Math.max(0, Math.min(pack.figures.happinessMax, from + n));
  state.happiness[nation] = to;
  tell({ type: 'happiness-changed', nation, n, from, to });
  if (to < from && isFaction(nation)) mutinyIfNeeded(play, nation);
}
