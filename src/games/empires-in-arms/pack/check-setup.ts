import { msg } from '../msg.ts';
import { POWERS, type Power } from '../pack-lists.ts';
import { type Fault, fault, idsOf, missing, monthsOf, twice, unknown } from './fault.ts';
import type { PackFile } from './pack-schema.ts';
import type { PowerSetupFile } from './setup-schema.ts';

/** What cannot stand where the set-up puts it. */
export function checkSetup(file: PackFile): readonly Fault[] {
  const { powers, goals, wars, alliances } = file.setup;
  const at = 'setup';
  const allied = new Set(alliances.value.map((pair) => pair.toSorted().join()));
  return [
    ...missing(
      'setup.powers',
      POWERS,
      powers.map(({ power }) => power),
    ),
    ...twice(
      'setup.powers',
      powers.map(({ power }) => power),
    ),
    ...twice(
      'setup.goals',
      goals.map(({ campaign, power }) => `${campaign}-${power}`),
    ),
    ...file.calendar.campaigns.flatMap(({ id }) =>
      missing(
        `setup.goals.${id}`,
        POWERS,
        goals.filter(({ campaign }) => campaign === id).map(({ power }) => power),
      ),
    ),
    ...missing(
      'starts.I',
      POWERS,
      file.starts.filter(({ campaign }) => campaign === 'I').map(({ power }) => power),
    ),
    ...twice(
      'setup.powers.corps',
      powers.flatMap(({ corps }) => corps.map((one) => one.corps)),
    ),
    ...twice(
      'setup.powers.fleets',
      powers.flatMap(({ fleets }) => fleets.map(({ fleet }) => fleet)),
    ),
    ...twice(
      'setup.powers.leaders',
      powers.flatMap(({ leaders }) => leaders.map(({ leader }) => leader)),
    ),
    ...twice(
      'setup.powers.depots',
      powers.flatMap(({ depots }) => depots.map(({ area }) => area)),
    ),
    ...[...wars.value, ...alliances.value]
      .filter(([a, b]) => a === b)
      .map(([power]) => fault(at, msg('empires-in-arms.pack.with-itself', { power }))),
    ...wars.value
      .filter((pair) => allied.has(pair.toSorted().join()))
      .map(([a, b]) => fault(`${at}.alliances`, msg('empires-in-arms.pack.war-and-alliance', { a, b }))),
    ...powers.flatMap((one) => [...counters(file, one), ...places(file, one), ...leaders(file, one)]),
  ];
}

/** Counters of somebody else; more depots and irregulars than there are counters. */
function counters(file: PackFile, { power, corps, fleets, depots, irregulars }: PowerSetupFile): readonly Fault[] {
  const at = `setup.powers.${power}`;
  const own = new Set<string>([power, ...freeStatesOf(file, power)]);
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
function places(file: PackFile, one: PowerSetupFile): readonly Fault[] {
  const { power, corps, garrisons, depots, irregulars, fleets } = one;
  const at = `setup.powers.${power}`;
  const known = new Set(idsOf(file.areas));
  const area = (id: string) => file.areas.find((other) => other.id === id);
  const own = new Set<string>([
    ...idsOf(file.provinces.filter((province) => province.power.value === power)),
    ...idsOf(file.minors.filter(({ in1805: { value } }) => value.status !== 'neutral' && value.controller === power)),
  ]);
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
function leaders(file: PackFile, { power, corps, fleets, leaders: placed }: PowerSetupFile): readonly Fault[] {
  const first = file.calendar.campaigns[0]?.first.value;
  return placed.flatMap(({ leader: id, with: counter }) => {
    const at = `setup.powers.${power}.leaders.${id}`;
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

function freeStatesOf(file: PackFile, power: Power): readonly string[] {
  return idsOf(file.minors.filter(({ in1805: { value } }) => value.status === 'free' && value.controller === power));
}
