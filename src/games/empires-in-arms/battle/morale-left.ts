import { otherSide, type SideName } from '../sides.ts';
import type { Battle, BattleSide } from './battle.ts';
import type { MoraleNow } from './condition.ts';

/** What is left of a side's morale, in tenths; none once it has broken. */
export const moraleLeft = ({ morale, moraleLost }: Pick<BattleSide, 'morale' | 'moraleLost'>): number =>
  Math.max(morale - moraleLost, 0);

/** The morale of both sides as one of them sees it. */
export const moraleNow = (battle: Battle, side: SideName): MoraleNow => ({
  ours: moraleLeft(battle[side]),
  theirs: moraleLeft(battle[otherSide(side)]),
});
