import { minorName } from '../names.ts';
import { correction, numberIn, textIn } from './correction.ts';
import { label, numberField, oneOf, prompt } from './fields.ts';

/** More of anything than a free state ever has. */
const MOST = 9_999;

/** 8.2.3: what a free state has of its own; only its controller learns how much. */
export const correctPurse = correction({
  label: label('purse'),
  ask: ({ state, pack }) => ({
    prompt: prompt('purse'),
    choice: {
      kind: 'form',
      fields: [
        oneOf(
          'minor',
          Object.entries(state.minors).flatMap(([id, { status }]) => {
            const place = pack.minor[id]?.capital;
            return status === 'free' ? [{ id, label: minorName(pack, id), ...(place ? { place } : {}) }] : [];
          }),
        ),
        numberField('money', 0, MOST),
        numberField('manpower', 0, MOST),
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const minor = textIn(answer, 'minor');
    const one = state.minors[minor];
    if (one?.status !== 'free') return;
    const [money, manpower] = [numberIn(answer, 'money'), numberIn(answer, 'manpower')];
    Object.assign(one, { money, manpower });
    tell({ type: 'corrected-purse', minor, by: one.controller, money, manpower });
  },
});
