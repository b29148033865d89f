import { leaveCededLands } from '../peace/leave-ceded-lands.ts';
import { tellPoints } from '../status/tell-points.ts';
import type { Play, Step } from '../types.ts';
import { type CapitalHeld, capitalsHeld } from './capitals.ts';
import { conquer } from './conquer.ts';

/**
 * 7.7: after the land turns of all powers, lands whose capital an enemy has held long enough are conquered, all at
 * once. Who has no business there any more goes home (10.3).
 */
export const conquestStep: Step<'conquest-step'> = {
  section: '7.7',
  run: (play) => {
    delete play.state.siegesAhead;
    const ripe = noteCapitals(play);
    tellPoints(play, () => {
      for (const held of ripe) {
        const fallen = conquer(play, held);
        play.tell({ type: 'conquered', power: held.by, land: held.land, from: held.from, fallen });
      }
    });
    const departures = leaveCededLands(
      play,
      ripe.map(({ land }) => land),
    );
    if (departures.length > 0) play.push({ step: 'go-home', args: { departures: [...departures] } });
    // 6.2.6: ports have changed hands.
    if (ripe.length > 0) play.push({ step: 'leave-enemy-ports', args: {} });
  },
};

/** Since when each capital has been held; gives the lands that are conquered now, which are noted no more. */
function noteCapitals({ state, pack, options, tell }: Play): readonly CapitalHeld[] {
  const before = state.capitalsHeld ?? {};
  const months = options.conquest === 'at-once' ? 0 : pack.conquest.monthsHeld;
  const after: typeof before = {};
  const ripe: CapitalHeld[] = [];
  for (const held of capitalsHeld({ state, pack })) {
    const { land, by, from } = held;
    const known = before[land];
    const since = known?.by === by ? known.since : state.month;
    if (state.month - since >= months) ripe.push(held);
    else after[land] = { by, since };
    if (since === state.month && months > 0) tell({ type: 'capital-held', power: by, land, from, months });
  }
  for (const [land, { by }] of Object.entries(before))
    if (after[land]?.by !== by && !ripe.some((one) => one.land === land && one.by === by))
      tell({ type: 'capital-lost', power: by, land });
  if (Object.keys(after).length > 0) state.capitalsHeld = after;
  else delete state.capitalsHeld;
  return ripe;
}
