import { fillGrid } from './fill-grid.ts';
import { AREA_LINES } from './geography.ts';
import { along, apart, beside, disc, findNear, nearest } from './grid.ts';
import { type Land, parts } from './land.ts';
import { layRoad, NONE } from './lay-roads.ts';
import type { Source } from './read-source.ts';
import { roughSeasOf } from './rough-seas.ts';
import { windBorders } from './wind-borders.ts';

/** How far an area goes where nothing limits it, in squares. */
const REACH = 80;
/** Islands this near belong to the area beside them. */
const ISLAND_REACH = 34;
const COAST_STRIP = 4;
/** How far an area goes along its shore where nobody else does. */
const COAST_REACH = 40;

export type Divided = {
  /** For each square the place of its area in the list of areas; -1 for land of nobody and for water. */
  readonly owners: Int16Array;
  readonly seeds: readonly number[];
  /** Land links that could not be laid out over land. */
  readonly unlaid: readonly (readonly [string, string])[];
};

/** Divides the land among the areas, so that those with a link meet. */
export function divideLand(grid: Land, source: Source): Divided {
  const { areas, links } = source;
  const { land, width } = grid;
  const owners = new Int16Array(land.length).fill(NONE);
  const place = new Map(areas.map(({ id }, n) => [id, n]));
  const isLand = (at: number) => land[at] === 1;
  const seeds = areas.map(({ lon, lat, id }, n) => {
    const seed = nearest(grid, grid.squareOf([lon, lat]), (at) => isLand(at) && owners[at] === NONE, id);
    owners[seed] = n;
    return seed;
  });
  seeds.forEach((seed, n) => {
    for (const at of disc(grid, seed, 2)) if (isLand(at) && owners[at] === NONE) owners[at] = n;
  });
  for (const { area, line } of AREA_LINES)
    for (const at of along(grid, line)) if (isLand(at) && owners[at] === NONE) owners[at] = place.get(area) ?? NONE;

  const near = (radius: number, wanted: (at: number) => boolean) => {
    const found = new Uint8Array(land.length);
    land.forEach((_, at) => {
      if (wanted(at)) for (const other of disc(grid, at, radius)) found[other] = 1;
    });
    return found;
  };
  const shore = near(1, (at) => !isLand(at) && hasLandBeside(grid, at));
  const strip = near(COAST_STRIP, (at) => !isLand(at) && hasLandBeside(grid, at));
  const wet = areas.map(({ coasts }) => coasts.length > 0);

  const roughSeas = roughSeasOf(grid, source);
  const wanted = [
    ...links
      .filter(({ by }) => by !== 'crossing')
      .map(({ between: [a, b] }) => {
        const [from, to] = [place.get(a) ?? 0, place.get(b) ?? 0];
        return { from, to, start: seeds[from] ?? 0, goal: seeds[to] ?? 0 };
      }),
    ...areas.flatMap((area, n) => {
      const start = seeds[n] ?? 0;
      if (area.coasts.length === 0) return [];
      const right = (at: number) => beside(grid, at).some((water) => area.coasts.includes(roughSeas(water) ?? ''));
      const onShore = (at: number) => isLand(at) && shore[at] === 1;
      const goal = findNear(grid, start, (at) => onShore(at) && right(at)) ?? nearest(grid, start, onShore, area.id);
      return [{ from: n, to: n, start, goal }];
    }),
  ].map((road) => ({ ...road, length: apart(width, road.start, road.goal) }));
  wanted.sort((a, b) => a.length - b.length || a.from - b.from || a.to - b.to);

  const may = (owner: number, at: number) => isLand(at) && (strip[at] === 0 || wet[owner] === true);
  const unlaid = wanted.filter((road) => !layRoad(grid, owners, may, road));
  fillGrid(grid, owners, may, REACH);
  // Coasts that no area reached belong to the next one along the shore.
  fillGrid(grid, owners, (owner, at) => may(owner, at) && strip[at] === 1, COAST_REACH);
  windBorders(grid, owners, isLand, may, seeds);
  giveIslands(grid, owners, wet);
  return {
    owners,
    seeds,
    unlaid: unlaid.map(({ from, to }) => [areas[from]?.id ?? '', areas[to]?.id ?? '']),
  };
}

function giveIslands(grid: Land, owners: Int16Array, wet: readonly boolean[]): void {
  const { land } = grid;
  const before = owners.slice();
  for (const part of parts(grid, (at) => land[at] ?? 0).slice(1)) {
    const [first = 0] = part;
    if (land[first] === 0 || part.some((at) => before[at] !== NONE)) continue;
    const found = findOwner(grid, part, before, wet);
    if (found !== undefined) for (const at of part) owners[at] = found;
  }
}

function findOwner(grid: Land, part: readonly number[], owners: Int16Array, wet: readonly boolean[]) {
  for (let radius = 2; radius <= ISLAND_REACH; radius += 2)
    for (const at of part)
      for (const other of disc(grid, at, radius)) {
        const owner = owners[other] ?? NONE;
        if (owner !== NONE && wet[owner]) return owner;
      }
  return undefined;
}

function hasLandBeside({ land, width }: Land, at: number): boolean {
  return land[at + 1] === 1 || land[at - 1] === 1 || land[at + width] === 1 || land[at - width] === 1;
}
