import type { Step } from '../types.ts';

/**
 * 16.9.5: the top card of the deck comes into the Waiting Room, the next goes on the discard pile; the end card always
 * comes into the Waiting Room. 13.3, A-11: without a deck the game is over, a last card is taken alone.
 */
export const botRefills: Step<'bot-refills'> = {
  section: '16.9',
  run(play, { faction }) {
    const { state, pack, push, tell } = play;
    if (state.deck.length === 0) {
      tell({ type: 'deck-empty', faction });
      push({ step: 'end-game', args: { how: 'deck' } });
      return;
    }
    play.reveal();
    const [first, second] = state.deck.splice(0, 2);
    const swapped = second === pack.endCard;
    const issue = swapped ? second : first;
    const discarded = swapped ? first : second;
    if (issue === undefined) throw new Error('no card was drawn');
    state.waitingRoom.push(issue);
    if (discarded !== undefined) state.discard.unshift(discarded);
    tell({ type: 'bot-refills', faction, issue, discarded, swapped });
  },
};
