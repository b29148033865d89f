import type { FactionId } from '../pack-types.ts';
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
