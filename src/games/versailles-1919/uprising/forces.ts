import { issueOf } from '../cards.ts';
import { columnOf } from '../icons/tracks.ts';
import { supplyOf } from '../influence/supply.ts';
import type { FactionId } from '../pack-types.ts';
import type { Auction, State } from '../state.ts';
import type { At } from '../types.ts';

/** The units of a bid: Available ones, the one in the region or not, and what they count together (10.4b). */
export type Force = { readonly units: number; readonly inRegion: boolean; readonly strength: number };

export function auctionOf({ auction }: State): Auction {
  if (!auction) throw new Error('nothing is up for bid');
  return auction;
}

/** 10.4b to d: every force with which a faction could beat the standing bid, the smallest first. */
export function possibleForces(position: At, faction: FactionId): readonly Force[] {
  return forcesWith(position, faction, supplyOf(position.state, faction).available);
}

/** The same with this many cubes. */
export function forcesWith(position: At, faction: FactionId, available: number): readonly Force[] {
  return forces(position, faction)
    .filter(({ strength }) => beatsStanding(position, strength) && leastInfluence(position, strength) <= available)
    .sort((a, b) => a.strength - b.strength || a.units - b.units);
}

/** 10.4d: the influence with which this strength beats the standing bid; a first bid must be something at all. */
export function leastInfluence({ state }: At, strength: number): number {
  const { best, bids } = auctionOf(state);
  const standing = best && bids[best];
  if (!standing) return strength > 0 ? 0 : 1;
  return strength > standing.strength ? 0 : standing.influence + 1;
}

/** 10.4b: whether a faction has the units of a bid. */
export function hasForce({ state }: At, faction: FactionId, { units, inRegion }: Omit<Force, 'strength'>): boolean {
  const { region } = auctionOf(state);
  const there = region !== undefined && state.tracks[region].units[faction] !== undefined;
  return supplyOf(state, faction).units.available >= units && (there || !inRegion);
}

function beatsStanding({ state }: At, strength: number): boolean {
  const { best, bids } = auctionOf(state);
  const standing = best && bids[best];
  return !standing || strength >= standing.strength;
}

/** 10.4b, c: all a faction has, and only influence where the card says No Military. */
function forces({ state, pack }: At, faction: FactionId): readonly Force[] {
  const { issue, region } = auctionOf(state);
  const most = issueOf(pack, issue).noMilitary ? 0 : supplyOf(state, faction).units.available;
  const column = region && !issueOf(pack, issue).noMilitary ? state.tracks[region].units[faction] : undefined;
  const doubled = column === undefined ? [] : [columnOf(pack, column).strength];
  return Array.from({ length: most + 1 }, (_, units) => [
    { units, inRegion: false, strength: units },
    ...doubled.map((strength) => ({ units, inRegion: true, strength: units + strength })),
  ]).flat();
}
