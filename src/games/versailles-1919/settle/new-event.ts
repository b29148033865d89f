import { effectAt, eventOf } from '../cards.ts';
import { activeOf } from '../factions.ts';
import type { Step } from '../types.ts';

/**
 * 5.3, step 5: the top event comes into the Waiting Room, and its crisis happens at once; "you" is the active player.
 */
export const newEvent: Step<'new-event'> = {
  section: '5.3',
  run(play) {
    const { state, pack, push, tell } = play;
    const shuffled = state.eventDeck.length === 0;
    if (shuffled) {
      state.eventDeck = play.shuffle('deck:events', [...state.eventDiscard].sort());
      state.eventDiscard = [];
    }
    play.reveal();
    const event = state.eventDeck.shift();
    if (event === undefined) throw new Error('no event is left');
    state.waitingEvents.push(event);
    tell({ type: 'event-turned-up', event, shuffled });
    const you = activeOf(state); // also where a neutral faction settles (15.2)
    tell({ type: 'crisis', faction: you, event });
    const effect = effectAt(play, eventOf(pack, event).crisis);
    push({ step: 'carry-out', args: { effect, context: { you, card: { event, part: 'crisis' } } } });
  },
};
