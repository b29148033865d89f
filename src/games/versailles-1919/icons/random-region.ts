import type { RegionId } from '../pack-types.ts';
import type { Play } from '../types.ts';

const SIDES = 6;

/** 7.5: the die names the region by the number on its track; none for a number that no track has. */
export function randomRegion({ pack, die, tell }: Play): RegionId | undefined {
  const rolled = die('die:region', SIDES);
  const region = pack.regions.find(({ number }) => number === rolled)?.id;
  tell({ type: 'random-region', die: rolled, region });
  return region;
}
