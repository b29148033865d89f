import { holderOfLand } from '../combinations/member-of.ts';
import { once } from '../once.ts';
import type { Board } from '../position-types.ts';
import { landsWithForces } from './forces-in.ts';
import type { Departure } from './peace-frames.ts';

/**
 * Whether a power has anything in the lands that it must leave: most have not, and nothing more need be found out about
 * them. The answers hold until forces move or lands change hands.
 */
export function whoDeparts(board: Board): (departure: Departure) => boolean {
  const lands = once(() => landsWithForces(board));
  return ({ power, from }) => {
    const there = lands().get(power);
    if (!there) return false;
    return there.has(from) || [...there].some((land) => holderOfLand(board, land) === from);
  };
}
