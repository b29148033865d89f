import { eventOf, REGIONS } from '../cards.ts';
import { activeOf, seatOf } from '../factions.ts';
import { columnOf } from '../icons/tracks.ts';
import { canPlace } from '../influence/place-influence.ts';
import { canReclaim } from '../influence/reclaim.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import { settleable } from '../turn/actions.ts';
import { openOptions } from '../two-players/neutral-option.ts';
import { reclaimable } from '../two-players/neutral-reclaim.ts';
import { neutralSettleable } from '../two-players/neutral-settle.ts';
import type { Position } from '../types.ts';
import { isEventAhead, issuesToWin, mayStillRise } from './ahead.ts';
import type { Promised, Promiser } from './deal.ts';

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

/** The political action of the active player, and the one that they take for a neutral faction (15.2). */
function actions(position: Position, faction: FactionId): readonly Promised[] {
  const { state } = position;
  const { active, done, neutral } = state;
  if (faction !== active) return [];
  const free = canPlace(state, faction) || canReclaim(state, faction);
  const own = done.political ? [] : action({ faction }, settleable(state), free);
  if (!neutral || done.neutral) return own;
  const neutralFree = canPlace(state, neutral) || reclaimable(position, neutral) > 0;
  return [...own, ...action({ faction, of: neutral }, neutralSettleable(state), neutralFree)];
}

function action(by: Promiser, issues: readonly IssueId[], mayAlsoNot: boolean): readonly Promised[] {
  return [
    ...issues.map((issue): Promised => ({ kind: 'settle', ...by, issue })),
    ...(issues.length > 0 && mayAlsoNot ? [{ kind: 'not-settle' as const, ...by }] : []),
  ];
}

/**
 * Options of issues that the faction leads and that may still be settled, has just won, or can win in a bid; the same
 * for a neutral faction, of which the active player decides (15.5).
 */
function options(position: Position, faction: FactionId): readonly Promised[] {
  const { active, auction, neutral } = position.state;
  const bidFor = auction?.in.includes(faction) ? [auction.issue] : [];
  const own = [...issuesToWin(position, faction), ...bidFor];
  const others = neutral && faction === active ? issuesToWin(position, neutral) : [];
  return [
    ...own.flatMap((issue) => optionsOf(position, { faction }, issue)),
    ...others.flatMap((issue) => optionsOf(position, { faction, ...(neutral && { of: neutral }) }, issue)),
  ];
}

function optionsOf(position: Position, by: Promiser, issue: IssueId): readonly Promised[] {
  const open = openOptions(position, by.of ?? by.faction, issue);
  if (open.length < 2) return [];
  return open.map(({ id }): Promised => ({ kind: 'option', ...by, issue, option: id }));
}

/** The optional event on the Table, for the faction that would decide on it (5.3 step 2). */
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
  if (!mayStillRise(position)) return [];
  return REGIONS.flatMap((region) => {
    const column = state.tracks[region].units[faction];
    if (column === undefined || columnOf(pack, column).modifier === 0) return [];
    return (['plus', 'minus', 'nothing'] as const).map((say): Promised => ({ kind: 'announce', faction, region, say }));
  });
}

function bids(position: Position, faction: FactionId): readonly Promised[] {
  const { state } = position;
  const ahead = mayStillRise(position) || state.auction?.in.includes(faction);
  return ahead ? (['pass', 'must'] as const).map((how): Promised => ({ kind: 'bid', faction, how })) : [];
}
