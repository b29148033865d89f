import { leadersWith } from '../forces/remove-unit.ts';
import { type Interception, interceptionIn, type Reactions } from '../orders/reactions.ts';
import type { FleetId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { FleetPlace } from '../state.ts';
import { placeId } from './fleet-places.ts';
import type { Interceptor } from './interceptors.ts';
import { byShips, shipsIn } from './targets.ts';

type Met = {
  readonly at: Readonly<FleetPlace>;
  readonly moving: readonly FleetId[];
  readonly stacks: readonly Interceptor[];
};

/**
 * What standing orders answer to a stack that comes by (6.2.3); undefined: ask. Of several stacks that they would send,
 * the one with the best chance goes, and of those the strongest.
 */
export function standingInterception(
  board: Board,
  reactions: Reactions,
  { at, moving, stacks }: Met,
): string | undefined {
  const { intercept, interceptWhom, staysInPort } = reactions;
  const rule = at.in === 'sea' ? interceptionIn(reactions, at.sea) : intercept;
  const powers = byShips(board, moving);
  if (interceptWhom && !powers.some((power) => interceptWhom.includes(power))) return 'no';
  const ready = stacks.filter((stack) => !(staysInPort && stack.at.in === 'port'));
  if (ready.length === 0) return 'no';
  if (rule === undefined) return undefined;
  const sent = ready.filter((stack) => wouldGo(board, rule, stack, moving));
  const [best] = sent.toSorted(
    (a, b) => chance(b) - chance(a) || shipsIn(board.state, b.fleets) - shipsIn(board.state, a.fleets),
  );
  return best ? `stack:${placeId(best.at)}` : 'no';
}

const chance = ({ upTo }: Interceptor) => upTo ?? Number.POSITIVE_INFINITY;

/** Ships for each ten of the stack that comes by, of which odds speak. */
const TEN = 10;

function wouldGo(
  { state, pack }: Board,
  rule: Interception,
  { fleets }: Interceptor,
  moving: readonly FleetId[],
): boolean {
  switch (rule) {
    case 'always':
      return true;
    case 'never':
      return false;
    case 'with_nelson':
      return fleets.some((id) => leadersWith(state, id).includes(pack.naval.admiral));
    default:
      return shipsIn(state, fleets) * TEN >= rule.odds * shipsIn(state, moving);
  }
}
