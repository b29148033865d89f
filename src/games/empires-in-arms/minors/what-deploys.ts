import { controllerOf } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, FleetId, MinorId, SeaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { districtsOf, forcesOf } from './districts-of.ts';
import type { Men, Placing } from './placing.ts';

/** What a minor country sets out, and where it may stand. It is looked up once for all its parts. */
export type Deployment = {
  readonly pack: Pack;
  readonly minor: MinorId;
  readonly men: Men;
  readonly ships: number;
  readonly corps: readonly CorpsId[];
  readonly fleets: readonly FleetId[];
  /** The areas of its districts, that of its capital first. */
  readonly areas: readonly AreaId[];
  /** How many factors its cities can hold; one that others hold has no room. */
  readonly cities: { readonly [area: AreaId]: number };
  readonly ports: readonly AreaId[];
  readonly seas: readonly SeaId[];
  /** What stands on the map already. */
  readonly placed: readonly Placing[];
};

/** 4.6.3.3: the forces of a minor country that its controller has just taken. */
export function deploymentOf({ state, pack }: Board, minor: MinorId): Deployment {
  const controller = controllerOf(state, minor);
  const districts = districtsOf(pack, minor).filter((district) => controllerOf(state, district) === controller);
  const capital = pack.minor[minor]?.capital;
  const areas = pack.areas.filter(({ province }) => districts.includes(province));
  areas.sort((a, b) => Number(b.id === capital) - Number(a.id === capital));
  const { infantry, cavalry, ships } = forcesOf(pack, minor);
  const cities = areas.flatMap(({ id, city }) => {
    const there = state.garrisons[id];
    const room = (city?.spires ?? 0) * pack.limits.cityFactorsPerSpire;
    return city && (!there || districts.includes(there.nation)) ? [[id, room] as const] : [];
  });
  const ports = areas.flatMap(({ id, port }) => (port ? [{ id, seas: port.seas }] : []));
  const corps = pack.corps.flatMap(({ id, nation }) => (districts.includes(nation) ? [id] : []));
  const fleets = pack.fleets.flatMap(({ id, nation }) => (districts.includes(nation) ? [id] : []));
  return {
    ...{ pack, minor, men: { infantry, cavalry }, ships, corps, fleets },
    areas: areas.map(({ id }) => id),
    cities: Object.fromEntries(cities),
    ports: ports.map(({ id }) => id),
    seas: [...new Set(ports.flatMap(({ seas }) => seas))],
    placed: placedOf(
      state,
      corps,
      fleets,
      areas.map(({ id }) => id),
      districts,
    ),
  };
}

function placedOf(
  state: State,
  corps: readonly CorpsId[],
  fleets: readonly FleetId[],
  areas: readonly AreaId[],
  districts: readonly MinorId[],
): readonly Placing[] {
  return [
    ...corps.flatMap((id): Placing[] => {
      const one = state.corps[id];
      const { infantry = 0, cavalry = 0 } = one?.factors ?? {};
      return one ? [{ what: 'corps', corps: id, area: one.area, infantry, cavalry }] : [];
    }),
    ...areas.flatMap((area): Placing[] => {
      const one = state.garrisons[area];
      return one && districts.includes(one.nation)
        ? [{ what: 'garrison', area, infantry: one.infantry, cavalry: 0 }]
        : [];
    }),
    ...fleets.flatMap((fleet): Placing[] => {
      const one = state.fleets[fleet];
      return one ? [{ what: 'fleet', fleet, at: one.at }] : [];
    }),
  ];
}
