import { eventOf, issueOf, REGIONS } from '../cards.ts';
import { activeOf, seatOf } from '../factions.ts';
import { columnOf } from '../icons/tracks.ts';
import { leaderOf } from '../influence/cubes.ts';
import { canPlace } from '../influence/place-influence.ts';
import { canReclaim } from '../influence/reclaim.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import { settleable } from '../turn/actions.ts';
import type { Position } from '../types.ts';
import type { Promised } from './deal.ts';

/** 12.2: what a faction can promise for this turn: only what may still come up. */
export function possiblePromises(position: Position, faction: FactionId): readonly Promised[] {
  return [
    ...actions(position, faction),
    ...options(position, faction),
    ...events(position, faction),
    ...announcements(position, faction),
    ...bids(position, faction),
  ];
}

/** The political action of the active player. */
function actions({ state }: Position, faction: FactionId): readonly Promised[] {
  if (faction !== state.active || state.done.political) return [];
  const issues = settleable(state);
  const mayAlsoNot = issues.length > 0 && (canPlace(state, faction) || canReclaim(state, faction));
  return [
    ...issues.map((issue): Promised => ({ kind: 'settle', faction, issue })),
    ...(mayAlsoNot ? [{ kind: 'not-settle' as const, faction }] : []),
  ];
}

/** Options of issues that the faction leads and that may still be settled, has just won, or can win in a bid. */
function options(position: Position, faction: FactionId): readonly Promised[] {
  const { state, pack } = position;
  const led = mayStillSettle(position) ? settleable(state).filter((issue) => leaderOf(state, issue) === faction) : [];
  const won = state.settled.flatMap(({ issue, owner, option }) =>
    owner === faction && option === undefined ? [issue] : [],
  );
  const bidFor = state.auction?.in.includes(faction) ? [state.auction.issue] : [];
  return [...led, ...won, ...bidFor].flatMap((issue) => optionsOf(issueOf(pack, issue), faction, issue));
}

function optionsOf(
  { options: all }: ReturnType<typeof issueOf>,
  faction: FactionId,
  issue: IssueId,
): readonly Promised[] {
  if (all.length < 2) return [];
  return all.map(({ id }): Promised => ({ kind: 'option', faction, issue, option: id }));
}

/** The optional event on the Table, for the one who would decide on it (5.3 step 2). */
function events(position: Position, faction: FactionId): readonly Promised[] {
  const { state, pack } = position;
  const { event } = state;
  if (event === undefined || !eventOf(pack, event).conference.optional || !isEventAhead(position)) return [];
  if (seatOf(position, state.eventCube ?? activeOf(state)) !== faction) return [];
  return [true, false].map((carryOut): Promised => ({ kind: 'event', faction, event, carryOut }));
}

/** Regions in which the faction has a unit that may modify the roll (10.2a). */
function announcements(position: Position, faction: FactionId): readonly Promised[] {
  const { state, pack } = position;
  if (!mayStillSettle(position) && !state.settling && !state.check) return [];
  return REGIONS.flatMap((region) => {
    const column = state.tracks[region].units[faction];
    if (column === undefined || columnOf(pack, column).modifier === 0) return [];
    return (['plus', 'minus', 'nothing'] as const).map((say): Promised => ({ kind: 'announce', faction, region, say }));
  });
}

function bids(position: Position, faction: FactionId): readonly Promised[] {
  const { state } = position;
  const ahead = mayStillSettle(position) || state.settling || state.check || state.auction?.in.includes(faction);
  return ahead ? (['pass', 'must'] as const).map((how): Promised => ({ kind: 'bid', faction, how })) : [];
}

/** Whether an issue may still be settled this turn; with a neutral faction a second time, for that one (15.2). */
function mayStillSettle({ state }: Position): boolean {
  return (!state.done.political || state.neutral !== undefined) && settleable(state).length > 0;
}

/** Whether the event on the Table may still be decided on this turn: while settling the Table is one issue short until step 3. */
function isEventAhead(position: Position): boolean {
  const { state, pack } = position;
  if (!state.settling) return mayStillSettle(position);
  return !state.settling.eventDecided && state.table.length < pack.figures.tableIssues;
}
