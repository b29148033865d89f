import { fillGrid } from './fill-grid.ts';
import { SEA_PLACES } from './geography.ts';
import { nearest } from './grid.ts';
import type { Land } from './land.ts';
import { NONE } from './lay-roads.ts';
import type { Source } from './read-source.ts';

/** Which sea a square of water would be in if there were no lists of coasts; undefined for land and lakes. */
export function roughSeasOf(grid: Land, { seas }: Source): (at: number) => string | undefined {
  const waters = new Int16Array(grid.land.length).fill(NONE);
  const isWater = (at: number) => grid.land[at] === 0;
  seas.forEach(({ id }, n) => {
    waters[seaSeed(grid, id)] = n;
  });
  fillGrid(grid, waters, (_, at) => isWater(at), 600);
  return (at) => (isWater(at) ? seas[waters[at] ?? NONE]?.id : undefined);
}

/** The square in which a sea area's name stands. Throws for a sea without a place. */
export function seaSeed(grid: Land, id: string): number {
  const place = SEA_PLACES[id];
  if (!place) throw new Error(`the sea area ${id} has no place`);
  return nearest(grid, grid.squareOf(place), (at) => grid.land[at] === 0, id);
}
