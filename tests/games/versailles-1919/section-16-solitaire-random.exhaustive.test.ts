import { expect, test } from '@jest/globals';
import { botsOf, soloOf } from '../../../src/games/versailles-1919/solitaire/solo.ts';
import { findAsk } from '../../../src/kernel/find-ask.ts';
import { seededRandom } from '../../../src/kernel/random.ts';
import { sampleAnswer } from '../../../src/kernel/sample-answer.ts';
import { aTable } from './a-table.ts';
import type { TestGame } from './test-game.ts';

/** What the bots' rules decide, so that the player is never asked it for a bot. */
const ALWAYS_OWN = [
  'action',
  'military-action',
  'reclaim',
  'optional-event',
  'refill-from',
  'drawn-issue',
  'announce-modifier',
  'bid',
  'bid-influence',
];

function play(seed: string, look: (game: TestGame) => void): TestGame {
  const random = seededRandom(seed);
  const game = aTable().alone('us').start(seed);
  for (let n = 0; n < 2000; n += 1) {
    look(game);
    const question = game.question();
    if (!question) return game;
    game.answer(sampleAnswer(question.choice, random));
  }
  throw new Error(`${seed}: no end`);
}

/** Whom the open question is about. */
function askedFor(game: TestGame): unknown {
  const args = findAsk(game.machine.agenda, game.open()?.id ?? '')?.ask.args;
  return args && 'faction' in args ? args.faction : undefined;
}

test('16.7 to 16.11: what bots do by their rules is never asked', () => {
  const asked = new Set<string>();
  for (let n = 0; n < 12; n += 1)
    play(`own ${n}`, (game) => {
      const name = game.open()?.name ?? '';
      asked.add(name);
      if (ALWAYS_OWN.includes(name)) expect([name, askedFor(game)]).toEqual([name, soloOf(game.state).faction]);
      expect(botsOf(game.state)).toHaveLength(2);
    });
  for (const name of ['action', 'bid', 'place-influence', 'option', 'refill-from']) expect([...asked]).toContain(name);
});

test('16.5: VP come one at a time, at most one a turn, and never go', () => {
  for (let n = 0; n < 12; n += 1) {
    let points = 0;
    let turn = 0;
    play(`points ${n}`, ({ state }) => {
      const now = soloOf(state).points;
      expect([0, ...(state.turn > turn ? [1] : [])]).toContain(now - points);
      points = now;
      turn = state.turn;
    });
  }
});
