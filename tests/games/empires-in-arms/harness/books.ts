import type { Owner } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Pack } from '../../../../src/games/empires-in-arms/pack-types.ts';
import type { FactorsOf, State } from '../../../../src/games/empires-in-arms/state.ts';

export type Purse = { readonly money: number; readonly manpower: number };

/** Factors of land troops, or ships, by nation; those of a minor country’s districts together. */
export type Strength = ReadonlyMap<Owner, number>;

/** All that there is, wherever it is: on the map, on its way, captured. */
export type Books = {
  readonly purses: ReadonlyMap<Owner, Purse>;
  readonly men: Strength;
  readonly ships: Strength;
};

export const countMen = (factors: FactorsOf) => Object.values(factors).reduce((sum, number) => sum + number, 0);

/** A minor country with its districts has one account. */
export const accountOf = (pack: Pack, nation: Owner): Owner => pack.minor[nation]?.districtOf ?? nation;

export function booksOf(state: State, pack: Pack): Books {
  const men = new Map<Owner, number>();
  const ships = new Map<Owner, number>();
  const add = (to: Map<Owner, number>, nation: Owner | undefined, number: number) => {
    if (nation === undefined) throw new Error('forces of nobody');
    const account = accountOf(pack, nation);
    to.set(account, (to.get(account) ?? 0) + number);
  };
  for (const [id, { factors }] of Object.entries(state.corps)) add(men, pack.corpsOf[id]?.nation, countMen(factors));
  for (const [id, { factors }] of Object.entries(state.aboard ?? {}))
    add(men, pack.corpsOf[id]?.nation, countMen(factors));
  for (const [id, fleet] of Object.entries(state.fleets)) add(ships, pack.fleet[id]?.nation, fleet.ships);
  const garrisons = [
    ...Object.values(state.garrisons),
    ...Object.values(state.depots).flatMap(({ garrison }) => garrison ?? []),
  ];
  for (const { nation, infantry, militia } of garrisons) add(men, nation, infantry + militia);
  for (const { of, factors } of state.prisoners) add(men, of, countMen(factors));
  for (const arrival of state.arrivals) {
    if (arrival.what === 'counter') continue;
    add(arrival.what === 'ship' ? ships : men, arrival.nation, arrival.number);
  }

  const free = Object.entries(state.minors).flatMap(([id, minor]) =>
    minor.status === 'free' ? ([[id, minor]] as const) : [],
  );
  const purses = new Map<Owner, Purse>(
    [...Object.entries(state.powers), ...free].map(([id, { money, manpower }]) => [id, { money, manpower }]),
  );
  return { purses, men, ships };
}
