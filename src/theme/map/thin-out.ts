import type { Point } from './map-pack.ts';

/**
 * A line without the points that lie within `most` map units of the line through the others (Douglas and Peucker
 * 1973). Its ends stay, so lines that met still meet.
 */
export function thinOut(points: readonly Point[], most: number): readonly Point[] {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length < 3) return points;
  let [far, at] = [0, 0];
  points.forEach((point, i) => {
    const distance = distanceTo(point, first, last);
    if (distance > far) [far, at] = [distance, i];
  });
  if (far <= most) return [first, last];
  return [...thinOut(points.slice(0, at + 1), most).slice(0, -1), ...thinOut(points.slice(at), most)];
}

/** From a point to the line through two others, or to the one where these are the same. */
function distanceTo([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const long = Math.hypot(dx, dy);
  return long === 0 ? Math.hypot(x - x1, y - y1) : Math.abs(dy * (x - x1) - dx * (y - y1)) / long;
}
