import type { Purse } from '../economy/ledger.ts';
import { listFreeTaxes } from '../economy/list-taxes.ts';
import type { CorpsId, MinorId, ProvinceId } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';
import { membersOf } from './member-of.ts';

type Board = { readonly state: State; readonly pack: Pack };

/** 11: what a combination has: its members, what it collects in them, and the corps counters that it can have. */
export function whatItGives(
  board: Board,
  combination: MinorId,
): Purse & { readonly members: readonly (ProvinceId | MinorId)[]; readonly corps: readonly CorpsId[] } {
  const members = membersOf(board, combination);
  const taxes = listFreeTaxes(board, combination);
  const sum = (what: keyof Purse) => taxes.reduce((total, tax) => total + tax[what], 0);
  const corps = board.pack.corps.filter(({ nation }) => nation === combination || members.includes(nation));
  return { members, money: sum('money'), manpower: sum('manpower'), corps: corps.map(({ id }) => id) };
}
