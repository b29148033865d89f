import { type Attributes, type Box, element, escapeText } from '../drawing/svg.ts';
import { FONTS } from '../tokens.ts';
import type { View } from './draw-ground.ts';
import type { MapArea, MapPack, Point } from './map-pack.ts';
import { drawSigns, useSign } from './map-signs.ts';
import { type PlacedName, placeNames } from './place-names.ts';

export type Names = {
  /** Letters, in map units. */
  readonly size: number;
  /** Every name, also where there is hardly room; else only those that have it. */
  readonly all: boolean;
  /** What they are in the reader's language; undefined: as the pack prints them. */
  readonly nameOf?: NameOf | undefined;
  /** Where something else will stand. */
  readonly taken?: readonly Box[];
  /** Which areas are named. */
  readonly only?: ((area: MapArea) => boolean) | undefined;
};

/** An area's name in the reader's language. */
export type NameOf = (area: MapArea) => string;

/** Names, the signs of cities and the boxes of ports, for the areas that are seen. */
export function drawNames(
  pack: MapPack,
  view: View,
  { size, all, nameOf = ({ name }) => name, taken = [], only = () => true }: Names,
): string {
  const { box, paint } = view;
  const inside = ([x, y]: Point) => x >= box.x && y >= box.y && x <= box.x + box.w && y <= box.y + box.h;
  const areas = pack.areas.filter((area) => inside(area.label) && only(area));
  const ports = pack.ports.filter(({ area, at }) => inside(at) && areas.some(({ id }) => id === area));
  const boxes = ports.map(({ at: [x, y] }) => ({
    x: x - size * 0.45,
    y: y - size * 0.45,
    w: size * 0.9,
    h: size * 0.9,
  }));
  const names = placeNames(
    areas.map((area) => ({ ...area, name: nameOf(area) })),
    size,
    { all, within: box, taken: [...taken, ...boxes] },
  );
  const of = (kind: MapArea['kind']) =>
    names.filter(({ id }) => areas.some((area) => area.id === id && area.kind === kind));
  const shared = {
    'text-anchor': 'middle',
    'paint-order': 'stroke',
    'stroke-linejoin': 'round',
    'font-size': round(size),
  };
  return [
    drawSigns(size, view),
    ...ports.map(({ at }) => useSign('port', size, at)),
    ...areas.flatMap((area) => (area.kind === 'land' && area.city ? [useSign(area.city, size, area.label)] : [])),
    written(of('land'), size, {
      ...shared,
      'font-family': FONTS.title.fallback,
      'font-weight': 500,
      fill: paint('ink'),
      stroke: paint('halo'),
      'stroke-width': size / 5,
    }),
    written(of('sea'), size, {
      ...shared,
      'font-style': 'italic',
      fill: paint('sea-ink'),
      stroke: paint('sea'),
      'stroke-width': size / 6,
    }),
  ].join('');
}

function written(names: readonly PlacedName[], usual: number, shared: Attributes): string {
  const texts = names.flatMap(({ lines, x, y, size }) =>
    lines.map((text, n) =>
      element(
        'text',
        { x: Math.round(x), y: Math.round(y + n * size * 0.95), 'font-size': size === usual ? undefined : round(size) },
        escapeText(text),
      ),
    ),
  );
  return texts.length === 0 ? '' : element('g', shared, ...texts);
}

const round = (size: number) => Math.round(size * 10) / 10;
