import { crossingLines } from './crossing-lines.ts';
import type { MapPack } from './map-pack.ts';
import { isWithin, linesOf, ringsOf, signedArea, signedLine } from './outlines.ts';

/** Beyond the map's edge. */
const WORLD = 'the world';

/**
 * What is wrong with the shapes of a map, each fault in a sentence that names the place; none for a map that fits:
 * outlines close, cover the map without gaps and overlaps, touch where a link is and nowhere else, and hold their
 * places.
 */
export function checkMap(pack: MapPack): readonly string[] {
  const faults = [...checkNames(pack), ...checkOutlines(pack), ...checkCover(pack)];
  // Where outlines do not fit, what touches what says nothing.
  return faults.length > 0
    ? faults
    : [...crossingLines(pack, nameOfFaces(pack)), ...checkLinks(pack), ...checkPlaces(pack)];
}

type Face = { readonly name: string; readonly outline: MapPack['areas'][number]['outline'] };

function facesOf(pack: MapPack): readonly Face[] {
  return [
    ...pack.areas.map(({ id, outline }) => ({ name: id, outline })),
    ...pack.blanks.map(({ kind, outline }, n) => ({ name: `${kind} of nobody ${n + 1}`, outline })),
  ];
}

/** For each line the names of the faces on its right and left. */
function sidesOf(pack: MapPack): { readonly right: string[]; readonly left: string[] }[] {
  const sides = pack.lines.map(() => ({ right: [] as string[], left: [] as string[] }));
  for (const { name, outline } of facesOf(pack))
    for (const number of outline.flat()) sides[Math.abs(number) - 1]?.[number > 0 ? 'right' : 'left'].push(name);
  return sides;
}

function nameOfFaces(pack: MapPack): (line: number) => string {
  const sides = sidesOf(pack);
  return (line) => [...(sides[line]?.right ?? []), ...(sides[line]?.left ?? [])].join(' and ');
}

function checkNames({ areas, links, ports, regions }: MapPack): string[] {
  const ids = areas.map(({ id }) => id);
  const known = new Set(ids);
  const named = [
    ...links.flatMap(({ between }) => between.map((id) => ({ id, by: `the link ${between.join(' to ')}` }))),
    ...ports.flatMap(({ area, seas }) => [area, ...seas].map((id) => ({ id, by: `the port of ${area}` }))),
  ];
  const inRegions = areas.flatMap((area) => (area.kind === 'land' ? [area] : []));
  return [
    ...inRegions
      .filter(({ region }) => !regions.some(({ id }) => id === region))
      .map(({ id, region }) => `${id}: is in the region ${region}, and there is none`),
    ...ids.filter((id, n) => ids.indexOf(id) !== n).map((id) => `${id}: is in the list of areas twice`),
    ...named.filter(({ id }) => !known.has(id)).map(({ id, by }) => `${id}: ${by} names it, but there is no such area`),
  ];
}

function checkOutlines(pack: MapPack): string[] {
  const lines = linesOf(pack);
  return facesOf(pack).flatMap(({ name, outline }) =>
    outline.flatMap((ring) => {
      const missing = ring.find((number) => lines[Math.abs(number) - 1] === undefined);
      if (missing !== undefined) return [`${name}: its outline names line ${missing}, and there is none`];
      const open = ring.find((number, i) => {
        const end = signedLine(lines, number).at(-1);
        const start = signedLine(lines, ring[(i + 1) % ring.length] ?? number)[0];
        return end?.join() !== start?.join();
      });
      return open === undefined ? [] : [`${name}: its outline does not close after line ${open}`];
    }),
  );
}

/** Each line has one face on each side, except at the map's edge; together the faces are as large as the map. */
function checkCover(pack: MapPack): string[] {
  const sides = sidesOf(pack);
  const faults = pack.lines.flatMap(({ kind }, n) => {
    const { right = [], left = [] } = sides[n] ?? {};
    const where = [...right, ...left].join(', ') || 'no area';
    const twice = [right, left].find((names) => names.length > 1);
    if (twice) return [`${twice.join(' and ')}: overlap, they are on the same side of line ${n + 1}`];
    const wanted = kind === 'edge' ? 1 : 2;
    if (right.length + left.length < wanted) return [`${where}: there is a gap beside it at line ${n + 1}`];
    return right.length + left.length > wanted ? [`${where}: line ${n + 1} is no edge of the map`] : [];
  });
  if (faults.length > 0) return faults;
  const lines = linesOf(pack);
  const inside = facesOf(pack).flatMap(({ name, outline }) => {
    const area = ringsOf(lines, outline).reduce((sum, ring) => sum + signedArea(ring), 0);
    return area > 0 ? [] : [`${name}: its outline runs the wrong way round`];
  });
  const covered = facesOf(pack).reduce(
    (sum, { outline }) => sum + ringsOf(lines, outline).reduce((part, ring) => part + signedArea(ring), 0),
    0,
  );
  const whole = pack.width * pack.height;
  if (inside.length === 0 && covered !== whole)
    return [`the areas cover ${covered} square units, the map has ${whole}: outlines leave a gap or overlap`];
  return inside;
}

function checkLinks(pack: MapPack): string[] {
  const ids = new Set(pack.areas.map(({ id }) => id));
  const key = (a: string, b: string) => [a, b].toSorted().join(' and ');
  const touching = new Map<string, Set<string>>();
  sidesOf(pack).forEach(({ right, left }, n) => {
    const [a = WORLD, b = WORLD] = [right[0], left[0]];
    if (!ids.has(a) || !ids.has(b)) return;
    const kinds = touching.get(key(a, b)) ?? new Set();
    touching.set(key(a, b), kinds.add(pack.lines[n]?.kind ?? 'closed'));
  });
  const linked = new Map(pack.links.map((link) => [key(...link.between), link]));
  const doubled = pack.links.length - linked.size;
  return [
    ...(doubled > 0 ? [`${doubled} links are in the list twice`] : []),
    ...[...touching].flatMap(([names, kinds]) => {
      const link = linked.get(names);
      const open = [...kinds].filter((kind) => kind !== 'closed');
      if (!link) return open.length > 0 ? [`${names}: touch, and there is no link`] : [];
      if (kinds.has('closed')) return [`${names}: are linked, and their border is closed`];
      if (link.by === 'crossing' || link.by === 'connection')
        return [`${names}: touch, so their link needs no ${link.by}`];
      return open
        .filter((kind) => kind !== link.by)
        .map((kind) => `${names}: are linked by ${link.by}, and meet at a ${kind}`);
    }),
    ...[...linked].flatMap(([names, { by }]) =>
      touching.has(names) || by === 'crossing' || by === 'connection' ? [] : [`${names}: are linked and do not touch`],
    ),
  ];
}

function checkPlaces(pack: MapPack): string[] {
  const lines = linesOf(pack);
  return pack.areas.flatMap(({ id, outline, label, counters }) => {
    const rings = ringsOf(lines, outline);
    return [
      ...(isWithin(counters, rings) ? [] : [`${id}: the place of its counters is outside of it`]),
      ...(isWithin(label, rings) ? [] : [`${id}: the place of its name is outside of it`]),
    ];
  });
}
