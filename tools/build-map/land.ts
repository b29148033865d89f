import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoConicConformal } from 'd3-geo';
import { mesh } from 'topojson-client';
import { type Place, STRAITS } from './geography.ts';
import { disc, type Grid } from './grid.ts';

/** Squares across, and the margin around the outermost places. */
const WIDTH = 1440;
const MARGIN = { left: 62, right: 40, top: 70, bottom: 44 };
const STRAIT_RADIUS = 1.5;
/** Islands and ponds of fewer squares are not drawn. */
const LEAST_ISLAND = 22;
const LEAST_LAKE = 60;

export type Land = Grid & {
  /** 1 where there is land. */
  readonly land: Uint8Array;
};

/** Land and sea around these places: a conformal conic projection that suits Europe, coasts of Natural Earth 1:10m. */
export function drawLand(places: readonly Place[]): Land {
  const projection = geoConicConformal()
    .parallels([40, 58])
    .rotate([-16, 0])
    .scale(1000)
    .translate([0, 0])
    .precision(0.01);
  const locate = (place: Place): readonly [number, number] => projection([...place]) ?? [0, 0];
  const rough = places.map(locate);
  const [left, right] = range(rough.map(([x]) => x));
  const [top, bottom] = range(rough.map(([, y]) => y));
  const scale = (WIDTH - MARGIN.left - MARGIN.right) / (right - left);
  const height = Math.ceil((bottom - top) * scale + MARGIN.top + MARGIN.bottom);
  projection.scale(1000 * scale).translate([MARGIN.left - left * scale, MARGIN.top - top * scale]);
  const squareOf = (place: Place) => {
    const [x, y] = locate(place);
    return Math.round(y) * WIDTH + Math.round(x);
  };
  const grid: Grid = { width: WIDTH, height, squareOf };
  const land = fill(grid, ringsOf(locate));
  clean(grid, land);
  for (const { line } of STRAITS) cut(grid, land, line.map(locate));
  dropSmall(grid, land);
  return { ...grid, land };
}

const range = (numbers: readonly number[]): readonly [number, number] => [Math.min(...numbers), Math.max(...numbers)];

/** The outlines of all land north of the Antarctic, as squares of the grid. */
function ringsOf(locate: (place: Place) => readonly [number, number]): readonly (readonly [number, number])[][] {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8'));
  return mesh(topology)
    .coordinates.filter((ring) => ring.every(([, lat = 0]) => lat > -60))
    .map((ring) => ring.map(([lon = 0, lat = 0]) => locate([lon, lat])));
}

/** Even-odd, at the middle of each square. */
function fill({ width, height }: Grid, rings: readonly (readonly (readonly [number, number])[])[]): Uint8Array {
  const rows: number[][] = Array.from({ length: height }, () => []);
  for (const ring of rings)
    ring.forEach(([x1, y1], i) => {
      const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
      const [low, high] = y1 < y2 ? [y1, y2] : [y2, y1];
      for (let y = Math.max(0, Math.ceil(low - 0.5)); y < Math.min(height, Math.ceil(high - 0.5)); y++)
        rows[y]?.push(x1 + ((y + 0.5 - y1) / (y2 - y1)) * (x2 - x1));
    });
  const land = new Uint8Array(width * height);
  rows.forEach((row, y) => {
    row.sort((a, b) => a - b);
    for (let i = 0; i + 1 < row.length; i += 2)
      for (let x = Math.max(0, Math.ceil((row[i] ?? 0) - 0.5)); x < Math.min(width, (row[i + 1] ?? 0) - 0.5); x++)
        land[y * width + x] = 1;
  });
  return land;
}

function cut(grid: Grid, land: Uint8Array, points: readonly (readonly [number, number])[]): void {
  points.slice(1).forEach(([x2, y2], i) => {
    const [x1, y1] = points[i] ?? [x2, y2];
    const steps = Math.ceil(Math.hypot(x2 - x1, y2 - y1) * 2);
    for (let s = 0; s <= steps; s++) {
      const at = Math.round(y1 + ((y2 - y1) * s) / steps) * grid.width + Math.round(x1 + ((x2 - x1) * s) / steps);
      for (const near of disc(grid, at, STRAIT_RADIUS)) land[near] = 0;
    }
  });
}

/** Rounds off what is one square wide. */
function clean(grid: Grid, land: Uint8Array): void {
  const { width, height } = grid;
  for (let pass = 0; pass < 2; pass++) {
    const before = land.slice();
    for (let y = 1; y < height - 1; y++)
      for (let x = 1; x < width - 1; x++) {
        let sum = 0;
        for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) sum += before[(y + dy) * width + x + dx] ?? 0;
        const at = y * width + x;
        land[at] = before[at] === 1 ? Number(sum >= 4) : Number(sum >= 6);
      }
  }
}

/** Takes away what is too small to be drawn. */
function dropSmall(grid: Grid, land: Uint8Array): void {
  for (const part of parts(grid, (at) => land[at] ?? 0)) {
    const [first = 0] = part;
    if (land[first] === 1 && part.length < LEAST_ISLAND) for (const at of part) land[at] = 0;
    if (land[first] === 0 && part.length < LEAST_LAKE) for (const at of part) land[at] = 1;
  }
}

/** The connected parts (side by side) of equal value, largest first. */
export function parts({ width, height }: Pick<Grid, 'width' | 'height'>, value: (at: number) => number): number[][] {
  const seen = new Uint8Array(width * height);
  const found: number[][] = [];
  for (let start = 0; start < width * height; start++) {
    if (seen[start]) continue;
    const part = [start];
    const kind = value(start);
    seen[start] = 1;
    for (let i = 0; i < part.length; i++) {
      const at = part[i] ?? 0;
      const x = at % width;
      for (const next of [x + 1 < width ? at + 1 : -1, x > 0 ? at - 1 : -1, at - width, at + width])
        if (next >= 0 && next < width * height && !seen[next] && value(next) === kind) {
          seen[next] = 1;
          part.push(next);
        }
    }
    found.push(part);
  }
  return found.sort((a, b) => b.length - a.length);
}
