import type { Drawing } from '../../kernel/board.ts';
import { element, escapeText } from '../drawing/svg.ts';
import { LIGHT } from '../tokens.ts';
import { areaShape } from './area-shape.ts';
import type { MapPack } from './map-pack.ts';
import { shapesOf } from './shapes.ts';

export type Lit = {
  /** How wide a thin line is, in map units. */
  readonly thin: number;
  /** The document in which the outlines are found; undefined: they are written out. */
  readonly layer?: string;
};

/** The areas that can be picked just now: each is a link, or something to focus, with its label. */
export function drawLit(pack: MapPack, places: NonNullable<Drawing['places']>, { thin, layer }: Lit): string {
  const lit = new Map(places.map((place) => [place.place, place]));
  return pack.areas
    .flatMap(({ id }) => {
      const place = lit.get(id);
      if (!place) return [];
      const { label, href } = place;
      const frame = {
        class: 'place-frame',
        fill: LIGHT.accent,
        'fill-opacity': 0.16,
        stroke: LIGHT.accent,
        'stroke-width': thin * 2,
        'stroke-dasharray': `${thin * 5} ${thin * 3}`,
      };
      const shape =
        layer === undefined
          ? element('path', { ...frame, d: shapesOf(pack).areas.get(id)?.path })
          : element('use', { ...frame, href: `${layer}#${areaShape(id)}` });
      const shared = { class: 'place', 'data-place': id, 'aria-label': label };
      const content = [element('title', {}, escapeText(label)), shape];
      return href === undefined
        ? [element('g', { ...shared, role: 'button', tabindex: 0 }, ...content)]
        : [element('a', { ...shared, href }, ...content)];
    })
    .join('');
}
