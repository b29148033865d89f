import { apart, findNear, type Grid } from './grid.ts';
import type { Faces } from './trace-lines.ts';

/** How far each square is from the nearest of another face, in squares. */
export function depths({ width, height, at }: Faces): Float32Array {
  const deep = new Float32Array(at.length);
  const relax = (here: number, other: number, step: number) => {
    const same = at[here] === at[other];
    deep[here] = Math.min(deep[here] ?? 0, same ? (deep[other] ?? 0) + step : 1);
  };
  deep.fill(1e6);
  const ways = [
    [1, 1],
    [width, 1],
    [width + 1, Math.SQRT2],
    [width - 1, Math.SQRT2],
  ] as const;
  for (let here = 0; here < at.length; here++)
    for (const [by, step] of ways) if (here - by >= 0) relax(here, here - by, step);
  for (let here = at.length - 1; here >= 0; here--)
    for (const [by, step] of ways) if (here + by < at.length) relax(here, here + by, step);
  // The edge of the map is as near as any border.
  return deep.map((far, here) => {
    const [x, y] = [here % width, Math.floor(here / width)];
    return Math.min(far, x + 1, y + 1, width - x, height - y);
  });
}

/** For each face the square near `seed` that is clear of its borders. */
export function namePlace(faces: Faces, deep: Float32Array, face: number, seed: number): number {
  for (const clear of [5, 4, 3, 2, 1]) {
    const found = findNear(faces, seed, (at) => faces.at[at] === face && (deep[at] ?? 0) >= clear);
    if (found !== undefined) return found;
  }
  return seed;
}

/** Squares between counters and a border at least. */
const CLEAR = 3.5;

/** The roomiest square of a face that leaves its name free. */
export function counterPlace(faces: Faces, deep: Float32Array, squares: readonly number[], name: number): number {
  const room = (at: number) => Math.min(deep[at] ?? 0, 22) + 0.45 * Math.min(apart(faces.width, at, name), 20);
  return squares.reduce((best, at) => ((deep[at] ?? 0) >= CLEAR && room(at) > room(best) ? at : best), name);
}

/** The nearest two of two shores. */
export function nearestTwo(
  grid: Pick<Grid, 'width'>,
  one: readonly number[],
  other: readonly number[],
): readonly [number, number] {
  let best: readonly [number, number] = [one[0] ?? 0, other[0] ?? 0];
  let least = Number.POSITIVE_INFINITY;
  for (const a of one)
    for (const b of other) {
      const far = apart(grid.width, a, b);
      if (far < least) [best, least] = [[a, b], far];
    }
  return best;
}
