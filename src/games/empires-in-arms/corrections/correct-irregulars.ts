import { illegal } from '../../../kernel/refuse-answer.ts';
import { msg as economyMsg } from '../economy/msg.ts';
import { tidyPosts } from '../forces/irregulars-posted.ts';
import { tidyCities } from '../land/tidy-cities.ts';
import { powerName } from '../names.ts';
import { IRREGULARS, POWERS } from '../pack-lists.ts';
import { correctionBetweenMonths, numberIn, textIn } from './correction.ts';
import { areaField, label, numberField, oneOf, prompt } from './fields.ts';
import { msg } from './msg.ts';

/** 2.4.1, 10.1: so many cossacks, freikorps or guerrillas of a power are in an area. They garrison nothing there. */
export const correctIrregulars = correctionBetweenMonths({
  label: label('irregulars'),
  ask: (position) => ({
    prompt: prompt('irregulars'),
    choice: {
      kind: 'form',
      fields: [
        areaField(position, 'area'),
        oneOf('irregulars', kinds(position)),
        numberField('number', 0, mostOf(position)),
      ],
    },
  }),
  apply(play, answer) {
    const { state, tell } = play;
    const area = textIn(answer, 'area');
    const [named, of] = textIn(answer, 'irregulars').split(':');
    const kind = IRREGULARS.find((one) => one === named);
    const power = POWERS.find((one) => one === of);
    if (!kind || !power) throw illegal(msg('empires-in-arms-corrections.nothing'));
    const number = numberIn(answer, 'number');
    const others = (state.irregulars[area] ?? []).filter((one) => one.kind !== kind || one.power !== power);
    const after = number > 0 ? [...others, { kind, power, number }] : others;
    if (after.length > 0) state.irregulars[area] = after;
    else delete state.irregulars[area];
    tidyPosts(state);
    tidyCities(play);
    tell({ type: 'corrected-irregulars', area, kind, power, number });
  },
});

/** What the power with most counters of a kind has; how many each has, the invariants know. */
function mostOf({ pack }: Parameters<typeof areaField>[0]): number {
  const all = pack.counters.filter(({ kind }) => IRREGULARS.some((one) => one === kind));
  return Math.max(...all.map(({ most }) => most ?? 0));
}

/** The kinds of which a power has counters. */
function kinds({ state, pack }: Parameters<typeof areaField>[0]) {
  return pack.counters.flatMap(({ kind, nation }) => {
    const irregular = IRREGULARS.find((one) => one === kind);
    if (!irregular || state.powers[nation].played === 'gone') return [];
    return [
      {
        id: `${irregular}:${nation}`,
        label: economyMsg('empires-in-arms-economy.irregular', { kind: irregular }),
        detail: powerName(nation),
      },
    ];
  });
}
