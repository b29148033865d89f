import { issueOf } from '../cards.ts';
import type { FactionId } from '../pack-types.ts';
import type { Decisions, Position } from '../types.ts';
import { forceId } from '../uprising/bid.ts';
import { auctionOf, type Force, leastInfluence, possibleForces } from '../uprising/forces.ts';
import type { Order, Ordered } from './obey.ts';
import type { BidLimits, Orders } from './orders.ts';

/** 10.4: the least bid that beats the standing one within the limits; else pass, or be asked. */
export const bidByOrder: Order<Decisions['bid']> = (ordered) => {
  const { position, seat, orders, passing, args, ids } = ordered;
  if (args.faction !== seat) return undefined;
  if (passing && ids.includes('pass')) return 'pass';
  if (orders.bids === 'ask' || orders.bids === 'pass') return orders.bids === 'pass' ? 'pass' : undefined;
  const force = leastForce(position, args.faction, orders.bids, ids);
  if (force) return forceId(force);
  return orders.bids.beyond === 'pass' ? 'pass' : undefined;
};

/** 10.4b, d: no more influence than is needed. A player who has chosen the units is asked for the influence too. */
export const influenceByOrder: Order<Decisions['bid-influence']> = (ordered) => {
  const { position, seat, orders, args, choice } = ordered;
  if (args.faction !== seat || typeof orders.bids === 'string' || choice.kind !== 'number') return undefined;
  const force = leastForce(position, args.faction, orders.bids);
  const ordersForce = force?.units === args.units && force.inRegion === args.inRegion;
  return ordersForce && choice.min <= orders.bids.influence ? choice.min : undefined;
};

/** Of the forces within the limits the weakest, then the one that costs least happiness. */
function leastForce(
  position: Position,
  faction: FactionId,
  limits: BidLimits,
  ids?: Ordered<unknown>['ids'],
): Force | undefined {
  if (!isWanted(position, faction, limits)) return undefined;
  const within = possibleForces(position, faction)
    .filter((force) => isWithin(position, limits, force))
    .filter((force) => !ids || ids.includes(forceId(force)));
  const [first, ...others] = within;
  const cost = ({ units, inRegion }: Force) => units + (inRegion ? 1 : 0);
  const isLess = (a: Force, b: Force) => a.strength < b.strength || (a.strength === b.strength && cost(a) < cost(b));
  return first && others.reduce((least, next) => (isLess(next, least) ? next : least), first);
}

/** Whether the orders are about the issue at all. */
function isWanted({ state, pack }: Position, faction: FactionId, { own, issues, kinds }: BidLimits): boolean {
  const { issue, owner } = auctionOf(state);
  if (own && owner !== faction) return false;
  if (issues.length === 0 && kinds.length === 0) return true;
  return issues.includes(issue) || kinds.includes(issueOf(pack, issue).kind);
}

function isWithin(position: Position, limits: BidLimits, force: Force): boolean {
  const { units, inRegion } = force;
  const loss = position.pack.figures.unitPrice * (units + (inRegion ? 1 : 0)); // 10.4e
  return (
    units <= limits.units &&
    (limits.regionUnit || !inRegion) &&
    loss <= limits.happiness &&
    leastInfluence(position, force.strength) <= limits.influence
  );
}

/** Whether the limits allow any bid at all (10.4b, e). */
export function allowsNothing({ units, regionUnit, influence, happiness }: BidLimits, unitPrice: number): boolean {
  const withUnits = (units > 0 || regionUnit) && happiness >= unitPrice;
  return influence === 0 && !withUnits;
}

export function isBidding(bids: Orders['bids']): bids is BidLimits {
  return typeof bids !== 'string';
}
