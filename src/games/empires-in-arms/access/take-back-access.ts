import type { Option } from '../../../kernel/choice.ts';
import { powerName } from '../names.ts';
import type { Power } from '../pack-lists.ts';
import { playing, powerOf } from '../sequence/who-decides.ts';
import type { Decide, Play, Position } from '../types.ts';
import { ACCESS_TO, type Access } from './access.ts';
import { lastMonth } from './access-month.ts';
import { stillHolds } from './has-access.ts';
import { keepAccess } from './keep-access.ts';
import { msg } from './msg.ts';

/**
 * 10.3: what a power allowed it takes back, in a political phase at once, in any other with the end of the month
 * (ruling): nobody who marches by it now is shut out in the middle of it.
 */
export const takeBackAccess: Decide<'take-back-access'> = {
  section: '10.3',
  seats: (position) => playing(position).filter((power) => revocable(position, power).length > 0),
  ask: (position, seat) => {
    const given = revocable(position, powerOf(seat));
    return {
      prompt: msg('empires-in-arms-access.take-back', { now: isAtOnce(position) ? 'yes' : 'no' }),
      brief: msg('empires-in-arms-access.take-back-brief'),
      choice: { kind: 'some', min: 1, max: given.length, options: given.map(optionOf) },
    };
  },
  waiting: () => msg('empires-in-arms-access.take-back-brief'),
  apply: (play, answers) => {
    for (const [seat, answer] of Object.entries(answers))
      if (Array.isArray(answer)) takeBack(play, powerOf(seat), new Set(answer.map(String)));
  },
  fallback: (position, seat) => revocable(position, powerOf(seat)).map(idOf).slice(0, 1),
};

/** What a power can still take back: what ends with this month by itself only in a political phase. */
function revocable(position: Pick<Position, 'state'>, power: Power): readonly Readonly<Access>[] {
  const { state } = position;
  return (state.access?.[power] ?? []).filter(
    (access) =>
      !access.byPeace && stillHolds(state, power, access) && (isAtOnce(position) || access.until !== state.month + 1),
  );
}

function takeBack({ state, pack, tell }: Play, power: Power, ids: ReadonlySet<string>): void {
  const until = isAtOnce({ state }) ? state.month : state.month + 1;
  const taken = revocable({ state }, power).filter((access) => ids.has(idOf(access)));
  const after = (state.access?.[power] ?? []).map((one) =>
    taken.some((access) => idOf(access) === idOf(one)) ? { ...one, until } : one,
  );
  keepAccess(state, power, after);
  const through = isAtOnce({ state }) ? undefined : lastMonth({ state, pack }, until);
  for (const to of new Set(taken.map((access) => access.to))) {
    const into = ACCESS_TO.filter((one) => taken.some((access) => access.to === to && access.into === one));
    tell({ type: 'access-taken-back', power, to, into, ...(through ? { through } : {}) });
  }
}

const isAtOnce = ({ state }: Pick<Position, 'state'>) => state.phase === 'politics';
const idOf = ({ to, into }: Readonly<Access>) => `access:${to}-${into}`;
const optionOf = (access: Readonly<Access>): Option => ({
  id: idOf(access),
  label: msg('empires-in-arms-access.given', { to: powerName(access.to), into: access.into }),
});
