import type { Point } from './map-pack.ts';

/** Rings or lines as the shortest path data: steps, with no sign or space that can be left out. */
export function pathData(parts: readonly (readonly Point[])[], closed: boolean): string {
  return parts.map((points) => onePart(points) + (closed ? 'z' : '')).join('');
}

function onePart(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  let [px, py] = first;
  let steps = '';
  for (const [x, y] of rest) {
    steps += number(x - px, steps === '') + number(y - py, false);
    [px, py] = [x, y];
  }
  return `M${first[0]}${number(first[1], false)}l${steps}`;
}

/** A minus sign parts numbers by itself. */
function number(n: number, first: boolean): string {
  return first || n < 0 ? String(n) : ` ${n}`;
}
