import { costQueue } from './queue.ts';

export type Point = readonly [x: number, y: number];

/** Squares of the index of points, in map units. */
const CELL = 16;

/**
 * Leaves out points that matter least (Visvalingam and Whyatt 1993), up to triangles of half `most` square units,
 * unless another line's point is in the triangle: so lines that do not cross before do not cross afterwards. Ends stay.
 */
export function simplifyLines(lines: readonly (readonly Point[])[], most: number): Point[][] {
  const points = lines.flatMap((line, n) =>
    line.map((point, i) => ({ point, line: n, end: i === 0 || i === line.length - 1 })),
  );
  const before = points.map((_, i) => i - 1);
  const after = points.map((_, i) => i + 1);
  const left = lines.map((line) => line.length);
  const gone = new Uint8Array(points.length);
  const index = new Map<string, number[]>();
  const cellOf = ([x, y]: Point) => [Math.floor(x / CELL), Math.floor(y / CELL)] as const;
  points.forEach(({ point }, i) => {
    const key = cellOf(point).join();
    index.set(key, [...(index.get(key) ?? []), i]);
  });
  const pairs = new Map<string, number>();
  const pairOf = (n: number) =>
    [lines[n]?.[0], lines[n]?.at(-1)]
      .map((point) => point?.join(' '))
      .sort()
      .join();
  lines.forEach((_, n) => {
    pairs.set(pairOf(n), (pairs.get(pairOf(n)) ?? 0) + 1);
  });
  const least = lines.map((line, n) => {
    const ring = line[0]?.join() === line.at(-1)?.join();
    return ring ? 5 : (pairs.get(pairOf(n)) ?? 0) > 1 ? 3 : 2;
  });
  const at = (i: number): Point => points[i]?.point ?? [0, 0];
  const weight = (i: number) => Math.round(Math.abs(turn(at(before[i] ?? 0), at(i), at(after[i] ?? 0))));
  const queue = costQueue();
  points.forEach(({ end }, i) => {
    if (!end) queue.add(i, weight(i));
  });

  const isFree = (i: number) => {
    const [a, b, c] = [at(before[i] ?? 0), at(i), at(after[i] ?? 0)];
    const [[x1, y1], [x2, y2]] = [
      cellOf([Math.min(a[0], b[0], c[0]), Math.min(a[1], b[1], c[1])]),
      cellOf([Math.max(a[0], b[0], c[0]), Math.max(a[1], b[1], c[1])]),
    ];
    for (let x = x1; x <= x2; x++)
      for (let y = y1; y <= y2; y++)
        for (const other of index.get(`${x},${y}`) ?? []) {
          const point = at(other);
          if (gone[other] || [a, b, c].some((corner) => corner[0] === point[0] && corner[1] === point[1])) continue;
          if (isInside(point, a, b, c)) return false;
        }
    return true;
  };
  for (let step = queue.next(); step && step.cost <= most; step = queue.next()) {
    const i = step.item;
    const line = points[i]?.line ?? 0;
    if (gone[i] || weight(i) > step.cost || (left[line] ?? 0) <= (least[line] ?? 2) || !isFree(i)) continue;
    gone[i] = 1;
    left[line] = (left[line] ?? 0) - 1;
    const [previous, next] = [before[i] ?? 0, after[i] ?? 0];
    after[previous] = next;
    before[next] = previous;
    for (const other of [previous, next]) if (!points[other]?.end) queue.add(other, Math.max(step.cost, weight(other)));
  }
  const kept: Point[][] = lines.map(() => []);
  points.forEach(({ point, line }, i) => {
    if (!gone[i]) kept[line]?.push(point);
  });
  return kept;
}

/** Twice the signed area of a triangle. */
export function turn(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function isInside(point: Point, a: Point, b: Point, c: Point): boolean {
  const turns = [turn(a, b, point), turn(b, c, point), turn(c, a, point)];
  return turns.every((t) => t >= 0) || turns.every((t) => t <= 0);
}
