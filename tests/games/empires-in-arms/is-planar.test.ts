import { describe, expect, test } from '@jest/globals';
import { isPlanar } from '../../../src/games/empires-in-arms/pack/is-planar.ts';
import type { Edge } from '../../../src/games/empires-in-arms/pack/orient-graph.ts';

const vertex = (n: number) => `v${n}`;

/** Everybody with everybody. */
function complete(size: number): Edge[] {
  const all = Array.from({ length: size }, (_, n) => n);
  return all.flatMap((a) => all.filter((b) => a < b).map((b): Edge => [vertex(a), vertex(b)]));
}

/** Three houses and three wells. */
const houses: Edge[] = [0, 1, 2].flatMap((house) => [3, 4, 5].map((well): Edge => [vertex(house), vertex(well)]));

/** A field of squares, each with one diagonal. */
function field(width: number): Edge[] {
  const at = (x: number, y: number) => `${x},${y}`;
  const all = Array.from({ length: width * width }, (_, n): [number, number] => [n % width, Math.floor(n / width)]);
  return all.flatMap(([x, y]) => [
    ...(x + 1 < width ? [[at(x, y), at(x + 1, y)] as const] : []),
    ...(y + 1 < width ? [[at(x, y), at(x, y + 1)] as const] : []),
    ...(x + 1 < width && y + 1 < width ? [[at(x, y), at(x + 1, y + 1)] as const] : []),
  ]);
}

/** Each edge with a vertex in its middle: drawn the same way. */
const subdivided = (edges: readonly Edge[]) =>
  edges.flatMap(([a, b], n): Edge[] => [
    [a, `middle${n}`],
    [`middle${n}`, b],
  ]);

describe('graphs that can be drawn without crossings', () => {
  test.each<[what: string, edges: readonly Edge[]]>([
    ['none at all', []],
    ['four with one another', complete(4)],
    ['five, but for one edge', complete(5).slice(1)],
    ['houses and wells, but for one pipe', houses.slice(1)],
    ['two that have nothing to do with each other', [...complete(4), ...field(3)]],
    ['a field', field(12)],
    ['edges that are there twice', [...complete(4), ...complete(4)]],
  ])('%s', (_, edges) => {
    expect(isPlanar(edges)).toBe(true);
    expect(isPlanar(subdivided(edges))).toBe(true);
  });
});

describe('graphs that cannot', () => {
  test.each<[what: string, edges: readonly Edge[]]>([
    ['five with one another', complete(5)],
    ['six with one another', complete(6)],
    ['houses and wells', houses],
    ['a field with two far ends tied together', [...field(6), ['1,1', '4,4'] as const, ['1,4', '4,1'] as const]],
    ['one of two parts', [...field(4), ...houses]],
  ])('%s', (_, edges) => {
    expect(isPlanar(edges)).toBe(false);
    expect(isPlanar(subdivided(edges))).toBe(false);
    expect(isPlanar(edges.toReversed())).toBe(false);
  });
});

test('of six vertices, none is refused with fewer than nine edges, or let through with more than twelve', () => {
  const pairs = complete(6);
  const size = (mask: number) => pairs.filter((_, n) => mask & (1 << n)).length;
  let planar = 0;
  for (let mask = 0; mask < 1 << pairs.length; mask += 7)
    if (isPlanar(pairs.filter((_, n) => mask & (1 << n)))) {
      planar += 1;
      // Euler: no planar graph has more edges than this.
      expect(size(mask)).toBeLessThanOrEqual(3 * 6 - 6);
    } else expect(size(mask)).toBeGreaterThanOrEqual(9);
  expect(planar).toBeGreaterThan(4000);
});
