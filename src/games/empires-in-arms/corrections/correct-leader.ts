import type { Option } from '../../../kernel/choice.ts';
import { illegal } from '../../../kernel/refuse-answer.ts';
import { corpsCommander, fleetCommander } from '../forces/who-commands.ts';
import { areaName, leaderName } from '../names.ts';
import { POWERS } from '../pack-lists.ts';
import type { LeaderState } from '../state.ts';
import type { Position } from '../types.ts';
import { correctionBetweenMonths, powerOptions, textIn } from './correction.ts';
import { label, oneOf, prompt } from './fields.ts';
import { msg } from './msg.ts';
import { corpsOnMap, fleetOnMap, fleetPlaceName } from './pieces-on-map.ts';

/** 10.6: a leader is with a corps or a fleet, beside the map, a prisoner, or gone for good. */
export const correctLeader = correctionBetweenMonths({
  label: label('leader'),
  ask: (position) => ({
    prompt: prompt('leader'),
    choice: {
      kind: 'form',
      fields: [
        oneOf(
          'leader',
          Object.entries(position.state.leaders).map(([id, leader]) => ({
            ...{ id, label: leaderName(position.pack, id) },
            ...whereIs(position, leader),
          })),
        ),
        oneOf('with', [
          { id: 'beside', label: msg('empires-in-arms-corrections.beside') },
          { id: 'gone', label: msg('empires-in-arms-corrections.gone') },
          ...powerOptions(position).map(({ id, label: power }) => ({
            id: `captured:${id}`,
            label: msg('empires-in-arms-corrections.captured', { power }),
          })),
          ...units(position),
        ]),
      ],
    },
  }),
  apply(play, answer) {
    const { state, pack, tell } = play;
    const id = textIn(answer, 'leader');
    const one = pack.leader[id];
    const [is, of = ''] = textIn(answer, 'with').split(':');
    const by = POWERS.find((power) => power === of);
    if (is === 'captured' && by === one?.nation) throw illegal(msg('empires-in-arms-corrections.own-leader'));
    const leads = one?.kind === 'naval' ? 'fleet' : 'corps';
    const commander = leads === 'fleet' ? fleetCommander : corpsCommander;
    if (is === 'fleet' || is === 'corps')
      if (is !== leads || commander(state, pack, of) !== one?.nation)
        throw illegal(msg('empires-in-arms-corrections.not-theirs', { leader: leaderName(pack, id) }));
    const after: LeaderState =
      is === 'captured' && by ? { is, by } : is === 'beside' || is === 'gone' ? { is } : { is: 'with', unit: of };
    state.leaders[id] = after;
    const at = after.is === 'with' ? state.fleets[of]?.at : undefined;
    tell({ type: 'corrected-leader', leader: id, now: after, area: state.corps[of]?.area, at });
  },
});

function whereIs({ state, pack }: Position, leader: LeaderState): Pick<Option, 'detail' | 'place'> {
  if (leader.is !== 'with') return {};
  const area = state.corps[leader.unit]?.area;
  if (area !== undefined) return { detail: areaName(pack, area), place: area };
  const at = state.fleets[leader.unit]?.at;
  return at ? { detail: fleetPlaceName(pack, at), place: at.in === 'sea' ? at.sea : at.area } : {};
}

function units(position: Position): readonly Option[] {
  return [
    ...corpsOnMap(position, (id) => `corps:${id}`),
    ...Object.keys(position.state.fleets).flatMap((id) => {
      const there = fleetOnMap(position, id);
      return there ? [{ id: `fleet:${id}`, ...there }] : [];
    }),
  ];
}
