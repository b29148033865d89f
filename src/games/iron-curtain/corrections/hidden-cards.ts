import type { Option } from '../../../kernel/choice.ts';
import { nameOf, regionIdOf, regionOf } from '../map/cards.ts';
import type { CardId } from '../pack-types.ts';
import { SIDES } from '../sides.ts';
import type { State } from '../state.ts';
import type { Position } from '../types.ts';
import type { HiddenPlace } from './correction-fact.ts';
import { msg } from './msg.ts';
import { placeText } from './place-text.ts';

/** A card that does not lie on the map, and where it is. `list` is the state's own, to be changed. */
export type Hidden = {
  readonly card: CardId;
  readonly at: number;
  readonly place: HiddenPlace;
  readonly list: CardId[];
};

/** All cards in hands, set aside and in the deck, but for one that is being played just now. */
export function hiddenCards(state: State): readonly Hidden[] {
  const places: readonly { readonly place: HiddenPlace; readonly list: CardId[] }[] = [
    ...SIDES.map((side) => ({ place: { side, in: 'hand' } as const, list: state.hands[side] })),
    ...SIDES.map((side) => ({ place: { side, in: 'aside' } as const, list: state.aftermath[side] })),
    { place: 'deck', list: state.deck },
  ];
  return places.flatMap(({ place, list }) =>
    list.flatMap((card, at) => (card === state.chosen ? [] : [{ card, at, place, list }])),
  );
}

export function hiddenCard(state: State, id: CardId): Hidden {
  const found = hiddenCards(state).find(({ card }) => card === id);
  if (!found) throw new Error(`${id} is not hidden`);
  return found;
}

/** A hidden card as an option: its name, its region, and where it is. */
export function hiddenOption({ pack }: Pick<Position, 'pack'>, { card, at, place }: Hidden): Option {
  return {
    id: card,
    label: msg('iron-curtain-corrections.option.card', { card: nameOf(pack, card) }),
    detail: msg('iron-curtain-corrections.option.hidden', {
      place: placeText(pack, place),
      region: regionOf(pack, regionIdOf(pack, card)).name,
      at: place === 'deck' ? at + 1 : 0,
    }),
  };
}
