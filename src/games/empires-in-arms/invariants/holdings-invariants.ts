import { isPower } from '../forces/who-commands.ts';
import { POWERS } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import { countDepots } from '../supply/count-depots.ts';

/** Provinces, minor countries, counters and money: each with one owner, and nothing below 0. */
export function holdingsInvariants({ state, pack }: Board): readonly string[] {
  const combinations = new Set(pack.combinations.map(({ id }) => id));
  return [
    ...pack.minors.flatMap(({ id }) => (state.minors[id] ? [] : [`nobody says whose ${id} is`])),
    ...Object.entries(state.minors).flatMap(([id, minor]) => [
      ...(pack.minor[id] || combinations.has(id) ? [] : [`there is no minor country ${id}`]),
      ...(minor.status === 'free' ? wrongPurse(id, minor) : []),
    ]),
    ...Object.keys(state.combinations).flatMap((id) => (combinations.has(id) ? [] : [`there is no combination ${id}`])),
    ...Object.entries(state.ceded).flatMap(([id, owner]) => {
      const province = pack.province[id];
      if (!province) return [`there is no province ${id}`];
      return province.power === owner ? [`${id} is ceded to its own power`] : [];
    }),
    ...Object.entries(state.minorWars).flatMap(([id, powers]) => {
      if (powers.length === 0) return [`nobody is at war with ${id}, and it is listed`];
      return new Set(powers).size === powers.length ? [] : [`somebody is at war with ${id} twice`];
    }),
    ...POWERS.flatMap((power) => [...wrongPurse(power, state.powers[power]), ...overCounters({ state, pack }, power)]),
    ...state.arrivals.flatMap((arrival) =>
      arrival.what === 'counter' || (Number.isInteger(arrival.number) && arrival.number > 0)
        ? []
        : [`${arrival.power} awaits ${arrival.number} of ${arrival.what}`],
    ),
    ...state.prisoners.flatMap(({ of, by }) => (of === by ? [`${by} holds prisoners of its own`] : [])),
  ];
}

function wrongPurse(of: string, { money, manpower }: { readonly money: number; readonly manpower: number }) {
  const sound = [money, manpower].every((number) => Number.isInteger(number) && number >= 0);
  return sound ? [] : [`${of} has ${money} money and ${manpower} manpower`];
}

function overCounters({ state, pack }: Board, power: (typeof POWERS)[number]): readonly string[] {
  const irregulars = Object.values(state.irregulars).flat();
  return pack.counters.flatMap(({ kind, nation, most }) => {
    if (nation !== power || most === null) return [];
    const found = countersOf(kind);
    return found > most ? [`${power} has ${found} counters of the kind ${kind}, of ${most}`] : [];
  });

  function countersOf(kind: Pack['counters'][number]['kind']): number {
    switch (kind) {
      case 'depot':
        return countDepots({ state, pack }, power);
      case 'cossack':
      case 'freikorps':
      case 'guerrilla':
        return irregulars
          .filter((one) => one.kind === kind && one.power === power)
          .reduce((sum, { number }) => sum + number, 0);
      case 'garrison':
        return Object.values(state.garrisons).filter(({ nation }) => isPower(nation) && nation === power).length;
      case 'flag':
        return Object.values(state.minors).filter((one) => one.status !== 'neutral' && one.controller === power).length;
    }
  }
}
