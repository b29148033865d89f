import type { Power } from '../pack-lists.ts';
import { changeRelation, relationOf } from '../relations/pair.ts';
import type { Play } from '../types.ts';
import { correctionBetweenMonths, textIn, twoPowerFields, twoPowersIn } from './correction.ts';
import { TIES, type Tie } from './correction-fact.ts';
import { msg } from './msg.ts';

/** 4.2, 4.5: two powers are at war, allied, or neither; nobody pays, and nothing else between them changes. */
export const correctTie = correctionBetweenMonths({
  label: msg('empires-in-arms-corrections.label', { what: 'tie' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'tie' }),
    choice: {
      kind: 'form',
      fields: [
        ...twoPowerFields(position),
        {
          id: 'tie',
          label: msg('empires-in-arms-corrections.field', { field: 'tie' }),
          choice: {
            kind: 'one',
            options: TIES.map((tie) => ({ id: tie, label: msg('empires-in-arms-corrections.tie', { tie }) })),
          },
        },
      ],
    },
  }),
  apply(play, answer) {
    const [a, b] = twoPowersIn(answer);
    const tie = TIES.find((one) => one === textIn(answer, 'tie')) ?? 'neither';
    putTie(play, a, b, tie);
    play.tell({ type: 'corrected-tie', between: [a, b], tie });
  },
});

function putTie({ state }: Play, a: Power, b: Power, tie: Tie): void {
  const { war, alliance } = relationOf(state, a, b);
  const relation = changeRelation(state, a, b);
  if (tie !== 'war') delete relation.war;
  if (tie !== 'alliance') delete relation.alliance;
  if (tie === 'war') {
    delete relation.marriage;
    relation.war = war ?? { since: state.month, aggressors: [a] };
    delete relation.enforcedUntil;
    // Who is at war moves nothing together with the enemy (4.9), and lends it nothing (B.4).
    state.combinedMovements = state.combinedMovements.filter(
      ({ powers }) => !powers.includes(a) || !powers.includes(b),
    );
  }
  if (tie === 'alliance') relation.alliance = alliance ?? { since: state.month };
  if (Object.keys(relation).length === 0) delete state.relations[[a, b].sort().join('|')];
}
