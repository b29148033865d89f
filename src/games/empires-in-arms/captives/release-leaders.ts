import type { OptionalAction } from '../../../kernel/optional-action.ts';
import { leaderName, powerName } from '../names.ts';
import { type LeaderId, POWERS, type Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import { bareIds } from '../read-form.ts';
import { fights } from '../rulesets.ts';
import { playing, powerOf } from '../sequence/who-decides.ts';
import type { Decide, EmpiresInArms, Position } from '../types.ts';
import { msg } from './msg.ts';

/** The leaders whom a power has captured. */
function captivesOf({ state }: Pick<Board, 'state'>, power: Power): readonly LeaderId[] {
  return Object.entries(state.leaders).flatMap(([id, leader]) =>
    leader.is === 'captured' && leader.by === power ? [id] : [],
  );
}

/** 10.6.3: a captured leader may be released at any time, and comes beside the map. */
export const releaseLeaders: Decide<'release-leaders'> = {
  section: '10.6.3',
  seats: (position) => playing(position).filter((power) => captivesOf(position, power).length > 0),
  ask: (position, seat) => {
    const captives = captivesOf(position, powerOf(seat));
    return {
      prompt: msg('empires-in-arms-captives.prompt'),
      brief: msg('empires-in-arms-captives.brief'),
      choice: {
        kind: 'some',
        options: captives.map((id) => {
          const nation = position.pack.leader[id]?.nation;
          const label = leaderName(position.pack, id);
          return { id: `leader:${id}`, label, ...(nation && { detail: powerName(nation) }) };
        }),
        min: 1,
        max: captives.length,
      },
    };
  },
  waiting: () => msg('empires-in-arms-captives.brief'),
  apply: (play, answers) => {
    const { state, pack, tell } = play;
    for (const [seat, answer] of Object.entries(answers)) {
      const power = powerOf(seat);
      const released = bareIds(answer).filter((id) => captivesOf(play, power).includes(id));
      for (const id of released) state.leaders[id] = { is: 'beside' };
      for (const to of POWERS) {
        const leaders = released.filter((id) => pack.leader[id]?.nation === to);
        if (leaders.length > 0) tell({ type: 'leaders-released', power, to, leaders });
      }
    }
  },
  // Nobody waits for it.
  fallback: (position, seat) => captivesOf(position, powerOf(seat)).map((id) => `leader:${id}`),
};

/** Who holds leaders may let them go, whenever it is. */
export function captivesActions(position: Position): readonly OptionalAction<EmpiresInArms>[] {
  if (!fights(position)) return [];
  const seats = playing(position).filter((power) => captivesOf(position, power).length > 0);
  return seats.length > 0
    ? [{ ask: 'release-leaders', args: {}, seats, label: msg('empires-in-arms-captives.brief') }]
    : [];
}
