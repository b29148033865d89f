import { type LeadersThen, leadersWith } from '../forces/remove-unit.ts';
import type { CorpsId } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';

/**
 * A corps on a fleet is lost with its factors, and a loan of it (B.4) is over. Its leaders go to another corps of their
 * power that is left in the stack; where none is left at all, `leaders` says what becomes of them (6.2.5.2, 6.2.5.3).
 */
export function loseAboard(
  { state, pack }: Board,
  corps: CorpsId,
  left: readonly CorpsId[],
  leaders: LeadersThen,
): void {
  const { aboard } = state;
  if (!aboard?.[corps]) throw new Error(`${corps} is on no fleet`);
  const nation = pack.corpsOf[corps]?.nation;
  const next = left.find((other) => pack.corpsOf[other]?.nation === nation);
  for (const id of leadersWith(state, corps)) {
    if (next !== undefined) state.leaders[id] = { is: 'with', unit: next };
    else state.leaders[id] = left.length > 0 ? { is: 'beside' } : { ...leaders };
  }
  delete aboard[corps];
  state.loans = state.loans.filter((loan) => loan.corps !== corps);
}
