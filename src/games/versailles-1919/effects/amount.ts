import { controlledBy, isRegion, regionOfIssue } from '../cards.ts';
import type { Context, Per, Players, Where } from '../effect.ts';
import { deployedIn } from '../military/units.ts';
import type { FactionId, RegionId, Token } from '../pack-types.ts';
import type { State } from '../state.ts';
import { everyoneEndingWith, everyoneFrom } from '../two-players/everyone.ts';
import type { At } from '../types.ts';

/** Tokens of a kind in play: on settled issues, whoever controls them (11.3). */
export function tokensInPlay(state: State, token: Token): number {
  return state.settled.reduce((sum, { tokens }) => sum + tokens.filter((other) => other === token).length, 0);
}

/** An effect's number: as printed, or times what it counts. */
export function amountOf(state: State, effect: { readonly n: number; readonly per?: Per }, you: FactionId): number {
  if (effect.per === undefined) return effect.n;
  return effect.n * (effect.per === 'deployed-unit' ? deployedIn(state, you).length : tokensInPlay(state, effect.per));
}

/** The regions of a place that needs neither a die nor a choice. */
export function regionsOf(
  { state, pack }: At,
  where: Exclude<Where, 'random' | 'choose'>,
  context: Context,
): readonly RegionId[] {
  if (isRegion(where)) return [where];
  switch (where) {
    case 'settled':
      return [settledRegion({ state, pack })];
    case 'issue':
      return state.settling?.unrestIn ?? [];
    case 'named':
      return context.regions ?? [];
  }
}

/** The region of the issue being settled; one without a track counts as another. */
export function settledRegion({ state, pack }: At): RegionId {
  const region = state.settling && regionOfIssue(pack, state.settling.issue);
  return region ?? pack.figures.regionOfTheRest;
}

/**
 * The players for whom an effect is, in order. Those with least or most are all of them when tied, as cards 8
 * and 39 say. While nobody controls an issue nobody has most of them.
 */
export function playersOf({ state }: At, who: Players, you: FactionId): readonly FactionId[] {
  switch (who) {
    case 'ending-with-you':
      return everyoneEndingWith(state, you);
    case 'starting-with-you':
      return everyoneFrom(state, you);
    case 'lowest-happiness':
      return most(
        everyoneEndingWith(state, you).filter((faction) => state.happiness[faction] !== undefined),
        (faction) => -(state.happiness[faction] ?? 0),
      );
    case 'most-issues':
      return most(
        everyoneEndingWith(state, you).filter((faction) => controlledBy(state, faction).length > 0),
        (faction) => controlledBy(state, faction).length,
      );
    case 'controls-settled-issue': {
      const settled = state.settled.find(({ issue }) => issue === state.settling?.issue);
      return settled ? [settled.owner] : [];
    }
  }
}

/** Those of whom there is most; all of them when tied. */
export function most(factions: readonly FactionId[], count: (faction: FactionId) => number): readonly FactionId[] {
  const best = Math.max(...factions.map(count));
  return factions.filter((faction) => count(faction) === best);
}
