import { accessibleCards } from '../map/access.ts';
import { priceOnCard } from '../map/dominance.ts';
import { onMap } from '../map/grid.ts';
import type { CardId, Side } from '../pack-types.ts';
import type { Placed } from '../state.ts';
import type { Placing, Position } from '../types.ts';

/** What matters to whether a side can place cubes. */
export type Terms = Pick<Placing, 'side' | 'left' | 'targets' | 'taxed'> & Partial<Pick<Placing, 'perCard' | 'placed'>>;

/** What the next cube on a card costs, by live dominance (A3). */
export function priceOf({ pack }: Position, card: Placed, { side, taxed }: Pick<Terms, 'side' | 'taxed'>): number {
  return taxed ? priceOnCard(pack.figures, card, side) : 1;
}

/** The targets that can take at least one more cube. */
export function openTargets(position: Position, terms: Terms): readonly Placed[] {
  return terms.targets.flatMap((id) => {
    const card = onMap(position.state, id);
    const full = terms.perCard !== undefined && (terms.placed?.[id] ?? 0) >= terms.perCard;
    if (full) return [];
    const price = priceOf(position, card, terms);
    // A4: one cube is not enough on a dominated card; A27: nor are the last cubes of a side that has too few.
    return price <= terms.left && price <= cubesFor(position, terms.side, card) ? [card] : [];
  });
}

/** The cubes that can go to a card: the reserve, and what lies on other cards (5.3, A6). */
export function cubesFor({ state }: Position, side: Side, target: Placed): number {
  return state.map.reduce((sum, card) => (card === target ? sum : sum + card[side]), state.reserve[side]);
}

/** Whether an order of that many cubes can place any. */
export function canGiveOrder(position: Position, side: Side, cubes: number): boolean {
  const targets: readonly CardId[] = accessibleCards(position.state, position.options, side);
  return openTargets(position, { side, left: cubes, targets, taxed: true }).length > 0;
}
