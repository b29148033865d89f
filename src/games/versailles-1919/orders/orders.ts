import type { SeatId } from '../../../kernel/decision.ts';
import type { FactionId, IssueId, Kind, OptionId, StrategyId } from '../pack-types.ts';
import type { State } from '../state.ts';

/** How far a seat bids by order (10.4). */
export type BidLimits = {
  /** Available units at most. */
  readonly units: number;
  /** The unit that is deployed in the region may be used too (10.4b). */
  readonly regionUnit: boolean;
  /** Cubes at most. */
  readonly influence: number;
  /** Happiness that the bid may cost at most (10.4e). */
  readonly happiness: number;
  /** Only issues that the seat controlled before they came up for bid. */
  readonly own: boolean;
  /** Only these, or those of these regions; both empty: all. */
  readonly issues: readonly IssueId[];
  readonly kinds: readonly Kind[];
  /** What is done where the limits do not reach. */
  readonly beyond: 'pass' | 'ask';
};

/** What a seat has ordered in advance. `ask` and what is empty: the seat is asked. */
export type Orders = {
  /** 10.2a. */
  readonly announce: 'ask' | 'nothing' | 'minus-if-hit' | 'minus-if-hit-else-ask' | 'minus-or-plus' | 'minus' | 'plus';
  /** 10.4. */
  readonly bids: 'ask' | 'pass' | BidLimits;
  /** 5.3, step 2b. */
  readonly events: 'ask' | 'decline' | 'carry-out';
  /** 5.3, step 1d, and 10.6. */
  readonly options: { readonly [issue: IssueId]: OptionId };
  /** The option of any other issue. */
  readonly otherOptions: 'ask' | 'kindest';
  /** 6.3: where a squadron's flag is to be chosen. */
  readonly flags: 'ask' | 'navy-uk' | 'navy-us';
  /** 5.3: of two parts of an event in somebody else's turn the one that is better for happiness, or the other. */
  readonly eitherOr: 'ask' | 'happiness' | 'pieces';
  /** 5.3: where an event lets an Exhausted unit become Available in somebody else's turn. */
  readonly ready: 'ask' | 'ready';
  /** 11.2, best first. */
  readonly strategies: readonly StrategyId[];
  /** 12. */
  readonly deals: 'ask' | 'decline';
  /** 10.3a: whom an uprising hits: the first of them that is among the tied. */
  readonly hit: readonly FactionId[];
  /** 10.3b: which of its own issues the seat would rather lose, the first one first. */
  readonly giveUp: readonly IssueId[];
  /** 9.3, and events in somebody else's turn: from where a unit goes first. */
  readonly mutiny: 'ask' | 'available' | 'exhausted' | 'deployed';
  /** 3.1: no military action after the political one. */
  readonly military: 'ask' | 'none';
};

export const NO_ORDERS: Orders = {
  announce: 'ask',
  bids: 'ask',
  events: 'ask',
  options: {},
  otherOptions: 'ask',
  flags: 'ask',
  eitherOr: 'ask',
  ready: 'ask',
  strategies: [],
  deals: 'ask',
  hit: [],
  giveUp: [],
  mutiny: 'ask',
  military: 'ask',
};

/** The orders of a seat; those of a seat without any let it be asked everything. */
export function ordersOf({ orders }: Pick<State, 'orders'>, seat: SeatId): Orders {
  return orders[seat] ?? NO_ORDERS;
}

/** True when nothing is ordered at all. */
export function isNothing({ options, ...orders }: Orders): boolean {
  const rest = Object.values(orders).every((order) => order === 'ask' || (Array.isArray(order) && order.length === 0));
  return rest && Object.keys(options).length === 0;
}

/** Keep a seat's orders; none at all are not kept. */
export function keepOrders(state: State, seat: SeatId, orders: Orders): void {
  if (isNothing(orders)) delete state.orders[seat];
  else state.orders[seat] = orders;
}

/** A state with a seat's orders as another one has them; that it passes for a turn is none of them. */
export function ordersFrom(state: State, from: Readonly<State>, seat: SeatId): State {
  const { [seat]: _, ...orders } = state.orders;
  const given = from.orders[seat];
  const passing = state.passing.filter((other) => other !== seat);
  return { ...state, passing, orders: given ? { ...orders, [seat]: given } : orders };
}
