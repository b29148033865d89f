import { issueOf } from '../cards.ts';
import { columnOf } from '../icons/tracks.ts';
import { supplyOf } from '../influence/supply.ts';
import { mobilized } from '../military/units.ts';
import type { FactionId, IssueId, Pack } from '../pack-types.ts';
import type { Bid } from '../state.ts';
import type { At, Step } from '../types.ts';
import { auctionOf } from '../uprising/forces.ts';
import { botsOf, soloOf } from './solo.ts';
import { potentialValue } from './value.ts';

/** A bot and what it bids; `raised`: by one, for it was equal to the other's. */
type BotBid = { readonly faction: FactionId; readonly bid: Bid; readonly raised: boolean };

/** 16.11: both bots' bids are fixed first; then the player may beat the better one. */
export const botsBid: Step<'bots-bid'> = {
  section: '16.11',
  run(play) {
    const { state, pack, push, tell } = play;
    const auction = auctionOf(state);
    const { issue } = auction;
    for (const { faction, bid, raised } of botBids(play)) {
      if (bid.strength + bid.influence === 0) {
        tell({ type: 'bot-without-bid', faction, issue });
        continue;
      }
      auction.bids[faction] = bid;
      const best = auction.best && auction.bids[auction.best];
      if (!best || compareBids(bid, best) > 0) auction.best = faction;
      const value = potentialValue(pack, issue, faction);
      tell({ type: 'bot-bids', faction, issue, bid, mobilized: mobilized(state, faction), value, raised });
    }
    auction.in = [soloOf(state).faction];
    push({ step: 'next-bid', args: {} });
  },
};

/** 10.4d: positive when the first bid beats the second. */
export function compareBids(a: Bid, b: Bid): number {
  return a.strength - b.strength || a.influence - b.influence;
}

/** 16.11: equal bids: the bot with more influence bids one more; if that is equal too, they stay as they are. */
function botBids(position: At): readonly BotBid[] {
  const bids = botsOf(position.state).map((faction) => ({ faction, bid: botBid(position, faction) }));
  const available = ({ faction }: { faction: FactionId }) => supplyOf(position.state, faction).available;
  return bids.map(({ faction, bid }, i) => {
    const other = bids[1 - i];
    const raised =
      other !== undefined && compareBids(bid, other.bid) === 0 && available({ faction }) > available(other);
    return { faction, bid: raised ? { ...bid, influence: bid.influence + 1 } : bid, raised };
  });
}

/**
 * 16.11: the units that a bot with this many mobilized ones wants to bid; none where the card says No Military
 * (10.4c).
 */
export function unitsToBid(pack: Pack, issue: IssueId, units: number): number {
  const { bidUnits } = pack.figures.solitaire;
  return issueOf(pack, issue).noMilitary ? 0 : (bidUnits[Math.min(units, bidUnits.length - 1)] ?? 0);
}

/**
 * 16.11: units by how many the bot has mobilized, the one in the region among them if there is one, the others
 * Available; influence to the issue's potential value.
 */
function botBid({ state, pack }: At, faction: FactionId): Bid {
  const { issue, region } = auctionOf(state);
  const { available, units } = supplyOf(state, faction);
  const wanted = unitsToBid(pack, issue, mobilized(state, faction));
  const column = wanted > 0 && region ? state.tracks[region].units[faction] : undefined;
  const inRegion = column !== undefined;
  const others = Math.min(units.available, wanted - (inRegion ? 1 : 0));
  return {
    units: others,
    inRegion,
    strength: others + (inRegion ? columnOf(pack, column).strength : 0),
    influence: Math.min(available, potentialValue(pack, issue, faction)),
  };
}
