import { msg } from '../msg.ts';
import { type Fault, fault } from './fault.ts';
import type { PackFile } from './pack-schema.ts';

/** Sums that do not give the totals that the pack names. */
export function checkSums(file: PackFile): readonly Fault[] {
  return [
    ...file.nations.flatMap(({ id, money, manpower, trade }) => {
      const home = file.provinces.filter(({ power }) => power.value === id);
      const names = new Set(home.map((province) => province.id));
      const ports = file.areas.flatMap(({ province, port }) => (port && names.has(province.value) ? [port] : []));
      const at = `nations.${id}`;
      return [
        ...sum(
          `${at}.money`,
          money.value,
          home.map((province) => province.money.value),
        ),
        ...sum(
          `${at}.manpower`,
          manpower.value,
          home.map((province) => province.manpower.value),
        ),
        ...(trade.value
          ? [
              ...sum(
                `${at}.trade.domestic`,
                trade.value.domestic,
                ports.map(({ domestic }) => domestic.value),
              ),
              ...sum(
                `${at}.trade.overseas`,
                trade.value.overseas,
                ports.map(({ overseas }) => overseas.value),
              ),
            ]
          : []),
      ];
    }),
    ...file.setup.powers.flatMap((one) => setUp(file, one)),
    ...file.minors.flatMap((minor) => deployed(file, minor)),
  ];
}

type Placed = PackFile['setup']['powers'][number];

function setUp(
  { corps, fleets: kinds }: PackFile,
  { power, totals, corps: placed, garrisons, fleets }: Placed,
): readonly Fault[] {
  const at = `setup.powers.${power}.totals`;
  const own = (id: string) => corps.find((one) => one.id === id)?.nation === power;
  const mine = placed.filter((one) => own(one.corps));
  const { factors, ships } = totals.value;
  const troops = new Set([...Object.keys(factors), ...mine.flatMap((one) => Object.keys(one.factors))]);
  return [
    ...[...troops].flatMap((troop) =>
      sum(`${at}.${troop}`, numberIn(factors, troop), [
        ...mine.map((one) => numberIn(one.factors, troop)),
        ...garrisons.filter((one) => one.troops === troop).map((one) => one.factors),
      ]),
    ),
    ...sum(
      `${at}.ships`,
      ships,
      fleets
        .filter(({ fleet }) => kinds.some(({ id, nation }) => id === fleet && nation === power))
        .map((fleet) => fleet.ships),
    ),
  ];
}

/** A free state stands on the map with the forces that its chart names. */
function deployed({ corps, fleets, setup }: PackFile, minor: PackFile['minors'][number]): readonly Fault[] {
  if (minor.in1805.value.status !== 'free') return [];
  const ids = new Set([...corps, ...fleets].filter(({ nation }) => nation === minor.id).map(({ id }) => id));
  const placed = setup.powers.flatMap((power) => power.corps).filter((one) => ids.has(one.corps));
  const ships = setup.powers.flatMap((power) => power.fleets).filter(({ fleet }) => ids.has(fleet));
  const at = `minors.${minor.id}`;
  return [
    ...(['infantry', 'cavalry'] as const).flatMap((troop) =>
      sum(
        `${at}.forces.${troop}`,
        minor.forces.value[troop],
        placed.map((one) => one.factors[troop] ?? 0),
      ),
    ),
    ...sum(
      `${at}.ships`,
      minor.ships.value,
      ships.map((fleet) => fleet.ships),
    ),
  ];
}

function numberIn(factors: { readonly [troop: string]: number | undefined }, troop: string): number {
  return factors[troop] ?? 0;
}

function sum(at: string, expected: number, parts: readonly number[]): readonly Fault[] {
  const found = parts.reduce((total, part) => total + part, 0);
  return found === expected ? [] : [fault(at, msg('empires-in-arms.pack.sum', { expected, found }))];
}
