import { msg } from '../msg.ts';
import { type Fault, fault } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** Capitals without city or outside of their province; cities without figures; ports without city. */
export function checkCities({ areas, provinces, minors, nations, combinations, naval }: PackFile): readonly Fault[] {
  const area = new Map(areas.map((one) => [one.id, one]));
  const province = new Map(provinces.map((one) => [one.id, one]));
  const withoutCity = (at: string, id: string | null) =>
    id !== null && area.get(id)?.city.value === false
      ? [fault(at, msg('empires-in-arms.pack.no-city', { area: id }))]
      : [];
  const outside = (at: string, id: string, of: string) =>
    (area.get(id)?.province.value ?? of) === of
      ? []
      : [fault(at, msg('empires-in-arms.pack.outside', { area: id, of }))];
  const ofCountry = (list: string, { id, capital }: (typeof provinces)[number] | (typeof minors)[number]) => {
    const at = `${list}.${id}.capital`;
    return [...withoutCity(at, capital.value), ...outside(at, capital.value, id)];
  };
  return [
    ...provinces.flatMap((one) => ofCountry('provinces', one)),
    ...minors.flatMap((one) => ofCountry('minors', one)),
    ...withoutCity('naval.straits.city', naval.straits.city.value),
    ...combinations.flatMap(({ id, capital }) => withoutCity(`combinations.${id}.capital`, capital.value)),
    ...nations.flatMap(({ id, capital }) => {
      const at = `nations.${id}.capital`;
      const home = province.get(area.get(capital.value)?.province.value ?? '');
      return [
        ...withoutCity(at, capital.value),
        ...(home?.power.value === id
          ? []
          : [fault(at, msg('empires-in-arms.pack.outside', { area: capital.value, of: id }))]),
      ];
    }),
    ...areas.flatMap(({ id, city, spires, fortification, port }) => [
      ...(city.value === (spires !== undefined) && city.value === (fortification !== undefined)
        ? []
        : [fault(`areas.${id}.city`, msg('empires-in-arms.pack.city-figures'))]),
      ...(port && !city.value ? [fault(`areas.${id}.port`, msg('empires-in-arms.pack.no-city', { area: id }))] : []),
    ]),
  ];
}
