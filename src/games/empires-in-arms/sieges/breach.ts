import { corpsIn } from '../battle/units.ts';
import { calendarMonth } from '../calendar/month-number.ts';
import { corpsInCity } from '../land/city.ts';
import type { AreaId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { BreachNeed } from '../siege-types.ts';
import { factorsInside, unitsAround } from './city-units.ts';
import type { Siege } from './siege.ts';

/** What is added to the die for a breach, each for its reason (7.5.4.1, reconstructed). */
export const BREACH_MODIFIERS = ['besiegedBefore', 'artilleryCorps', 'fewDefenders', 'winterZone'] as const;
export type BreachModifiers = { readonly [why in (typeof BREACH_MODIFIERS)[number]]: number };

/**
 * The modifiers of an assault.
 *
 * @param knownOnly what the besiegers know before it: how strong corps inside are they do not
 */
export function breachModifiers(board: Board, siege: Siege, knownOnly = false): BreachModifiers {
  const { state, pack } = board;
  const { area } = siege;
  const { breach } = pack.siege;
  const since = state.siegesSince?.[area];
  const { winter } = calendarMonth(pack.calendar, state.campaign, state.month);
  const guns = corpsIn(unitsAround(board, siege)).some((id) => (state.corps[id]?.factors.artillery ?? 0) > 0);
  const hidden = knownOnly && corpsInCity(board, area).length > 0;
  const few = !hidden && factorsInside(board, area) < (pack.area[area]?.city?.spires ?? 0);
  return {
    besiegedBefore: since !== undefined && since < state.month ? breach.besiegedBefore : 0,
    artilleryCorps: guns ? breach.artilleryCorps : 0,
    fewDefenders: few ? breach.fewDefenders : 0,
    winterZone: winter && pack.area[area]?.winter === true ? breach.winterZone : 0,
  };
}

const sumOf = (modifiers: BreachModifiers): number => BREACH_MODIFIERS.reduce((sum, why) => sum + modifiers[why], 0);

/** What the walls of a city ask. Throws for an area without one. */
export function breachNeed(pack: Pack, area: AreaId): BreachNeed {
  const need = pack.siege.breach.needs[String(pack.area[area]?.city?.fortification)];
  if (!need) throw new Error(`nothing is said of the walls of ${area}`);
  return need;
}

export const isBreach = ({ die: need, leastModifier }: BreachNeed, die: number, modifiers: BreachModifiers): boolean =>
  sumOf(modifiers) >= leastModifier && die + sumOf(modifiers) >= need;

/** In how many of a hundred cases the walls are breached. */
export function breachChance(pack: Pack, area: AreaId, modifiers: BreachModifiers): number {
  const { dieFaces } = pack.siege.breach;
  const faces = Array.from({ length: dieFaces }, (_, face) => face + 1);
  const breaches = faces.filter((die) => isBreach(breachNeed(pack, area), die, modifiers)).length;
  return Math.round((breaches * 100) / dieFaces);
}
