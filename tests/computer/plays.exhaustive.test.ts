import { expect, test } from '@jest/globals';
import { chooseAnswer } from '../../src/computer/choose-answer.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { type Mind, newGame, playGame } from './harness/computer-game.ts';

/*
 * The general player in whole games. COMPUTER_GAMES: so many legal ones (10000), and a hundredth of that against random
 * play.
 */

const GAMES = Number(process.env.COMPUTER_GAMES ?? 5);
const MATCHES = Math.max(1, Math.floor(GAMES / 100));
/** Positions for one answer: enough to be legal, and to be good. */
const HASTY = 25;
const THOUGHTFUL = 700;

const thinking =
  (seed: string, positions: number): Mind =>
  (game, machine, put) => {
    const budget = { positions, ms: 60_000 };
    return chooseAnswer(game, machine, { ...put, seed: `${seed} ${put.decision}`, budget, now: () => 0 })?.answer;
  };

test(`${GAMES} games of computers alone, with random options, come to their end by legal answers`, () => {
  for (let n = 0; n < GAMES; n += 1) {
    const random = seededRandom(`legal ${n}`);
    const players = random(4) + 1;
    const game =
      n % 3 === 0
        ? newGame('versailles-1919', players, { random: `legal ${n}` })
        : newGame('iron-curtain', 2, { random: `legal ${n}` });
    expect(playGame(game, `legal ${n}`, thinking(`legal ${n}`, HASTY)).over).toBe(true);
  }
}, 86_400_000);

test.each([
  ['iron-curtain', 2],
  ['versailles-1919', 3],
] as const)(
  '%s: it beats random play in nine games of ten',
  (id, players) => {
    let won = 0;
    for (let n = 0; n < MATCHES; n += 1) {
      const game = newGame(id, players);
      const own = game.setting.seats[n % game.setting.seats.length];
      const mind = thinking(`match ${n}`, THOUGHTFUL);
      const end = playGame(game, `match ${n}`, (...at) => (at[2].seat === own ? mind(...at) : undefined));
      if (own && outcomeOf(game, end)?.winners.includes(own)) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(Math.floor(0.9 * MATCHES));
  },
  86_400_000,
);
