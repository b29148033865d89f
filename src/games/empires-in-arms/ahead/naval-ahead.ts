import type { AheadRule } from '../../../kernel/ahead-rule.ts';
import { fleetCommander } from '../forces/who-commands.ts';
import { mustLeave } from '../naval/must-leave.ts';
import { turnBegins } from '../naval/turn-of.ts';
import { partnersOf } from '../naval/who-is-hostile.ts';
import type { Decisions, EmpiresInArms } from '../types.ts';
import { declaredWar, enemyFleet, enemyNear } from './conditions.ts';
import { msg } from './msg.ts';
import { yetToMove } from './yet-to-move.ts';

/** 6.2: a power with fleets writes its naval sheet from the beginning of the month on, until its turn comes. */
export const navalAhead: AheadRule<EmpiresInArms, Decisions['naval-turn']> = {
  offers: (position) => {
    const { state, pack } = position;
    const fleets = new Set(Object.keys(state.fleets).map((id) => fleetCommander(state, pack, id)));
    return yetToMove(position, 'naval').flatMap((power) =>
      fleets.has(power) ? [{ seats: [power], args: { power } }] : [],
    );
  },
  label: () => msg('empires-in-arms-ahead.label', { phase: 'naval' }),
  expected: (position, _, { power }) => {
    const { state } = position;
    const powers = partnersOf(state, power);
    const turn = { ...turnBegins(state, powers), mustLeave: [...mustLeave(position, powers)] };
    return { ...state, phase: 'naval', naval: { place: state.naval?.place ?? 1, turn } };
  },
  mayPassOver: true,
  conditions: [declaredWar, enemyNear, enemyFleet],
};
