import { holderOf } from '../forces/whose-area.ts';
import type { AreaId, Power } from '../pack-lists.ts';
import type { Pack } from '../pack-types.ts';
import type { State } from '../state.ts';

/** The city of the straits, Turkey's capital (6.2.1.3, 10.7). */
export const cityOfStraits = (pack: Pack): AreaId => pack.nations.turkey.capital;

/** Whether the straits are a power's to open: they are of whoever holds the area of their city. */
export function holdsStraits(board: { readonly state: State; readonly pack: Pack }, power: Power): boolean {
  return holderOf(board, cityOfStraits(board.pack)) === power;
}
