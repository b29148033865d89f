import type { MapPack, Outline, Point } from './map-pack.ts';

/** A line's points; the file has the first and the steps between them. */
export function pointsOf(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

/** The other way round: what the file has for these points. */
export function stepsOf(points: readonly Point[]): number[] {
  return points.flatMap(([x, y], i) => {
    const [px, py] = points[i - 1] ?? [0, 0];
    return [x - px, y - py];
  });
}

/** The points of a signed line number, in its direction; none for a number that is no line. */
export function signedLine(lines: readonly (readonly Point[])[], number: number): readonly Point[] {
  const points = lines[Math.abs(number) - 1] ?? [];
  return number < 0 ? points.toReversed() : points;
}

/** The rings of an outline as points; each ends where it began, which is not repeated. */
export function ringsOf(lines: readonly (readonly Point[])[], outline: Outline): Point[][] {
  return outline.map((ring) => ring.flatMap((number) => signedLine(lines, number).slice(0, -1)));
}

/** All lines of a pack as points. */
export function linesOf({ lines }: Pick<MapPack, 'lines'>): readonly (readonly Point[])[] {
  return lines.map(({ points }) => pointsOf(points));
}

/** The area that a ring encloses; positive for outer rings, which run clockwise on the page, negative for holes. */
export function signedArea(ring: readonly Point[]): number {
  return (
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) / 2
  );
}

/** Whether a point is within rings, by the even-odd rule. */
export function isWithin([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let within = false;
  for (const ring of rings)
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) within = !within;
    });
  return within;
}
