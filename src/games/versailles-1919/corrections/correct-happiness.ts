import { FACTIONS } from '../factions.ts';
import { nationName } from '../names.ts';
import type { NationId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { correction, numberIn, optionIn } from './correction.ts';
import { msg } from './msg.ts';

/** 6.1: a marker goes anywhere on the happiness track, also away from 0. */
export const correctHappiness = correction({
  label: msg('versailles-1919-corrections.label.happiness'),
  ask: ({ state, pack }) => ({
    prompt: msg('versailles-1919-corrections.ask.happiness'),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'nation',
          label: msg('versailles-1919-corrections.field.nation'),
          choice: {
            kind: 'one',
            options: nationsOf(state).map((nation) => ({
              id: nation,
              label: nationName(nation),
              detail: msg('versailles-1919-corrections.option.happiness', { at: state.happiness[nation] ?? 0 }),
            })),
          },
        },
        {
          id: 'happiness',
          label: msg('versailles-1919-corrections.field.happiness'),
          choice: { kind: 'number', min: 0, max: pack.figures.happinessMax },
        },
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const nation = nationsOf(state).find((each) => each === optionIn(answer, 'nation'));
    if (!nation) throw new Error('no such nation');
    const from = state.happiness[nation] ?? 0;
    const to = numberIn(answer, 'happiness');
    state.happiness[nation] = to;
    tell({ type: 'corrected-happiness', nation, from, to });
  },
});

/** The nations with a marker. */
function nationsOf({ happiness }: State): readonly NationId[] {
  return ([...FACTIONS, 'jp'] satisfies readonly NationId[]).filter((nation) => happiness[nation] !== undefined);
}
