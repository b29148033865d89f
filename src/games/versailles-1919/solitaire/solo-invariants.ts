import { inEnglish } from '../in-english.ts';
import type { Position } from '../types.ts';
import { isSolitaire, isSoloFaction } from './solo.ts';

/** Section 16: what must hold in a solitaire game, and that there is one only where one person plays. */
export function soloInvariants({ seats, state }: Position): readonly string[] {
  const { solo } = state;
  if (isSolitaire(seats) !== (solo !== undefined))
    return ['a solitaire game has exactly one seat, and no other game has it'];
  if (!solo) return [];
  const faults: string[] = [];
  if (!state.order.includes(solo.faction))
    faults.push(`the player runs ${inEnglish(solo.faction)}, which does not play`);
  if (!Number.isInteger(solo.points) || solo.points < 0) faults.push(`the player has ${solo.points} VP`);
  if (Object.keys(state.happiness).some((nation) => !isSoloFaction(nation)))
    faults.push('a nation has a happiness marker that does not play in solitaire');
  if (state.strategies.length + Object.keys(state.strategyOf).length > 0)
    faults.push('there are strategy cards in solitaire');
  if (state.eventCube) faults.push('influence lies on an event in solitaire');
  return faults;
}
