import type { RegionId } from '../pack-types.ts';
import type { Play } from '../types.ts';

/**
 * 7.3, 7.4: move the powder keg, at most to its last column or back to the start box. It pushes the unrest, never pulls
 * it.
 */
export function moveKeg({ state, pack, tell }: Play, region: RegionId, n: number): void {
  const track = state.tracks[region];
  const from = track.keg;
  track.keg = Math.max(0, Math.min(pack.figures.kegLastColumn, from + n));
  const pushed = track.keg >= track.unrest;
  if (pushed) track.unrest = track.keg + 1;
  tell({ type: 'keg-moved', region, n, from, to: track.keg, unrest: track.unrest, pushed });
}
