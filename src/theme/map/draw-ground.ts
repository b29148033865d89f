import { type Attributes, type Box, element } from '../drawing/svg.ts';
import { areaShape } from './area-shape.ts';
import { overlap } from './box-of.ts';
import { drawSeas } from './draw-seas.ts';
import type { Paint } from './map-colours.ts';
import { type LandArea, type MapLine, type MapPack, TERRAINS } from './map-pack.ts';
import { pointsOf } from './outlines.ts';
import { pathData } from './path-data.ts';
import { shapesOf } from './shapes.ts';

/** What a layer is drawn for: the part of the map that is seen, and how wide a thin line is there, in map units. */
export type View = {
  readonly box: Box;
  readonly thin: number;
  readonly paint: Paint;
  /** Whether outlines are written again where areas are filled: longer, and much quicker to draw than references. */
  readonly outlines: 'written' | 'referred';
};

/** Sea, land in the tints of its terrain, coasts, rivers, borders, crossings: what nobody's move changes. */
export function drawGround(pack: MapPack, { box, thin, paint, outlines }: View): string {
  const shapes = shapesOf(pack);
  const seen = (other: Box) => overlap(box, grown(other, thin * 8));
  const land = pack.areas.filter(
    (area): area is LandArea => area.kind === 'land' && seen(shapes.areas.get(area.id)?.box ?? box),
  );
  const drawn = land.map(({ id }) => element('path', { id: areaShape(id), d: shapes.areas.get(id)?.path }));
  const blanks = shapes.blanks.filter(({ box: other }) => seen(other));
  const blankLand = blanks
    .filter(({ kind }) => kind === 'land')
    .map(({ path }) => path)
    .join('');
  const lakes = blanks
    .filter(({ kind }) => kind === 'water')
    .map(({ path }) => path)
    .join('');
  const lines = (kind: MapLine['kind'], attributes: { readonly [name: string]: string | number }) => {
    const d = shapes.lines
      .filter((line) => line.kind === kind && seen(line.box))
      .map(({ path }) => path)
      .join('');
    return d === ''
      ? ''
      : element('path', { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...attributes, d });
  };
  // A reference to all land is short; the lines of the coast alone are quicker to draw.
  const coast = (width: number, stroke: string) =>
    outlines === 'written'
      ? lines('coast', { stroke, 'stroke-width': width })
      : element('use', { href: '#land', fill: 'none', stroke, 'stroke-width': width, 'stroke-linejoin': 'round' });
  return [
    // Printed behind everything: the land once, for the shallows around it and the line of its coast.
    element('rect', { x: box.x, y: box.y, width: box.w, height: box.h, fill: paint('sea') }),
    outlines === 'referred' ? drawSeas(pack) : '',
    element(
      'defs',
      {},
      element('g', { id: 'land' }, ...drawn, element('path', { id: 'blank', d: blankLand })),
      ...signs(thin, paint),
    ),
    coast(thin * 11, paint('shallows')),
    coast(thin * 2.6, paint('coast')),
    element('use', { href: '#blank', fill: paint('blank') }),
    ...TERRAINS.map((terrain) => landOf(land, terrain, thin, paint)),
    ...TERRAINS.filter((terrain) => terrain !== 'clear' && land.some((area) => area.terrain === terrain)).map(
      (terrain) =>
        outlines === 'referred'
          ? element('use', { href: `#${terrainId(terrain)}`, fill: `url(#${terrain})` })
          : fillAreas(
              pack,
              land.filter((area) => area.terrain === terrain).map(({ id }) => id),
              { fill: `url(#${terrain})` },
              outlines,
            ),
    ),
    lakes === ''
      ? ''
      : element('path', { d: lakes, fill: paint('sea'), stroke: paint('coast'), 'stroke-width': thin * 0.8 }),
    lines('limit', { stroke: paint('border'), 'stroke-width': thin, 'stroke-dasharray': `${thin} ${thin * 3}` }),
    lines('waters', {
      stroke: paint('sea-ink'),
      'stroke-width': thin * 0.8,
      'stroke-dasharray': `${thin * 5} ${thin * 4}`,
      opacity: 0.7,
    }),
    lines('river', { stroke: paint('river'), 'stroke-width': thin * 2.4 }),
    lines('closed', { stroke: paint('closed'), 'stroke-width': thin * 2, 'stroke-dasharray': `${thin} ${thin * 2.5}` }),
    ...crossings(pack, { box, thin, paint }),
  ].join('');
}

/** Areas filled alike, one over the other; `layer` is the document with their outlines, when it is another one. */
export function fillAreas(
  pack: MapPack,
  ids: readonly string[],
  fill: Attributes,
  outlines: View['outlines'],
  layer = '',
): string {
  if (ids.length === 0) return '';
  if (outlines === 'referred')
    return element('g', fill, ...ids.map((id) => element('use', { href: `${layer}#${areaShape(id)}` })));
  const { areas } = shapesOf(pack);
  return element('path', { ...fill, d: ids.map((id) => areas.get(id)?.path ?? '').join('') });
}

/** The outlines stand in the definitions; here they are painted, and their list is there to be painted again. */
function landOf(land: readonly LandArea[], terrain: LandArea['terrain'], thin: number, paint: Paint): string {
  const uses = land
    .filter((area) => area.terrain === terrain)
    .map(({ id }) => element('use', { href: `#${areaShape(id)}` }));
  if (uses.length === 0) return '';
  const look = { fill: paint(terrain), stroke: paint('border'), 'stroke-width': thin, 'stroke-linejoin': 'round' };
  return element('g', look, element('g', { id: terrainId(terrain) }, ...uses));
}

/** Where the land of a terrain is found. */
const terrainId = (terrain: LandArea['terrain']) => `all-${terrain}`;

const grown = ({ x, y, w, h }: Box, by: number): Box => ({ x: x - by, y: y - by, w: w + 2 * by, h: h + 2 * by });

/** Arrows over water, and lines for links that the shapes cannot show. */
function crossings({ links }: MapPack, { box, thin, paint }: Pick<View, 'box' | 'thin' | 'paint'>): string[] {
  return links.flatMap((link) => {
    if (link.by !== 'crossing' && link.by !== 'connection') return [];
    const points = pointsOf(link.points);
    if (!points.some(([x, y]) => overlap(box, { x, y, w: 1, h: 1 }))) return [];
    const dashes = link.by === 'connection' ? { 'stroke-dasharray': `${thin * 3} ${thin * 2}` } : {};
    const path = { d: pathData([points], false), fill: 'none', 'stroke-linecap': 'round' };
    return [
      element('path', { ...path, stroke: paint('halo'), 'stroke-width': thin * 5 }),
      element('path', { ...path, stroke: paint('closed'), 'stroke-width': thin * 2.2, ...dashes }),
      ...[points[0], points.at(-1)].map((end) =>
        element('circle', { cx: end?.[0], cy: end?.[1], r: thin * 2.6, fill: paint('closed') }),
      ),
    ];
  });
}

/** Small signs strewn over an area: peaks, trees, reeds, sand. */
function signs(thin: number, paint: Paint): string[] {
  const drawn: readonly (readonly [LandArea['terrain'], string])[] = [
    ['mountain', 'M1 9l4-7 4 7M5.500 4.500l1.500 1M11 17l3.500-6 3.500 6'],
    ['forest', 'M5 2l3 5H2zM5 7v2M14.500 10l3 5h-6zM14.500 15v2'],
    ['marsh', 'M2 6h6M4 6V3M6 6V2.500M11 15h6M13 15v-3M15 15v-3.500'],
    ['desert', 'M3 4h.1M9 9h.1M15 4h.1M4 15h.1M15 15h.1'],
  ];
  const size = 25 * thin;
  return drawn.map(([id, d]) =>
    element(
      'pattern',
      { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
      element('path', {
        d,
        fill: 'none',
        stroke: paint('sign'),
        'stroke-width': id === 'desert' ? 1.6 : 0.9,
        'stroke-linecap': 'round',
        opacity: 0.55,
        transform: `scale(${thin * 1.25})`,
      }),
    ),
  );
}
