import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { minorsSchema, provincesSchema } from '../../src/games/empires-in-arms/pack/country-schema.ts';
import { areasSchema, seasSchema } from '../../src/games/empires-in-arms/pack/map-schema.ts';
import { nationsSchema } from '../../src/games/empires-in-arms/pack/nation-schema.ts';
import type { Power } from '../../src/games/empires-in-arms/pack-lists.ts';

const DATA = new URL('../../src/games/empires-in-arms/data/', import.meta.url);

const positionsSchema = z.object({
  _meta: z.object({ source: z.string() }),
  areas: z.record(z.string(), z.object({ lon: z.number(), lat: z.number() })),
});
const correctionsSchema = z.object({ warning: z.string(), corrections: z.array(z.object({ why: z.string() })) });

export type SourceArea = {
  readonly id: string;
  readonly name: string;
  readonly province: string;
  readonly nation: Power | 'minor';
  readonly terrain: 'clear' | 'forest' | 'mountain' | 'marsh' | 'desert';
  readonly city: 'capital' | 'provincial' | 'town' | undefined;
  readonly port: { readonly seas: readonly string[] } | undefined;
  readonly coasts: readonly string[];
  readonly lon: number;
  readonly lat: number;
};
export type SourceLink = {
  readonly between: readonly [string, string];
  readonly by: 'border' | 'river' | 'crossing';
};
export type Source = {
  readonly warning: string;
  readonly positions: string;
  /** What was corrected in the first reconstruction, and why. */
  readonly corrections: readonly string[];
  readonly areas: readonly SourceArea[];
  readonly seas: readonly { readonly id: string; readonly name: string }[];
  /** Each link of two land areas once, its ends in the order of the alphabet. */
  readonly links: readonly SourceLink[];
  readonly seaLinks: readonly (readonly [string, string])[];
};

type Country = { readonly name: string; readonly capital: string; readonly nation: Power | 'minor' };
type Text = { readonly value: string };

const countryOf = (name: Text, capital: Text, nation: Country['nation']): Country => ({
  name: name.value,
  capital: capital.value,
  nation,
});

/** The areas and sea areas of the data pack with their positions. Throws where an area has none. */
export function readSource(): Source {
  const { areas } = areasSchema.parse(read('areas.json', DATA));
  const { seas } = seasSchema.parse(read('seas.json', DATA));
  const { provinces } = provincesSchema.parse(read('provinces.json', DATA));
  const { nations } = nationsSchema.parse(read('nations.json', DATA));
  const { minors } = minorsSchema.parse(read('minors.json', DATA));
  const { warning, corrections } = correctionsSchema.parse(read('corrections.json', DATA));
  const positions = positionsSchema.parse(read('source/positions.json', new URL('./', import.meta.url)));

  const countries = new Map<string, Country>([
    ...minors.map(({ id, name, capital }) => [id, countryOf(name, capital, 'minor')] as const),
    ...provinces.map(({ id, name, capital, power }) => [id, countryOf(name, capital, power.value)] as const),
  ]);
  return {
    warning,
    positions: positions._meta.source,
    corrections: corrections.map(({ why }) => why),
    areas: areas.map((area): SourceArea => {
      const country = countries.get(area.province.value) ?? fail(`no province ${area.province.value}`);
      const capital = country.capital === area.id;
      const national = nations.some(({ capital }) => capital.value === area.id);
      return {
        id: area.id,
        name: area.name.value,
        province: country.name,
        nation: country.nation,
        terrain: area.terrain.value,
        city: area.city.value ? (national ? 'capital' : capital ? 'provincial' : 'town') : undefined,
        port: area.port && { seas: area.port.seas.value },
        coasts: area.coasts.map(({ sea }) => sea),
        ...(positions.areas[area.id] ?? fail(`no position of ${area.id}`)),
      };
    }),
    seas: seas.map(({ id, name }) => ({ id, name: name.value })),
    links: areas.flatMap(({ id, links }) =>
      links.filter(({ to }) => id < to).map(({ to, by }) => ({ between: [id, to] as const, by })),
    ),
    seaLinks: seas.flatMap(({ id, links }) => links.filter(({ to }) => id < to).map(({ to }) => [id, to] as const)),
  };
}

const read = (name: string, folder: URL): unknown => JSON.parse(readFileSync(new URL(name, folder), 'utf8'));

function fail(what: string): never {
  throw new Error(what);
}
