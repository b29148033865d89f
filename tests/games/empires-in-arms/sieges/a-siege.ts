import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { aStep } from '../harness/a-step.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';

/** In June: 10 factors of France besiege a Spanish garrison in a city (Saragossa: 3 spires, walls 1). */
export function aSiege(garrison = { infantry: 3, militia: 1 }, area = 'saragossa'): Board {
  const board = anEmptyMap();
  const { state } = board;
  state.phase = 'land';
  state.month = 5;
  atWar(board, 'france', 'spain');
  put(board, 'france_i', area, { factors: { infantry: 10 } });
  state.garrisons[area] = { nation: 'spain', ...garrison, besieged: true };
  state.sieges = { [area]: ['france'] };
  return board;
}

export type Dice = { readonly [purpose: string]: readonly number[] };

/** The siege step of some powers' turn. */
export const siegeStep = (board: Board, powers: readonly Power[], dice: Dice = {}) =>
  aStep(board, [{ step: 'siege-step', args: { powers: [...powers] } }], dice);
