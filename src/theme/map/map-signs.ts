import { element } from '../drawing/svg.ts';
import type { View } from './draw-ground.ts';
import type { LandArea, Point } from './map-pack.ts';

export type Sign = NonNullable<LandArea['city']> | 'port';

/**
 * The signs of a layer, drawn once for letters of this size: a capital is a star in a ring, a provincial capital a ring
 * with a dot, a town a ring, a port's box a square with an anchor.
 */
export function drawSigns(size: number, view: Pick<View, 'paint' | 'thin'>): string {
  const groups = Object.entries(signParts(size, view)).map(([sign, parts]) =>
    element('g', { id: signId(sign, size) }, ...parts),
  );
  return element('defs', {}, ...groups);
}

/** What each sign is made of, about its middle. */
export function signParts(
  size: number,
  { paint, thin }: Pick<View, 'paint' | 'thin'>,
): { readonly [sign in Sign]: readonly string[] } {
  const ring = (r: number) => element('circle', { r, fill: paint('halo'), stroke: paint('ink'), 'stroke-width': thin });
  const r = size * 0.42;
  const anchor = {
    d: 'M0-5V5M-2-2.5H2M-4 1.5C-4 6 4 6 4 1.5',
    transform: `scale(${Math.round(r * 15) / 100})`,
    fill: 'none',
    stroke: paint('sea-ink'),
    'stroke-width': 1.3,
  };
  const box = { x: -r, y: -r, width: 2 * r, height: 2 * r, rx: r * 0.3 };
  return {
    capital: [ring(size * 0.36), element('polygon', { points: star(size * 0.3), fill: paint('closed') })],
    provincial: [ring(size * 0.22), element('circle', { r: size * 0.1, fill: paint('ink') })],
    town: [ring(size * 0.16)],
    port: [
      element('rect', { ...box, fill: paint('shallows'), stroke: paint('sea-ink'), 'stroke-width': thin }),
      element('path', anchor),
    ],
  };
}

export function useSign(sign: Sign, size: number, [x, y]: Point): string {
  return element('use', { href: `#${signId(sign, size)}`, x, y });
}

/** Layers of letters of different sizes stand in one document. */
const signId = (sign: string, size: number) => `${sign}-${Math.round(size)}`;

function star(r: number): string {
  const points = Array.from({ length: 10 }, (_, n) => {
    const [angle, far] = [(n * Math.PI) / 5 - Math.PI / 2, n % 2 === 0 ? r : r * 0.42];
    return `${Math.round(far * Math.cos(angle) * 10) / 10},${Math.round(far * Math.sin(angle) * 10) / 10}`;
  });
  return points.join(' ');
}
