import { combinationOf } from '../combinations/member-of.ts';
import { isPower } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, FleetId, MinorId, Owner, Power, ProvinceId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import type { Training } from './train-militia.ts';

export type Purse = { readonly money: number; readonly manpower: number };

/**
 * How a power's affairs stand while it writes its economic orders: the purses it spends from, its own and each of its
 * free states' (8.2.3), and what the orders before have done already. Nothing of it is on the board yet.
 */
export type Ledger = {
  readonly power: Power;
  readonly purses: { readonly [owner: Owner]: Purse };
  /** What is given up instead of being paid for (8.5): counters and areas with depots. */
  readonly givenUp: readonly (CorpsId | FleetId | AreaId)[];
  /** Counters bought (8.5.4). */
  readonly bought: readonly (CorpsId | FleetId)[];
  /** Ceded (8.8). */
  readonly ceded: readonly (ProvinceId | MinorId)[];
  /** Militia that becomes infantry (12.1.1). */
  readonly trained: readonly Training[];
  /** Made or added to (8.9). */
  readonly combined: readonly Combining[];
};

/** A new political combination is made of these lands, or they join one that a power has (11). */
export type Combining = { readonly combination: MinorId; readonly lands: readonly (ProvinceId | MinorId)[] };

/** A power's ledger before its first order. */
export function openLedger(board: Board, power: Power): Ledger {
  const { minors, powers } = board.state;
  const purses: { [owner: Owner]: Purse } = { [power]: purse(powers[power]) };
  for (const [id, minor] of Object.entries(minors))
    if (minor.status === 'free' && minor.controller === power && paymaster(board, id) === id) purses[id] = purse(minor);
  return { power, purses, givenUp: [], bought: [], ceded: [], trained: [], combined: [] };
}

/**
 * Whose purse pays for a nation's troops: the power's own, the free state's, of which the districts share the primary
 * one's (ruling), or the new political combination's (11), also for a province. A conquered minor country has none: its
 * controller pays. Undefined for neutral countries and for provinces in no combination.
 */
export function paymaster(board: Board, nation: Owner): Owner | undefined {
  if (isPower(nation)) return nation;
  const { state, pack } = board;
  const whole = combinationOf(board, nation);
  if (whole !== undefined) return whole;
  const one = state.minors[nation];
  if (!one || one.status === 'neutral') return undefined;
  if (one.status === 'conquered') return one.controller;
  const primary = pack.minor[nation]?.districtOf ?? nation;
  return state.minors[primary]?.status === 'free' ? primary : nation;
}

/** The ledger when an owner's purse has changed by so much. */
export function change(ledger: Ledger, owner: Owner, by: Partial<Purse>): Ledger {
  const old = ledger.purses[owner];
  if (!old) throw new Error(`${ledger.power} has no purse of ${owner}`);
  const { money = 0, manpower = 0 } = by;
  const changed = { money: old.money + money, manpower: old.manpower + manpower };
  return { ...ledger, purses: { ...ledger.purses, [owner]: changed } };
}

/** The same on the board. Throws for who has no purse, and below 0. */
export function changePurse({ minors, powers }: State, owner: Owner, by: Partial<Purse>): void {
  const held = isPower(owner) ? powers[owner] : minors[owner];
  if (!held || ('status' in held && held.status !== 'free')) throw new Error(`${owner} has no purse`);
  held.money += by.money ?? 0;
  held.manpower += by.manpower ?? 0;
  if (held.money < 0 || held.manpower < 0)
    throw new Error(`${owner} has ${held.money} money, ${held.manpower} manpower`);
}

const purse = ({ money, manpower }: Purse): Purse => ({ money, manpower });
