import { illegal } from '../../../kernel/refuse-answer.ts';
import { dropDepot } from '../forces/irregulars-posted.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { POWERS } from '../pack-lists.ts';
import { isNeutralTo } from '../supply/neutral-land.ts';
import { correctionBetweenMonths, powerOptions, textIn } from './correction.ts';
import { areaField, label, oneOf, prompt } from './fields.ts';
import { msg } from './msg.ts';

const NONE = 'none';

/** 7.2: a power's depot stands in an area, or none. Its garrison, when it changes hands, is gone with it. */
export const correctDepot = correctionBetweenMonths({
  label: label('depot'),
  ask: (position) => ({
    prompt: prompt('depot'),
    choice: {
      kind: 'form',
      fields: [
        areaField(position, 'area'),
        oneOf('depot', [{ id: NONE, label: msg('empires-in-arms-corrections.no-depot') }, ...powerOptions(position)]),
      ],
    },
  }),
  apply(play, answer) {
    const { state, tell } = play;
    const area = textIn(answer, 'area');
    const to = POWERS.find((power) => power === textIn(answer, 'depot'));
    if (to && isNeutralTo(play, area, to)) throw illegal(msg('empires-in-arms-corrections.neutral-land'));
    if (state.depots[area]?.power !== to) {
      dropDepot(state, area);
      if (to) state.depots[area] = { power: to };
    }
    tidyCities(play);
    tell({ type: 'corrected-depot', area, to });
  },
});
