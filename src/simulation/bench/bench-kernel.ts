import { applyInPlace, startGame } from '../../kernel/apply-entry.ts';
import type { Game } from '../../kernel/machine.ts';
import { randomAnswer } from '../../kernel/play-at-random.ts';
import { seededRandom } from '../../kernel/random.ts';
import { countingGame } from './counting-game.ts';
import { type Figure, perSecond } from './measure.ts';

const ANSWERS = 20_000;

/** The kernel with rules that cost nothing: question asked, answer checked, applied, next question opened. */
export function benchKernel(): Figure {
  const { rules } = countingGame;
  const setting = {
    seats: rules.seats(rules.players.max, {}),
    options: {},
    pack: rules.builtInPack().pack,
    ruleset: rules.ruleset.current,
  };
  const game: Game = { rules, setting };
  const random = seededRandom('bench');
  const value = perSecond(() => {
    const { machine } = startGame(game, { seq: 1 }, {});
    for (let i = 0; i < ANSWERS; i += 1) applyInPlace(game, machine, randomAnswer(game, machine, random), {});
    return ANSWERS;
  });
  return { name: 'kernel: decisions applied (trivial rules)', value, unit: '/s', target: { atLeast: 100_000 } };
}
