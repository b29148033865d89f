import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CORRECTIONS, type Correction } from './corrections.ts';

const crossing = z.enum(['river', 'sea_arrow']).nullable();
const mapSchema = z.object({
  _meta: z.object({ warning: z.string() }),
  areas: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      province: z.string(),
      nation: z.string(),
      terrain: z.enum(['clear', 'forest', 'mountain', 'marsh', 'desert']),
      city: z.object({ name: z.string(), capital: z.string().nullable() }).nullable(),
      port: z.object({ seas: z.array(z.string()) }).nullable(),
      coasts: z.array(z.string()),
      adjacent: z.array(z.object({ id: z.string(), crossing })),
    }),
  ),
  sea_areas: z.array(z.object({ id: z.string(), name: z.string(), adjacent: z.array(z.string()) })),
});
const positionsSchema = z.object({
  _meta: z.object({ source: z.string() }),
  areas: z.record(z.string(), z.object({ lon: z.number(), lat: z.number() })),
});

export type SourceArea = z.infer<typeof mapSchema>['areas'][number] & { readonly lon: number; readonly lat: number };
export type SourceLink = { readonly between: readonly [string, string]; readonly crossing: z.infer<typeof crossing> };
export type Source = {
  readonly warning: string;
  readonly positions: string;
  readonly areas: readonly SourceArea[];
  readonly seas: readonly { readonly id: string; readonly name: string }[];
  /** Each link of two land areas once, its ends in the order of the list of areas. */
  readonly links: readonly SourceLink[];
  readonly seaLinks: readonly (readonly [string, string])[];
};

/** The reconstructed map with its corrections. Throws where the files do not fit, or a correction corrects nothing. */
export function readSource(): Source {
  const map = mapSchema.parse(read('map.json'));
  const positions = positionsSchema.parse(read('positions.json'));
  const links = map.areas.flatMap((area) =>
    area.adjacent
      .filter(({ id }) => area.id < id)
      .map(({ id, crossing }) => ({ between: pair(area.id, id), crossing })),
  );
  const seaLinks = map.sea_areas.flatMap((sea) =>
    sea.adjacent.filter((other) => sea.id < other).map((other) => pair(sea.id, other)),
  );
  const source: Source = {
    warning: map._meta.warning,
    positions: positions._meta.source,
    areas: map.areas.map((area) => ({ ...area, ...(positions.areas[area.id] ?? fail(`no position of ${area.id}`)) })),
    seas: map.sea_areas.map(({ id, name }) => ({ id, name })),
    links,
    seaLinks,
  };
  return CORRECTIONS.reduce(correct, source);
}

function correct(source: Source, correction: Correction): Source {
  switch (correction.do) {
    case 'drop-link':
      return { ...source, links: without(source.links, ({ between }) => same(between, correction.between)) };
    case 'add-link': {
      const { between, crossing } = correction;
      return { ...source, links: [...source.links, { between: pair(...between), crossing }] };
    }
    case 'drop-sea-link':
      return { ...source, seaLinks: without(source.seaLinks, (link) => same(link, correction.between)) };
    case 'drop-coast': {
      const { area: id, sea } = correction;
      const areas = source.areas.map((area) =>
        area.id === id ? { ...area, coasts: without(area.coasts, (coast) => coast === sea) } : area,
      );
      return { ...source, areas };
    }
  }
}

function without<T>(list: readonly T[], gone: (item: T) => boolean): T[] {
  const left = list.filter((item) => !gone(item));
  return left.length === list.length - 1 ? left : fail('a correction must correct one thing');
}

const pair = (a: string, b: string): readonly [string, string] => (a < b ? [a, b] : [b, a]);
const same = (a: readonly [string, string], b: readonly [string, string]) => pair(...a).join() === pair(...b).join();
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(`source/${name}`, import.meta.url), 'utf8'));

function fail(what: string): never {
  throw new Error(what);
}
