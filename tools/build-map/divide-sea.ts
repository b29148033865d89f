import { fillGrid } from './fill-grid.ts';
import { SEA_LINES } from './geography.ts';
import { along, apart, beside, disc } from './grid.ts';
import type { Land } from './land.ts';
import { layRoad, NONE } from './lay-roads.ts';
import type { Source } from './read-source.ts';
import { roughSeasOf, seaSeed } from './rough-seas.ts';
import { windBorders } from './wind-borders.ts';

/** How far from the shore an area's list of coasts decides which sea this is. */
const SHORE = 3;

export type DividedSea = {
  /** For each square the place of its sea area in the list of seas; -1 for land and for waters of nobody. */
  readonly waters: Int16Array;
  readonly seeds: readonly number[];
  readonly unlaid: readonly (readonly [string, string])[];
};

/** Divides the water among the sea areas, so that those with a link meet and each reaches its coasts. */
export function divideSea(grid: Land, owners: Int16Array, source: Source): DividedSea {
  const { areas, seas, seaLinks } = source;
  const { land, width } = grid;
  const waters = new Int16Array(land.length).fill(NONE);
  const isWater = (at: number) => land[at] === 0;
  const place = new Map(seas.map(({ id }, n) => [id, n]));
  const seaOf = (id: string) => place.get(id) ?? fail(id);
  const seeds = seas.map(({ id }, n) => {
    const seed = seaSeed(grid, id);
    waters[seed] = n;
    return seed;
  });

  // Bits: the seas that may be at this square, by the coasts near it.
  const allowed = new Int32Array(land.length).fill(-1);
  const masks = areas.map(({ coasts }) => coasts.reduce((mask, id) => mask | (1 << seaOf(id)), 0));
  const coasts = new Map<number, number[]>();
  for (let at = 0; at < land.length; at++) {
    const owner = owners[at] ?? NONE;
    if (owner === NONE) continue;
    const shores = beside(grid, at).filter(isWater);
    if (shores.length === 0) continue;
    coasts.set(owner, [...(coasts.get(owner) ?? []), ...shores]);
    for (const near of disc(grid, at, SHORE)) {
      if (!isWater(near)) continue;
      allowed[near] = allowed[near] === -1 ? (masks[owner] ?? 0) : (allowed[near] ?? 0) | (masks[owner] ?? 0);
    }
  }
  // At the shore itself its own area alone decides.
  for (const [owner, shores] of coasts)
    for (const shore of shores) {
      const others = beside(grid, shore).map((at) => owners[at] ?? NONE);
      allowed[shore] = others.reduce(
        (mask, other) => (other === NONE ? mask : mask | (masks[other] ?? 0)),
        masks[owner] ?? 0,
      );
    }
  const may = (sea: number, at: number) => isWater(at) && ((allowed[at] ?? -1) & (1 << sea)) !== 0;

  for (const { sea, line } of SEA_LINES)
    for (const at of along(grid, line)) if (may(seaOf(sea), at) && waters[at] === NONE) waters[at] = seaOf(sea);

  const roughSea = roughSeasOf(grid, source);
  const wanted = [
    ...seaLinks.map(([a, b]) => {
      const [from, to] = [seaOf(a), seaOf(b)];
      return { from, to, start: seeds[from] ?? 0, goal: seeds[to] ?? 0 };
    }),
    ...areas.flatMap((area, n) =>
      area.coasts.map((id) => {
        const from = seaOf(id);
        const start = seeds[from] ?? 0;
        const open = (coasts.get(n) ?? []).filter((at) => may(from, at));
        const right = open.filter((at) => roughSea(at) === id);
        const shores = right.length > 0 ? right : open;
        const goal = shores.reduce(
          (best, at) => (apart(width, at, start) < apart(width, best, start) ? at : best),
          shores[0] ?? start,
        );
        return { from, to: from, start, goal };
      }),
    ),
  ].map((road) => ({ ...road, length: apart(width, road.start, road.goal) }));
  wanted.sort((a, b) => a.length - b.length || a.from - b.from || a.to - b.to || a.goal - b.goal);

  const unlaid = wanted.filter((road) => !layRoad(grid, waters, may, road));
  fillGrid(grid, waters, may, 400);
  windBorders(grid, waters, isWater, may, seeds);
  return {
    waters,
    seeds,
    unlaid: unlaid.map(({ from, to, goal }) => [
      seas[from]?.id ?? '',
      from === to
        ? (areas[
            beside(grid, goal)
              .map((at) => owners[at] ?? NONE)
              .find((n) => n !== NONE) ?? 0
          ]?.id ?? '')
        : (seas[to]?.id ?? ''),
    ]),
  };
}

function fail(id: string): never {
  throw new Error(`the sea area ${id} has no place`);
}
