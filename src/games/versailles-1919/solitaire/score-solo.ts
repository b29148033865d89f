import { controlledBy } from '../cards.ts';
import type { FactionId } from '../pack-types.ts';
import type { State } from '../state.ts';
import type { Play } from '../types.ts';
import { strengthsOf, strongest } from './value.ts';

/**
 * 16.5: when the turn of the player's faction begins: 1 VP if it is the strongest and every faction controls an issue.
 */
export function scoreSolo(play: Play, faction: FactionId): void {
  const { state, tell } = play;
  const { solo } = state;
  if (solo?.faction !== faction) return;
  const scored = strongest(play) === faction;
  if (scored) solo.points += 1;
  const why = scored ? 'strongest' : anyWithoutIssue(state) ? 'without-issue' : 'not-strongest';
  tell({ type: 'solo-scored', faction, scored, why, points: solo.points, strengths: strengthsOf(play) });
}

/** 16.13: the end of a solitaire game; true when it is one. */
export function endSolo({ state, tell, end }: Play): boolean {
  const { solo } = state;
  if (!solo) return false;
  const { points, target } = solo;
  tell({ type: 'solo-over', points, target });
  end();
  return true;
}

function anyWithoutIssue(state: State): boolean {
  return state.order.some((faction) => controlledBy(state, faction).length === 0);
}
