import { isPower } from '../forces/who-commands.ts';
import { isDefender } from '../land/attacks.ts';
import { isOutside } from '../land/land-plan.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import { POWERS } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Attack } from '../state.ts';
import type { Unit } from './battle.ts';
import { countMuster, factorsOf, nationOfUnit, powerOfUnit } from './units.ts';

type Sides = { readonly attackers: readonly Unit[]; readonly defenders: readonly Unit[] };

/**
 * 7.3.8.7: the two forces of an attack as they stand now: corps and irregulars outside the city, and of the defenders a
 * depot's garrison. Who is on neither side, and whoever is in the city, has no part in it.
 */
export function whoFights(board: Board, { area, attackers, defenders }: Attack): Sides {
  const units = unitsIn(board, area);
  const powers = units.map((unit) => ({ unit, commander: powerOfUnit(board, area, unit) }));
  return {
    attackers: powers.flatMap(({ unit, commander }) =>
      unit.is !== 'depot' && attackers.includes(commander) ? [unit] : [],
    ),
    defenders: powers.flatMap(({ unit, commander }) =>
      !attackers.includes(commander) && isDefender(defenders, { nation: nationOfUnit(board, area, unit), commander })
        ? [unit]
        : [],
    ),
  };
}

function unitsIn(board: Board, area: AreaId): readonly Unit[] {
  const { state } = board;
  const corps = Object.entries(state.corps).flatMap(([id, one]): Unit[] =>
    one.area === area && isOutside(one) ? [{ is: 'corps', corps: id }] : [],
  );
  const irregulars = (state.irregulars[area] ?? []).map(({ kind, power }): Unit => ({ is: 'irregulars', kind, power }));
  const depot: readonly Unit[] = state.depots[area]?.garrison ? [{ is: 'depot' }] : [];
  return [...corps, ...irregulars, ...depot].filter((unit) => countMuster(factorsOf(board, area, unit)) > 0);
}

/** The powers of some units, those with most units first. */
export function powersOf(board: Board, area: AreaId, units: readonly Unit[]): readonly Power[] {
  const weight = new Map<Power, number>();
  for (const unit of units) {
    const power = powerOfUnit(board, area, unit);
    weight.set(power, (weight.get(power) ?? 0) + 1);
  }
  return POWERS.filter((power) => weight.has(power)).toSorted((a, b) => (weight.get(b) ?? 0) - (weight.get(a) ?? 0));
}

export const hasCorps = (units: readonly Unit[]): boolean => units.some(({ is }) => is === 'corps');

/** 7.5.2.7.1: every corps of the attackers crossed a river or an arrow to get there, or landed (7.3.5). */
export function haveCrossed({ state }: Pick<Board, 'state'>, units: readonly Unit[]): boolean {
  const corps = units.flatMap((unit) => (unit.is === 'corps' ? [unit.corps] : []));
  return corps.length > 0 && corps.every((id) => state.marches?.[id]?.crossed || state.marches?.[id]?.landed);
}

/** 7.5.4.2.3: the defenders besiege the city of the area, so that the attack would relieve it. */
export const isRelief = ({ state }: Pick<Board, 'state'>, { area, defenders }: Attack): boolean =>
  state.sieges?.[area]?.some((power) => defenders.some((one) => isPower(one) && one === power)) ?? false;
