import { strategyOf } from '../cards.ts';
import { happinessAward, happinessVp } from '../ending/happiness-award.ts';
import type { FactionId, StrategyId } from '../pack-types.ts';
import type { At } from '../types.ts';
import { conditionVp } from './condition-vp.ts';

/** 11.3: the VP that a strategy card would add to a faction's score just now. */
export function strategyWorth(position: At, faction: FactionId, strategy: StrategyId): number {
  const { conditions } = strategyOf(position.pack, strategy);
  const doubled = happinessVp(position, faction, conditions) - happinessAward(position, faction);
  return conditions.reduce((sum, each) => sum + conditionVp(position, faction, each), doubled);
}
