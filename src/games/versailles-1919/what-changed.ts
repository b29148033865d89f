import type { SeatId } from '../../kernel/decision.ts';
import type { Message } from '../../kernel/message.ts';
import { controlledBy } from './cards.ts';
import { scoreOf } from './ending/score.ts';
import { isFaction } from './factions.ts';
import { supplyOf } from './influence/supply.ts';
import { msg } from './msg.ts';
import type { FactionId } from './pack-types.ts';
import type { At, Position } from './types.ts';

const WHAT = ['happiness', 'vp', 'issues', 'influence', 'units'] as const;
type Figures = { readonly [what in (typeof WHAT)[number]]: number };

/**
 * What an answer has changed for the faction that a seat runs, all of it open: happiness, points as they stand, issues,
 * influence and units at hand (4, 8, 9, 14). A lone player's is the one that they run when they answer (16.1).
 */
export function whatChanged(before: Position, after: Position, seat: SeatId): readonly Message[] {
  const faction = isFaction(seat) ? seat : before.state.solo?.faction;
  if (!faction || !before.state.supply[faction]) return [];
  const [was, is] = [figuresOf(before, faction), figuresOf(after, faction)];
  return WHAT.flatMap((what) => {
    const by = is[what] - was[what];
    return by === 0 ? [] : [msg('versailles-1919.effect', { what, sign: by < 0 ? 'minus' : 'plus', n: Math.abs(by) })];
  });
}

function figuresOf(position: At, faction: FactionId): Figures {
  const { state } = position;
  const { available, units } = supplyOf(state, faction);
  return {
    happiness: state.happiness[faction] ?? 0,
    vp: scoreOf(position, faction).total,
    issues: controlledBy(state, faction).length,
    influence: available,
    units: units.available,
  };
}
