import type { Play, Step } from '../types.ts';

/**
 * 2.4, 3.3: cards for each side from the top of the deck: first the US its cards, then the USSR, so that a
 * written deck reads hand by hand. Hidden cards become known to their holders.
 */
export const dealCards: Step<'deal-cards'> = {
  section: '3.3',
  run(play, { round }) {
    const { state, tell } = play;
    const { dealt } = figuresOf(play, round);
    play.reveal();
    state.hands.us = state.deck.splice(0, dealt);
    state.hands.ussr = state.deck.splice(0, dealt);
    tell({
      type: 'cards-dealt',
      round,
      hands: { us: [...state.hands.us], ussr: [...state.hands.ussr] },
      deck: state.deck.length,
    });
  },
};

/** How many cards and turns a round has. */
export function figuresOf({ pack }: Pick<Play, 'pack'>, round: number) {
  const figures = pack.figures.rounds[round - 1];
  if (!figures) throw new Error(`no round ${round}`);
  return figures;
}
