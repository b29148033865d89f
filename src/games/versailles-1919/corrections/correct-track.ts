import { isRegion, REGIONS } from '../cards.ts';
import { regionName } from '../names.ts';
import { correction, numberIn, optionIn } from './correction.ts';
import { msg } from './msg.ts';

/** 7: both markers of a region at once, for the keg must stay left of the unrest and the unrest left of all units. */
export const correctTrack = correction({
  label: msg('versailles-1919-corrections.label.track'),
  ask: ({ state, pack }) => ({
    prompt: msg('versailles-1919-corrections.ask.track'),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'region',
          label: msg('versailles-1919-corrections.field.region'),
          choice: {
            kind: 'one',
            options: REGIONS.map((region) => ({
              id: region,
              label: regionName(region),
              detail: msg('versailles-1919-corrections.option.track', {
                keg: state.tracks[region].keg,
                unrest: state.tracks[region].unrest,
              }),
              place: `region:${region}`,
            })),
          },
        },
        {
          id: 'unrest',
          label: msg('versailles-1919-corrections.field.unrest'),
          choice: { kind: 'number', min: 1, max: pack.columns.length },
        },
        {
          id: 'keg',
          label: msg('versailles-1919-corrections.field.keg'),
          choice: { kind: 'number', min: 0, max: pack.figures.kegLastColumn },
        },
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const region = optionIn(answer, 'region');
    if (!isRegion(region)) throw new Error(`no region ${region}`);
    const track = state.tracks[region];
    track.unrest = numberIn(answer, 'unrest');
    track.keg = numberIn(answer, 'keg');
    tell({ type: 'corrected-track', region, keg: track.keg, unrest: track.unrest });
  },
});
