import { element } from '../drawing/svg.ts';
import { areaShape } from './area-shape.ts';
import type { MapPack } from './map-pack.ts';
import { linesOf, signedArea, signedLine } from './outlines.ts';
import { pathData } from './path-data.ts';
import { thinOut } from './thin-out.ts';

/** How far from its shore the outline of a sea may be, in map units: the land is drawn over it. */
const ASHORE = 14;
/** And from its border with another sea. */
const AT_SEA = 5;

/**
 * The sea areas as something to point at: coarse, since nobody sees their outlines. They reach under the land, which is
 * drawn later, and islands are no holes in them.
 */
export function drawSeas(pack: MapPack): string {
  const lines = linesOf(pack).map((points, n) => thinOut(points, pack.lines[n]?.kind === 'waters' ? AT_SEA : ASHORE));
  const seas = pack.areas.filter(({ kind }) => kind === 'sea');
  return element(
    'g',
    { fill: 'none', 'pointer-events': 'all', 'stroke-width': 2 * ASHORE },
    ...seas.map(({ id, outline }) => {
      const rings = outline.map((ring) => ring.flatMap((number) => signedLine(lines, number).slice(0, -1)));
      return element('path', {
        id: areaShape(id),
        d: pathData(
          rings.filter((ring) => signedArea(ring) > 0),
          true,
        ),
      });
    }),
  );
}
