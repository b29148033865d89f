import { illegal } from '../../../kernel/refuse-answer.ts';
import { takePrisoners } from '../forces/take-prisoners.ts';
import { commanderOf } from '../forces/who-commands.ts';
import { msg as ordersMsg } from '../orders/msg.ts';
import { TROOPS } from '../pack-lists.ts';
import { correctionBetweenMonths, numberIn, powerIn, powerOptions, textIn } from './correction.ts';
import { label, nationField, numberField, oneOf, prompt } from './fields.ts';
import { msg } from './msg.ts';

/** 4.4.6.1: a power holds so many factors of a nation; how many, only the two whom it concerns are told. */
export const correctPrisoners = correctionBetweenMonths({
  label: label('prisoners'),
  ask: (position) => ({
    prompt: prompt('prisoners'),
    choice: {
      kind: 'form',
      fields: [
        oneOf('power', powerOptions(position)),
        nationField(position, 'nation'),
        oneOf(
          'troop',
          TROOPS.map((troop) => ({ id: troop, label: ordersMsg('empires-in-arms-orders.troop', { troop }) })),
        ),
        numberField('number', 0, MOST),
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const by = powerIn(answer, 'power');
    const of = textIn(answer, 'nation');
    const troop = TROOPS.find((one) => one === textIn(answer, 'troop')) ?? 'infantry';
    const number = numberIn(answer, 'number');
    const owner = commanderOf(state, of);
    if (owner === by) throw illegal(msg('empires-in-arms-corrections.own-prisoners'));
    const before = state.prisoners.find((one) => one.of === of && one.by === by);
    const { [troop]: _, ...others } = before?.factors ?? {};
    state.prisoners = state.prisoners.filter((one) => one !== before);
    takePrisoners(state, { of, by, factors: { ...others, [troop]: number } });
    tell({ type: 'corrected-prisoners', of, by, owner, troop, number });
  },
});

/** More than a nation ever has of a kind. */
const MOST = 999;
