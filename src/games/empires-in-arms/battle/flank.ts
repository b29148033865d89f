import type { AreaId, Chit, CorpsId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { Board } from '../position-types.ts';
import type { Unit } from './battle.ts';
import { corpsIn, isArtillery } from './units.ts';

/** Why a force cannot be divided to go around the flank (7.5.2.4). */
export type NoFlank =
  | { readonly why: 'no_leader' }
  | { readonly why: 'too_few_corps'; readonly corps: number }
  | { readonly why: 'nobody_goes' }
  | { readonly why: 'nobody_pins' }
  | { readonly why: 'artillery_goes'; readonly corps: CorpsId }
  | { readonly why: 'not_there'; readonly corps: CorpsId };

/**
 * 7.5.2.4: why a side cannot choose to go around the flank at all: it needs a leader, and two corps not of artillery.
 */
export function whyNotOutflank(
  board: Board,
  units: readonly Readonly<Unit>[],
  leader: string | undefined,
): NoFlank | undefined {
  const { minimumCorps } = board.pack.battle.flank;
  if (leader === undefined) return { why: 'no_leader' };
  const corps = corpsIn(units).filter((id) => !isArtillery(board, id));
  return corps.length < minimumCorps ? { why: 'too_few_corps', corps: minimumCorps } : undefined;
}

/**
 * 7.5.2.4: why these corps cannot go around the flank: none of artillery goes, and one that is not must stay to pin the
 * enemy.
 */
export function whyNotDivide(
  board: Board,
  units: readonly Readonly<Unit>[],
  flank: readonly CorpsId[],
): NoFlank | undefined {
  const corps = corpsIn(units);
  const strange = flank.find((id) => !corps.includes(id));
  if (strange !== undefined) return { why: 'not_there', corps: strange };
  const guns = flank.find((id) => isArtillery(board, id));
  if (guns !== undefined) return { why: 'artillery_goes', corps: guns };
  if (flank.length === 0) return { why: 'nobody_goes' };
  return corps.some((id) => !flank.includes(id) && !isArtillery(board, id)) ? undefined : { why: 'nobody_pins' };
}

/** 7.5.2.4: cossacks and freikorps go with the corps around the flank; guerrillas, a depot's garrison
 * and irregulars from the city stay. */
export function divide(
  units: readonly Unit[],
  flank: readonly CorpsId[],
): { readonly pin: Unit[]; readonly away: Unit[] } {
  const goes = (unit: Unit) =>
    unit.is === 'corps'
      ? flank.includes(unit.corps)
      : unit.is === 'irregulars' && unit.kind !== 'guerrilla' && !unit.inCity;
  return { pin: units.filter((unit) => !goes(unit)), away: units.filter(goes) };
}

/**
 * 7.5.2.8: up to which die a force around the flank arrives at the beginning of a round: the commander's strategic
 * rating, with what the ground, the round and the enemy's chit add.
 */
export function arrivesUpTo(
  { battle, area: areas }: Pick<Pack, 'battle' | 'area'>,
  area: AreaId,
  { strategic, round, against }: { readonly strategic: number; readonly round: number; readonly against: Chit },
): number {
  const { arrives, better } = battle.flank;
  const ground = battle.terrain[areas[area]?.terrain ?? '']?.flank ?? 0;
  const late = round === 2 ? arrives.roundTwo : arrives.roundThree;
  return strategic + ground + late + (better.against.includes(against) ? better.by : 0);
}
