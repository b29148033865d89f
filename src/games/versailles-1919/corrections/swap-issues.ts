import { issueName } from '../names.ts';
import type { State } from '../state.ts';
import { correction, optionIn, refuseWhileSettling } from './correction.ts';
import { msg } from './msg.ts';
import { type Lying, lying, lyingOption, swap } from './piles.ts';

/** Two issues change places, so that as many lie everywhere as before. Cubes stay with their issue. */
export const swapIssues = correction({
  label: msg('versailles-1919-corrections.label.issues'),
  ask: ({ state, pack }) => {
    const options = lyingIssues(state).map((each) => lyingOption(each, issueName(pack, each.card)));
    return {
      prompt: msg('versailles-1919-corrections.ask.issues', { settling: state.settling ? 'yes' : 'no' }),
      choice: {
        kind: 'form',
        fields: [
          { id: 'issue', label: msg('versailles-1919-corrections.field.issue'), choice: { kind: 'one', options } },
          { id: 'with', label: msg('versailles-1919-corrections.field.with'), choice: { kind: 'one', options } },
        ],
      },
    };
  },
  apply(play, answer) {
    refuseWhileSettling(play);
    const cards = swap(lyingIssues(play.state), optionIn(answer, 'issue'), optionIn(answer, 'with'));
    if (!cards) return;
    play.reveal();
    play.tell({ type: 'corrected-issues', cards });
  },
});

/** The issues that nobody controls. */
export function lyingIssues({ table, waitingRoom, deck, discard }: State): readonly Lying[] {
  return [
    ...lying('table', table),
    ...lying('waiting', waitingRoom),
    ...lying('discard', discard),
    ...lying('deck', deck),
  ];
}
