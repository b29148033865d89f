import { leaderOf } from '../influence/cubes.ts';
import { canPlace } from '../influence/place-influence.ts';
import { supplyOf } from '../influence/supply.ts';
import type { FactionId, IssueId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { At } from '../types.ts';
import { isBot } from './solo.ts';
import { potentialValue } from './value.ts';

/** What a bot does with its political action; `among` are equals, of which the player picks one. */
export type Political =
  | { readonly action: 'settle'; readonly among: readonly IssueId[]; readonly led: boolean; readonly single: boolean }
  | { readonly action: 'place' }
  | { readonly action: 'reclaim' }
  | { readonly action: 'none' };

/** 16.8: the first of the four that applies. */
export function politicalAction(position: At, faction: FactionId): Political {
  const { state, pack } = position;
  const led = state.table.filter((issue) => leaderOf(state, issue) === faction);
  if (led.length > 0) {
    const value = (issue: IssueId) => potentialValue(pack, issue, faction);
    const best = Math.max(...led.map(value));
    const among = led.filter((issue) => value(issue) === best);
    return { action: 'settle', among, led: true, single: led.length === 1 };
  }
  if (canPlace(state, faction)) return { action: 'place' };
  if (hasExhausted(state, faction)) return { action: 'reclaim' };
  const others = state.table.filter((issue) => ledByOtherBot(state, issue, faction));
  if (others.length === 0) return { action: 'none' };
  return { action: 'settle', among: others, led: false, single: others.length === 1 };
}

/**
 * 16.8.3: a bot takes back cubes and units from Exhausted, "as normally"; its deployed units stay where they are, for
 * normally nothing compels them to come back (4.2) and 16.7 has just sent them there.
 */
function hasExhausted(state: State, faction: FactionId): boolean {
  const { exhausted, units } = supplyOf(state, faction);
  return exhausted > 0 || units.exhausted > 0;
}

function ledByOtherBot(state: State, issue: IssueId, faction: FactionId): boolean {
  const leader = leaderOf(state, issue);
  return leader !== undefined && leader !== faction && isBot(state, leader);
}
