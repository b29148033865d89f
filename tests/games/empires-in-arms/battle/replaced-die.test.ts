import { expect, test } from '@jest/globals';
import { applyEntry } from '../../../../src/kernel/apply-entry.ts';
import type { GivenDraw } from '../../../../src/kernel/chance.ts';
import { ChanceMismatch } from '../../../../src/kernel/dealer.ts';
import { hmacChance } from '../../../../src/kernel/hmac-chance.ts';
import { ENTRY_VERSION } from '../../../../src/kernel/log.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aBattle } from './a-battle.ts';

const source = hmacChance('again', { game: 'test', salts: {} });
const at = { v: ENTRY_VERSION, at: '2026-11-21T08:00:00.000Z' };

/** Draws that there have been since; no number comes twice. */
const LATER = 40;

/** France attacks Austria in Linz, and only the last of the two has still to say how. */
function beforeTheBattle() {
  const game = aBattle(
    (board) => {
      atWar(board, 'france', 'austria');
      put(board, 'france_i', 'linz', { factors: { infantry: 16 } });
      put(board, 'austria_i', 'linz', { factors: { infantry: 14 } });
    },
    { attacks: [{ area: 'linz', attackers: ['france'], defenders: ['austria'] }] },
  );
  while (game.open()?.name === 'into-city') game.answer([]);
  while ((game.open()?.waiting.length ?? 0) > 1) game.answer(game.fallback ?? []);
  const { machine } = game;
  const decision = game.open();
  const answer = { decision: decision?.id ?? '', seat: decision?.waiting[0] ?? '', answer: game.fallback ?? [] };
  const roundsOf = (given: readonly GivenDraw[], replaces: boolean) => {
    const ruling = { type: 'replace-roll', to: machine.seq, drawn: machine.drawn + LATER, ...answer } as const;
    const entry = replaces
      ? ({ ...at, seq: machine.seq + 1, kind: 'ruling', by: 'moderator', reason: 'a die fell off', ruling } as const)
      : ({ ...at, seq: machine.seq + 1, kind: 'answered', how: 'page', ...answer } as const);
    const { facts, draws } = applyEntry(game.game, machine, entry, { source, given });
    const rounds = facts.filter((fact) => fact.type === 'battle-round').length;
    const dice = draws.filter(({ purpose }) => purpose.startsWith('die:battle:')).map(({ result }) => result);
    return { rounds, dice, draws };
  };
  return { fought: roundsOf([], false), again: (given: readonly GivenDraw[]) => roundsOf(given, true) };
}

test('7.5.2.7: a die of the second round is replaced, and the battle is fought again from there', () => {
  const { fought, again } = beforeTheBattle();
  expect(fought.rounds).toBeGreaterThan(1);
  const [a = 1, b = 1, c = 1] = fought.dice.map(Number);
  const die = c === 6 ? 1 : 6;
  const kept = fought.draws.slice(0, 3).map(({ purpose, result }) => ({ purpose, result }));
  const replaced = again([...kept.slice(0, 2), ...kept.slice(2).map(({ purpose }) => ({ purpose, result: die }))]);
  expect(replaced.dice.slice(0, 3)).toEqual([a, b, die]);
  expect(replaced.dice.length).toBeGreaterThan(3);
  expect(replaced.rounds).toBeGreaterThan(1);
});

test('dice that the rules ask for no more are refused, so that nothing is thrown that does not count', () => {
  const { fought, again } = beforeTheBattle();
  const all = fought.draws.map(({ purpose, result }) => ({ purpose, result }));
  expect(() => again([...all, { purpose: 'die:battle:france', result: 3 }])).toThrow(ChanceMismatch);
});
