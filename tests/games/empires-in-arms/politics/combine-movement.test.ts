import { describe, expect, test } from '@jest/globals';
import {
  partnersOf,
  revealCombinations,
  whyNotCombine,
} from '../../../../src/games/empires-in-arms/politics/combine-movement.ts';
import { breakAlliance, makeAlliance } from '../../../../src/games/empires-in-arms/relations/alliance.ts';
import { aCampaign } from '../harness/a-campaign.ts';

/** Austria, Prussia and Russia are all allied with each other; Turkey with Austria alone. */
function coalition() {
  const board = aCampaign();
  makeAlliance(board, 'austria', 'prussia');
  makeAlliance(board, 'austria', 'russia');
  makeAlliance(board, 'prussia', 'russia');
  makeAlliance(board, 'austria', 'turkey');
  return board;
}

describe('4.9: combined movement is declared', () => {
  test('who named each other move together, phase by phase', () => {
    const { state } = coalition();
    expect(
      revealCombinations(state, {
        austria: { naval: ['russia'], land: ['prussia', 'russia'] },
        prussia: { land: ['austria', 'russia'] },
        russia: { land: ['prussia', 'austria'] },
      }),
    ).toEqual([{ month: 0, phase: 'land', powers: ['austria', 'prussia', 'russia'] }]);
    expect(partnersOf(state, 'land', 'russia')).toEqual(['austria', 'prussia']);
    expect(partnersOf(state, 'naval', 'austria')).toEqual([]);
  });

  test('a group of more than two only if each named all the others', () => {
    const { state } = coalition();
    const named = { austria: { land: ['prussia', 'russia'] }, prussia: { land: ['austria'] } } as const;
    expect(revealCombinations(state, named)).toMatchObject([{ powers: ['austria', 'prussia'] }]);
    expect(revealCombinations(state, { ...named, russia: { land: ['austria'] } })).toEqual([]);
    expect(state.combinedMovements).toEqual([]);
  });

  test('only with allies, who are allied with each other, and each named once', () => {
    const { state } = coalition();
    expect(whyNotCombine(state, 'austria', ['prussia', 'russia'])).toBeUndefined();
    expect(whyNotCombine(state, 'austria', ['austria'])).toEqual({ why: 'itself', with: 'austria' });
    expect(whyNotCombine(state, 'austria', ['russia', 'russia'])).toEqual({ why: 'twice', with: 'russia' });
    expect(whyNotCombine(state, 'prussia', ['turkey'])).toEqual({ why: 'not_allied', powers: ['prussia', 'turkey'] });
    expect(whyNotCombine(state, 'austria', ['prussia', 'turkey'])).toEqual({
      why: 'not_allied',
      powers: ['prussia', 'turkey'],
    });
    expect(() => revealCombinations(state, { prussia: { naval: ['turkey'] } })).toThrow('not_allied');
  });

  test('it holds for this month, and while they are allied', () => {
    const board = coalition();
    const { state } = board;
    const both = { austria: { land: ['prussia'] }, prussia: { land: ['austria'] } } as const;
    revealCombinations(state, both);
    state.month = 1;
    expect(partnersOf(state, 'land', 'austria')).toEqual([]);
    revealCombinations(state, both);
    expect(partnersOf(state, 'land', 'austria')).toEqual(['prussia']);
    breakAlliance(board, 'austria', 'prussia');
    expect(partnersOf(state, 'land', 'austria')).toEqual([]);
  });
});

test('4.9: a group is over for all of it once two of them are not allied any more', () => {
  const board = coalition();
  revealCombinations(board.state, {
    austria: { land: ['prussia', 'russia'] },
    prussia: { land: ['austria', 'russia'] },
    russia: { land: ['prussia', 'austria'] },
  });
  breakAlliance(board, 'austria', 'prussia');
  expect(partnersOf(board.state, 'land', 'russia')).toEqual([]);
});
