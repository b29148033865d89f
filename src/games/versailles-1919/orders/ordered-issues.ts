import { controlledBy, issueOf, openIssues } from '../cards.ts';
import { isFaction } from '../factions.ts';
import type { Issue } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { At } from '../types.ts';

/** What a seat can order an option for: issues it may win, or win back, and that leave a choice (5.3 step 1d, 10.6). */
export function issuesWithOptions({ state, pack }: At, seat: string): readonly Issue[] {
  const own = isFaction(seat) ? controlledBy(state, seat).map(({ issue }) => issue) : [];
  return [...openIssues(state), ...upForBid(state), ...own]
    .map((id) => issueOf(pack, id))
    .filter(({ options }) => options.length > 1);
}

/** What can come up for bid, or is (10.3, 10.8). */
export function issuesForBids({ state, pack }: At): readonly Issue[] {
  return [...upForBid(state), ...state.settled.map(({ issue }) => issue)]
    .map((id) => issueOf(pack, id))
    .filter(({ id }) => id !== pack.endCard);
}

function upForBid({ auction }: State) {
  return auction ? [auction.issue] : [];
}
