import { POWERS, type Power } from '../pack-lists.ts';
import type { State } from '../state.ts';

/** `resigned`: seats whose players have given up. */
type Board = { readonly state: State; readonly resigned?: readonly string[] };

/** Who wins where nobody has reached a goal by the end (8.1). */
const WINNER_AT_THE_END: Power = 'great_britain';

/**
 * 8.1: who has won after a count of victory points: all who have reached their goal, together; empty: nobody yet. Only
 * who is played and has not given up can win (ruling).
 */
export function winnersByGoal({ state: { powers }, resigned = [] }: Board): readonly Power[] {
  return POWERS.filter((power) => {
    const { played, victoryPoints, goal } = powers[power];
    return played === 'seat' && !resigned.includes(power) && victoryPoints >= goal;
  });
}

/** 8.1: who wins when a campaign ends: who has reached their goal, else Great Britain, if somebody plays it. */
export function winnersAtEnd(board: Board): readonly Power[] {
  const winners = winnersByGoal(board);
  if (winners.length > 0) return winners;
  const isThere =
    board.state.powers[WINNER_AT_THE_END].played === 'seat' && !board.resigned?.includes(WINNER_AT_THE_END);
  return isThere ? [WINNER_AT_THE_END] : [];
}
