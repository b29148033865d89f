import { controlledBy, issueVp, strategyOf } from '../cards.ts';
import type { FactionId, StrategyId, Token } from '../pack-types.ts';
import { conditionVp } from '../strategy/condition-vp.ts';
import { isNeutral } from '../two-players/neutral.ts';
import type { At } from '../types.ts';
import { happinessVp } from './happiness-award.ts';

/**
 * A faction's score as the rulebook's sheet has it: `happiness` is the award, doubled where the strategy card says so;
 * `zero` the loss at 0.
 */
export type Score = {
  readonly faction: FactionId;
  readonly issues: number;
  readonly flags: number;
  readonly strategy: StrategyId | undefined;
  /** One for each condition of the strategy card. */
  readonly conditions: readonly number[];
  readonly happiness: number;
  readonly zero: number;
  readonly total: number;
};

const FLAGS: { readonly [F in FactionId]: readonly Token[] } = {
  uk: ['navy-uk', 'empire-uk'],
  fr: ['empire-fr'],
  us: ['navy-us'],
  it: ['empire-it'],
};

/** 14.1 to 14.4: what a faction would score if the game ended now. */
export function scoreOf(position: At, faction: FactionId): Score {
  const { state, pack } = position;
  const strategy = state.strategyOf[faction];
  const card = strategy ? strategyOf(pack, strategy).conditions : [];
  const conditions = card.map((condition) => conditionVp(position, faction, condition));
  const counts = isNeutral(state, faction) ? 0 : 1; // 15.9
  const issues = counts * issueVp(state, pack, faction);
  const flags = counts * pack.figures.flagVp * flagsOf(position, faction);
  const happiness = happinessVp(position, faction, card);
  const zero = state.happiness[faction] === 0 ? pack.figures.atZeroVp : 0;
  const total = [issues, flags, ...conditions, happiness, zero].reduce((sum, vp) => sum + vp, 0);
  return { faction, issues, flags, strategy, conditions, happiness, zero, total };
}

/** 14.2: tokens with the faction's flag on issues that it controls. */
function flagsOf({ state }: At, faction: FactionId): number {
  return controlledBy(state, faction).flatMap(({ tokens }) => tokens.filter((token) => FLAGS[faction].includes(token)))
    .length;
}

/** 14.5: better first by VP, then happiness, then issues controlled; 0 is a shared place. */
export function compareScores({ state }: At, a: Score, b: Score): number {
  return (
    b.total - a.total ||
    (state.happiness[b.faction] ?? 0) - (state.happiness[a.faction] ?? 0) ||
    controlledBy(state, b.faction).length - controlledBy(state, a.faction).length
  );
}
