import { expect, test } from '@jest/globals';
import { startGame } from '../../src/kernel/apply-entry.ts';
import { askComputer } from '../../src/kernel/ask-computer.ts';
import type { AskedComputer } from '../../src/kernel/computer-rule.ts';
import { hmacChance } from '../../src/kernel/hmac-chance.ts';
import { type Game, positionOf } from '../../src/kernel/machine.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { quote } from '../fixtures/marches/quote.ts';
import { marches } from '../fixtures/marches/rules.ts';

const setting = { seats: ['Ash', 'Birch', 'Cedar'], options: {}, pack: {}, ruleset: 1 };
const plain: Game = { rules: marches.rules, setting };
const { machine } = startGame(plain, { seq: 1 }, { source: hmacChance('seed', { game: 'marches', salts: {} }) });

/** Marches with a computer player that buys nothing, and what it was told. */
function thrifty() {
  const told: AskedComputer[] = [];
  const game: Game = {
    ...plain,
    rules: {
      ...plain.rules,
      computer: (asked) => {
        told.push(asked);
        return { answer: {}, why: [quote('Money may be needed later.')] };
      },
    },
  };
  return { game, told };
}

const ask = (game: Game, id: string, seat = 'Ash') => askComputer(game, machine, { id, seat, draw: seededRandom('x') });

test('a game’s own computer player is told the setting, its view and its question, and nothing of the state', () => {
  const { game, told } = thrifty();
  expect(ask(game, '1.1')).toEqual({ answer: {}, why: [quote('Money may be needed later.')] });
  const [asked] = told;
  expect(Object.keys(asked ?? {}).sort()).toEqual(['decision', 'draw', 'seat', 'setting', 'view']);
  expect(asked?.view).toEqual(plain.rules.view(positionOf(plain, machine), 'Ash'));
  expect(asked?.decision).toMatchObject({ id: '1.1', name: 'purchases', section: '3.1', choice: { kind: 'spread' } });
});

test('optional actions are put to it alike; what nobody asks its seat is not', () => {
  const { game, told } = thrifty();
  expect(ask(game, '~standing-orders')).toBeDefined();
  expect(told.map(({ decision }) => decision.name)).toEqual(['standing-orders']);
  expect([ask(game, '9.9'), ask(game, '1.1', 'Dogwood')]).toEqual([undefined, undefined]);
  expect(told).toHaveLength(1);
});

test('a game without one leaves all questions to the general player', () => {
  expect(ask(plain, '1.1')).toBeUndefined();
});
