import { controlledBy, issueOf, issueVp } from '../cards.ts';
import type { FactionId, IssueId, IssueOption, Pack, Token } from '../pack-types.ts';
import type { At } from '../types.ts';

/** A faction and its strength. */
export type Strength = { readonly faction: FactionId; readonly strength: number };

/** 16.2: the tokens that count for a faction, wherever they lie. */
export function tokensOf(pack: Pack, faction: FactionId): readonly Token[] {
  return faction === 'it' ? [] : pack.figures.solitaire.tokens[faction];
}

/** 16.3: what an issue would be worth to a faction with this option: its printed VP and the faction's tokens. */
export function optionValue(pack: Pack, issue: IssueId, option: IssueOption, faction: FactionId): number {
  const own = tokensOf(pack, faction);
  const navy = own.some((token) => token === 'navy-uk' || token === 'navy-us');
  return option.effects.reduce((sum, effect) => {
    if (effect.op !== 'token') return sum;
    // A squadron of either flag is the faction's own if it has one: it would choose it.
    const counts = effect.token === 'navy-choice' ? navy : own.includes(effect.token);
    return counts ? sum + effect.n : sum;
  }, issueOf(pack, issue).vp);
}

/** 16.3: the potential issue value: that of the best option; the end card has none and is worth what is printed. */
export function potentialValue(pack: Pack, issue: IssueId, faction: FactionId): number {
  const { vp, options } = issueOf(pack, issue);
  return Math.max(vp, ...options.map((option) => optionValue(pack, issue, option, faction)));
}

/** 16.3: the printed VP of what a faction controls, and its tokens on anybody's issues. */
function strengthOf({ state, pack }: At, faction: FactionId): number {
  const own = tokensOf(pack, faction);
  const tokens = state.settled.flatMap((settled) => settled.tokens).filter((token) => own.includes(token));
  return issueVp(state, pack, faction) + tokens.length;
}

/** All strengths, in turn order. */
export function strengthsOf(position: At): readonly Strength[] {
  return position.state.order.map((faction) => ({ faction, strength: strengthOf(position, faction) }));
}

/** 16.5: the faction that is stronger than each of the others; undefined while one controls nothing, or when tied. */
export function strongest(position: At): FactionId | undefined {
  const { state } = position;
  if (state.order.some((faction) => controlledBy(state, faction).length === 0)) return undefined;
  const strengths = strengthsOf(position);
  const most = Math.max(...strengths.map(({ strength }) => strength));
  const [first, second] = strengths.filter(({ strength }) => strength === most);
  return second ? undefined : first?.faction;
}

/** 16.12: the factions with the lowest strength, in turn order. */
export function weakest(position: At): readonly FactionId[] {
  const strengths = strengthsOf(position);
  const least = Math.min(...strengths.map(({ strength }) => strength));
  return strengths.filter(({ strength }) => strength === least).map(({ faction }) => faction);
}
