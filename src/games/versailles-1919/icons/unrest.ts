import type { RegionId } from '../pack-types.ts';
import type { Play } from '../types.ts';
import { mostUnrest } from './tracks.ts';

/**
 * 6.2: move the unrest marker n columns right, or left when n is negative. It stays right of the powder keg and
 * left of all units; what cannot be carried out is lost.
 */
export function moveUnrest({ state, pack, tell }: Play, region: RegionId, n: number): void {
  const track = state.tracks[region];
  const from = track.unrest;
  const to =
    n > 0
      ? Math.max(from, Math.min(from + n, mostUnrest(state, pack, region)))
      : Math.min(from, Math.max(from + n, track.keg + 1));
  track.unrest = to;
  if (n !== 0) tell({ type: 'unrest-moved', region, n, from, to });
}
