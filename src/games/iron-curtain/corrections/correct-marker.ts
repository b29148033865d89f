import { markerText } from '../ending/outcome.ts';
import { moveMarker } from '../scoring/move-marker.ts';
import { correction } from './correction.ts';
import { msg } from './msg.ts';

/**
 * The marker goes to another step between the flags; at a flag the game would be over (3.6), which is not a correction.
 */
export const correctMarker = correction({
  label: msg('iron-curtain-corrections.label.marker'),
  ask: ({ state, pack }) => ({
    prompt: msg('iron-curtain-corrections.ask.marker', { marker: markerText(state.score) }),
    choice: { kind: 'number', min: 1 - pack.figures.stepsToFlag, max: pack.figures.stepsToFlag - 1 },
  }),
  apply(play, answer) {
    const { state, tell } = play;
    const from = state.score;
    const to = Number(answer);
    if (to === from) return;
    moveMarker(play, { for: 'correction', of: undefined, us: 0, ussr: 0, bonus: 0, net: to - from });
    tell({ type: 'corrected-marker', from, to });
  },
});
