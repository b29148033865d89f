import type { MapLink, MapPack } from '../../src/theme/map/map-pack.ts';
import { stepsOf } from '../../src/theme/map/outlines.ts';
import { assembleOutline } from './assemble-outline.ts';
import type { Divided } from './divide-land.ts';
import type { DividedSea } from './divide-sea.ts';
import { drawLines, UNIT } from './draw-lines.ts';
import { counterPlace, depths, namePlace, nearestTwo } from './find-places.ts';
import { apart, beside, disc, findNear } from './grid.ts';
import { type Land, parts } from './land.ts';
import { NONE } from './lay-roads.ts';
import { pinchBorders } from './pinch-borders.ts';
import type { Source } from './read-source.ts';
import { REGIONS, regionOf } from './regions.ts';
import { simplifyLines } from './simplify-lines.ts';
import { type Faces, OUTSIDE, traceLines } from './trace-lines.ts';

/** Numbers of faces: areas from 0, sea areas from here, and what is nobody's. */
const SEAS = 1000;
const NOBODYS = 2000;
/** Pinching one border can make two others touch. */
const PINCHES = 4;
/** Triangles that are left out, in half square units. */
const LEAST_TRIANGLE = 13;
/** How far from the shore, and from one another, the boxes of ports are, in squares. */
const PORT_DEPTH = 6;
const PORT_ROOM = 8;

/** Everything that is drawn, as a pack. */
export function buildPack(source: Source, grid: Land, divided: Divided, sea: DividedSea): MapPack {
  const { areas, seas } = source;
  const faces = facesOf(grid, divided, sea);
  const place = new Map([
    ...areas.map(({ id }, n) => [id, n] as const),
    ...seas.map(({ id }, n) => [id, SEAS + n] as const),
  ]);
  const faceOf = (id: string) => place.get(id) ?? OUTSIDE;
  const nameOf = (face: number) => (face >= SEAS ? seas[face - SEAS]?.id : areas[face]?.id) ?? '';
  const key = (a: number, b: number) => Math.min(a, b) * 10_000 + Math.max(a, b);
  const links = linksOf(source);
  const linked = new Map(links.map((link) => [key(faceOf(link.between[0]), faceOf(link.between[1])), link]));
  const mayTouch = (a: number, b: number) =>
    a >= NOBODYS || b >= NOBODYS || a === OUTSIDE || b === OUTSIDE || linked.has(key(a, b));

  const isLand = (face: number) => face >= 0 && (face < SEAS || (face >= NOBODYS && face % 2 === 0));
  const firm = new Set(divided.seeds.flatMap((seed) => [seed, ...beside(grid, seed)]));
  const may = (face: number, at: number) =>
    !firm.has(at) && (areas[face]?.coasts.length !== 0 || disc(grid, at, 3).every((near) => grid.land[near] === 1));
  for (let pass = 0; pass < PINCHES; pass++) {
    const inland = traceLines(faces).filter(
      ({ left, right }) => left < SEAS && right < SEAS && left >= 0 && right >= 0,
    );
    pinchBorders(faces, inland, mayTouch, isLand, may);
  }

  const drawn = drawLines(faces, traceLines(faces), mayTouch);
  const simple = simplifyLines(
    drawn.map(({ points }) => points),
    LEAST_TRIANGLE * 2,
  );
  const lines = drawn.map((line, n) => ({ ...line, points: simple[n] ?? line.points }));

  const deep = depths(faces);
  const squares = new Map<number, number[]>();
  faces.at.forEach((face, at) => {
    const mine = squares.get(face);
    if (mine) mine.push(at);
    else squares.set(face, [at]);
  });
  const point = (at: number): [number, number] => [
    (at % grid.width) * UNIT + 1,
    Math.floor(at / grid.width) * UNIT + 1,
  ];
  const places = (face: number, seed: number) => {
    const name = namePlace(faces, deep, face, seed);
    const counters = counterPlace(faces, deep, squares.get(face) ?? [], name);
    return { label: point(name), counters: point(counters), outline: assembleOutline(face, lines) };
  };
  const kindOf = (left: number, right: number): MapPack['lines'][number]['kind'] => {
    if (left === OUTSIDE || right === OUTSIDE) return 'edge';
    if (isLand(left) !== isLand(right)) return mayTouch(left, right) ? 'coast' : 'closed';
    if (left >= NOBODYS || right >= NOBODYS) return isLand(left) ? 'limit' : 'waters';
    const by = linked.get(key(left, right))?.by;
    return by === undefined || by === 'crossing' ? 'closed' : by;
  };
  const touching = new Set(lines.map(({ left, right }) => key(left, right)));
  const taken: number[] = [];
  const onShore = (face: number) =>
    (squares.get(face) ?? []).filter((at) => beside(grid, at).some((next) => faces.at[next] !== face));
  const drawnLinks = links.map((link): MapLink => {
    const [a, b] = link.between.map(faceOf);
    if (a === undefined || b === undefined || touching.has(key(a, b)))
      return { between: [...link.between], by: link.by === 'crossing' ? 'border' : link.by };
    const ends = nearestTwo(grid, onShore(a), onShore(b));
    return {
      between: [...link.between],
      by: link.by === 'crossing' ? 'crossing' : 'connection',
      points: stepsOf(ends.map(point)),
    };
  });
  const closed = lines
    .filter(({ left, right }) => kindOf(left, right) === 'closed')
    .map(({ left, right }) => `${nameOf(left)} and ${nameOf(right)}`);

  return {
    provenance: {
      reconstructed: true,
      warning: source.warning,
      sources: [
        {
          what: 'coast lines',
          from: 'Natural Earth 1:10m through the npm package world-atlas',
          licence: 'public domain; ISC',
        },
        { what: 'places', from: source.positions, licence: 'CC BY 4.0 (GeoNames)' },
        { what: 'areas, links, terrain', from: 'reconstructed, src/games/empires-in-arms/data', licence: 'own work' },
      ],
      notes: [
        ...source.corrections,
        ...drawnLinks
          .filter(({ by }) => by === 'connection')
          .map(({ between }) => `Linked and not touching on this map, drawn as a line: ${between.join(' and ')}.`),
        ...[...new Set(closed)].map(
          (pair) => `Touching on this map without a link, drawn as a closed border: ${pair}.`,
        ),
      ],
    },
    width: grid.width * UNIT,
    height: grid.height * UNIT,
    regions: REGIONS.map(({ id, name }) => ({ id, name })),
    lines: lines.map(({ points, left, right }) => ({ kind: kindOf(left, right), points: stepsOf(points) })),
    areas: [
      ...areas.map((area, n) => ({
        kind: 'land' as const,
        id: area.id,
        name: area.name,
        region: regionOf(area),
        province: area.province,
        terrain: area.terrain,
        ...(area.city ? { city: area.city } : {}),
        ...places(n, divided.seeds[n] ?? 0),
      })),
      ...seas.map(({ id, name }, n) => ({ kind: 'sea' as const, id, name, ...places(SEAS + n, sea.seeds[n] ?? 0) })),
    ],
    blanks: [...squares.keys()]
      .filter((face) => face >= NOBODYS)
      .sort((a, b) => a - b)
      .map((face) => ({
        kind: isLand(face) ? ('land' as const) : ('water' as const),
        outline: assembleOutline(face, lines),
      })),
    links: drawnLinks,
    ports: areas.flatMap(({ id, port }, n) => {
      if (!port) return [];
      const opens = port.seas.map(faceOf);
      const at = findNear(
        faces,
        divided.seeds[n] ?? 0,
        (here) =>
          opens.includes(faces.at[here] ?? OUTSIDE) &&
          (deep[here] ?? 0) >= PORT_DEPTH &&
          taken.every((other) => apart(grid.width, other, here) >= PORT_ROOM),
      );
      const near = at ?? findNear(faces, divided.seeds[n] ?? 0, (here) => opens.includes(faces.at[here] ?? OUTSIDE));
      if (near === undefined) throw new Error(`no water for the port of ${id}`);
      taken.push(near);
      return [{ area: id, seas: [...port.seas], at: point(near) }];
    }),
  };
}

type PlainLink = {
  readonly between: readonly [string, string];
  readonly by: 'border' | 'river' | 'coast' | 'waters' | 'crossing';
};

function linksOf({ areas, links, seaLinks }: Source): readonly PlainLink[] {
  return [
    ...links,
    ...areas.flatMap(({ id, coasts }) => coasts.map((sea): PlainLink => ({ between: [id, sea], by: 'coast' }))),
    ...seaLinks.map((between): PlainLink => ({ between, by: 'waters' })),
  ];
}

function facesOf(grid: Land, { owners }: Divided, { waters }: DividedSea): Faces {
  const at = new Int32Array(grid.land.length);
  grid.land.forEach((land, here) => {
    const [owner, water] = [owners[here] ?? NONE, waters[here] ?? NONE];
    at[here] = land ? (owner === NONE ? -2 : owner) : water === NONE ? -3 : SEAS + water;
  });
  // Even numbers are land, odd ones water.
  let [lands, lakes] = [NOBODYS, NOBODYS + 1];
  for (const part of parts(grid, (here) => at[here] ?? 0)) {
    const kind = at[part[0] ?? 0];
    if (kind !== -2 && kind !== -3) continue;
    const face = kind === -2 ? lands : lakes;
    for (const here of part) at[here] = face;
    if (kind === -2) lands += 2;
    else lakes += 2;
  }
  return { width: grid.width, height: grid.height, at };
}
