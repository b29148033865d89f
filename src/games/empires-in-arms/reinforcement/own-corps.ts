import type { Corps } from '../force-types.ts';
import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { CorpsState, State } from '../state.ts';
import { isCommandedBy, isLevied } from './land-places.ts';

export type OwnCorps = { readonly counter: Corps; readonly there: Readonly<CorpsState> };

/** The corps on the map that a power gives orders for. */
export function ownCorps(board: Board, power: Power): readonly OwnCorps[] {
  return Object.entries(board.state.corps).flatMap(([id, there]) => {
    const counter = board.pack.corpsOf[id];
    return counter && isCommandedBy(board, power, id) ? [{ counter, there }] : [];
  });
}

/** True for one that may exchange factors (see `freeCorps`). */
export function isFree({ state }: Board, { counter, there }: OwnCorps): boolean {
  return !there.besieged && !isLevied(counter) && !isLent(state, counter);
}

/** B.4: it is not the borrower's to weaken. */
export const isLent = ({ loans }: State, { id }: Corps): boolean => loans.some(({ corps }) => corps === id);
