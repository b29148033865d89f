import { leadersWith, removeCorps } from '../forces/remove-unit.ts';
import { takePrisoners } from '../forces/take-prisoners.ts';
import { endIdleSieges } from '../land/siege.ts';
import { type AreaId, type LeaderId, type Power, TROOPS } from '../pack-lists.ts';
import type { FactorsOf, State } from '../state.ts';
import type { Play } from '../types.ts';
import type { Unit } from './battle.ts';
import type { BattleFact } from './battle-fact.ts';
import { takeIrregulars } from './take-factors.ts';
import { corpsIn, countMuster, factorsOf, nationOfUnit, powerOfUnit } from './units.ts';

type Given = {
  readonly captor: Power;
  readonly why: Extract<BattleFact, { type: 'surrendered-in-battle' }>['why'];
};

/**
 * 7.5.5, 10.6: units of one power lay down their arms: their factors and leaders are prisoners until peace, their
 * counters leave the map. Irregulars are gone for good.
 */
export function surrender(play: Play, area: AreaId, units: readonly Unit[], { captor, why }: Given): void {
  const { state, tell } = play;
  const [first] = units;
  if (!first) return;
  const power = powerOfUnit(play, area, first);
  const corps = corpsIn(units);
  const leaders: LeaderId[] = corps.flatMap((id) => leadersWith(state, id));
  const prisoners = units.flatMap((unit) => {
    const of = nationOfUnit(play, area, unit);
    const factors = troopsIn(factorsOf(play, area, unit));
    remove(state, area, unit, captor);
    return countMuster(factors) > 0 ? [{ of, factors }] : [];
  });
  for (const one of prisoners) takePrisoners(state, { ...one, by: captor });
  endIdleSieges(play);
  tell({
    ...{ type: 'surrendered-in-battle', power, area, to: captor, corps, leaders, why },
    prisoners: prisoners.map(({ of, factors }) => ({ of, factors: countMuster(factors) })),
  });
}

function remove(state: State, area: AreaId, unit: Readonly<Unit>, captor: Power): void {
  switch (unit.is) {
    case 'corps':
      removeCorps(state, unit.corps, { is: 'captured', by: captor });
      return;
    case 'irregulars':
      takeIrregulars({ state }, area, unit, factorsOf({ state }, area, unit)[unit.kind] ?? 0);
      return;
    case 'depot': {
      const depot = state.depots[area];
      if (!depot) return;
      const { garrison: _, ...empty } = depot;
      state.depots[area] = empty;
      return;
    }
    case 'garrison':
      delete state.garrisons[area];
  }
}

function troopsIn(muster: Readonly<FactorsOf>): FactorsOf {
  return Object.fromEntries(
    TROOPS.flatMap((troop) => {
      const number = muster[troop] ?? 0;
      return number > 0 ? [[troop, number]] : [];
    }),
  );
}
