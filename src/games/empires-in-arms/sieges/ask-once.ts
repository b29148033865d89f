import type { Power } from '../pack-lists.ts';
import type { Board } from '../position-types.ts';
import type { Position } from '../types.ts';
import { siegesBy, siegesOf } from './siege.ts';
import { answerByOrders, fieldOf, type SiegeQuestion } from './siege-questions.ts';

/** Whoever answers so is asked again when it comes to it. */
export const ASK_AGAIN = 'ask';

/**
 * What the besieged are asked along with their question of a turn, so that a siege asks them once a month: in the turn
 * of their besiegers, whether they attack them in their own, and in their own, what they do when the walls are breached
 * in one that is still to come.
 */
export function questionsToCome(board: Board, power: Power, powers: readonly Power[]): readonly SiegeQuestion[] {
  const toMove = board.state.toMove ?? [];
  const all = powers.includes(power)
    ? siegesOf(board, power)
        .filter(({ besiegers }) => besiegers.some((one) => toMove.includes(one) && !powers.includes(one)))
        .map((siege): SiegeQuestion => ({ about: 'breached', siege, answers: ['fight', 'surrender', 'give_up'] }))
    : siegesBy(board, powers)
        .filter(({ besieged }) => besieged === power && toMove.includes(power))
        .map((siege): SiegeQuestion => ({ about: 'sally', siege, answers: ['stay', 'sally'] }));
  return all.filter(
    (question) =>
      answerByOrders(board, power, question) === undefined && saidAhead(board.state, power, question) === undefined,
  );
}

/** What a power has said beforehand to a question of this month. */
export const saidAhead = (
  { siegesAhead }: Pick<Position['state'], 'siegesAhead'>,
  power: Power,
  question: SiegeQuestion,
): string | undefined => siegesAhead?.[power]?.[fieldOf(question)];

/** Keeps what a power has answered to such questions; what is left out is the default. */
export function keepAhead(
  board: Board,
  power: Power,
  questions: readonly SiegeQuestion[],
  given: ReadonlyMap<string, unknown>,
): void {
  const { state } = board;
  for (const question of questions) {
    const answer = given.get(fieldOf(question)) ?? question.answers[0];
    if (typeof answer !== 'string' || answer === ASK_AGAIN) continue;
    state.siegesAhead = {
      ...state.siegesAhead,
      [power]: { ...state.siegesAhead?.[power], [fieldOf(question)]: answer },
    };
  }
}
