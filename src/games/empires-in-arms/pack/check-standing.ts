import { msg } from '../msg.ts';
import type { Power, Time } from '../pack-lists.ts';
import { type Fault, fault, idsOf, monthsOf, unknown } from './fault.ts';
import type { PackFile } from './pack-schema.ts';
import type { PowerSetupFile } from './setup-schema.ts';

/** What a power has on the map at the beginning; a scenario has no fleets and no irregulars. */
type StandingFile = Omit<PowerSetupFile, 'money' | 'totals' | 'fleets' | 'irregulars'> &
  Partial<Pick<PowerSetupFile, 'fleets' | 'irregulars'>>;

/** Where it may stand, whose counters may be there, and when that is. */
type Where = {
  readonly at: string;
  readonly lands: readonly string[];
  readonly nations: readonly string[];
  readonly first: Time | undefined;
};

/** What of a power's forces cannot stand where a set-up puts it (2.4, 13). */
export function checkStanding(file: PackFile, one: StandingFile, where: Where): readonly Fault[] {
  return [...counters(file, one, where), ...places(file, one, where), ...leaders(file, one, where)];
}

/** The home provinces of a power. */
export const homeOf = (file: PackFile, power: Power): readonly string[] =>
  idsOf(file.provinces.filter((province) => province.power.value === power));

/** Counters of somebody else; more depots and irregulars than there are counters. */
function counters(
  file: PackFile,
  { power, corps, fleets = [], depots, irregulars = [] }: StandingFile,
  { at, nations }: Where,
): readonly Fault[] {
  const own = new Set(nations);
  const mine = (list: readonly { readonly id: string; readonly nation: string }[]) =>
    new Set(list.filter(({ nation }) => own.has(nation)).map(({ id }) => id));
  const used = [...depots.map(() => 'depot' as const), ...irregulars.map(({ kind }) => kind)];
  return [
    ...corps.flatMap((one) => unknown(`${at}.corps.${one.corps}`, [one.corps], mine(file.corps))),
    ...fleets.flatMap(({ fleet }) => unknown(`${at}.fleets.${fleet}`, [fleet], mine(file.fleets))),
    ...[...new Set(used)].flatMap((kind) => {
      const found = used.filter((other) => other === kind).length;
      const counter = file.counters.find((one) => one.kind === kind && one.nation === power);
      const most = counter ? counter.most.value : 0;
      return most === null || found <= most
        ? []
        : [fault(`${at}.${kind}`, msg('empires-in-arms.pack.too-many-counters', { most, found, kind }))];
    }),
  ];
}

/** Places that are not the power's own; garrisons and depots without city; fleets without port. */
function places(file: PackFile, one: StandingFile, { at, lands }: Where): readonly Fault[] {
  const { power, corps, garrisons, depots, irregulars = [], fleets = [] } = one;
  const known = new Set(idsOf(file.areas));
  const area = (id: string) => file.areas.find((other) => other.id === id);
  const own = new Set(lands);
  const all = [
    ...corps.map((placed) => ({ at: `${at}.corps.${placed.corps}`, area: placed.area, needs: 'nothing' as const })),
    ...garrisons.map((placed) => ({ at: `${at}.garrisons.${placed.area}`, area: placed.area, needs: 'city' as const })),
    ...depots.map((placed) => ({ at: `${at}.depots.${placed.area}`, area: placed.area, needs: 'city' as const })),
    ...irregulars.map((placed) => ({ at: `${at}.${placed.kind}`, area: placed.area, needs: 'nothing' as const })),
    ...fleets.map((placed) => ({ at: `${at}.fleets.${placed.fleet}`, area: placed.area, needs: 'port' as const })),
  ];
  return [
    ...all.flatMap((placed) => {
      const where = area(placed.area);
      if (!where) return unknown(placed.at, [placed.area], known);
      const foreign = !own.has(where.province.value);
      const lacks = placed.needs === 'port' ? !where.port : placed.needs === 'city' && !where.city.value;
      return [
        ...(foreign ? [fault(placed.at, msg('empires-in-arms.pack.outside', { area: where.id, of: power }))] : []),
        ...(lacks
          ? [
              placed.needs === 'port'
                ? fault(placed.at, msg('empires-in-arms.pack.no-port', { area: where.id }))
                : fault(placed.at, msg('empires-in-arms.pack.no-city', { area: where.id })),
            ]
          : []),
      ];
    }),
    ...[...new Set(garrisons.map((placed) => placed.area))].flatMap((id) => {
      const most = (area(id)?.spires?.value ?? 0) * file.limits.cityFactorsPerSpire.value;
      const found = garrisons.filter((placed) => placed.area === id).reduce((sum, { factors }) => sum + factors, 0);
      return found <= most || !area(id)?.city.value
        ? []
        : [fault(`${at}.garrisons.${id}`, msg('empires-in-arms.pack.over-full-city', { most, found }))];
    }),
  ];
}

/** Leaders of somebody else, before their time, or with nothing to lead. */
function leaders(
  file: PackFile,
  { power, corps, fleets = [], leaders: placed }: StandingFile,
  { at: of, first }: Where,
): readonly Fault[] {
  return placed.flatMap(({ leader: id, with: counter }) => {
    const at = `${of}.leaders.${id}`;
    const leader = file.leaders.find((one) => one.id === id && one.nation === power);
    if (!leader) return [fault(at, msg('empires-in-arms.pack.unknown', { id }))];
    const led: readonly string[] =
      leader.kind.value === 'naval' ? fleets.map(({ fleet }) => fleet) : corps.map((one) => one.corps);
    return [
      ...unknown(at, [counter], new Set(led)),
      ...(first && monthsOf(leader.arrives.value) > monthsOf(first)
        ? [fault(at, msg('empires-in-arms.pack.not-yet'))]
        : []),
    ];
  });
}
