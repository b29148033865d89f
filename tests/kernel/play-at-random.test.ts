import { expect, test } from '@jest/globals';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import type { Game } from '../../src/kernel/machine.ts';
import { outcomeOf } from '../../src/kernel/outcome-of.ts';
import { looseSetup, playAtRandom } from '../../src/kernel/play-at-random.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { marches } from '../fixtures/marches/rules.ts';

const game: Game = {
  rules: marches.rules,
  setting: { seats: ['Ash', 'Birch', 'Cedar'], options: {}, pack: {}, ruleset: 1 },
};
const played = (resignAfter?: number) =>
  playAtRandom({
    game,
    setup: looseSetup(game, {}, 'marches-1'),
    chance: hmacChance('long', { game: 'loose', salts: {} }),
    random: seededRandom('long'),
    ...(resignAfter !== undefined && { resignAfter }),
  });

test('a game that is too long is given up by all but one, who has won it then', () => {
  const { log, machine } = played(10);
  expect(machine.over).toBe(true);
  expect(log.slice(-2).map((entry) => [entry.kind, 'seat' in entry && entry.seat])).toEqual([
    ['seat', 'Birch'],
    ['seat', 'Cedar'],
  ]);
  expect(log).toHaveLength(1 + 10 + 2);
  expect(outcomeOf(game, machine)?.winners).toEqual(['Ash']);
});

test('one that is over before is played as ever', () => {
  const whole = played();
  expect(played(100_000).log).toEqual(whole.log);
  expect(whole.log.every(({ kind }) => kind !== 'seat')).toBe(true);
});
