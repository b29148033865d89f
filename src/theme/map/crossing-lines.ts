import type { MapPack, Point } from './map-pack.ts';
import { linesOf } from './outlines.ts';

/** Segments are looked up in squares of this many units. */
const CELL = 40;

type Segment = { readonly line: number; readonly from: Point; readonly to: Point };

/** Where lines cross or lie on one another instead of meeting at their ends: there areas overlap. */
export function crossingLines(pack: MapPack, nameOf: (line: number) => string): readonly string[] {
  const cells = new Map<string, Segment[]>();
  const found = new Set<string>();
  linesOf(pack).forEach((points, line) => {
    points.slice(1).forEach((to, i) => {
      const segment: Segment = { line, from: points[i] ?? to, to };
      for (const cell of cellsOf(segment)) {
        const others = cells.get(cell) ?? [];
        for (const other of others)
          if (meetWrongly(segment, other))
            found.add(`${nameOf(other.line)}, ${nameOf(line)}: overlap near ${to.join(', ')}`);
        cells.set(cell, [...others, segment]);
      }
    });
  });
  return [...found];
}

function cellsOf({ from, to }: Segment): string[] {
  const [x1, x2] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])].map((x) => Math.floor(x / CELL));
  const [y1, y2] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])].map((y) => Math.floor(y / CELL));
  const cells: string[] = [];
  for (let x = x1 ?? 0; x <= (x2 ?? 0); x++) for (let y = y1 ?? 0; y <= (y2 ?? 0); y++) cells.push(`${x},${y}`);
  return cells;
}

/** Two segments may share an end and nothing else. */
function meetWrongly(a: Segment, b: Segment): boolean {
  const shared = [a.from, a.to].filter((end) => same(end, b.from) || same(end, b.to));
  if (shared.length > 1) return true;
  const [turns, back] = [
    [turn(a.from, a.to, b.from), turn(a.from, a.to, b.to)],
    [turn(b.from, b.to, a.from), turn(b.from, b.to, a.to)],
  ];
  const [common] = shared;
  if (common === undefined) {
    const apart = ([p = 0, q = 0]: readonly number[]) => (p > 0 && q > 0) || (p < 0 && q < 0);
    if (turns.every((t) => t === 0))
      return [b.from, b.to].some((end) => isOn(end, a)) || [a.from, a.to].some((end) => isOn(end, b));
    return !apart(turns) && !apart(back);
  }
  // On one line with a shared end: wrong where the one lies along the other.
  const [mine, theirs] = [same(a.from, common) ? a.to : a.from, same(b.from, common) ? b.to : b.from];
  return (
    turn(common, mine, theirs) === 0 &&
    (mine[0] - common[0]) * (theirs[0] - common[0]) + (mine[1] - common[1]) * (theirs[1] - common[1]) > 0
  );
}

const same = (a: Point, b: Point) => a[0] === b[0] && a[1] === b[1];
const turn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const isOn = (point: Point, { from, to }: Segment) =>
  Math.min(from[0], to[0]) <= point[0] &&
  point[0] <= Math.max(from[0], to[0]) &&
  Math.min(from[1], to[1]) <= point[1] &&
  point[1] <= Math.max(from[1], to[1]);
