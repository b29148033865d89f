import type { Power } from '../pack-lists.ts';
import { POWERS } from '../pack-lists.ts';
import { deciding } from '../sequence/who-decides.ts';
import type { Play, Position, Step } from '../types.ts';
import { carryOutMonth } from './carry-out-month.ts';
import { defaultOrders } from './default-orders.ts';
import { dueArrivals } from './due-arrivals.ts';
import { listUnplaced } from './what-is-lost.ts';

/** 5: all who have something to place are asked together, or one after the other in the order of the land step. */
export const reinforcementPhase: Step<'reinforcement-phase'> = {
  section: '5',
  run: (play) => {
    const { state, pack, options, push } = play;
    state.phase = 'reinforcement';
    if (options.reinforcement === 'in-order') {
      const turns = pack.sequence.landReinforcement.map((power) => ({
        step: 'reinforcement-turn' as const,
        args: { power },
      }));
      push(...turns);
    } else askOrCarryOut(play, POWERS);
  },
};

/** 5.2: one power's turn; its ships come first, and then the rest (ruling). */
export const reinforcementTurn: Step<'reinforcement-turn'> = {
  section: '5.2',
  run: (play, { power }) => askOrCarryOut(play, [power]),
};

function askOrCarryOut(play: Play, powers: readonly Power[]): void {
  const asked = deciding(play).filter((power) => powers.includes(power) && hasToPlace(play, power));
  if (asked.length > 0) play.push({ ask: 'reinforcements', args: { powers: asked } });
  else carryOutMonth(play, powers, {});
}

/** True where something comes that can be placed or would be lost. Counters and ships that must wait are none. */
function hasToPlace(position: Pick<Position, 'state' | 'pack'>, power: Power): boolean {
  if (dueArrivals(position.state, power).length === 0) return false;
  return listUnplaced(position.state, power).length > 0 || defaultOrders(position, power).length > 0;
}
