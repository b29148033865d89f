import { illegal } from '../../../kernel/refuse-answer.ts';
import { canHaveCorps } from '../minors/districts-of.ts';
import { turnNeutral } from '../minors/lose-control.ts';
import { minorName, powerName, provinceName } from '../names.ts';
import { POWERS } from '../pack-lists.ts';
import { correctionBetweenMonths, powerIn, powerOptions, textIn } from './correction.ts';
import { msg } from './msg.ts';

const NEUTRAL = 'neutral';

/** 4.6: a minor country is neutral, or somebody's: a free state or a conquest. Nobody gains or pays. */
export const correctMinor = correctionBetweenMonths({
  label: msg('empires-in-arms-corrections.label', { what: 'minor' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'minor' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'minor',
          label: msg('empires-in-arms-corrections.field', { field: 'minor' }),
          choice: {
            kind: 'one',
            options: position.pack.minors.map(({ id, capital }) => ({
              id,
              label: minorName(position.pack, id),
              place: capital,
            })),
          },
        },
        {
          id: 'to',
          label: msg('empires-in-arms-corrections.field', { field: 'holder' }),
          choice: {
            kind: 'one',
            options: [
              { id: NEUTRAL, label: msg('empires-in-arms-corrections.neutral') },
              ...powerOptions(position).flatMap(({ id, label }) =>
                (['free', 'conquered'] as const).map((status) => ({
                  id: `${status}:${id}`,
                  label: msg('empires-in-arms-corrections.minor-of', { power: label, status }),
                })),
              ),
            ],
          },
        },
      ],
    },
  }),
  apply(play, answer) {
    const { state, pack, tell } = play;
    const minor = textIn(answer, 'minor');
    const [status, id] = textIn(answer, 'to').split(':');
    const to = POWERS.find((power) => power === id);
    const now = state.minors[minor];
    if (status === 'free' && !canHaveCorps(pack, minor)) throw illegal(msg('empires-in-arms-corrections.no-corps'));
    if (now?.status === status && (!to || (now && 'controller' in now && now.controller === to))) return;
    turnNeutral(play, minor);
    if (to)
      state.minors[minor] =
        status === 'free'
          ? { status: 'free', controller: to, money: 0, manpower: 0 }
          : { status: 'conquered', controller: to };
    tell({ type: 'corrected-minor', minor, to, free: status === 'free' });
  },
});

/** C.1, 8.8: a home province is its own power's, or another's. */
export const correctProvince = correctionBetweenMonths({
  label: msg('empires-in-arms-corrections.label', { what: 'province' }),
  ask: (position) => ({
    prompt: msg('empires-in-arms-corrections.ask', { what: 'province' }),
    choice: {
      kind: 'form',
      fields: [
        {
          id: 'province',
          label: msg('empires-in-arms-corrections.field', { field: 'province' }),
          choice: {
            kind: 'one',
            options: position.pack.provinces.map(({ id, power, capital }) => ({
              id,
              label: provinceName(position.pack, id),
              detail: powerName(position.state.ceded[id] ?? power),
              place: capital,
            })),
          },
        },
        {
          id: 'to',
          label: msg('empires-in-arms-corrections.field', { field: 'holder' }),
          choice: { kind: 'one', options: powerOptions(position) },
        },
      ],
    },
  }),
  apply({ state, pack, tell }, answer) {
    const province = textIn(answer, 'province');
    const to = powerIn(answer, 'to');
    if (Object.values(state.combinations).some((members) => members.includes(province)))
      throw illegal(msg('empires-in-arms-corrections.in-combination'));
    if (pack.province[province]?.power === to) delete state.ceded[province];
    else state.ceded[province] = to;
    tell({ type: 'corrected-province', province, to });
  },
});
