import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkMap } from '../../../src/theme/map/check-map.ts';
import { type MapPack, mapPackSchema } from '../../../src/theme/map/map-pack.ts';
import { cellMap } from './cell-map.ts';
import { land, twoFields } from './two-fields.ts';

/** The two fields with something changed. */
const changed = (change: Partial<MapPack>): MapPack => ({ ...twoFields(), ...change });

test('two fields that fit have no fault', () => {
  expect(checkMap(mapPackSchema.parse(twoFields()))).toEqual([]);
});

describe('each fault names the place', () => {
  const [west, east] = [land('west', [[1, 2]], [10, 10]), land('east', [[3, -1]], [30, 10])];
  const { lines } = twoFields();

  test('a link to an area that is not there', () => {
    expect(checkMap(changed({ links: [{ between: ['west', 'north'], by: 'border' }] }))).toEqual([
      'north: the link west to north names it, but there is no such area',
    ]);
  });

  test('an area twice in the list', () => {
    expect(checkMap(changed({ areas: [west, east, east] }))).toContain('east: is in the list of areas twice');
  });

  test('an outline that does not close', () => {
    expect(checkMap(changed({ areas: [land('west', [[1]], [10, 10]), east] }))).toContain(
      'west: its outline does not close after line 1',
    );
  });

  test('an outline of a line that is not there', () => {
    expect(checkMap(changed({ areas: [land('west', [[1, 9]], [10, 10]), east] }))).toContain(
      'west: its outline names line 9, and there is none',
    );
  });

  test('a gap where an area is missing', () => {
    expect(checkMap(changed({ areas: [west], links: [] }))).toContain('west: there is a gap beside it at line 1');
  });

  test('two areas on one side of a line', () => {
    expect(checkMap(changed({ areas: [west, east, land('again', [[1, 2]], [10, 10])] }))).toContain(
      'west and again: overlap, they are on the same side of line 1',
    );
  });

  test('an outline that runs the wrong way round', () => {
    const backward = [land('west', [[-2, -1]], [10, 10]), land('east', [[1, -3]], [30, 10])];
    expect(checkMap(changed({ areas: backward }))).toContain('west: its outline runs the wrong way round');
  });

  test('outlines that do not cover the map', () => {
    expect(checkMap(changed({ width: 41 }))[0]).toMatch(/^the areas cover 800 square units, the map has 820/);
  });

  test('a border that crosses the edge of its areas', () => {
    const crossing = { kind: 'border', points: [20, 0, 25, 10, -25, 10] } as const;
    expect(
      checkMap(changed({ lines: [{ ...crossing, points: [...crossing.points] }, ...lines.slice(1)] })).join(),
    ).toMatch(/west and east, east: overlap near/);
  });

  test('areas that touch without a link', () => {
    expect(checkMap(changed({ links: [] }))).toEqual(['east and west: touch, and there is no link']);
  });

  test('a closed border needs no link, and refuses one', () => {
    const closed = [{ kind: 'closed' as const, points: [20, 0, 0, 20] }, ...lines.slice(1)];
    expect(checkMap(changed({ lines: closed, links: [] }))).toEqual([]);
    expect(checkMap(changed({ lines: closed }))).toEqual(['east and west: are linked, and their border is closed']);
  });

  test('a link of another kind than the border', () => {
    expect(checkMap(changed({ links: [{ between: ['west', 'east'], by: 'river' }] }))).toEqual([
      'east and west: are linked by river, and meet at a border',
    ]);
  });

  test('a crossing between areas that touch', () => {
    const links: MapPack['links'] = [{ between: ['west', 'east'], by: 'crossing', points: [10, 10, 20, 0] }];
    expect(checkMap(changed({ links }))).toEqual(['east and west: touch, so their link needs no crossing']);
  });

  test('a link of areas that do not touch, unless a crossing explains it', () => {
    const three = cellMap([[0, 1, 2]]);
    const apart = { between: ['area 0', 'area 2'] as [string, string] };
    expect(checkMap({ ...three, links: [...three.links, { ...apart, by: 'border' }] })).toEqual([
      'area 0 and area 2: are linked and do not touch',
    ]);
    expect(
      checkMap({ ...three, links: [...three.links, { ...apart, by: 'crossing', points: [5, 5, 20, 0] }] }),
    ).toEqual([]);
  });

  test('places outside of their area', () => {
    expect(checkMap(changed({ areas: [west, land('east', [[3, -1]], [10, 10])] }))).toEqual([
      'east: the place of its counters is outside of it',
      'east: the place of its name is outside of it',
    ]);
  });

  test('a region that is not there', () => {
    expect(checkMap(changed({ regions: [] }))).toContain('west: is in the region all, and there is none');
  });
});

const grids = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 1, max: 7 })).chain(([wide, tall]) =>
  fc.array(fc.array(fc.integer({ min: 0, max: 4 }), { minLength: wide, maxLength: wide }), {
    minLength: tall,
    maxLength: tall,
  }),
);

test('a map of any cells fits', () => {
  fc.assert(fc.property(grids, (grid) => checkMap(mapPackSchema.parse(cellMap(grid))).length === 0));
});

test('in a map of any cells, no link can be missing and no line can be moved unnoticed', () => {
  fc.assert(
    fc.property(grids, fc.nat(), (grid, n) => {
      const pack = cellMap(grid);
      fc.pre(pack.links.length > 0);
      const gone = pack.links[n % pack.links.length];
      expect(checkMap({ ...pack, links: pack.links.filter((link) => link !== gone) })).toEqual([
        `${[...(gone?.between ?? [])].toSorted().join(' and ')}: touch, and there is no link`,
      ]);
      const bent = pack.lines.map((line, i) => {
        const [x = 0, ...rest] = line.points;
        return i === n % pack.lines.length ? { ...line, points: [x + 1, ...rest] } : line;
      });
      expect(checkMap({ ...pack, lines: bent })).not.toEqual([]);
    }),
  );
});
