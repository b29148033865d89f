import { eventText } from '../events/event-text.ts';
import { cardOf, regionOf } from '../map/cards.ts';
import { msg } from '../msg.ts';
import type { CardId, Side } from '../pack-types.ts';
import type { Decide, Position } from '../types.ts';

/**
 * 3.1: which card to play. The card stays in the hand, and secret, until it lies on the map. With one card
 * left nobody is asked: how many cards a hand has is no secret.
 */
export const cardToPlay: Decide<'card-to-play'> = {
  section: '3.1',
  seats: (_, { side }) => [side],
  ask: (position, __, { side }) => ({
    prompt: msg('iron-curtain.ask.card'),
    brief: msg('iron-curtain.brief.card'),
    choice: {
      kind: 'one',
      options: position.state.hands[side].map((card) => ({
        id: card,
        label: msg('iron-curtain.option.card', { card: cardOf(position.pack, card).name }),
        detail: faceText(position, card),
        place: `hand:${card}`,
      })),
    },
  }),
  waiting: (_, { side }) => msg('iron-curtain.waiting.card', { side }),
  apply({ state, tell }, answers, { side }) {
    const card = state.hands[side].find((held) => held === answers[side]);
    if (!card) throw new Error('the chosen card is not in the hand');
    state.chosen = card;
    tell({ type: 'card-chosen', side, card, only: state.hands[side].length === 1 });
  },
  fallback: (position, _, { side }) => sensibleCard(position, side),
  onlyAnswer: () => {}, // `apply` tells that it was the only one
};

/** A card in a line: region, flag, cubes, event. */
function faceText({ pack }: Pick<Position, 'pack'>, id: CardId) {
  const card = cardOf(pack, id);
  return msg('iron-curtain.card', {
    region: regionOf(pack, card.region).name,
    side: card.side,
    cubes: card.cubes,
    event: eventText(pack, card.event, card.side),
  });
}

/** The own card with the most cubes, else the opponent's: what does least harm to somebody who is away. */
function sensibleCard({ state, pack }: Position, side: Side): CardId {
  const worth = (id: CardId) => {
    const card = cardOf(pack, id);
    return card.cubes + (card.side === side ? 100 : 0);
  };
  const [first = '', ...others] = state.hands[side];
  return others.reduce((best, card) => (worth(card) > worth(best) ? card : best), first);
}
