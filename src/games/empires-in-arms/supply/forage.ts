import { calendarMonth } from '../calendar/month-number.ts';
import { corpsCommander } from '../forces/who-commands.ts';
import { holderOf } from '../forces/whose-area.ts';
import type { March } from '../land/march.ts';
import type { AreaId, CorpsId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { State } from '../state.ts';

/** What is added to the die of a corps that forages (7.4.1.2), each where it is not 0. */
export type ForageModifiers = {
  readonly otherCorps?: number;
  readonly unusedPoints?: number;
  readonly forcedMarch?: number;
  readonly winter?: number;
  readonly ownTerritory?: number;
};

/** What a corps that forages throws against: a die with its modifiers above the value costs factors (7.4.1.1). */
export type Forage = {
  /** The lowest forage value of the areas that it entered, and the first area that has it. */
  readonly value: number;
  readonly worst: AreaId;
  readonly modifiers: ForageModifiers;
};

/** A corps where its march ends, or would end. */
export type Foraging = {
  readonly corps: CorpsId;
  readonly area: AreaId;
  readonly march: Readonly<Pick<March, 'entered' | 'left' | 'forced'>>;
};

/** 7.4.1.1, 7.4.1.2: what a corps throws against at the end of its march. */
export function forageOf(board: Board, one: Foraging): Forage {
  const { area } = board.pack;
  const passed = one.march.entered.length > 0 ? one.march.entered : [one.area];
  const worst = passed.reduce((low, next) => (forageAt(next) < forageAt(low) ? next : low));
  return { value: forageAt(worst), worst, modifiers: modifiersOf(board, one) };

  function forageAt(id: AreaId): number {
    const found = area[id];
    if (!found) throw new Error(`the pack has no area ${id}`);
    return found.forage;
  }
}

/** All that is added to the die. */
export function sumOf(modifiers: ForageModifiers): number {
  return Object.values(modifiers).reduce((sum, one) => sum + one, 0);
}

/** 7.4.1.1: how many factors a die costs. */
export function lossBy(die: number, { value, modifiers }: Forage): number {
  return Math.max(die + sumOf(modifiers) - value, 0);
}

function modifiersOf(board: Board, { corps, area, march }: Foraging): ForageModifiers {
  const { state, pack } = board;
  const { forage } = pack.supply;
  const commander = corpsCommander(state, pack, corps);
  const others = othersIn(state, corps, area);
  const besieges = commander !== undefined && (state.sieges?.[area]?.includes(commander) ?? false);
  const points = state.corps[corps]?.besieged || besieges ? 0 : march.left;
  return {
    ...given('otherCorps', Math.min(others * forage.eachOtherCorps, forage.otherCorpsMost)),
    ...given('unusedPoints', points * forage.eachUnusedPoint),
    ...given('forcedMarch', march.forced ? forage.forcedMarch : 0),
    ...given('winter', isWinterIn(board, area) ? forage.winter : 0),
    ...given('ownTerritory', isAtHome(board, commander, [area, ...march.entered]) ? forage.ownTerritory : 0),
  };
}

const given = (name: keyof ForageModifiers, number: number): ForageModifiers =>
  number === 0 ? {} : { [name]: number };

/** 7.4.1.2.1: all others in the area that are not besieged, whosever they are. */
function othersIn({ corps }: State, id: CorpsId, area: AreaId): number {
  return Object.entries(corps).filter(([other, one]) => other !== id && one.area === area && !one.besieged).length;
}

/** 7.4.1.2.4, 7.4.2.1.3: in winter, in the winter zone. */
export function isWinterIn({ state, pack }: Board, area: AreaId): boolean {
  return pack.area[area]?.winter === true && calendarMonth(pack.calendar, state.campaign, state.month).winter;
}

/** 7.4.1.2.5: it has entered no other land than its commander's. */
function isAtHome(board: Board, commander: Power | undefined, areas: readonly AreaId[]): boolean {
  return commander !== undefined && areas.every((area) => holderOf(board, area) === commander);
}
