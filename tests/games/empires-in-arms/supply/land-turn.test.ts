import { expect, test } from '@jest/globals';
import type { SheetLine } from '../../../../src/kernel/choice.ts';
import { aLandPhase } from '../land/a-land-phase.ts';
import { march, put } from '../land/a-land-step.ts';
import { depots } from './a-supply-step.ts';

/** The supply of Austria’s land turn, as its power reads it. */
function suppliedAfter(...lines: SheetLine[]) {
  const game = aLandPhase(
    (board) => {
      board.state.month = 6;
      board.state.powers.austria.money = 9;
      depots(board, 'austria', 'innsbruck');
      put(board, 'austria_i', 'vienna');
      put(board, 'austria_ii', 'linz');
    },
    { turn: ['austria'] },
  ).marches('austria', ...lines);
  const facts = game.facts.flatMap((fact) => (fact.type === 'supplied' ? [fact] : []));
  return { game, fact: facts[0], money: game.state.powers.austria.money };
}

test('7.1.3: depots, marches and supply of one sheet: each corps is judged by what it did', () => {
  const { game, fact, money } = suppliedAfter(
    { order: 'place-depot', answer: 'area:vienna' },
    march(['austria_i'], 'linz > innsbruck'),
    { order: 'supply', answer: { corps: 'corps:austria_i', by: 'depots' } },
    { order: 'supply', answer: { corps: 'corps:austria_ii', by: 'forage' } },
  );
  expect(fact?.meals).toEqual([
    expect.objectContaining({ corps: 'austria_i', by: 'paid', way: expect.objectContaining({ halves: 1 }) }),
    expect.objectContaining({
      corps: 'austria_ii',
      by: 'forage',
      why: 'chosen',
      forage: { value: 5, worst: 'linz', modifiers: { unusedPoints: -3, ownTerritory: -1 } },
    }),
  ]);
  // A depot for 1, and half a money point, rounded up.
  expect([money, game.state.depots.vienna]).toEqual([9 - 2, { power: 'austria', placed: 6 }]);
  expect(game.state.supplyOrders).toEqual({});
});

test('7.4.1: a forced march forages, whatever was ordered', () => {
  const order: SheetLine = { order: 'supply', answer: { corps: 'corps:austria_i', by: 'depots' } };
  const of = (line: SheetLine) => suppliedAfter(line, order).fact?.meals.find((one) => one.corps === 'austria_i');
  // Three points are enough over Linz, so that nothing is forced; over two mountains it takes four.
  expect(of(march(['austria_i'], 'linz > innsbruck', 'force'))).toMatchObject({ by: 'paid' });
  expect(of(march(['austria_i'], 'graz > innsbruck', 'force'))).toMatchObject({
    by: 'forage',
    why: 'forced_march',
    forage: { value: 3, modifiers: { forcedMarch: 1, ownTerritory: -1 } },
  });
});
