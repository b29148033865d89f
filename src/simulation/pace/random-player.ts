import { anyGame } from '../../kernel/any-game.ts';
import { legalAnswer } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import type { GameTypes } from '../../kernel/rules.ts';
import type { Player } from './player.ts';

/** Answers at random, by the seed and the state of the game. */
export function randomPlayer<G extends GameTypes>(seed: string): Player<G> {
  return {
    answer(game, machine, { id }, seat) {
      const random = seededRandom(`${seed}/${machine.seq}/${id}/${seat}`);
      const entry = legalAnswer(anyGame(game), machine, { id, seat }, random);
      if (!entry) throw new Error(`no legal answer of ${seat} to ${id}`);
      return entry.answer;
    },
  };
}
