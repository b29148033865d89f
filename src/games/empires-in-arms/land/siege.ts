import { corpsCommander } from '../forces/who-commands.ts';
import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';
import { corpsInCity, isHeldByEnemy } from './city.ts';
import { isOutside } from './land-plan.ts';

/** A power besieges the city of an area: who is in it is shut in (7.3.7.1). */
export function besiege({ state }: Pick<Board, 'state'>, power: Power, area: AreaId): void {
  const besiegers = state.sieges?.[area] ?? [];
  if (!besiegers.includes(power)) state.sieges = { ...state.sieges, [area]: [...besiegers, power] };
  shutIn(state, area, true);
}

/** A power's siege is over; with the last besieger's the city is free. */
export function liftSiege(state: State, power: Power, area: AreaId): void {
  const left = (state.sieges?.[area] ?? []).filter((other) => other !== power);
  const { [area]: _, ...others } = state.sieges ?? {};
  if (left.length > 0) {
    state.sieges = { ...others, [area]: left };
    return;
  }
  if (Object.keys(others).length > 0) state.sieges = others;
  else delete state.sieges;
  forgetBeginning(state, area);
  shutIn(state, area, false);
}

/** A city is besieged no more: since when it was is forgotten (7.5.4.1). */
export function forgetBeginning(state: State, area: AreaId): void {
  const { [area]: _, ...others } = state.siegesSince ?? {};
  if (Object.keys(others).length > 0) state.siegesSince = others;
  else delete state.siegesSince;
}

/** Whoever is in the city of an area is besieged from now on, or is free. */
export function shutIn(state: State, area: AreaId, shut: boolean): void {
  for (const id of corpsInCity({ state }, area)) {
    const corps = state.corps[id];
    if (!corps) continue;
    corps.inCity = true;
    if (shut) corps.besieged = true;
    else delete corps.besieged;
  }
  const garrison = state.garrisons[area];
  if (!garrison) return;
  if (shut) state.garrisons[area] = { ...garrison, besieged: true };
  else {
    const { besieged: _, ...free } = garrison;
    state.garrisons[area] = free;
  }
}

/** The corps of a power that stand outside in an area. */
export function corpsOutside({ state, pack }: Board, power: Power, area: AreaId): readonly CorpsId[] {
  return Object.entries(state.corps).flatMap(([id, one]) =>
    one.area === area && isOutside(one) && corpsCommander(state, pack, id) === power ? [id] : [],
  );
}

/**
 * Ends sieges that there cannot be any more: nobody of the besiegers stands there, or no enemy of theirs is in the
 * city. Gives the areas whose siege is over.
 */
export function endIdleSieges({ state, pack }: Board): readonly AreaId[] {
  return Object.entries(state.sieges ?? {}).flatMap(([area, besiegers]) => {
    for (const power of besiegers) {
      const stays =
        corpsOutside({ state, pack }, power, area).length > 0 && isHeldByEnemy({ state, pack }, power, area);
      if (!stays) liftSiege(state, power, area);
    }
    return state.sieges?.[area] ? [] : [area];
  });
}
