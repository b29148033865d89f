import type { Option } from '../../../kernel/choice.ts';
import { theAnswer, theOption } from '../answers.ts';
import { seatOf } from '../factions.ts';
import { changeHappiness } from '../icons/happiness.ts';
import { supplyOf } from '../influence/supply.ts';
import { exhaustDeployed } from '../military/units.ts';
import { msg } from '../msg.ts';
import { issueName, nationArgs } from '../names.ts';
import type { FactionId } from '../pack-types.ts';
import type { Bid } from '../state.ts';
import type { Decide, Play, Position, Step } from '../types.ts';
import { bidText } from './bid-words.ts';
import { auctionOf, type Force, hasForce, leastInfluence, possibleForces } from './forces.ts';
import { couldBeHelped } from './help-to-bid.ts';
import { refuseForce, refuseInfluence } from './refuse-bid.ts';

/**
 * 10.4a: it is the next player's turn to bid; a player who cannot outbid passes without being asked, unless the table
 * waits for help. The last one left has won.
 */
export const nextBid: Step<'next-bid'> = {
  section: '10.4',
  run(play) {
    const { state, push, tell } = play;
    const auction = auctionOf(state);
    const [next] = auction.in;
    if (!next && auction.best)
      push({ step: 'award-to-bot', args: {} }); // 16.11
    else if (!next) {
      state.discard.unshift(auction.issue);
      state.auction = undefined;
      tell({ type: 'nobody-bid', issue: auction.issue });
    } else if (next === auction.best) award(play, next);
    else if (possibleForces(play, next).length > 0 || isAskedAnyway(play, next))
      push({ ask: 'bid', args: { faction: next } });
    else {
      auction.in.shift();
      tell({ type: 'passed', faction: next, issue: auction.issue, forced: true });
      push({ step: 'next-bid', args: {} });
    }
  },
};

/** 10.4: pass, or the units of a bid that beats the standing one; then its influence. */
export const bid: Decide<'bid'> = {
  section: '10.4',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction }) => {
    const { issue, best, bids } = auctionOf(position.state);
    const standing = best && bids[best];
    return {
      prompt: standing
        ? msg('versailles-1919.ask.bid', {
            issue: issueName(position.pack, issue),
            bid: bidText(standing),
            ...nationArgs(best),
          })
        : msg('versailles-1919.ask.first-bid', { issue: issueName(position.pack, issue) }),
      brief: msg('versailles-1919.brief.bid', { issue: issueName(position.pack, issue) }),
      choice: {
        kind: 'one',
        options: [
          { id: 'pass', label: msg('versailles-1919.option.pass') },
          ...possibleForces(position, faction).map((force) => forceOption(position, faction, force)),
        ],
      },
    };
  },
  refuse: (position, _, answer, { faction }) =>
    refuseForce(position, faction, answer, possibleForces(position, faction).map(forceId)),
  waiting: ({ state, pack }, { faction }) =>
    msg('versailles-1919.waiting.bid', { ...nationArgs(faction), issue: issueName(pack, auctionOf(state).issue) }),
  apply(play, answers, { faction }) {
    const { state, push, tell } = play;
    const chosen = theOption(answers);
    const force = possibleForces(play, faction).find((other) => forceId(other) === chosen);
    if (force) {
      const { units, inRegion } = force;
      push({ ask: 'bid-influence', args: { faction, units, inRegion } });
      return;
    }
    const auction = auctionOf(state);
    auction.in.shift();
    tell({ type: 'passed', faction, issue: auction.issue, forced: false });
    push({ step: 'next-bid', args: {} });
  },
  fallback: () => 'pass',
  onlyAnswer: () => {}, // others have given away what was needed; `apply` tells it
  asksAnyway: (position, _, { faction }) => isAskedAnyway(position, faction),
};

/** 12.3: by a choice of the table, a faction that cannot outbid is asked as long as others could help. */
function isAskedAnyway(position: Position, faction: FactionId): boolean {
  return position.options.hopeless_bids === 'ask' && couldBeHelped(position, faction);
}

/** 10.4b, d: the influence of the bid, from what is needed to all that is Available. */
export const bidInfluence: Decide<'bid-influence'> = {
  section: '10.4',
  seats: (position, { faction }) => [seatOf(position, faction)],
  ask: (position, _, { faction, units, inRegion }) => ({
    prompt: msg('versailles-1919.ask.bid-influence', { units, inRegion: inRegion ? 1 : 0 }),
    brief: msg('versailles-1919.brief.bid-influence'),
    choice: { kind: 'number', ...influenceRange(position, faction, { units, inRegion }) },
  }),
  refuse: (position, _, answer, { faction, units, inRegion }) =>
    refuseInfluence(position, answer, influenceRange(position, faction, { units, inRegion })),
  waiting: ({ state, pack }, { faction }) =>
    msg('versailles-1919.waiting.bid', { ...nationArgs(faction), issue: issueName(pack, auctionOf(state).issue) }),
  apply(play, answers, { faction, units, inRegion }) {
    const { state, push, tell } = play;
    const auction = auctionOf(state);
    const made: Bid = {
      units,
      inRegion,
      strength: strengthOf(play, { units, inRegion }),
      influence: Number(theAnswer(answers)),
    };
    auction.bids[faction] = made;
    auction.best = faction;
    auction.in.push(...auction.in.splice(0, 1));
    tell({ type: 'bid-made', faction, issue: auction.issue, bid: made });
    push({ step: 'next-bid', args: {} });
  },
  fallback: (position, _, { units, inRegion }) => leastInfluence(position, strengthOf(position, { units, inRegion })),
  onlyAnswer: () => {}, // everything is open; `apply` tells it
};

/** What is needed to outbid with these units, to all that is Available. */
function influenceRange(position: Position, faction: FactionId, force: Omit<Force, 'strength'>) {
  return {
    min: leastInfluence(position, strengthOf(position, force)),
    // Without units that a moderator has moved since they were bid there is nothing to answer.
    max: hasForce(position, faction, force) ? supplyOf(position.state, faction).available : -1,
  };
}

/** 10.4e: the winner pays the whole bid, and happiness for each unit in it. */
function award(play: Play, faction: FactionId): void {
  const { state, pack, tell } = play;
  const { issue, owner, region, bids } = auctionOf(state);
  const won = bids[faction];
  if (!won) throw new Error(`${faction} has not bid`);
  const supply = supplyOf(state, faction);
  supply.available -= won.influence;
  supply.exhausted += won.influence;
  supply.units.available -= won.units;
  supply.units.exhausted += won.units;
  if (won.inRegion && region) exhaustDeployed(state, faction, [region]);
  state.auction = undefined;
  state.settled.push({ issue, owner: faction, option: undefined, tokens: [] });
  tell({ type: 'auction-won', faction, issue, bid: won, kept: owner === faction });
  changeHappiness(play, faction, -pack.figures.unitPrice * (won.units + (won.inRegion ? 1 : 0)));
}

function strengthOf(position: Position, force: Omit<Force, 'strength'>): number {
  const { issue, region, in: bidders } = auctionOf(position.state);
  const [faction] = bidders;
  if (!faction) throw new Error(`nobody bids for ${issue}`);
  const column = force.inRegion && region ? position.state.tracks[region].units[faction] : undefined;
  const double = column === undefined ? 0 : (position.pack.columns[column - 1]?.strength ?? 0);
  return force.units + double;
}

/** How a force is called in the choice. */
export function forceId({ units, inRegion }: Force): string {
  return inRegion ? `region+${units}` : `units:${units}`;
}

function forceOption(position: Position, faction: FactionId, force: Force): Option {
  return {
    id: forceId(force),
    label: msg('versailles-1919.option.force', {
      units: force.units,
      inRegion: force.inRegion ? 1 : 0,
      strength: force.strength,
    }),
    detail: msg('versailles-1919.option.force-detail', {
      least: leastInfluence(position, force.strength),
      most: supplyOf(position.state, faction).available,
      loss: position.pack.figures.unitPrice * (force.units + (force.inRegion ? 1 : 0)),
    }),
  };
}
