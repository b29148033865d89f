import { beside, type Grid, unevenness } from './grid.ts';
import { NONE } from './lay-roads.ts';
import { costQueue } from './queue.ts';

/** Steps of a cost into which the queue sorts: fine enough that neighbours come in order. */
const STEPS = 8;

/**
 * Gives every square to the owner that is nearest over squares where it may be, over ground that is uneven so that borders
 * wind like borders. `reach` is how far it goes, in squares of even ground.
 * Distances are measured by fast marching (Sethian 1996), so that they do not favour rows and columns.
 */
export function fillGrid(
  grid: Grid,
  owners: Int16Array,
  may: (owner: number, at: number) => boolean,
  reach: number,
): void {
  const { width, height } = grid;
  const away = new Float32Array(width * height).fill(Number.POSITIVE_INFINITY);
  const queue = costQueue();
  owners.forEach((owner, at) => {
    if (owner === NONE || !may(owner, at)) return;
    away[at] = 0;
    queue.add(at, 0);
  });
  const from = (owner: number, at: number) =>
    at >= 0 && at < away.length && owners[at] === owner ? (away[at] ?? 0) : Number.POSITIVE_INFINITY;
  for (let step = queue.next(); step; step = queue.next()) {
    const at = step.item;
    const here = away[at] ?? 0;
    if (step.cost > Math.round(here * STEPS) || here > reach) continue;
    const owner = owners[at] ?? NONE;
    for (const next of beside(grid, at)) {
      if (!may(owner, next)) continue;
      const x = next % width;
      const across = Math.min(
        x > 0 ? from(owner, next - 1) : Infinity,
        x + 1 < width ? from(owner, next + 1) : Infinity,
      );
      const down = Math.min(from(owner, next - width), from(owner, next + width));
      const total = arrival(across, down, slowness(x, Math.floor(next / width)));
      if (total >= (away[next] ?? 0) - 1e-4) continue;
      away[next] = total;
      owners[next] = owner;
      queue.add(next, Math.round(total * STEPS));
    }
  }
}

function slowness(x: number, y: number): number {
  return 0.55 + 0.9 * unevenness(x, y, 21) + 0.5 * unevenness(x + 5000, y, 8);
}

/** When the front gets here that passed the neighbours at these times. */
function arrival(across: number, down: number, slow: number): number {
  const apart = Math.abs(across - down);
  if (apart >= slow) return Math.min(across, down) + slow;
  return (across + down + Math.sqrt(2 * slow * slow - apart * apart)) / 2;
}
