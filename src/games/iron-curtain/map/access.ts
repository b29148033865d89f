import type { Options } from '../options.ts';
import type { CardId, Side } from '../pack-types.ts';
import type { State } from '../state.ts';
import { touch } from './grid.ts';

/**
 * 5.1.2: the cards that a side has access to: it has a cube there or on an orthogonal neighbour.
 * The card just played is judged like any other (5.1.4) unless the table plays A1 the other way.
 */
export function accessibleCards(state: State, options: Options, side: Side): readonly CardId[] {
  const { map } = state;
  if (options.no_cube_in_play === 'any-card' && map.every((card) => card[side] === 0))
    return map.map(({ card }) => card); // A9
  const cards: CardId[] = [];
  for (const card of map) {
    const free = options.just_played_always_accessible && card.card === state.played; // A1
    if (free || map.some((other) => other[side] > 0 && (other === card || touch(other, card)))) cards.push(card.card);
  }
  return cards;
}

/** Whether a card on this cell would be in reach of a side. */
export function inReach(state: State, cell: { readonly x: number; readonly y: number }, side: Side): boolean {
  return state.map.some((card) => card[side] > 0 && touch(card, cell));
}
