import { leaderOf } from '../influence/cubes.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import { settleable } from '../turn/actions.ts';
import { neutralSettleable } from '../two-players/neutral-settle.ts';
import type { Position } from '../types.ts';

/** Issues whose option a faction may still choose: those that it leads and that may be settled, or has just won. */
export function issuesToWin(position: Position, faction: FactionId): readonly IssueId[] {
  const { state } = position;
  const led = issuesAhead(position).filter((issue) => leaderOf(state, issue) === faction);
  const won = state.settled.flatMap(({ issue, owner, option }) =>
    owner === faction && option === undefined ? [issue] : [],
  );
  return [...led, ...won];
}

/** Issues that may still be settled this turn; with a neutral faction a second time, in its action (15.2, 15.4). */
function issuesAhead({ state }: Position): readonly IssueId[] {
  if (!state.done.political) return settleable(state);
  return state.neutral && !state.done.neutral ? neutralSettleable(state) : [];
}

export function mayStillSettle(position: Position): boolean {
  return issuesAhead(position).length > 0;
}

/**
 * Whether the event on the Table may still be decided on this turn: while settling the Table is one issue short until
 * step 3.
 */
export function isEventAhead(position: Position): boolean {
  const { state, pack } = position;
  if (!state.settling) return mayStillSettle(position);
  return !state.settling.eventDecided && state.table.length < pack.figures.tableIssues;
}

/** Whether an uprising, and with it a bid, may still come: an event of this turn is carried out, or may be. */
export function mayStillRise(position: Position): boolean {
  const { settling, check } = position.state;
  return mayStillSettle(position) || settling !== undefined || check !== undefined;
}
