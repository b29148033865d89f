import type { Corps } from '../force-types.ts';
import { countFactors } from '../forces/count-factors.ts';
import { removeCorps } from '../forces/remove-unit.ts';
import type { CorpsId, Troop } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { CorpsState, State } from '../state.ts';
import { isCommandedBy, isLevied } from './land-places.ts';
import type { NoOrder } from './no-order.ts';
import type { Around } from './reach-of.ts';
import { changeCorps } from './room-in.ts';

type Free = { readonly counter: Corps; readonly there: CorpsState };

/** A corps of a power that may exchange factors: not besieged, no levied one, and not borrowed (ruling). */
export function freeCorps(
  board: Board,
  id: CorpsId,
  { power }: Pick<Around, 'power'>,
): Free | { readonly no: NoOrder } {
  const { state, pack } = board;
  const [counter, there] = [pack.corpsOf[id], state.corps[id]];
  if (!counter || !there) return { no: { why: 'off_the_map', id } };
  if (!isCommandedBy(board, power, id)) return { no: { why: 'not_yours', id } };
  if (there.besieged) return { no: { why: 'besieged', id } };
  if (isLevied(counter)) return { no: { why: 'never_exchanged' } };
  return state.loans.some(({ corps }) => corps === id) ? { no: { why: 'lent', id } } : { counter, there };
}

/** A corps loses factors, and the counter its place with the last of them. */
export function giveUp(state: State, corps: CorpsId, troops: Troop, number: number): void {
  changeCorps(state, corps, troops, -number);
  if (countFactors(state.corps[corps]?.factors ?? {}) === 0) removeCorps(state, corps);
}
