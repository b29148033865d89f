import { expect, test } from '@jest/globals';
import { FACTIONS } from '../../../src/games/versailles-1919/factions.ts';
import { rules } from '../../../src/games/versailles-1919/rules.ts';
import { anyGame } from '../../../src/kernel/any-game.ts';
import type { Choice } from '../../../src/kernel/choice.ts';
import { countAnswers } from '../../../src/kernel/count-answers.ts';
import { decisionRule, waitingSeats } from '../../../src/kernel/decision-rule.ts';
import { accepts } from '../../../src/kernel/explain-refusal.ts';
import { openAsks } from '../../../src/kernel/find-ask.ts';
import { pickFrom, seededRandom } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { fuzzGame } from '../../../src/simulation/fuzz/fuzz-game.ts';
import { aTable } from './a-table.ts';
import { anyVersailles } from './test-board.ts';
import type { TestGame } from './test-game.ts';

const MARKS = /[#{}]|undefined|NaN/;
/** How many games of each mode; the gate plays more of them by the command line. */
const GAMES = Number(process.env.FUZZ_GAMES ?? 6);
const ENDS: readonly (readonly [players: number, ends: readonly string[]])[] = [
  [1, ['versailles-1919-solitaire.lost', 'versailles-1919-solitaire.won']],
  [2, ['versailles-1919.end']],
  [3, ['versailles-1919.end']],
  [4, ['versailles-1919.end']],
];

test.each(ENDS)(
  'random games of %d with random options: sound after every entry, and replayed alike',
  (players, ends) => {
    for (let n = 0; n < GAMES; n += 1)
      expect(ends).toContain(fuzzGame(anyVersailles, `${players} players, ${n}`, { players }).outcome);
  },
  600_000,
);

/** Play at random to the end. A quarter of the answers are the fallbacks, so that both ways are met. */
function play(game: TestGame, seed: string, look: (game: TestGame) => void): TestGame {
  const random = seededRandom(seed);
  for (let entries = 0; entries < 5000; entries += 1) {
    look(game);
    const question = game.question();
    if (!question) return game;
    game.answer(random(4) === 0 ? (game.fallback ?? '') : sampleAnswer(question.choice, random));
  }
  throw new Error(`${seed}: no end after 5000 entries`);
}

function randomTable(seed: string) {
  const random = seededRandom(`options ${seed}`);
  const options = Object.fromEntries(rules.optionFields.map((field) => [field.id, pickFrom(field.values, random).id]));
  const table = aTable().withOptions(rules.parseOptions(options));
  const players = 1 + random(4);
  return players === 1 ? table.alone('us') : table.withPlayers(...FACTIONS.slice(0, players));
}

/**
 * Everything that is said can be said, every fallback is legal, and every question has at least two answers where one
 * would be taken.
 */
function listen(game: TestGame): void {
  for (const line of game.story) expect(line).not.toMatch(MARKS);
  if (game.asked === 'nobody') {
    for (const line of game.sheet) expect(line).not.toMatch(MARKS);
    return;
  }
  for (const line of [game.prompt, game.meanwhile, ...game.optionalActions]) expect(line).not.toMatch(MARKS);
  expect([game.asked, accepts(game.choice, game.fallback)]).toEqual([game.asked, true]);
  if (takesOnlyAnswer(game)) expect(count(game.choice)).toBeGreaterThan(1);
}

/** Whether the open question would not be asked if it had one answer. */
function takesOnlyAnswer({ game, machine, position }: TestGame): boolean {
  const [open] = openAsks(machine.agenda);
  if (!open) return false;
  const { onlyAnswer, asksAnyway } = decisionRule(anyGame(game), open.ask.ask);
  const [seat = ''] = waitingSeats(open.ask);
  return onlyAnswer !== undefined && !asksAnyway?.(position, seat, open.ask.args);
}

function count(choice: Choice): number {
  return countAnswers(choice, 2);
}

test('everything that is said in random games can be said, and every fallback is legal', () => {
  for (let n = 0; n < 8; n += 1) play(randomTable(`said ${n}`).start(`said ${n}`), `said ${n}`, listen);
});

test('6.1: in random games a marker at 0 never leaves it, and steps are never beyond the track', () => {
  for (let n = 0; n < 8; n += 1) {
    const gone = new Set<string>();
    play(randomTable(`gone ${n}`).start(`gone ${n}`), `gone ${n}`, (game) => {
      for (const [nation, at] of Object.entries(game.state.happiness)) {
        if (gone.has(nation)) expect([nation, at]).toEqual([nation, 0]);
        if (at === 0) gone.add(nation);
      }
    });
  }
});

test.each([2, 4])('a game of %d in which nobody ever answers comes to an end by the fallbacks', (players) => {
  const game = aTable()
    .withPlayers(...FACTIONS.slice(0, players))
    .start('asleep');
  for (let n = 0; n < 3000 && game.fallback !== undefined; n += 1) game.answer(game.fallback);
  expect(game.outcome).toBeDefined();
});

test('9.1: in random games nobody keeps more units than the happiness allows, but for a mutiny that is open', () => {
  for (let n = 0; n < 6; n += 1)
    play(randomTable(`zone ${n}`).start(`zone ${n}`), `zone ${n}`, (game) => {
      if (game.asked.endsWith('demobilize-unit')) return;
      for (const { id, units, allowed } of game.view().factions)
        expect([id, units.available + units.exhausted + units.deployed <= allowed]).toEqual([id, true]);
    });
});
