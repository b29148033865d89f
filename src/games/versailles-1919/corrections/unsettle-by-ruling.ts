import { settledOf } from '../cards.ts';
import { issueName, nationName } from '../names.ts';
import { correction, optionIn, refuseWhileSettling } from './correction.ts';
import { msg } from './msg.ts';
import { canBeSettled } from './settled-fields.ts';

const PLACES = ['discard', 'deck-top', 'deck-bottom'] as const;

/**
 * A settled issue leaves its owner for the discard pile or the deck, from where it can change places with another; its
 * tokens go.
 */
export const unsettleByRuling = correction({
  label: msg('versailles-1919-corrections.label.unsettle'),
  ask: (position) => ({
    prompt: msg('versailles-1919-corrections.ask.unsettle', { settling: position.state.settling ? 'yes' : 'no' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'issue',
          label: msg('versailles-1919-corrections.field.issue'),
          choice: {
            kind: 'one',
            options: position.state.settled.flatMap(({ issue, owner }) =>
              canBeSettled(position, issue)
                ? [
                    {
                      id: issue,
                      label: msg('versailles-1919-corrections.option.card', { card: issueName(position.pack, issue) }),
                      detail: nationName(owner),
                      place: `issue:${issue}`,
                    },
                  ]
                : [],
            ),
          },
        },
        {
          id: 'to',
          label: msg('versailles-1919-corrections.field.to'),
          choice: {
            kind: 'one',
            options: PLACES.map((to) => ({
              id: to,
              label: msg('versailles-1919-corrections.unsettled-to', { to: to.replace('-', '_') }),
            })),
          },
        },
      ],
    },
  }),
  apply(play, answer) {
    refuseWhileSettling(play);
    const { state, tell } = play;
    const issue = optionIn(answer, 'issue');
    const to = PLACES.find((place) => place === optionIn(answer, 'to'));
    if (!to) throw new Error('no such place');
    const { owner } = settledOf(state, issue);
    state.settled = state.settled.filter((other) => other.issue !== issue);
    if (to === 'discard') state.discard.unshift(issue);
    else if (to === 'deck-top') state.deck.unshift(issue);
    else state.deck.push(issue);
    tell({ type: 'corrected-unsettling', issue, owner, to });
  },
});
