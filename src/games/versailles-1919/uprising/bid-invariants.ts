import { inEnglish } from '../in-english.ts';
import { supplyOf } from '../influence/supply.ts';
import type { Position } from '../types.ts';
import { hasForce } from './forces.ts';

/**
 * 10.4e, 16.11: a faction that may win has the units of its bid, and a bot also its influence; a player's is a matter
 * of deals, too.
 */
export function bidInvariants(position: Position): readonly string[] {
  const { state } = position;
  const { auction, solo } = state;
  if (!auction) return [];
  return state.order.flatMap((faction) => {
    const bid = auction.bids[faction];
    if (!bid) return [];
    const faults = hasForce(position, faction, bid) ? [] : [`${inEnglish(faction)} does not have the units of its bid`];
    const short = solo !== undefined && supplyOf(state, faction).available < bid.influence;
    return short ? [...faults, `${inEnglish(faction)} does not have the influence of its bid`] : faults;
  });
}
