import { accessibleCards } from '../map/access.ts';
import { cardOf } from '../map/cards.ts';
import type { Placing, Play, Step } from '../types.ts';

/**
 * 5.1: up to as many cubes as the card shows, on cards to which the side has access before the first is placed (A2).
 */
export const giveOrder: Step<'give-order'> = {
  section: '5.1',
  run(play, { side, card, access }) {
    const { state, pack, options } = play;
    const left = cardOf(pack, card).cubes;
    const targets = access ?? accessibleCards(state, options, side);
    beginPlacing(play, { side, card, cause: 'order', left, targets, byAccess: true, taxed: true });
  },
};

/** Cubes are about to be placed: whether the reserve covers them is judged once, now (5.3.1). */
export function beginPlacing({ state, push }: Play, begun: Omit<Placing, 'placed' | 'short'>): void {
  push({ step: 'place-cubes', args: { ...begun, placed: {}, short: state.reserve[begun.side] < needed(begun) } });
}

/**
 * The most cubes that can be asked of the reserve: an event with a limit for each card may reach too few cards for all.
 */
function needed({ left, targets, taxed, perCard }: Omit<Placing, 'placed' | 'short'>): number {
  return taxed || perCard === undefined ? left : Math.min(left, perCard * targets.length);
}
