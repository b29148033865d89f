import type { Deal, Draft, Promised } from './deals/deal.ts';
import type { Orders } from './orders/orders.ts';
import type { EventId, FactionId, IssueId, NationId, OptionId, RegionId, StrategyId, Token } from './pack-types.ts';

export type ByFaction<T> = { [F in FactionId]?: T };

/** A nation's pieces that are not on the board: cubes, and units (1.4). */
export type Supply = { available: number; exhausted: number; units: { available: number; exhausted: number } };

/** A region track (section 7): columns of the markers, 0 is the keg's start box; a unit's column by its owner. */
export type Track = { keg: number; unrest: number; units: ByFaction<number> };

/** A settled issue; the option is missing until it is chosen, and on the end card. */
export type Settled = { issue: IssueId; owner: FactionId; option: OptionId | undefined; tokens: Token[] };

/** A bid: Available units, whether the unit in the region is used, influence; `strength` by 10.4b. */
export type Bid = { units: number; inRegion: boolean; strength: number; influence: number };

/** An issue that is put up for bid (10.4). */
export type Auction = {
  issue: IssueId;
  /** Whose unit counts more: the issue's region, if it has a track. */
  region: RegionId | undefined;
  /** The faction that controlled it. */
  owner: FactionId;
  /** Those that have not passed, the next to speak first. */
  in: FactionId[];
  bids: ByFaction<Bid>;
  best: FactionId | undefined;
};

/** An uprising check under way (section 10). */
export type Check = {
  regions: RegionId[];
  /** The event's own modifier. */
  modifier: number;
  /** Announced for the region that is rolled for next (10.2a). */
  announced: ByFaction<number>;
  /** Regions that rose. */
  uprisings: RegionId[];
  /** Those of them that hit nobody and moved no keg: they bring no strategy cards (10.3c). */
  idle?: RegionId[];
  unsettled: IssueId[];
};

/** Settling under way (section 5): all five steps belong to the active player. */
export type Settling = {
  issue: IssueId;
  winner: FactionId;
  /**
   * Regions to which the chosen option gave unrest, by its icons: also where the marker could not move (card 18, 6.4).
   */
  unrestIn: RegionId[];
  /** The optional event has been decided on: nothing can be promised about it any more (12.2). */
  eventDecided?: true;
};

/** Solitaire (section 16): which faction the player runs just now, their VP, and what wins. */
export type Solo = { faction: FactionId; points: number; target: number };

export type Ending = { how: 'end-card' | 'deck' | 'deadlock'; issue: IssueId | undefined };

/**
 * A game of Versailles 1919. Steps change it in place. A faction is not a seat: `factions.ts` says who decides for it
 * (the neutral US and the bots have none of their own).
 */
export type State = {
  /** The factions that take turns, clockwise, the first player first. */
  order: FactionId[];
  /** A faction with cubes that nobody plays: the US with two players (15.1). */
  neutral: FactionId | undefined;
  /** 1 is the first player's first turn. */
  turn: number;
  /** Whose turn it is. */
  active: FactionId | undefined;
  /** What of this turn is done already (3.1); `neutral`: the action of the neutral faction has begun (15.2). */
  done: { political: boolean; military: boolean; neutral?: true };
  /** The factions with pieces. */
  supply: ByFaction<Supply>;
  /** Markers on the happiness track. */
  happiness: { [N in NationId]?: number };
  /** Units out of the game, in the order in which they went, with their box (8.5). */
  demobilized: { faction: FactionId; box: number }[];
  tracks: { [R in RegionId]: Track };
  /** A unit that has just arrived and has not pushed the unrest yet (8.4). */
  arriving: { faction: FactionId; region: RegionId } | undefined;

  /** Issues. Every one is in exactly one of these places, or up for bid (`auction`). */
  table: IssueId[];
  waitingRoom: IssueId[];
  /** The next one first: hidden. */
  deck: IssueId[];
  /** The top one first. */
  discard: IssueId[];
  /** Drawn in step 4, one of them to be picked. */
  drawn: IssueId[];
  settled: Settled[];
  /** Cubes on issues of the Table and the Waiting Room. */
  influence: { [issue: IssueId]: ByFaction<number> };

  /** Events: one on the Table, with a cube perhaps. */
  event: EventId | undefined;
  eventCube: FactionId | undefined;
  waitingEvents: EventId[];
  eventDeck: EventId[];
  eventDiscard: EventId[];

  /** Strategy cards that lie open and belong to nobody. */
  strategies: StrategyId[];
  strategyOf: ByFaction<StrategyId>;
  /** 10.7: the first uprising has brought the strategy cards. */
  strategiesChosen: boolean;

  settling: Settling | undefined;
  check: Check | undefined;
  auction: Auction | undefined;
  ending: Ending | undefined;
  /** Standing orders, by seat: hidden from everybody else. */
  orders: { [seat: string]: Orders };
  /** Seats that pass what they may until the turn ends: hidden from everybody else. */
  passing: string[];

  /** 12.4: the deals of this turn, proposed and accepted, and what they bind to; all gone when the turn ends. */
  deals: Deal[];
  promises: Promised[];
  /** Promises in preparation, by seat; hidden from everybody else, and gone when the turn ends. */
  drafts?: { [seat: string]: Draft };
  /** How many deals have been proposed so far: the next one's number. */
  dealsMade: number;
  /** Only in a game for one player. */
  solo: Solo | undefined;
};
