import { msg } from '../msg.ts';
import { MONTHS, POINT_EVENTS, POWERS, PURCHASES, TERMS, ZONES } from '../pack-lists.ts';
import { type Fault, fault, idsOf, missing, twice, unknown } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** Ids that answers use for something else. */
const TAKEN = new Set(['done', 'decline', 'none', 'any', 'all', 'minor']);

/** Ids that are used twice or name nothing; entries of closed lists that are not there. */
export function checkIds(file: PackFile): readonly Fault[] {
  const countries = new Set([...POWERS, ...idsOf(file.minors), ...idsOf(file.combinations)]);
  const provinces = [...idsOf(file.provinces), ...idsOf(file.minors)];
  const [areas, seas] = [idsOf(file.areas), idsOf(file.seas)];
  /** Each of these is a list of ids that must differ. */
  const lists = {
    areas: [...areas, ...seas],
    provinces: [...provinces, ...idsOf(file.combinations)],
    minors: [...POWERS, ...idsOf(file.minors)],
    corps: idsOf(file.corps),
    fleets: idsOf(file.fleets),
    leaders: idsOf(file.leaders),
  };
  return [
    ...Object.entries(lists).flatMap(([at, ids]) => [...twice(at, ids), ...taken(at, ids)]),
    ...closed('nations', POWERS, idsOf(file.nations)),
    ...closed('zones', ZONES, idsOf(file.zones)),
    ...closed('points', POINT_EVENTS, idsOf(file.points)),
    ...closed('purchases', PURCHASES, idsOf(file.purchases)),
    ...closed('peace.terms', TERMS, idsOf(file.peace.terms)),
    ...closed('calendar.months', MONTHS, idsOf(file.calendar.months)),
    ...inAreas(file, new Set(areas), new Set(seas), new Set(provinces)),
    ...inCountries(file, new Set(areas), new Set(provinces), new Set(idsOf(file.minors))),
    ...file.corps.flatMap(({ id, nation, province }) => [
      ...unknown(`corps.${id}.nation`, [nation], countries),
      ...(province ? unknown(`corps.${id}.province`, [province.value], new Set(idsOf(file.provinces))) : []),
    ]),
    ...file.fleets.flatMap(({ id, nation }) => unknown(`fleets.${id}.nation`, [nation], countries)),
    ...unknown('naval.admiral', [file.naval.admiral.value], new Set(idsOf(file.leaders))),
    ...unknown('naval.straits.sea', [file.naval.straits.sea.value], new Set(seas)),
    ...unknown('naval.straits.city', [file.naval.straits.city.value], new Set(areas)),
    ...file.optional.dominance.powers.flatMap(({ power, lands }) =>
      unknown(`optional.dominance.powers.${power}.lands`, lands.value, new Set(provinces)),
    ),
    ...file.arrows.unbarred.flatMap(({ between }) => unknown('arrows.unbarred', between.value, new Set(areas))),
    ...unknown('arrows.channel.between', file.arrows.channel.between.value, new Set(areas)),
    ...unknown('arrows.channel.sea', [file.arrows.channel.sea.value], new Set(seas)),
    ...twice(
      'optional.dominance.powers',
      file.optional.dominance.powers.map(({ power }) => power),
    ),
    ...file.minorMorale.flatMap(({ country }) => unknown(`minorMorale.${country}.country`, [country], countries)),
  ];
}

function taken(at: string, ids: readonly string[]): readonly Fault[] {
  return ids
    .filter((id) => TAKEN.has(id) || id in {})
    .map((id) => fault(`${at}.${id}.id`, msg('empires-in-arms.pack.taken', { id })));
}

const closed = (at: string, wanted: readonly string[], ids: readonly string[]) => [
  ...missing(at, wanted, ids),
  ...twice(at, ids),
];

type Ids = ReadonlySet<string>;

function inAreas({ areas, seas: seaFiles }: PackFile, known: Ids, seas: Ids, provinces: Ids): readonly Fault[] {
  return [
    ...areas.flatMap(({ id, province, port, coasts, links }) => [
      ...unknown(`areas.${id}.province`, [province.value], provinces),
      ...unknown(`areas.${id}.port.seas`, port?.seas.value ?? [], seas),
      ...coasts.flatMap(({ sea }) => unknown(`areas.${id}.coasts.${sea}`, [sea], seas)),
      ...twice(
        `areas.${id}.coasts`,
        coasts.map(({ sea }) => sea),
      ),
      ...links.flatMap(({ to }) => unknown(`areas.${id}.links.${to}`, [to], known)),
      ...twice(
        `areas.${id}.links`,
        links.map(({ to }) => to),
      ),
      ...links.flatMap((link) =>
        link.by === 'crossing' ? unknown(`areas.${id}.links.${link.to}.sea`, [link.sea], seas) : [],
      ),
    ]),
    ...seaFiles.flatMap(({ id, links }) => [
      ...links.flatMap(({ to }) => unknown(`seas.${id}.links.${to}`, [to], seas)),
      ...twice(
        `seas.${id}.links`,
        links.map(({ to }) => to),
      ),
    ]),
  ];
}

function inCountries(file: PackFile, areas: Ids, provinces: Ids, minors: Ids): readonly Fault[] {
  return [
    ...file.nations.flatMap(({ id, capital }) => unknown(`nations.${id}.capital`, [capital.value], areas)),
    ...file.provinces.flatMap(({ id, capital }) => unknown(`provinces.${id}.capital`, [capital.value], areas)),
    ...file.minors.flatMap(({ id, capital, districtOf }) => [
      ...unknown(`minors.${id}.capital`, [capital.value], areas),
      ...unknown(`minors.${id}.districtOf`, [districtOf.value], minors),
    ]),
    ...file.combinations.flatMap(({ id, capital, must, members }) => [
      ...unknown(`combinations.${id}.capital`, [capital.value], areas),
      ...unknown(`combinations.${id}.must`, [must.value], new Set(members.value)),
      ...unknown(`combinations.${id}.members`, members.value, provinces),
    ]),
  ];
}
