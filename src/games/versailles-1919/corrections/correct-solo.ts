import { illegal } from '../../../kernel/refuse-answer.ts';
import { nationName } from '../names.ts';
import { soloOf } from '../solitaire/solo.ts';
import { correction, numberIn, optionIn } from './correction.ts';
import { msg } from './msg.ts';

/** More VP than a solitaire game has turns to score. */
const MOST_POINTS = 99;

/** Section 16: which faction the player runs, their VP, and their target. */
export const correctSolo = correction({
  label: msg('versailles-1919-corrections.label.solo'),
  ask: ({ state }) => ({
    prompt: msg('versailles-1919-corrections.ask.solo', {
      alone: state.solo ? 'yes' : 'no',
      points: state.solo?.points ?? 0,
      target: state.solo?.target ?? 0,
    }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'nation',
          label: msg('versailles-1919-corrections.field.runs'),
          choice: {
            kind: 'one',
            options: (state.solo ? state.order : []).map((faction) => ({ id: faction, label: nationName(faction) })),
          },
        },
        {
          id: 'points',
          label: msg('versailles-1919-corrections.field.points'),
          choice: { kind: 'number', min: 0, max: MOST_POINTS },
        },
        {
          id: 'target',
          label: msg('versailles-1919-corrections.field.target'),
          choice: { kind: 'number', min: 1, max: MOST_POINTS },
        },
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const solo = soloOf(state);
    const runs = state.order.find((faction) => faction === optionIn(answer, 'nation'));
    if (!runs) throw new Error('no such nation');
    // 16.11: the bots' bids are fixed, and a faction that bids as a bot has none as the player's.
    if (state.auction && runs !== solo.faction) throw illegal(msg('versailles-1919-corrections.refused.auction'));
    solo.faction = runs;
    solo.points = numberIn(answer, 'points');
    solo.target = numberIn(answer, 'target');
    tell({ type: 'corrected-solo', runs, points: solo.points, target: solo.target });
  },
});
