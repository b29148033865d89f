import { controlledBy, issueOf, REGIONS, regionOfIssue } from '../cards.ts';
import { tokensInPlay } from '../effects/amount.ts';
import { mobilized } from '../military/units.ts';
import type { Condition, CountedToken, FactionId, Token } from '../pack-types.ts';
import type { At } from '../types.ts';

const NAVY: readonly Token[] = ['navy-uk', 'navy-us'];
const EMPIRE: readonly Token[] = ['empire-uk', 'empire-fr', 'empire-it'];

/** 11.3: what one condition gives a faction in this position. */
export function conditionVp(position: At, faction: FactionId, condition: Condition): number {
  const { state, pack } = position;
  switch (condition.kind) {
    case 'token': {
      const tokens = kindsOf(condition.token).reduce((sum, token) => sum + tokensInPlay(state, token), 0);
      return tokens === 0 ? 0 : condition.vp * tokens; // never −0
    }
    case 'regions': {
      const { from, to, vp } = condition;
      return (
        vp * REGIONS.filter((region) => state.tracks[region].unrest >= from && state.tracks[region].unrest <= to).length
      );
    }
    case 'units':
      return condition.vp * mobilized(state, faction);
    case 'happiness':
      return 0; // the rulebook's sheet books it where happiness is scored (14.4)
    case 'signatory': {
      const { nations, when, vp } = condition;
      return (
        vp *
        nations.filter((nation) => {
          const happiness = state.happiness[nation];
          return happiness !== undefined && happiness >= pack.figures.signsAt === (when === 'signs');
        }).length
      );
    }
    case 'issues':
      return (
        condition.vp *
        controlledBy(state, faction).filter(({ issue }) => issueOf(pack, issue).kind === condition.of).length
      );
    case 'different-regions': {
      // The five with a track: the rulebook's list of icons names no other region (1.6).
      const regions = controlledBy(state, faction).flatMap(({ issue }) => regionOfIssue(pack, issue) ?? []);
      return condition.vp * new Set(regions).size;
    }
  }
}

function kindsOf(token: CountedToken): readonly Token[] {
  if (token === 'navy-any') return NAVY;
  return token === 'empire-any' ? EMPIRE : [token];
}
