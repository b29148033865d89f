import { checkMap } from '../../../theme/map/check-map.ts';
import { msg } from '../msg.ts';
import { type Fault, fault, idsOf, missing } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** How shapes show a link of each kind: as the border it is, or as a line where the two do not touch. */
const SHOWN = {
  border: ['border', 'connection'],
  river: ['river', 'connection'],
  coast: ['coast', 'connection'],
  waters: ['waters', 'connection'],
  crossing: ['crossing', 'border'],
} as const;

/** Shapes that do not fit one another, and shapes that are not of these areas, links and ports. */
export function checkShapes(file: PackFile): readonly Fault[] {
  const { areas, seas, shapes } = file;
  const land = idsOf(shapes.areas.filter(({ kind }) => kind === 'land'));
  const water = idsOf(shapes.areas.filter(({ kind }) => kind === 'sea'));
  const wanted = linksOf(file);
  const shown = new Map(shapes.links.map(({ between, by }) => [key(...between), by]));
  return [
    ...checkMap(shapes).map((text) => fault('shapes', msg('empires-in-arms.pack.shapes', { fault: text }))),
    ...missing('shapes.areas', idsOf(areas), land),
    ...missing('shapes.areas', idsOf(seas), water),
    ...missing('areas', land, idsOf(areas)),
    ...missing('seas', water, idsOf(seas)),
    ...[...wanted].flatMap(([name, by]) => {
      const as = shown.get(name);
      return as && SHOWN[by].some((kind) => kind === as)
        ? []
        : [fault(`shapes.links.${name}`, msg('empires-in-arms.pack.not-shown', { by: by, as: as ?? 'nothing' }))];
    }),
    ...[...shown.keys()]
      .filter((name) => !wanted.has(name))
      .map((name) => fault(`shapes.links.${name}`, msg('empires-in-arms.pack.shown-alone'))),
    ...areas.flatMap(({ id, port }) => {
      const box = shapes.ports.find(({ area }) => area === id);
      const [inAreas, inShapes] = [port?.seas.value ?? [], box?.seas ?? []].map((ids) => ids.toSorted().join());
      return inAreas === inShapes ? [] : [fault(`shapes.ports.${id}`, msg('empires-in-arms.pack.other-port'))];
    }),
    ...areas.flatMap(({ id, terrain, city }) => {
      const shape = shapes.areas.find((one) => one.id === id);
      if (shape?.kind !== 'land') return [];
      const same = shape.terrain === terrain.value && (shape.city !== undefined) === city.value;
      return same ? [] : [fault(`shapes.areas.${id}`, msg('empires-in-arms.pack.other-ground'))];
    }),
  ];
}

const key = (a: string, b: string) => [a, b].toSorted().join('-');

function linksOf({ areas, seas }: PackFile): ReadonlyMap<string, keyof typeof SHOWN> {
  return new Map([
    ...areas.flatMap(({ id, links }) => links.map(({ to, by }) => [key(id, to), by] as const)),
    ...areas.flatMap(({ id, coasts }) => coasts.map(({ sea }) => [key(id, sea), 'coast'] as const)),
    ...seas.flatMap(({ id, links }) => links.map(({ to }) => [key(id, to), 'waters'] as const)),
  ]);
}
