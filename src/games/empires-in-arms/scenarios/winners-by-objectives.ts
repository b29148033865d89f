import type { Power } from '../pack-lists.ts';
import type { Scenario } from '../scenario-types.ts';
import type { Position } from '../types.ts';

/** 13: who has won after the last month: the attacker with what it needs, else the other. */
export function winnersByObjectives(
  { state }: Pick<Position, 'state'>,
  { sides: [attacker, defender] }: Scenario,
): readonly Power[] {
  const { victoryPoints, goal } = state.powers[attacker.power];
  return [victoryPoints >= goal ? attacker.power : defender.power];
}
