import { total } from '../amounts.ts';
import type { Placing, Play, Step } from '../types.ts';
import { openTargets } from './can-place.ts';

/**
 * 5.1, 5.4.2: ask where the cubes go. With enough cubes in the reserve it is one question; when it is short,
 * cubes on the map may be used too, and the cubes go one by one (5.3). Nothing possible: nobody is asked.
 */
export const placeCubes: Step<'place-cubes'> = {
  section: '5.1',
  run(play, placing) {
    if (openTargets(play, placing).length === 0) tellEnd(play, placing, false);
    else play.push(placing.short ? { ask: 'place-cube', args: placing } : { ask: 'spread-cubes', args: placing });
  },
};

/** No more cubes are placed: by choice, or because none can be. */
export function tellEnd({ state, tell }: Play, placing: Placing, chosen: boolean): void {
  const { side, card, cause, left } = placing;
  const own = state.reserve[side] + state.map.reduce((sum, other) => sum + other[side], 0);
  if (total(placing.placed) === 0)
    tell({ type: 'nothing-placed', side, card, cause, why: chosen ? 'chosen' : own === 0 ? 'no_cube' : 'no_card' });
  else if (left > 0) tell({ type: 'placing-done', side, card, cause, unused: left, chosen });
}
