import type { AheadRule } from '../../../kernel/ahead-rule.ts';
import { hasToDecide } from '../land/has-to-decide.ts';
import { beginLandTurn } from '../land/land-turn.ts';
import type { Decisions, EmpiresInArms } from '../types.ts';
import { declaredWar, enemyNear } from './conditions.ts';
import { msg } from './msg.ts';
import { yetToMove } from './yet-to-move.ts';

/** 7.3: a power writes its land sheet from the beginning of the month on, until its turn comes. */
export const landAhead: AheadRule<EmpiresInArms, Decisions['land-turn']> = {
  offers: (position) =>
    yetToMove(position, 'land').flatMap((power) =>
      hasToDecide(position, power) ? [{ seats: [power], args: { power } }] : [],
    ),
  label: () => msg('empires-in-arms-ahead.label', { phase: 'land' }),
  // What others have done so far in a land phase that goes on is theirs alone.
  expected: ({ state: { marches: _, attacks: __, ...state } }, ___, { power }) => ({
    ...state,
    phase: 'land',
    landTurn: beginLandTurn(power),
  }),
  mayPassOver: true,
  conditions: [declaredWar, enemyNear],
};
