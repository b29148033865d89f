import { supplyOf } from '../influence/supply.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Position } from '../types.ts';
import type { Promised, Terms, Transfer } from './deal.ts';
import { freeCubes, standingBid } from './free-cubes.ts';
import { canBePromised } from './listed-promises.ts';
import { contradiction } from './promised.ts';

/** Why terms cannot be carried out as things stand. */
export type Obstacle =
  /** It would exhaust `n` cubes and has `free` that are Available and not in its standing bid of `bid`. */
  | {
      readonly kind: 'gives';
      readonly faction: FactionId;
      readonly n: number;
      readonly free: number;
      readonly bid: number;
    }
  /** It would take back `n` cubes and has `exhausted` ones. */
  | { readonly kind: 'recovers'; readonly faction: FactionId; readonly n: number; readonly exhausted: number }
  /** It cannot come up any more this turn. */
  | { readonly kind: 'past'; readonly promised: Promised }
  /** Only one of the two can be kept; `held` is in the same deal, or in one that holds already. */
  | { readonly kind: 'contradiction'; readonly promised: Promised; readonly held: Promised };

/** What stands in the way of these terms just now; undefined when they are possible (12.2, 12.3). */
export function obstacleTo(position: Position, terms: Pick<Terms, 'transfers' | 'promises'>): Obstacle | undefined {
  return obstacleToTransfers(position.state, terms.transfers) ?? obstacleToPromises(position, terms.promises);
}

/** All at once: what one gives is there before, and what one takes back is Exhausted before. */
function obstacleToTransfers(state: State, transfers: readonly Transfer[]): Obstacle | undefined {
  for (const faction of state.order) {
    const sum = (side: 'from' | 'to') =>
      transfers.reduce((so, transfer) => (transfer[side] === faction ? so + transfer.n : so), 0);
    const [gives, recovers] = [sum('from'), sum('to')];
    const free = freeCubes(state, faction);
    const { exhausted } = supplyOf(state, faction);
    if (gives > free) return { kind: 'gives', faction, n: gives, free, bid: standingBid(state, faction) };
    if (recovers > exhausted) return { kind: 'recovers', faction, n: recovers, exhausted };
  }
  return undefined;
}

function obstacleToPromises(position: Position, promises: readonly Promised[]): Obstacle | undefined {
  const found = contradiction(promises, position.state.promises);
  if (found) return { kind: 'contradiction', ...found };
  const past = promises.find((promised) => !canBePromised(position, promised));
  return past && { kind: 'past', promised: past };
}
