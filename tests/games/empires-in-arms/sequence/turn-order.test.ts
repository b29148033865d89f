import { expect, test } from '@jest/globals';
import { placesToChoose, turnOrder } from '../../../../src/games/empires-in-arms/sequence/turn-order.ts';
import { aCampaign } from '../harness/a-campaign.ts';

test('6.1: Great Britain names its place; the others move in their order', () => {
  const board = aCampaign();
  expect(placesToChoose(board.pack, 'naval')).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(turnOrder(board, 'naval', 1).flat()).toEqual([
    'great_britain',
    'russia',
    'turkey',
    'austria',
    'prussia',
    'france',
    'spain',
  ]);
  expect(turnOrder(board, 'naval', 6).flat().slice(4)).toEqual(['france', 'great_britain', 'spain']);
});

test('7.1: France names its place', () => {
  expect(turnOrder(aCampaign(), 'land', 7).flat()).toEqual([
    'russia',
    'turkey',
    'austria',
    'prussia',
    'great_britain',
    'spain',
    'france',
  ]);
});

test('7.1.2: allies who move together move when the last of them would', () => {
  const board = aCampaign();
  board.state.combinedMovements = [
    { month: 0, phase: 'land', powers: ['russia', 'austria'] },
    { month: 0, phase: 'naval', powers: ['turkey', 'spain'] },
  ];
  expect(turnOrder(board, 'land', 1)).toEqual([
    ['france'],
    ['turkey'],
    ['russia', 'austria'],
    ['prussia'],
    ['great_britain'],
    ['spain'],
  ]);
});

test('4.4.8: a power that is gone has no turn', () => {
  const board = aCampaign();
  board.state.powers.prussia.played = 'gone';
  expect(turnOrder(board, 'land', 1).flat()).not.toContain('prussia');
});
