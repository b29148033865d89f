import type { AreaLink } from '../map-types.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';

/** What of a power's surroundings says whether the optional arrows are there. */
type WithArrows = { readonly enemies: { readonly optionalArrows?: true } };

/**
 * The links of an area. At a table with the optional arrows (12.2.1) one leads over the Channel, too, and no fleet bars
 * those of Denmark.
 */
export function linksFrom(
  { area, arrows }: Pick<Pack, 'area' | 'arrows'>,
  from: AreaId,
  { enemies }: WithArrows,
): readonly AreaLink[] {
  const printed = area[from]?.links ?? [];
  if (!enemies.optionalArrows) return printed;
  const { channel, unbarred } = arrows;
  const over = otherEnd(channel.between, from);
  const links = printed.map((link): AreaLink => {
    const isOpen = unbarred.some(({ between }) => otherEnd(between, from) === link.to);
    return link.by === 'crossing' && isOpen ? { ...link, unbarred: true } : link;
  });
  return over ? [...links, { to: over, by: 'crossing', sea: channel.sea }] : links;
}

/** Whether an arrow leads nowhere: an enemy fleet is in its sea (7.2.3.2.2, 7.3.1.3.3). */
export const isBarred = (link: AreaLink, seas: ReadonlySet<string>): boolean =>
  link.by === 'crossing' && !link.unbarred && seas.has(link.sea);

const otherEnd = ([a, b]: readonly [AreaId, AreaId], from: AreaId): AreaId | undefined =>
  from === a ? b : from === b ? a : undefined;
