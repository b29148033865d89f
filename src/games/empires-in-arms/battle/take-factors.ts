import { type AreaId, TROOPS } from '../pack-lists.ts';
import { changeGarrison } from '../reinforcement/room-in.ts';
import type { IrregularsState } from '../state.ts';
import { without } from '../supply/take-losses.ts';
import type { FactorKind, Muster, Unit } from './battle.ts';
import { type Board, countMuster, FACTOR_KINDS, factorsOf } from './units.ts';

/**
 * Takes factors out of units, kind by kind: out of the corps that has most of all first, so that few are wiped out.
 * Units without factors stay where they are until `clearEmpty`.
 */
export function takeFactors(board: Board, area: AreaId, units: readonly Unit[], lost: Readonly<Muster>): void {
  for (const kind of FACTOR_KINDS)
    for (let left = lost[kind] ?? 0; left > 0; left -= 1) {
      takeOne(board, area, fullest(board, area, units, kind), kind);
    }
}

function fullest(board: Board, area: AreaId, units: readonly Unit[], kind: FactorKind): Unit {
  let best: { readonly unit: Unit; readonly factors: number } | undefined;
  for (const unit of units) {
    const has = factorsOf(board, area, unit);
    const factors = countMuster(has);
    if ((has[kind] ?? 0) > 0 && factors > (best?.factors ?? 0)) best = { unit, factors };
  }
  if (!best) throw new Error(`no ${kind} is left in ${area}`);
  return best.unit;
}

function takeOne({ state }: Board, area: AreaId, unit: Readonly<Unit>, kind: FactorKind): void {
  switch (unit.is) {
    case 'corps': {
      const corps = state.corps[unit.corps];
      const troop = TROOPS.find((one) => one === kind);
      if (corps && troop) state.corps[unit.corps] = { ...corps, factors: without(corps.factors, { [troop]: 1 }) };
      return;
    }
    case 'irregulars':
      takeIrregulars({ state }, area, unit, 1);
      return;
    case 'depot': {
      const depot = state.depots[area];
      if (!depot?.garrison || (kind !== 'infantry' && kind !== 'militia')) return;
      const garrison = { ...depot.garrison, [kind]: depot.garrison[kind] - 1 };
      const { garrison: _, ...empty } = depot;
      state.depots[area] = garrison.infantry + garrison.militia > 0 ? { ...empty, garrison } : empty;
      return;
    }
    case 'garrison': {
      const garrison = state.garrisons[area];
      if (!garrison || (kind !== 'infantry' && kind !== 'militia')) return;
      changeGarrison(state, area, 'city', { nation: garrison.nation, troops: kind, number: -1 });
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
