import { POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { AccountLine } from '../state.ts';
import { moveMarker } from '../status/count-points.ts';
import { zoneAt } from '../status/square.ts';

/** 8.6: each marker goes towards the middle of the display by what its zone says, also into the next zone (ruling). */
export function driftMarkers({ state, pack }: Board): readonly AccountLine[] {
  return POWERS.flatMap((power) => {
    const { played, square } = state.powers[power];
    if (played === 'gone') return [];
    const line = moveMarker({ state, pack }, power, 'drift', zoneAt(pack, square).zone.drift);
    return line ? [line] : [];
  });
}
