import type { Position } from '../types.ts';
import { isSolitaire, isSoloFaction } from './solo.ts';

/** Section 16: what must hold in a solitaire game, and that there is one only where one person plays. */
export function soloInvariants({ seats, state }: Position): readonly string[] {
  const { solo } = state;
  if (isSolitaire(seats) !== (solo !== undefined)) return ['solitaire with the wrong seats'];
  if (!solo) return [];
  const faults: string[] = [];
  if (!state.order.includes(solo.faction)) faults.push(`the player runs ${solo.faction}, which does not play`);
  if (!Number.isInteger(solo.points) || solo.points < 0) faults.push(`${solo.points} VP in solitaire`);
  if (Object.keys(state.happiness).some((nation) => !isSoloFaction(nation))) faults.push('a marker too many');
  if (state.strategies.length + Object.keys(state.strategyOf).length > 0) faults.push('strategy cards in solitaire');
  if (state.eventCube) faults.push('a cube on an event in solitaire');
  return faults;
}
