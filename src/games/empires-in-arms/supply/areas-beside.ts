import { isBarred, linksFrom } from '../forces/links-from.ts';
import type { AreaId, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** Whom supply does not pass, and the seas over which no arrow is used. */
export type Blocks = {
  readonly enemies: {
    readonly blocked: ReadonlySet<AreaId>;
    readonly seas: ReadonlySet<SeaId>;
    readonly optionalArrows?: true;
  };
};

/** The areas beside one; an arrow over a sea leads nowhere while an enemy fleet is there (7.2.3.2.2). */
export function areasBeside({ pack }: { readonly pack: Pack }, area: AreaId, blocks: Blocks): readonly AreaId[] {
  return linksFrom(pack, area, blocks).flatMap((link) => (isBarred(link, blocks.enemies.seas) ? [] : [link.to]));
}

/**
 * How many areas on from the nearest of the first ones each area is, up to `most`; 0: it is one of them. What lies in
 * between is not blocked (7.2.3.2.1); the areas at both ends may be.
 */
export function areasWithin(
  board: { readonly pack: Pack },
  from: readonly AreaId[],
  most: number,
  blocks: Blocks,
): ReadonlyMap<AreaId, number> {
  const found = new Map(from.map((area) => [area, 0]));
  // What is added is walked too, the nearest first.
  for (const [area, far] of found) {
    if (far >= most || (far > 0 && blocks.enemies.blocked.has(area))) continue;
    for (const next of areasBeside(board, area, blocks)) if (!found.has(next)) found.set(next, far + 1);
  }
  return found;
}
