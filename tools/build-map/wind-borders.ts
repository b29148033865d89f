import { type Grid, unevenness } from './grid.ts';
import { parts } from './land.ts';
import { NONE } from './lay-roads.ts';

/** How far borders are bent, in squares, over which length. */
const BENDS = [
  { most: 4, over: 16 },
  { most: 1, over: 6 },
];
/** Less near seeds and shores, nothing at them; in squares. */
const FIRM = 9;

/**
 * Bends borders as if the ground had been stretched unevenly, so that they wind like borders; shores stay where they
 * are. What is cut off from its area by that goes to its neighbour.
 */
export function windBorders(
  grid: Grid,
  owners: Int16Array,
  open: (at: number) => boolean,
  may: (owner: number, at: number) => boolean,
  seeds: readonly number[],
): void {
  const { width, height } = grid;
  const before = owners.slice();
  const firm = distances(grid, (at) => !open(at), seeds);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!open(at)) continue;
      const soft = Math.min(1, (firm[at] ?? 0) / FIRM);
      const from = Math.round(y + soft * bend(x, y, 900)) * width + Math.round(x + soft * bend(x, y, 0));
      const owner = before[from] ?? NONE;
      if (!open(from) || owner === NONE || before[at] === NONE || !may(owner, at)) continue;
      owners[at] = owner;
    }
  joinScraps(grid, owners, open, may, seeds);
}

function bend(x: number, y: number, shift: number): number {
  return BENDS.reduce((sum, { most, over }) => sum + most * (2 * unevenness(x + 7000 + shift, y + shift, over) - 1), 0);
}

/** How far each square is from the nearest that is closed or a seed: side by side, corner to corner. */
function distances({ width, height }: Grid, closed: (at: number) => boolean, seeds: readonly number[]): Float32Array {
  const far = new Float32Array(width * height).fill(FIRM);
  for (let at = 0; at < far.length; at++) if (closed(at)) far[at] = 0;
  for (const at of seeds) far[at] = 0;
  const relax = (at: number, next: number, step: number) => {
    far[at] = Math.min(far[at] ?? FIRM, (far[next] ?? FIRM) + step);
  };
  for (let at = 0; at < far.length; at++)
    for (const [by, step] of [
      [1, 1],
      [width, 1],
      [width + 1, Math.SQRT2],
      [width - 1, Math.SQRT2],
    ] as const)
      relax(at, at - by, step);
  for (let at = far.length - 1; at >= 0; at--)
    for (const [by, step] of [
      [1, 1],
      [width, 1],
      [width + 1, Math.SQRT2],
      [width - 1, Math.SQRT2],
    ] as const)
      relax(at, at + by, step);
  return far;
}

/** Parts of an area without its seed that hang together with others on the same land go to those. */
export function joinScraps(
  { width, height }: Grid,
  owners: Int16Array,
  open: (at: number) => boolean,
  may: (owner: number, at: number) => boolean,
  seeds: readonly number[],
): void {
  const seeded = new Set(seeds);
  for (const part of parts({ width, height }, (at) => (open(at) ? (owners[at] ?? NONE) : -2))) {
    const owner = owners[part[0] ?? 0] ?? NONE;
    if (owner === NONE || !open(part[0] ?? 0) || part.some((at) => seeded.has(at))) continue;
    const around = new Map<number, number>();
    for (const at of part)
      for (const next of [at + 1, at - 1, at + width, at - width]) {
        const other = owners[next] ?? NONE;
        if (open(next) && other !== owner && other !== NONE) around.set(other, (around.get(other) ?? 0) + 1);
      }
    const best = [...around]
      .filter(([other]) => part.every((at) => may(other, at)))
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
    const heir = best ?? [...around].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0];
    if (heir) for (const at of part) owners[at] = heir[0];
  }
}
