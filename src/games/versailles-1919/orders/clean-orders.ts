import { controlledBy, openIssues } from '../cards.ts';
import { isFaction } from '../factions.ts';
import type { IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import { type BidLimits, keepOrders, type Orders } from './orders.ts';

/** 3.1: at the end of a turn nobody passes any more, and orders about issues and cards that are gone go with them. */
export function cleanOrders(state: State): void {
  state.passing = [];
  for (const [seat, orders] of Object.entries(state.orders)) keepOrders(state, seat, withoutGone(state, seat, orders));
}

function withoutGone(state: State, seat: string, orders: Orders): Orders {
  const settled = state.settled.map(({ issue }) => issue);
  const there = new Set([...openIssues(state), ...settled]);
  const own = isFaction(seat) ? controlledBy(state, seat).map(({ issue }) => issue) : [];
  return {
    ...orders,
    bids: typeof orders.bids === 'string' ? orders.bids : bidsOn(orders.bids, settled),
    options: Object.fromEntries(Object.entries(orders.options).filter(([issue]) => there.has(issue))),
    strategies: orders.strategies.filter((card) => state.strategies.includes(card)),
    giveUp: orders.giveUp.filter((issue) => own.includes(issue)),
  };
}

/** When the last issue that was named is gone, the seat is asked: an empty list would mean every issue. */
function bidsOn(limits: BidLimits, settled: readonly IssueId[]): Orders['bids'] {
  const issues = limits.issues.filter((issue) => settled.includes(issue));
  if (limits.issues.length > 0 && issues.length === 0 && limits.kinds.length === 0) return 'ask';
  return { ...limits, issues };
}
