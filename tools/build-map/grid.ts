import type { Place } from './geography.ts';

/** A picture of the world in small squares, row by row; `unit` map units a square. */
export type Grid = {
  readonly width: number;
  readonly height: number;
  readonly squareOf: (place: Place) => number;
};

/** The squares beside a square: right, below, left, above; fewer at the edge. */
export function beside({ width, height }: Pick<Grid, 'width' | 'height'>, at: number): number[] {
  const x = at % width;
  const found: number[] = [];
  if (x + 1 < width) found.push(at + 1);
  if (at + width < width * height) found.push(at + width);
  if (x > 0) found.push(at - 1);
  if (at >= width) found.push(at - width);
  return found;
}

/** The squares within `radius` of a square. */
export function disc({ width, height }: Pick<Grid, 'width' | 'height'>, at: number, radius: number): number[] {
  const [cx, cy] = [at % width, Math.floor(at / width)];
  const found: number[] = [];
  for (let y = Math.max(0, Math.ceil(cy - radius)); y <= Math.min(height - 1, cy + radius); y++)
    for (let x = Math.max(0, Math.ceil(cx - radius)); x <= Math.min(width - 1, cx + radius); x++)
      if ((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius) found.push(y * width + x);
  return found;
}

/** The squares along a line. */
export function along({ width, squareOf }: Grid, line: readonly Place[]): number[] {
  const corners = line.map(squareOf);
  return corners.slice(1).flatMap((to, n) => {
    const from = corners[n] ?? to;
    const [x, y] = [from % width, Math.floor(from / width)];
    const [dx, dy] = [(to % width) - x, Math.floor(to / width) - y];
    const steps = Math.abs(dx) + Math.abs(dy);
    return Array.from({ length: steps + 1 }, (_, s) => {
      // One step at a time, so that the squares hang together side by side.
      const across = Math.round((dx * s) / Math.max(1, steps));
      const down = Math.sign(dy) * (s - Math.abs(across));
      return (y + down) * width + x + across;
    });
  });
}

export function apart(width: number, a: number, b: number): number {
  return Math.hypot((a % width) - (b % width), Math.floor(a / width) - Math.floor(b / width));
}

/** The nearest square that is wanted. Throws where there is none near. */
export function nearest(
  grid: Pick<Grid, 'width' | 'height'>,
  from: number,
  wanted: (at: number) => boolean,
  what: string,
): number {
  const found = findNear(grid, from, wanted);
  if (found === undefined) throw new Error(`nothing near ${what}`);
  return found;
}

/** How far the nearest square is looked for. */
const NEAR = 60;

export function findNear(
  grid: Pick<Grid, 'width' | 'height'>,
  from: number,
  wanted: (at: number) => boolean,
): number | undefined {
  for (let radius = 0; radius < NEAR; radius++) {
    const found = disc(grid, from, radius).filter(wanted);
    const [first] = found.sort((a, b) => apart(grid.width, a, from) - apart(grid.width, b, from) || a - b);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** A number from 0 to 1 that varies smoothly over the grid and is the same in every build. */
export function unevenness(x: number, y: number, scale: number): number {
  const [gx, gy] = [Math.floor(x / scale), Math.floor(y / scale)];
  const [fx, fy] = [smooth(x / scale - gx), smooth(y / scale - gy)];
  const top = hash(gx, gy) * (1 - fx) + hash(gx + 1, gy) * fx;
  const bottom = hash(gx, gy + 1) * (1 - fx) + hash(gx + 1, gy + 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

const smooth = (t: number) => t * t * (3 - 2 * t);

function hash(x: number, y: number): number {
  let n = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  n = Math.imul(n ^ (n >>> 13), 1274126177);
  return ((n ^ (n >>> 16)) >>> 0) / 2 ** 32;
}
