import { corpsCommander } from '../forces/who-commands.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { areaName } from '../names.ts';
import { correctionBetweenMonths, textIn } from './correction.ts';
import { msg } from './msg.ts';
import { corpsOnMap } from './pieces-on-map.ts';

/** 2.4.2: a corps stands in another area; only who commands it learns which corps it is. */
export const correctCorps = correctionBetweenMonths({
  label: msg('empires-in-arms-corrections.label', { what: 'corps' }),
  ask: ({ state, pack }) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'corps' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'corps',
          label: msg('empires-in-arms-corrections.field', { field: 'corps' }),
          choice: {
            kind: 'one',
            options: corpsOnMap({ state, pack }),
          },
        },
        {
          id: 'to',
          label: msg('empires-in-arms-corrections.field', { field: 'area' }),
          choice: {
            kind: 'one',
            options: pack.areas.map(({ id }) => ({ id, label: areaName(pack, id), place: id })),
          },
        },
      ],
    },
  }),
  apply({ state, pack, tell }, answer) {
    const corps = textIn(answer, 'corps');
    const to = textIn(answer, 'to');
    const moved = state.corps[corps];
    const nation = pack.corpsOf[corps]?.nation;
    if (!moved || nation === undefined) throw new Error(`no corps ${corps}`);
    const { area: from } = moved;
    if (from === to) return;
    moved.area = to;
    delete moved.besieged;
    delete moved.inCity;
    tidyCities({ state, pack });
    tell({ type: 'corrected-corps', corps, nation, by: corpsCommander(state, pack, corps), from, to });
  },
});
