import type { Where } from '../effect.ts';
import type { CardId, Pack } from '../pack-types.ts';
import type { Placed, State } from '../state.ts';
import { regionIdOf } from './cards.ts';
import { onMap, touch } from './grid.ts';

/** The cards in play that an event reaches, judged before it begins. `of` is the event's own card. */
export function matchingCards(state: State, pack: Pack, where: Where | undefined, of: CardId): readonly Placed[] {
  const { regions, only } = where ?? {};
  return state.map.filter(
    (card) => (!regions || regions.includes(regionIdOf(pack, card.card))) && (!only || passes(state, card, only, of)),
  );
}

function passes(state: State, card: Placed, only: NonNullable<Where['only']>, of: CardId): boolean {
  switch (only) {
    case 'no_us_cubes':
      return card.us === 0;
    case 'no_ussr_cubes':
      return card.ussr === 0;
    case 'empty':
      return card.us === 0 && card.ussr === 0;
    case 'this_card':
      return card.card === of;
    case 'next_to_this_card':
      return touch(card, onMap(state, of));
  }
}
