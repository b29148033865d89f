import type { Condition, FactionId } from '../pack-types.ts';
import type { At } from '../types.ts';

/** 14.4: VP by rank on the happiness track; tied players all get the higher award, and the next places are skipped. */
export function happinessAward({ state, pack }: At, faction: FactionId): number {
  const { two, three, four } = pack.figures.happinessVp;
  const players = state.order.filter((other) => state.happiness[other] !== undefined);
  const awards = players.length > 3 ? four : players.length === 3 ? three : two;
  const own = state.happiness[faction] ?? 0;
  const happier = players.filter((other) => (state.happiness[other] ?? 0) > own).length;
  return awards[happier] ?? 0;
}

/**
 * 11.3, 14.4: the award as often as a strategy card with these conditions has it count; the loss at 0 is apart.
 */
export function happinessVp(position: At, faction: FactionId, conditions: readonly Condition[]): number {
  const times = conditions.reduce((sum, each) => (each.kind === 'happiness' ? sum + each.times - 1 : sum), 1);
  return times * happinessAward(position, faction);
}
