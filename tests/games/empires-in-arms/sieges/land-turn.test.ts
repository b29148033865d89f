import { describe, expect, test } from '@jest/globals';
import { aStep } from '../harness/a-step.ts';
import { put } from '../land/a-land-step.ts';
import { aSiege } from './a-siege.ts';

describe('7.1.3: the steps of a land turn with battles', () => {
  test('sieges come after combat, then guerrillas; conquest after all turns', () => {
    const board = aSiege();
    const { state } = board;
    put(board, 'france_ii', 'amsterdam');
    state.relations['austria|france'] = { war: { since: 0, aggressors: ['france'] } };
    state.minors.holland = { status: 'conquered', controller: 'austria' };
    const game = aStep(board, [{ step: 'land-phase', args: {} }], {
      'forage:saragossa': [1],
      'forage:amsterdam': [1],
      'breach:saragossa': [5],
      'guerrillas:aragon': [1],
    });
    const asked: string[] = [];
    const told: string[] = [];
    for (let n = 0; game.fallback !== undefined && n < 40; n += 1) {
      asked.push(game.asked);
      const wanted = ['assault-saragossa=assault', 'breached-saragossa=surrender'].find((one) =>
        game.options.includes(one),
      );
      const [field = '', word = ''] = wanted?.split('=') ?? [];
      game.answer(wanted ? { [field]: word } : game.fallback);
      told.push(...game.told());
    }
    expect(asked).toEqual([
      'france land-slot',
      'spain sieges',
      'spain guerrilla-places',
      'france land-turn',
      'france sieges',
    ]);
    expect(told.at(-1)).toMatch(/^Austria|^France holds the capital of Holland/);
    expect(game.state.garrisons.saragossa).toBeUndefined();
    expect(game.state.fought).toBeUndefined();
  });
});
