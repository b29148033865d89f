import type { AreaId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { changeGarrison } from '../reinforcement/room-in.ts';
import type { IrregularsState } from '../state.ts';
import { without } from '../supply/take-losses.ts';
import type { FactorKind, Muster, Unit } from './battle.ts';
import { countMuster, FACTOR_KINDS, factorsOf } from './units.ts';

/**
 * Takes factors out of units, kind by kind: each out of the unit that has most of all kinds just then, so that few are
 * wiped out. Units without factors stay where they are until `clearEmpty`.
 */
export function takeFactors(board: Board, area: AreaId, units: readonly Unit[], lost: Readonly<Muster>): void {
  const counted = units.map((unit): Counted => {
    const has = factorsOf(board, area, unit);
    return { unit, has, all: countMuster(has), lost: {} };
  });
  for (const kind of FACTOR_KINDS)
    for (let left = lost[kind] ?? 0; left > 0; left -= 1) {
      const one = fullest(counted, kind);
      if (!one) throw new Error(`no ${kind} is left in ${area}`);
      one.has[kind] = (one.has[kind] ?? 0) - 1;
      one.lost[kind] = (one.lost[kind] ?? 0) + 1;
      one.all -= 1;
    }
  for (const one of counted) if (countMuster(one.lost) > 0) take(board, area, one.unit, one.lost);
}

/** A unit with what it has left and what it has lost. */
type Counted = { readonly unit: Unit; readonly has: Muster; readonly lost: Muster; all: number };

function fullest(units: readonly Counted[], kind: FactorKind): Counted | undefined {
  let best: Counted | undefined;
  for (const one of units) if ((one.has[kind] ?? 0) > 0 && one.all > (best?.all ?? 0)) best = one;
  return best;
}

function take({ state }: Board, area: AreaId, unit: Readonly<Unit>, lost: Readonly<Muster>): void {
  switch (unit.is) {
    case 'corps': {
      const corps = state.corps[unit.corps];
      if (corps) state.corps[unit.corps] = { ...corps, factors: without(corps.factors, lost) };
      return;
    }
    case 'irregulars':
      takeIrregulars({ state }, area, unit, lost[unit.kind] ?? 0);
      return;
    case 'depot': {
      const depot = state.depots[area];
      if (!depot?.garrison) return;
      const infantry = depot.garrison.infantry - (lost.infantry ?? 0);
      const militia = depot.garrison.militia - (lost.militia ?? 0);
      const { garrison, ...empty } = depot;
      state.depots[area] = infantry + militia > 0 ? { ...empty, garrison: { ...garrison, infantry, militia } } : empty;
      return;
    }
    case 'garrison': {
      const nation = state.garrisons[area]?.nation;
      if (nation === undefined) return;
      for (const troops of ['infantry', 'militia'] as const)
        changeGarrison(state, area, 'city', { nation, troops, number: -(lost[troops] ?? 0) });
    }
  }
}

/** So many irregulars in or outside of a city are gone. */
export function takeIrregulars(
  { state }: Pick<Board, 'state'>,
  area: AreaId,
  { kind, power, inCity }: Extract<Unit, { is: 'irregulars' }>,
  number: number,
): void {
  const after = (state.irregulars[area] ?? []).map((one) =>
    one.kind === kind && one.power === power ? fewer(one, number, inCity === true) : one,
  );
  const left = after.filter((one) => one.number > 0);
  if (left.length > 0) state.irregulars[area] = left;
  else delete state.irregulars[area];
}

function fewer({ inCity = 0, ...one }: IrregularsState, number: number, inside: boolean): IrregularsState {
  const left = inside ? inCity - number : inCity;
  return { ...one, number: one.number - number, ...(left > 0 && { inCity: left }) };
}
