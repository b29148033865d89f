import type { Option } from '../../../kernel/choice.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { nationArgs, nationName, regionName } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { correction, optionIn } from './correction.ts';
import type { UnitSpot } from './correction-fact.ts';
import { msg } from './msg.ts';
import { putOn, spotId, spotsForUnits, spotsWithUnits, spotText, takeFrom } from './unit-spots.ts';

/** A unit goes to a pool, a space, or a demobilization box. No happiness, no influence and no unrest follow from it. */
export const correctUnit = correction({
  label: msg('versailles-1919-corrections.label.unit'),
  ask: (position) => ({
    prompt: msg('versailles-1919-corrections.ask.unit'),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'unit',
          label: msg('versailles-1919-corrections.field.unit'),
          choice: { kind: 'one', options: unitsOf(position.state).map(({ option }) => option) },
        },
        {
          id: 'to',
          label: msg('versailles-1919-corrections.field.to'),
          choice: {
            kind: 'one',
            options: spotsForUnits(position).map((spot) => ({
              id: spotId(spot),
              label: spotText(spot),
              ...(typeof spot === 'object' && 'region' in spot ? { place: `space:${spotId(spot)}` } : {}),
            })),
          },
        },
      ],
    },
  }),
  apply(play, answer) {
    const { state, tell } = play;
    const unit = unitsOf(state).find(({ option }) => option.id === optionIn(answer, 'unit'));
    const to = spotsForUnits(play).find((spot) => spotId(spot) === optionIn(answer, 'to'));
    if (!unit || !to) throw new Error('no such unit or spot');
    const { faction, from } = unit;
    takeFrom(state, faction, from);
    if (typeof to === 'object' && 'region' in to && state.tracks[to.region].units[faction] !== undefined)
      throw illegal(
        msg('versailles-1919-corrections.refused.second-unit', {
          ...nationArgs(faction),
          region: regionName(to.region),
        }),
      );
    putOn(state, faction, to);
    tell({ type: 'corrected-unit', of: faction, from, to });
  },
});

type Unit = { readonly faction: FactionId; readonly from: UnitSpot; readonly option: Option };

/** One of each nation's units in every place. */
function unitsOf(state: State): readonly Unit[] {
  return state.order.flatMap((faction) =>
    spotsWithUnits(state, faction).map((from) => ({
      faction,
      from,
      option: {
        id: `${faction}:${spotId(from)}`,
        label: msg('versailles-1919-corrections.option.unit', { who: nationName(faction), spot: spotText(from) }),
      },
    })),
  );
}
