import type { Answer } from '../../../kernel/choice.ts';
import type { Message } from '../../../kernel/message.ts';
import { issueOf } from '../cards.ts';
import { supplyOf } from '../influence/supply.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Position } from '../types.ts';
import { bidText } from './bid-words.ts';
import { auctionOf, hasForce } from './forces.ts';

/** 10.4b to d: why these units (`units:2`, `region+1`) are no bid, when they are not among what can be bid. */
export function refuseForce(
  position: Position,
  faction: FactionId,
  answer: Answer,
  possible: readonly string[],
): Message | undefined {
  const found = typeof answer === 'string' ? /^(units:|region\+)(\d{1,3})$/.exec(answer) : null;
  if (!found || possible.includes(String(answer))) return undefined;
  const { state, pack } = position;
  const { issue } = auctionOf(state);
  const force = { units: Number(found[2]), inRegion: found[1] === 'region+' };
  if (issueOf(pack, issue).noMilitary && (force.units > 0 || force.inRegion))
    return msg('versailles-1919.refused.no-military', { issue: issueName(pack, issue) });
  if (!hasForce(position, faction, force))
    return msg('versailles-1919.refused.units', { available: supplyOf(state, faction).units.available });
  return refuseBelow(position);
}

/** 10.4b, d: why this influence is not a bid. */
export function refuseInfluence(
  position: Position,
  answer: Answer,
  { min, max }: { readonly min: number; readonly max: number },
): Message | undefined {
  if (typeof answer !== 'number') return undefined;
  if (answer > max && max >= 0) return msg('versailles-1919.refused.influence', { available: max });
  return answer < min ? refuseBelow(position) : undefined;
}

function refuseBelow({ state }: Position): Message {
  const { best, bids } = auctionOf(state);
  const standing = best && bids[best];
  if (!standing) return msg('versailles-1919.refused.empty-bid');
  return msg('versailles-1919.refused.below', { ...nationArgs(best), bid: bidText(standing) });
}
