import { isRegion, issueOf } from '../../../games/versailles-1919/cards.ts';
import type { Effect } from '../../../games/versailles-1919/effect.ts';
import { supplyOf } from '../../../games/versailles-1919/influence/supply.ts';
import { allowsNothing } from '../../../games/versailles-1919/orders/bid-by-order.ts';
import { issuesForBids, issuesWithOptions } from '../../../games/versailles-1919/orders/ordered-issues.ts';
import { type BidLimits, NO_ORDERS, type Orders } from '../../../games/versailles-1919/orders/orders.ts';
import type {
  FactionId,
  Issue,
  IssueId,
  IssueOption,
  StrategyId,
  Token,
} from '../../../games/versailles-1919/pack-types.ts';
import { strategyWorth } from '../../../games/versailles-1919/strategy/strategy-worth.ts';
import type { Position } from '../../../games/versailles-1919/types.ts';
import { issuesIn } from '../../../games/versailles-1919/uprising/hit.ts';
import type { Taste } from '../taste.ts';

/** How likely a seat wants to keep what it loses, and to win what others lose. */
const KEEPS = 0.85;
const COVETS = 0.3;
/** Happiness that it does not put at stake, and the most it pays with. */
const SAFE = 12;
const UNITS = 2;
/** The share of its Available cubes that it bids, and the most. */
const SHARE = 0.5;
const CUBES = 6;

const FLAGS: { readonly [F in FactionId]: readonly Token[] } = {
  uk: ['navy-uk', 'empire-uk'],
  fr: ['empire-fr'],
  us: ['navy-us'],
  it: ['empire-it'],
};

/** What a seat means to do when it is asked in others' turns; with standing orders it says so in advance. */
export function intentionsOf(position: Position, faction: FactionId, taste: Taste): Orders {
  return {
    ...NO_ORDERS,
    announce: 'minus-or-plus',
    bids: bidsOf(position, faction, taste),
    events: 'carry-out',
    options: Object.fromEntries(
      issuesWithOptions(position, faction).map((issue) => [issue.id, bestOption(position, issue, faction)]),
    ),
    otherOptions: 'kindest',
    flags: faction === 'us' ? 'navy-us' : 'navy-uk',
    eitherOr: (position.state.happiness[faction] ?? 0) < SAFE + UNITS ? 'happiness' : 'pieces',
    ready: 'ready',
    strategies: rankStrategies(position, faction),
    deals: 'decline',
    hit: position.state.order.filter((other) => other !== faction).concat(faction),
    giveUp: giveUp(position, faction),
    mutiny: 'exhausted',
    military: 'none',
  };
}

/** 10.4: half of its cubes, and units as far as that brings no mutiny near, for what it likes. */
function bidsOf(position: Position, faction: FactionId, taste: Taste): Orders['bids'] {
  const { state, pack } = position;
  const supply = supplyOf(state, faction);
  const happiness = Math.max(0, Math.min(UNITS, (state.happiness[faction] ?? 0) - SAFE));
  const owner = (issue: IssueId) => state.settled.find((one) => one.issue === issue)?.owner ?? state.auction?.owner;
  const issues = issuesForBids(position)
    .map(({ id }) => id)
    .filter((id) => taste('bid', faction, id) < (owner(id) === faction ? KEEPS : COVETS));
  const limits: BidLimits = {
    units: Math.min(happiness, supply.units.available),
    regionUnit: happiness > 0,
    influence: Math.min(CUBES, Math.floor(supply.available * SHARE)),
    happiness,
    own: false,
    issues,
    kinds: [],
    beyond: 'pass',
  };
  return issues.length === 0 || allowsNothing(limits, pack.figures.unitPrice) ? 'pass' : limits;
}

/** 5.3 step 1d: happiness, tokens with one's flag, and calm where one controls issues. */
function bestOption(position: Position, { options }: Issue, faction: FactionId): string {
  const worth = ({ effects }: IssueOption) =>
    effects.reduce((sum, effect) => sum + worthOf(position, effect, faction), 0);
  const [first, ...others] = options;
  if (!first) throw new Error('an issue without options');
  return others.reduce((best, next) => (worth(next) > worth(best) ? next : best), first).id;
}

function worthOf(position: Position, effect: Effect, faction: FactionId): number {
  if (effect.op === 'unrest' && isRegion(effect.where))
    return issuesIn(position, faction, effect.where).length > 0 ? -effect.n / 2 : 0;
  if (effect.op === 'happiness') return effect.who === faction ? effect.n : 0;
  if (effect.op !== 'token') return 0;
  if (effect.token === 'navy-choice') return faction === 'uk' || faction === 'us' ? effect.n : 0;
  return FLAGS[faction].includes(effect.token) ? effect.n : 0;
}

/** 11.2: what would give most now. */
function rankStrategies(position: Position, faction: FactionId): readonly StrategyId[] {
  const worth = (id: StrategyId) => strategyWorth(position, faction, id);
  return position.state.strategies.toSorted((a, b) => worth(b) - worth(a));
}

/** 10.3b: what holds fewest tokens. */
function giveUp({ state, pack }: Position, faction: FactionId): readonly IssueId[] {
  return state.settled
    .filter(({ owner, issue }) => owner === faction && issueOf(pack, issue).options.length > 0)
    .toSorted((a, b) => a.tokens.length - b.tokens.length)
    .map(({ issue }) => issue);
}
