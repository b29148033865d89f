import { illegal } from '../../../kernel/refuse-answer.ts';
import { eventName } from '../names.ts';
import type { State } from '../state.ts';
import { correction, optionIn } from './correction.ts';
import { msg } from './msg.ts';
import { type Lying, lying, lyingOption, swap } from './piles.ts';

/** Two events change places. A cube stays on the one on the Table, whichever it is; no crisis follows. */
export const swapEvents = correction({
  label: msg('versailles-1919-corrections.label.events'),
  ask: ({ state, pack }) => {
    const options = lyingEvents(state).map((each) => lyingOption(each, eventName(pack, each.card)));
    return {
      prompt: msg('versailles-1919-corrections.ask.events'),
      choice: {
        kind: 'form',
        fields: [
          { id: 'event', label: msg('versailles-1919-corrections.field.event'), choice: { kind: 'one', options } },
          { id: 'with', label: msg('versailles-1919-corrections.field.with'), choice: { kind: 'one', options } },
        ],
      },
    };
  },
  apply(play, answer) {
    const { state } = play;
    const cards = swap(lyingEvents(state), optionIn(answer, 'event'), optionIn(answer, 'with'));
    if (!cards) return;
    // 5.3, step 2: what the event does is being decided, or will be before the next one comes.
    if (state.settling && cards.some(({ from }) => from === 'table'))
      throw illegal(msg('versailles-1919-corrections.refused.event-at-work'));
    play.reveal();
    play.tell({ type: 'corrected-events', cards });
  },
});

function lyingEvents(state: State): readonly Lying[] {
  const onTable: readonly Lying[] =
    state.event === undefined
      ? []
      : [
          {
            card: state.event,
            pile: 'table',
            at: 0,
            put: (event) => {
              state.event = event;
            },
          },
        ];
  return [
    ...onTable,
    ...lying('waiting', state.waitingEvents),
    ...lying('discard', state.eventDiscard),
    ...lying('deck', state.eventDeck),
  ];
}
