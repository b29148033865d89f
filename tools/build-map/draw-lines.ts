import type { Point } from './simplify-lines.ts';
import { type Faces, OUTSIDE, type Traced } from './trace-lines.ts';

/** Map units in a square. */
export const UNIT = 2;
/** A border of two without a link that is not longer becomes a point; in squares. */
const A_POINT = 7;

export type DrawnLine = { readonly points: readonly Point[]; readonly left: number; readonly right: number };

/**
 * Traced borders as lines in map units that run through the middles of the squares' sides, so that steps become
 * slopes. Short borders of faces that may not touch shrink to a point: their neighbours then meet in it.
 */
export function drawLines(
  { width }: Faces,
  traced: readonly Traced[],
  mayTouch: (a: number, b: number) => boolean,
): readonly DrawnLine[] {
  const place = (corner: number): Point => [(corner % (width + 1)) * UNIT, Math.floor(corner / (width + 1)) * UNIT];
  const moved = new Map<number, number>();
  const home = (corner: number): number => {
    const to = moved.get(corner);
    return to === undefined ? corner : home(to);
  };
  const isPoint = ({ corners, left, right }: Traced) =>
    left !== OUTSIDE &&
    right !== OUTSIDE &&
    !mayTouch(left, right) &&
    corners.length - 1 <= A_POINT &&
    corners[0] !== corners.at(-1);
  for (const line of traced) {
    if (!isPoint(line)) continue;
    const middle = line.corners[Math.floor(line.corners.length / 2)] ?? 0;
    for (const end of [line.corners[0] ?? 0, line.corners.at(-1) ?? 0])
      if (home(end) !== home(middle)) moved.set(home(end), home(middle));
  }
  return traced
    .filter((line) => !isPoint(line))
    .map(({ corners, left, right }) => {
      const middles = corners.slice(1).map((corner, n): Point => {
        const [a, b] = [place(corner), place(corners[n] ?? corner)];
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      });
      const ring = corners[0] === corners.at(-1) && !moved.has(corners[0] ?? 0);
      const [first, last] = [place(home(corners[0] ?? 0)), place(home(corners.at(-1) ?? 0))];
      const points = ring ? [...middles, middles[0] ?? first] : [first, ...middles, last];
      return { points, left, right };
    });
}
