import { commanderOf, corpsCommander } from '../forces/who-commands.ts';
import { type AreaId, IRREGULARS, type Owner, type Power, TROOPS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FactorKind, Muster, Unit } from './battle.ts';

type Units = readonly Readonly<Unit>[];

export const FACTOR_KINDS: readonly FactorKind[] = [...TROOPS, ...IRREGULARS];
/** Kinds that count as cavalry: for superiority, pursuit and losses (12.3.3, 7.5.2.7). */
const CAVALRY: readonly FactorKind[] = ['cavalry', 'feudal_cavalry', 'cossack'];
export const isCavalry = (kind: FactorKind): boolean => CAVALRY.includes(kind);

/** The factors of a unit as they stand now; none once it is gone. */
export function factorsOf({ state }: Pick<Board, 'state'>, area: AreaId, unit: Readonly<Unit>): Muster {
  switch (unit.is) {
    case 'corps':
      return { ...state.corps[unit.corps]?.factors };
    case 'irregulars': {
      const there = state.irregulars[area]?.find(({ kind, power }) => kind === unit.kind && power === unit.power);
      const inside = there?.inCity ?? 0;
      const number = unit.inCity ? inside : (there?.number ?? 0) - inside;
      return number > 0 ? { [unit.kind]: number } : {};
    }
    case 'depot':
    case 'garrison': {
      const garrison = unit.is === 'depot' ? state.depots[area]?.garrison : state.garrisons[area];
      const { infantry = 0, militia = 0 } = garrison ?? {};
      return { ...(infantry > 0 && { infantry }), ...(militia > 0 && { militia }) };
    }
  }
}

export const countMuster = (muster: Readonly<Muster>): number =>
  Object.values(muster).reduce((sum, number) => sum + number, 0);

export const cavalryIn = (muster: Readonly<Muster>): number =>
  CAVALRY.reduce((sum, kind) => sum + (muster[kind] ?? 0), 0);

/** The factors of all of them together. */
export function musterOf(board: Pick<Board, 'state'>, area: AreaId, units: Units): Muster {
  const sum: Muster = {};
  for (const unit of units) {
    const has = factorsOf(board, area, unit);
    for (const kind of FACTOR_KINDS) {
      const number = has[kind] ?? 0;
      if (number > 0) sum[kind] = (sum[kind] ?? 0) + number;
    }
  }
  return sum;
}

export const strengthOf = (board: Pick<Board, 'state'>, area: AreaId, units: Units): number =>
  countMuster(musterOf(board, area, units));

/** Who gives orders for a unit. Throws for one that nobody commands. */
export function powerOfUnit({ state, pack }: Board, area: AreaId, unit: Readonly<Unit>): Power {
  const power = powerBehind({ state, pack }, area, unit);
  if (!power) throw new Error(`nobody commands a unit in ${area}`);
  return power;
}

function powerBehind({ state, pack }: Board, area: AreaId, unit: Readonly<Unit>): Power | undefined {
  switch (unit.is) {
    case 'corps':
      return corpsCommander(state, pack, unit.corps);
    case 'irregulars':
      return unit.power;
    case 'depot': {
      const depot = state.depots[area];
      return depot && (commanderOf(state, depot.garrison?.nation ?? depot.power) ?? depot.power);
    }
    case 'garrison':
      return commanderOf(state, state.garrisons[area]?.nation ?? '');
  }
}

/** Of which nation a unit's troops are. */
export function nationOfUnit({ state, pack }: Board, area: AreaId, unit: Readonly<Unit>): Owner {
  switch (unit.is) {
    case 'corps':
      return pack.corpsOf[unit.corps]?.nation ?? '';
    case 'irregulars':
      return unit.power;
    case 'depot':
      return state.depots[area]?.garrison?.nation ?? '';
    case 'garrison':
      return state.garrisons[area]?.nation ?? '';
  }
}

export const corpsIn = (units: Units): readonly string[] =>
  units.flatMap((unit) => (unit.is === 'corps' ? [unit.corps] : []));

/** A corps that has nothing but artillery: it never goes around a flank, and cannot pin (7.5.2.4). */
export function isArtillery({ state }: Pick<Board, 'state'>, corps: string): boolean {
  const factors = state.corps[corps]?.factors ?? {};
  return TROOPS.every((troop) => (factors[troop] ?? 0) === 0 || troop === 'artillery');
}

/** A corps that has lost all its factors and whose counter is still on the map. */
export const isOutOfFactors = ({ state }: Pick<Board, 'state'>, corps: string): boolean => {
  const one = state.corps[corps];
  return one !== undefined && TROOPS.every((troop) => (one.factors[troop] ?? 0) === 0);
};
