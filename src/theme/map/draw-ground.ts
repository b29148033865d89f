import { type Attributes, type Box, element } from '../drawing/svg.ts';
import { overlap, widened } from './box-of.ts';
import { type DrawLines, drawLandAtOnce, drawLandByReference } from './draw-land.ts';
import { drawSeas } from './draw-seas.ts';
import type { Paint } from './map-colours.ts';
import type { LandArea, MapPack, Point } from './map-pack.ts';
import { pointsOf } from './outlines.ts';
import { pathData } from './path-data.ts';
import { type Detail, shapesOf } from './shapes.ts';

/** What a layer is drawn for: the part of the map that is seen, and how wide a thin line is there, in map units. */
export type View = {
  readonly box: Box;
  readonly thin: number;
  readonly paint: Paint;
  /** Whether outlines are written where areas are filled, or once and referred to: shorter, and slower to draw. */
  readonly outlines: 'written' | 'referred';
};

/** Sea, land in the tints of its terrain, coasts, rivers, borders, crossings: what nobody's move changes. */
export function drawGround(pack: MapPack, { box, thin, paint, outlines }: View): string {
  const detail = detailOf({ thin, outlines });
  const shapes = shapesOf(pack, detail);
  const seen = (other: Box) => overlap(box, widened(other, thin * 8));
  const land = pack.areas.filter(
    (area): area is LandArea => area.kind === 'land' && seen(shapes.areas.get(area.id)?.box ?? box),
  );
  const blanks = shapes.blanks.filter(({ box: other }) => seen(other));
  const blankLand = blanks
    .filter(({ kind }) => kind === 'land')
    .map(({ path }) => path)
    .join('');
  const lakes = blanks
    .filter(({ kind }) => kind === 'water')
    .map(({ path }) => path)
    .join('');
  const lines: DrawLines = (kind, attributes) => {
    const d = shapes.lines
      .filter((line) => line.kind === kind && seen(line.box))
      .map(({ path }) => path)
      .join('');
    return d === ''
      ? ''
      : element('path', { fill: 'none', 'stroke-linejoin': 'round', 'stroke-linecap': 'round', ...attributes, d });
  };
  const ground = { pack, land, blank: blankLand, lines, thin, paint, detail };
  return [
    element('rect', { x: box.x, y: box.y, width: box.w, height: box.h, fill: paint('sea') }),
    element('defs', {}, ...signs(thin, paint)),
    outlines === 'referred' ? drawSeas(pack) + drawLandByReference(ground) : drawLandAtOnce(ground),
    lakes === ''
      ? ''
      : element('path', { d: lakes, fill: paint('sea'), stroke: paint('coast'), 'stroke-width': thin * 0.8 }),
    lines('limit', { stroke: paint('border'), 'stroke-width': thin, 'stroke-dasharray': `${thin} ${thin * 3}` }),
    lines('waters', {
      stroke: paint('sea-ink'),
      'stroke-width': thin * 0.8,
      'stroke-dasharray': `${thin * 5} ${thin * 4}`,
      'stroke-opacity': 0.7,
    }),
    lines('river', lineLook('river', { thin, paint })),
    lines('closed', lineLook('closed', { thin, paint })),
    ...crossings(pack, { box, thin, paint }),
  ].join('');
}

/** From this width of a thin line on, in map units, the points of an outline are nearer than pixels of a picture. */
const FAR = 1.9;

/** How exact outlines are drawn: those of a page, which are zoomed, are always exact. */
export function detailOf({ thin, outlines }: Pick<View, 'thin' | 'outlines'>): Detail {
  return outlines === 'written' && thin >= FAR ? 'coarse' : 'exact';
}

/** Arrows over water, and lines for links that the shapes cannot show. */
function crossings({ links }: MapPack, { box, thin, paint }: Pick<View, 'box' | 'thin' | 'paint'>): string[] {
  return links.flatMap((link) => {
    if (link.by !== 'crossing' && link.by !== 'connection') return [];
    const points = pointsOf(link.points);
    if (!points.some(([x, y]) => overlap(box, { x, y, w: 1, h: 1 }))) return [];
    return drawCrossing(points, link.by, { thin, paint });
  });
}

/** An arrow over water, or a link that shapes cannot show, which is broken; a point at each end. */
export function drawCrossing(
  points: readonly Point[],
  by: 'crossing' | 'connection',
  { thin, paint }: Pick<View, 'thin' | 'paint'>,
): string[] {
  const dashes = by === 'connection' ? { 'stroke-dasharray': `${thin * 3} ${thin * 2}` } : {};
  const path = { d: pathData([points], false), fill: 'none', 'stroke-linecap': 'round' };
  return [
    element('path', { ...path, stroke: paint('halo'), 'stroke-width': thin * 5 }),
    element('path', { ...path, stroke: paint('closed'), 'stroke-width': thin * 2.2, ...dashes }),
    ...[points[0], points.at(-1)].map((end) =>
      element('circle', { cx: end?.[0], cy: end?.[1], r: thin * 2.6, fill: paint('closed') }),
    ),
  ];
}

/** How a river and a border that nobody passes are drawn. */
export function lineLook(kind: 'river' | 'closed', { thin, paint }: Pick<View, 'thin' | 'paint'>): Attributes {
  return kind === 'river'
    ? { stroke: paint('river'), 'stroke-width': thin * 2.4 }
    : { stroke: paint('closed'), 'stroke-width': thin * 2, 'stroke-dasharray': `${thin} ${thin * 2.5}` };
}

type Strewn = Exclude<LandArea['terrain'], 'clear'>;

/** Small signs strewn over an area: peaks, trees, reeds, sand. */
const SIGNS: { readonly [terrain in Strewn]: string } = {
  mountain: 'M1 9l4-7 4 7M5.500 4.500l1.500 1M11 17l3.500-6 3.500 6',
  forest: 'M5 2l3 5H2zM5 7v2M14.500 10l3 5h-6zM14.500 15v2',
  marsh: 'M2 6h6M4 6V3M6 6V2.500M11 15h6M13 15v-3M15 15v-3.500',
  desert: 'M3 4h.1M9 9h.1M15 4h.1M4 15h.1M15 15h.1',
};

function signs(thin: number, paint: Paint): string[] {
  const size = 25 * thin;
  const strewn: readonly Strewn[] = ['mountain', 'forest', 'marsh', 'desert'];
  return strewn.map((id) =>
    element(
      'pattern',
      { id, width: size, height: size, patternUnits: 'userSpaceOnUse' },
      drawTerrainSign(id, { thin, paint }),
    ),
  );
}

/** The signs of a tile of land, 25 thin lines across; nothing on clear land. */
export function drawTerrainSign(terrain: LandArea['terrain'], { thin, paint }: Pick<View, 'thin' | 'paint'>): string {
  if (terrain === 'clear') return '';
  return element('path', {
    d: SIGNS[terrain],
    fill: 'none',
    stroke: paint('sign'),
    'stroke-width': terrain === 'desert' ? 1.6 : 0.9,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.55,
    transform: `scale(${thin * 1.25})`,
  });
}
