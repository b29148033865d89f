import { illegal } from '../../../kernel/refuse-answer.ts';
import { timeAt } from '../calendar/month-number.ts';
import { areAtWar, changeRelation, pairOf } from '../relations/pair.ts';
import { correctionBetweenMonths, numberIn, twoPowerFields, twoPowersIn } from './correction.ts';
import { label, numberField, prompt } from './fields.ts';
import { msg } from './msg.ts';

/** Longer than a campaign. */
const MOST = 132;

/** 4.4.6.3: a power may not declare war on another for so many months from now, or may at once. */
export const correctTruce = correctionBetweenMonths({
  label: label('truce'),
  ask: (position) => ({
    prompt: prompt('truce'),
    choice: { kind: 'form', fields: [...twoPowerFields(position), numberField('months', 0, MOST)] },
  }),
  apply({ state, pack, tell }, answer) {
    const [bound, other] = twoPowersIn(answer);
    if (areAtWar(state, bound, other)) throw illegal(msg('empires-in-arms-corrections.truce-at-war'));
    const months = numberIn(answer, 'months');
    const relation = changeRelation(state, bound, other);
    const { [bound]: _, ...others } = relation.enforcedUntil ?? {};
    const until = months > 0 ? state.month + months : undefined;
    const after = until === undefined ? others : { ...others, [bound]: until };
    if (Object.keys(after).length > 0) relation.enforcedUntil = after;
    else delete relation.enforcedUntil;
    if (Object.keys(relation).length === 0) delete state.relations[pairOf(bound, other)];
    const time = until === undefined ? undefined : timeAt(pack.calendar, state.campaign, until);
    tell({ type: 'corrected-truce', between: [bound, other], until: time });
  },
});
