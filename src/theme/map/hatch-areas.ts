import { type Box, element, round } from '../drawing/svg.ts';
import type { MapPack, Point } from './map-pack.ts';
import { linesOf, ringsOf } from './outlines.ts';
import { HATCHINGS, type Way } from './power-marks.ts';

/** A line of hatching is where `key` is a multiple of the distance; `along` says where on it a point is. */
type Axes = { readonly key: (p: Point) => number; readonly along: (p: Point) => number; readonly back: Back };
type Back = (key: number, along: number) => Point;

const AXES: { readonly [way in Way]: Axes } = {
  falling: { key: ([x, y]) => x - y, along: ([x, y]) => x + y, back: (k, a) => [(a + k) / 2, (a - k) / 2] },
  rising: { key: ([x, y]) => x + y, along: ([x, y]) => x - y, back: (k, a) => [(k + a) / 2, (k - a) / 2] },
  level: { key: ([, y]) => y, along: ([x]) => x, back: (k, a) => [a, k] },
  upright: { key: ([x]) => x, along: ([, y]) => y, back: (k, a) => [k, a] },
};

type Hatch = {
  /** The power's place in the list. */
  readonly place: number;
  readonly colour: string;
  /** How wide a thin line is, in map units. */
  readonly thin: number;
  /** What is seen. */
  readonly box: Box;
};

/**
 * The hatching of a power's areas line by line, for pictures: to fill with a pattern takes the renderer three times as
 * long.
 */
export function hatchAreas(pack: MapPack, ids: readonly string[], { place, colour, thin, box }: Hatch): string {
  const { ways, every, dotted, width } = HATCHINGS[place % HATCHINGS.length] ?? HATCHINGS[0];
  const lines = linesOf(pack);
  const rings = pack.areas.flatMap(({ id, outline }) => (ids.includes(id) ? ringsOf(lines, outline) : []));
  const far = every * thin;
  const d = ways
    .flatMap((way) => linesWithin(rings, AXES[way], far, box).map((one) => (dotted ? dots(one, far) : stroke(one))))
    .join('');
  return d === ''
    ? ''
    : element('path', {
        d,
        fill: 'none',
        stroke: colour,
        'stroke-width': width * thin,
        'stroke-linecap': dotted ? 'round' : undefined,
        'stroke-opacity': 0.5,
      });
}

type Piece = { readonly key: number; readonly from: number; readonly to: number; readonly back: Back };

/** The pieces of the lines that are inside of rings, by the even-odd rule. */
function linesWithin(rings: readonly (readonly Point[])[], { key, along, back }: Axes, far: number, box: Box) {
  const corners: readonly Point[] = [
    [box.x, box.y],
    [box.x + box.w, box.y],
    [box.x, box.y + box.h],
    [box.x + box.w, box.y + box.h],
  ];
  const [least, most] = [Math.min(...corners.map(key)), Math.max(...corners.map(key))];
  const crossed = new Map<number, number[]>();
  for (const ring of rings)
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const [low, high] = key(a) < key(b) ? [a, b] : [b, a];
      const [from, to] = [Math.max(key(low), least), Math.min(key(high), most)];
      for (let n = Math.ceil(from / far); n * far < to; n += 1) {
        const part = (n * far - key(low)) / (key(high) - key(low));
        const at = along(low) + part * (along(high) - along(low));
        crossed.set(n, [...(crossed.get(n) ?? []), at]);
      }
    });
  return [...crossed].flatMap(([n, places]) => {
    const sorted = places.toSorted((a, b) => a - b);
    return sorted.flatMap((from, i): Piece[] => {
      const to = sorted[i + 1];
      return i % 2 === 1 || to === undefined || to === from ? [] : [{ key: n * far, from, to, back }];
    });
  });
}

function stroke({ key, from, to, back }: Piece): string {
  const [[x1, y1], [x2, y2]] = [back(key, from), back(key, to)];
  return `M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}`;
}

/** Dots at fixed places, so that those of neighbours are in line; every other row is moved by half. */
function dots({ key, from, to, back }: Piece, far: number): string {
  const [apart, shift] = [2 * far, Math.round(key / far) % 2 === 0 ? 0 : far];
  const first = Math.ceil((from - shift) / apart);
  const count = Math.max(0, Math.floor((to - shift) / apart) - first + 1);
  return Array.from({ length: count }, (_, i) => {
    const [x, y] = back(key, (first + i) * apart + shift);
    return `M${round(x)} ${round(y)}h.1`;
  }).join('');
}
