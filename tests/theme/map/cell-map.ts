import type { MapPack } from '../../../src/theme/map/map-pack.ts';
import { stepsOf } from '../../../src/theme/map/outlines.ts';
import { assembleOutline } from '../../../tools/build-map/assemble-outline.ts';
import { OUTSIDE, traceLines } from '../../../tools/build-map/trace-lines.ts';
import { land } from './two-fields.ts';

/** Units in a cell. */
const CELL = 10;

/** A map of square cells: those of one number that hang together are an area. All that touch are linked. */
export function cellMap(grid: readonly (readonly number[])[]): MapPack {
  const [height, width] = [grid.length, grid[0]?.length ?? 0];
  const at = joined(grid.flat(), width);
  const across = width + 1;
  const lines = traceLines({ width, height, at }).map(({ corners, left, right }) => ({
    left,
    right,
    points: corners.map((corner) => [(corner % across) * CELL, Math.floor(corner / across) * CELL] as const),
  }));
  const middle = (area: number): [number, number] => {
    const first = at.indexOf(area);
    return [(first % width) * CELL + 5, Math.floor(first / width) * CELL + 5];
  };
  const pairs = new Set(
    lines.flatMap(({ left, right }) =>
      left === OUTSIDE || right === OUTSIDE ? [] : [[left, right].toSorted((a, b) => a - b).join()],
    ),
  );
  return {
    provenance: { reconstructed: true, warning: 'a test', sources: [], notes: [] },
    width: width * CELL,
    height: height * CELL,
    regions: [{ id: 'all', name: 'All' }],
    lines: lines.map(({ left, right, points }) => ({
      kind: left === OUTSIDE || right === OUTSIDE ? 'edge' : 'border',
      points: stepsOf(points),
    })),
    areas: [...new Set(at)].map((area) => land(`area ${area}`, assembleOutline(area, lines), middle(area))),
    blanks: [],
    links: [...pairs].map((pair) => {
      const [a = '', b = ''] = pair.split(',');
      return { between: [`area ${a}`, `area ${b}`], by: 'border' };
    }),
    ports: [],
  };
}

/** Numbers the parts that hang together, side by side. */
function joined(cells: readonly number[], width: number): Int32Array {
  const parts = new Int32Array(cells.length).fill(-1);
  let count = 0;
  cells.forEach((_, start) => {
    if (parts[start] !== -1) return;
    const part = [start];
    parts[start] = count;
    for (let cell = part.pop(); cell !== undefined; cell = part.pop()) {
      const x = cell % width;
      for (const next of [x > 0 ? cell - 1 : -1, x + 1 < width ? cell + 1 : -1, cell - width, cell + width])
        if (parts[next] === -1 && cells[next] === cells[cell]) {
          parts[next] = count;
          part.push(next);
        }
    }
    count += 1;
  });
  return parts;
}
