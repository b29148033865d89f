import { expect, test } from '@jest/globals';
import { chooseAnswer } from '../../src/computer/choose-answer.ts';
import type { LookAheadInput } from '../../src/computer/look-ahead.ts';
import { translator } from '../../src/i18n/translator.ts';
import type { ComputerAnswer, ComputerRule } from '../../src/kernel/computer-rule.ts';
import { cloneData } from '../../src/kernel/json.ts';
import type { Game, Machine } from '../../src/kernel/machine.ts';
import { explainAnswer, fallbackAnswer } from '../../src/kernel/open-decisions.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { sampleMachine } from '../../src/kernel/sample-machine.ts';
import { quote } from '../fixtures/marches/quote.ts';
import { marches } from '../fixtures/marches/rules.ts';
import { newGame, openPuts, playGame } from './harness/computer-game.ts';

const { t } = translator('en', 'UTC');
const atRandom = () => undefined;

/** A clock that stands: only the positions end the thinking. */
const still = () => 0;

function ask(game: Game, machine: Machine, given: Partial<LookAheadInput> = {}): ComputerAnswer {
  const [put] = openPuts(game, machine);
  if (!put) throw new Error('nobody is asked');
  const usual = { seed: 'seed', budget: { positions: 100, ms: 1 }, now: still };
  const answer = chooseAnswer(game, machine, { ...put, ...usual, ...given });
  if (!answer) throw new Error('no answer');
  return answer;
}

test.each([
  ['iron-curtain', 2],
  ['versailles-1919', 3],
] as const)(
  '%s: it answers the same to the same seed, and on tables that differ in what it cannot see',
  (id, players) => {
    const game = newGame(id, players);
    for (const answers of [3, 17, 31]) {
      const machine = playGame(game, `same ${id}`, atRandom, { answers });
      const before = cloneData(machine);
      const [put] = openPuts(game, machine);
      const chosen = ask(game, machine);
      expect(put && explainAnswer(game, machine, { ...put, answer: chosen.answer })).toBeUndefined();
      expect(ask(game, machine)).toEqual(chosen);
      for (const seed of ['one', 'two']) {
        const twin = sampleMachine(game, machine, put?.seat ?? '', seededRandom(seed));
        expect(twin && ask(game, twin)).toEqual(chosen);
      }
      expect(machine).toEqual(before);
    }
  },
);

test('it says in one sentence what it found', () => {
  const game = newGame('iron-curtain', 2);
  const { why } = ask(game, playGame(game, 'why', atRandom, { answers: 3 }), { budget: { positions: 500, ms: 1 } });
  expect(why.map(t)).toEqual([
    expect.stringMatching(/^Of \d+ futures that it tried, \d+ began with this answer, more than with any other; in/),
  ]);
});

test('where only one answer is possible it does not think', () => {
  const game = newGame('iron-curtain', 2);
  const machine = playGame(game, 'why', atRandom, { answers: 3 });
  const one = { kind: 'one', options: [{ id: 'only', label: quote('only') }] } as const;
  const rules = { ...game.rules, decisions: { ...game.rules.decisions } };
  for (const [name, rule] of Object.entries(rules.decisions))
    rules.decisions[name] = { ...rule, ask: () => ({ prompt: quote('?'), choice: one }) };
  const { answer, why } = ask({ ...game, rules }, machine);
  expect([answer, ...why.map(t)]).toEqual(['only', 'It found no other answer.']);
});

test('when its time is over it answers with what it has found, once it has tried each answer', () => {
  const game = newGame('iron-curtain', 2);
  const machine = playGame(game, 'why', atRandom, { answers: 3 });
  let looks = 0;
  const now = () => {
    looks += 1;
    return looks * 1_000;
  };
  const { why } = ask(game, machine, { now, budget: { positions: 1_000_000, ms: 2_000 } });
  expect(why[0]?.key).toBe('computer.why-tried');
  expect(looks).toBeLessThan(10);
});

/** Marches, which cannot be sampled, with or without a computer player of its own. */
function marching(computer?: ComputerRule): { readonly game: Game; readonly machine: Machine } {
  const setting = { seats: ['Ash', 'Birch', 'Cedar'], options: {}, pack: {}, ruleset: 1 };
  const game = { rules: { ...marches.rules, ...(computer && { computer }) }, setting };
  return { game, machine: playGame(game, 'own', atRandom, { answers: 0 }) };
}

test('a game’s own computer player comes first, with its own reasons', () => {
  const own = { answer: { new: 1 }, why: [quote('More men.')] };
  const { game, machine } = marching(() => own);
  expect(ask(game, machine)).toEqual(own);
});

test('what it leaves open, or answers against the rules, is answered as for a seat that is away', () => {
  for (const computer of [undefined, () => undefined, () => ({ answer: { none: 99 }, why: [] })]) {
    const { game, machine } = marching(computer);
    const [put] = openPuts(game, machine);
    const { answer, why } = ask(game, machine);
    expect(answer).toEqual(fallbackAnswer(game, machine, put?.decision ?? '', put?.seat ?? ''));
    expect(why.map(t)).toEqual(['It is what the game does for a seat that does not answer.']);
  }
});

test('a seat that is not asked answers nothing', () => {
  const { game, machine } = marching();
  const input = { seat: 'Ash', decision: '9.9', seed: 's', budget: { positions: 1, ms: 1 }, now: still };
  expect(chooseAnswer(game, machine, input)).toBeUndefined();
});
