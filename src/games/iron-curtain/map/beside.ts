import type { Direction } from '../fact.ts';
import type { CardId } from '../pack-types.ts';
import type { Placed } from '../state.ts';
import { type Cell, cardAt, STEPS } from './grid.ts';

export type Beside = { readonly card: CardId; readonly direction: Direction };

/** The cards around a cell, and where the cell lies seen from each of them. */
export function besides(map: readonly Placed[], { x, y }: Cell): readonly Beside[] {
  return STEPS.flatMap((step) => {
    const card = cardAt(map, x - step.x, y - step.y);
    return card ? [{ card: card.card, direction: step.direction }] : [];
  });
}
