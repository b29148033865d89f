import { POWERS, type Power } from '../pack-lists.ts';
import type { Departure } from '../peace/peace-frames.ts';
import { areAllied, areAtWar } from '../relations/pair.ts';
import type { State } from '../state.ts';
import type { Play, Step } from '../types.ts';
import { ACCESS_TO, type Access } from './access.ts';
import type { AccessEnd } from './access-fact.ts';
import { hasAccess, stillHolds } from './has-access.ts';
import { keepAccess } from './keep-access.ts';
import { holdsStraits } from './straits.ts';

/**
 * 10.3: access that holds no more is over for good: it does not come back with a new alliance. Whoever stands in land
 * that is closed to them now goes home, unless the two are allied or at war (ruling).
 */
export const lapseAccess: Step<'lapse-access'> = {
  section: '10.3',
  run: (play) => {
    const { state, push } = play;
    const departures: Departure[] = [];
    for (const power of POWERS) {
      const all = state.access?.[power];
      if (!all) continue;
      const over = all.filter((access) => endOf(play, power, access) !== undefined);
      if (over.length === 0) continue;
      tellEnds(play, power, over);
      keepAccess(
        state,
        power,
        all.filter((access) => !over.includes(access)),
      );
      for (const { to, into } of over)
        if (into === 'land' && mustLeave(state, power, to)) departures.push({ power: to, from: power });
    }
    if (departures.length > 0) push({ step: 'go-home', args: { departures } });
  },
};

/** Why access holds no more; undefined: it holds. */
function endOf(play: Play, power: Power, access: Readonly<Access>): AccessEnd | undefined {
  const { state } = play;
  if (areAtWar(state, power, access.to)) return 'war';
  if (access.until !== undefined && state.month >= access.until) return 'month';
  const toStranger = play.options.access === 'allies' && !access.byPeace && !areAllied(state, power, access.to);
  if (toStranger || !stillHolds(state, power, access)) return 'condition';
  return access.into === 'straits' && !holdsStraits(play, power) ? 'straits' : undefined;
}

/** What was taken back has been told already. */
function tellEnds(play: Play, power: Power, over: readonly Readonly<Access>[]): void {
  const { tell } = play;
  const ends = over.map((access) => ({ access, why: endOf(play, power, access) }));
  for (const to of new Set(over.map((access) => access.to))) {
    for (const why of ['war', 'month', 'condition', 'straits'] as const) {
      const into = ACCESS_TO.filter((one) =>
        ends.some((end) => end.why === why && end.access.to === to && end.access.into === one),
      );
      if (into.length > 0) tell({ type: 'access-lapsed', of: power, to, into, why });
    }
  }
}

function mustLeave(state: State, host: Power, guest: Power): boolean {
  return !areAtWar(state, host, guest) && !areAllied(state, host, guest) && !hasAccess(state, host, guest, 'land');
}
