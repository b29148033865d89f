import { beside, type Grid } from './grid.ts';
import { costQueue } from './queue.ts';

/** Nobody's. */
export const NONE = -1;

/** From an area's square to another's, or to its own coast. */
export type Road = { readonly from: number; readonly to: number; readonly start: number; readonly goal: number };

/**
 * The way on which two areas meet: over squares where one of them may be, keeping to the straight line and away from
 * shores and other areas' roads. Each half of it becomes its end's. Returns whether there was one.
 */
export function layRoad(
  grid: Grid,
  owners: Int16Array,
  may: (owner: number, at: number) => boolean,
  road: Road,
): boolean {
  const { from, to } = road;
  const way = findWay(grid, owners, (at) => may(from, at) || may(to, at), road);
  if (!way) return false;
  const free = way.filter((at) => owners[at] === NONE);
  const half = Math.floor(free.length / 2);
  // The way runs from the goal back to the start.
  free.forEach((at, n) => {
    owners[at] = n < half ? (may(to, at) ? to : from) : may(from, at) ? from : to;
  });
  return true;
}

function findWay(
  grid: Grid,
  owners: Int16Array,
  open: (at: number) => boolean,
  { from, to, start, goal }: Road,
): number[] | undefined {
  const { width } = grid;
  const [x1, y1, x2, y2] = [start % width, Math.floor(start / width), goal % width, Math.floor(goal / width)];
  const straight = Math.max(1, Math.hypot(x2 - x1, y2 - y1));
  const costs = new Int32Array(owners.length).fill(NEVER);
  const came = new Int32Array(owners.length).fill(NONE);
  const queue = costQueue();
  const mine = (at: number) => owners[at] === from || owners[at] === to;
  costs[start] = 0;
  queue.add(start, 0);
  for (let step = queue.next(); step && costs[goal] === NEVER; step = queue.next()) {
    const { item: at, cost } = step;
    if (cost > (costs[at] ?? 0)) continue;
    for (const next of beside(grid, at)) {
      if ((costs[next] ?? 0) <= cost + 3 || !open(next) || !(owners[next] === NONE || mine(next))) continue;
      let crowd = 0;
      for (const near of NEAR_BY) {
        const other = next + near.y * width + near.x;
        if (!open(other) || (owners[other] !== NONE && !mine(other))) crowd++;
      }
      const off = Math.abs((x2 - x1) * (y1 - Math.floor(next / width)) - (x1 - (next % width)) * (y2 - y1)) / straight;
      const total = cost + (mine(next) ? 3 : 10) + Math.round(off * 2) + crowd * 8;
      if (total >= (costs[next] ?? 0)) continue;
      costs[next] = total;
      came[next] = at;
      queue.add(next, total);
    }
  }
  if (costs[goal] === NEVER) return undefined;
  const way: number[] = [];
  for (let at = goal; at !== NONE; at = came[at] ?? NONE) way.push(at);
  return way;
}

const NEVER = 2 ** 30;
/** Where others' roads and shores are too near. */
const NEAR_BY = [-2, -1, 0, 1, 2]
  .flatMap((y) => [-2, -1, 0, 1, 2].map((x) => ({ x, y })))
  .filter(({ x, y }) => x * x + y * y < 6);
