import { describe, expect, test } from '@jest/globals';
import { viewOf } from '../../../../src/games/empires-in-arms/view.ts';
import { aStep } from '../harness/a-step.ts';
import { aSiege, type Dice } from './a-siege.ts';

/** The siege steps of France and of Spain in one month, the first of which comes before the other's turn. */
function bothTurns(first: 'france' | 'spain', dice: Dice = {}) {
  const second = first === 'france' ? 'spain' : 'france';
  const board = aSiege();
  board.state.toMove = [second];
  return aStep(
    board,
    [
      { step: 'siege-step', args: { powers: [first] } },
      { step: 'siege-step', args: { powers: [second] } },
      { step: 'conquest-step', args: {} },
    ],
    dice,
  );
}
const SALLY: Dice = { 'city-fight-besiegers:saragossa': [1, 1, 1], 'city-fight-besieged:saragossa': [1, 1, 1] };

describe('7.5.4: a siege asks the besieged once a month', () => {
  test('in the turn of their besiegers also whether they attack these in their own, and they do', () => {
    const game = bothTurns('france', SALLY);
    expect(game.asked).toBe('france+spain sieges');
    game.answer({});
    expect(game.options).toEqual([
      ...['fight', 'surrender', 'give_up'].map((id) => `breached-saragossa=${id}`),
      ...['stay', 'sally', 'ask'].map((id) => `sally-saragossa=${id}`),
    ]);
    game.answer({ 'sally-saragossa': 'sally' });
    expect(game.told()[0]).toMatch(/^The forces of Spain in Saragossa attack/);
    expect([game.asked, game.state.siegesAhead]).toEqual(['nobody', undefined]);
  });

  test('in their own turn also what they do when walls are breached in one to come', () => {
    const game = bothTurns('spain', { 'breach:saragossa': [6] });
    expect(game.asked).toBe('spain sieges');
    expect(game.options.filter((one) => one.startsWith('breached'))).toEqual(
      ['fight', 'surrender', 'give_up', 'ask'].map((id) => `breached-saragossa=${id}`),
    );
    game.answer({ 'breached-saragossa': 'surrender' });
    expect(game.asked).toBe('france sieges');
    game.answer({ 'assault-saragossa': 'assault' });
    expect(game.told()[1]).toMatch(/surrender to France behind their breached walls/);
  });

  test('whoever wants to be asked then is; what is left out is as by silence', () => {
    const again = bothTurns('france');
    again.answer({}).answer({ 'sally-saragossa': 'ask' });
    expect(again.asked).toBe('spain sieges');
    const silent = bothTurns('france');
    silent.answer({}).answer({});
    expect([silent.asked, silent.told()]).toEqual(['nobody', []]);
  });

  test('who has orders for the later question is not asked it beforehand', () => {
    const board = aSiege();
    board.state.toMove = ['spain'];
    board.state.standing.spain = { reactions: { sallies: 'never' } };
    const game = aStep(board, [{ step: 'siege-step', args: { powers: ['france'] } }]);
    game.answer({});
    expect(game.options.filter((one) => one.startsWith('sally'))).toEqual([]);
  });

  test('nobody else sees what was said beforehand', () => {
    const seen = (answer: string) => {
      const board = aSiege();
      board.state.siegesAhead = { spain: { 'sally-saragossa': answer } };
      return ['france', 'spectator'].map((viewer) => viewOf({ ...board, ruleset: 3 }, viewer));
    };
    expect(seen('sally')).toEqual(seen('stay'));
  });
});
