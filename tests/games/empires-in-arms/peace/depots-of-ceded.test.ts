import { expect, test } from '@jest/globals';
import { cedeMinor } from '../../../../src/games/empires-in-arms/peace/cede.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { anEmptyMap } from '../land/a-land-step.ts';

/** France has a depot in Milan, which men of its free state of Lombardy hold. */
function aDepotInMilan(infantry: number): Board {
  const board = anEmptyMap();
  board.state.minors.lombardy = { status: 'free', controller: 'france', money: 0, manpower: 0 };
  board.state.depots = { milan: { power: 'france', garrison: { nation: 'lombardy', infantry, militia: 0 } } };
  return board;
}

test('7.2, 8.8: a ceded free state has its men no more in the depot of who had it, but in the city', () => {
  const board = aDepotInMilan(3);
  cedeMinor(board, 'lombardy', 'austria', { conquer: false });
  expect(board.state.depots).toEqual({ milan: { power: 'france' } });
  expect(board.state.garrisons.milan).toEqual({ nation: 'lombardy', infantry: 3, militia: 0 });
});

test('7.2, 8.8: where others hold the city, they are lost', () => {
  const board = aDepotInMilan(3);
  board.state.garrisons.milan = { nation: 'france', infantry: 1, militia: 0 };
  cedeMinor(board, 'lombardy', 'austria', { conquer: false });
  expect(board.state.depots).toEqual({ milan: { power: 'france' } });
  expect(board.state.garrisons.milan).toEqual({ nation: 'france', infantry: 1, militia: 0 });
});

test('4.4.6.4: who is turned into a conquest has nobody in a depot any more', () => {
  const board = aDepotInMilan(3);
  cedeMinor(board, 'lombardy', 'austria', { conquer: true });
  expect(board.state.depots).toEqual({ milan: { power: 'france' } });
  expect(board.state.garrisons.milan).toBeUndefined();
});
