import { combinationOf } from '../combinations/member-of.ts';
import { controllerOf } from '../forces/who-commands.ts';
import { canHaveCorps, districtsOf } from '../minors/districts-of.ts';
import type { MinorId, Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/** Why a power cannot make a minor country a free state (4.8); undefined: it can. */
export type NotFree =
  | { readonly why: 'unknown' | 'not_controlled' | 'already_free' | 'no_corps' }
  /** 11: it is a part of a new political combination. */
  | { readonly why: 'in_combination'; readonly in: MinorId }
  /** 10.4: it becomes free with the whole country. */
  | { readonly why: 'secondary_district'; readonly of: MinorId };

export function whyNotFree(board: Board, power: Power, minor: MinorId): NotFree | undefined {
  const { state, pack } = board;
  const one = state.minors[minor];
  if (!one || !pack.minor[minor]) return { why: 'unknown' };
  if (one.status === 'neutral' || one.controller !== power) return { why: 'not_controlled' };
  if (one.status === 'free') return { why: 'already_free' };
  const combination = combinationOf(board, minor);
  if (combination !== undefined) return { why: 'in_combination', in: combination };
  const primary = pack.minor[minor].districtOf;
  if (primary !== null && controllerOf(state, primary) === power) return { why: 'secondary_district', of: primary };
  return canHaveCorps(pack, minor) ? undefined : { why: 'no_corps' };
}

/**
 * 4.8: a conquered minor country is a free state from now on, with all districts that its controller holds; it never
 * turns back by its controller's wish. What it lost when it was conquered is not there again: no corps and no factors,
 * and of its ships only those that are still on the map. Gives its districts. Throws where it cannot be free.
 */
export function declareFree(board: Board, power: Power, minor: MinorId): readonly MinorId[] {
  const no = whyNotFree(board, power, minor);
  if (no) throw new Error(`${power} cannot make ${minor} a free state: ${no.why}`);
  const { state, pack } = board;
  const districts = districtsOf(pack, minor).filter((district) => controllerOf(state, district) === power);
  for (const district of districts)
    state.minors[district] = { status: 'free', controller: power, money: 0, manpower: 0 };
  return districts;
}

/** The minor countries that a power can make free states. */
export function canBeFreed(board: Board, power: Power): readonly MinorId[] {
  return Object.keys(board.state.minors).filter((minor) => whyNotFree(board, power, minor) === undefined);
}
