import { illegal } from '../../../kernel/refuse-answer.ts';
import { ACCESS_TO } from '../access/access.ts';
import { keepAccess } from '../access/keep-access.ts';
import { bareIds, fieldsOf } from '../read-form.ts';
import { areAtWar } from '../relations/pair.ts';
import { correction, twoPowerFields, twoPowersIn } from './correction.ts';
import { msg } from './msg.ts';

/** 10.3: a power lets another into just these, until it takes it back. */
export const correctAccess = correction({
  label: msg('empires-in-arms-corrections.label', { what: 'access' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'access' }),
    choice: {
      kind: 'form',
      fields: [
        ...twoPowerFields(position),
        {
          id: 'into',
          label: msg('empires-in-arms-corrections.field', { field: 'into' }),
          choice: {
            kind: 'some',
            min: 0,
            max: ACCESS_TO.length,
            options: ACCESS_TO.map((into) => ({ id: into, label: msg('empires-in-arms-corrections.into', { into }) })),
          },
        },
      ],
    },
  }),
  apply({ state, tell }, answer) {
    const [of, to] = twoPowersIn(answer);
    if (areAtWar(state, of, to)) throw illegal(msg('empires-in-arms-corrections.access-at-war'));
    const named = bareIds(fieldsOf(answer).get('into'));
    const into = ACCESS_TO.filter((one) => named.includes(one));
    const others = (state.access?.[of] ?? []).filter((access) => access.to !== to);
    keepAccess(state, of, [...others, ...into.map((one) => ({ to, into: one }))]);
    tell({ type: 'corrected-access', of, to, into });
  },
});
