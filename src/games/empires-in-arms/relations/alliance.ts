import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { MonthNumber, State } from '../state.ts';
import { countPoints } from '../status/count-points.ts';
import { changeRelation, relationOf } from './pair.ts';

/** Why two powers cannot be allied (4.5); undefined: they can. */
export type NoAlliance =
  | { readonly why: 'allied' | 'at_war' | 'gone' }
  /** They broke one less than twelve months ago. */
  | { readonly why: 'too_early'; readonly from: MonthNumber };

export function whyNoAlliance(state: State, a: Power, b: Power): NoAlliance | undefined {
  const { war, alliance, noAllianceUntil } = relationOf(state, a, b);
  if (state.powers[a].played === 'gone' || state.powers[b].played === 'gone') return { why: 'gone' };
  if (alliance) return { why: 'allied' };
  if (war) return { why: 'at_war' };
  if (noAllianceUntil !== undefined && state.month < noAllianceUntil)
    return { why: 'too_early', from: noAllianceUntil };
  return undefined;
}

/** 4.5: the two are allied, and each gains. Throws where they cannot be. */
export function makeAlliance({ state, pack }: Board, a: Power, b: Power): void {
  const no = whyNoAlliance(state, a, b);
  if (no) throw new Error(`${a} and ${b} cannot be allied: ${no.why}`);
  changeRelation(state, a, b).alliance = { since: state.month };
  countPoints({ state, pack }, a, 'create_alliance', { with: b });
  countPoints({ state, pack }, b, 'create_alliance', { with: a });
}

/**
 * 4.7: an alliance is broken by `breaker`, who alone pays for it; the two are not allied again for twelve months (4.5).
 * What a declaration of war on an ally costs is another event of the chart (4.2.1.1): say it in `cost`.
 */
export function breakAlliance(
  { state, pack }: Board,
  breaker: Power,
  other: Power,
  cost: 'break_alliance' | 'declare_war_on_ally' = 'break_alliance',
): void {
  endAlliance({ state, pack }, breaker, other);
  countPoints({ state, pack }, breaker, cost, { with: other });
}

/** The alliance is over, and nobody pays: both pay otherwise (4.3.1.3), or it ends with a power (4.4.8). */
export function endAlliance({ state, pack }: Board, a: Power, b: Power): void {
  const relation = changeRelation(state, a, b);
  if (!relation.alliance) throw new Error(`${a} and ${b} are not allied`);
  delete relation.alliance;
  relation.noAllianceUntil = state.month + pack.peace.newAllianceMonths;
}
