import { expect, test } from '@jest/globals';
import { turnNeutral } from '../../../../src/games/empires-in-arms/minors/lose-control.ts';
import { withdraw } from '../../../../src/games/empires-in-arms/minors/settle-declarers.ts';
import { makeFormalPeace } from '../../../../src/games/empires-in-arms/peace/make-formal-peace.ts';
import { makeInformalPeace } from '../../../../src/games/empires-in-arms/peace/make-informal-peace.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { CURRENT } from '../../../../src/games/empires-in-arms/rulesets.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';

/** France besieges a garrison of somebody in a city (7.3.7.1). */
function aSiege(area: string, nation: string): Board {
  const board = anEmptyMap();
  put(board, 'france_i', area);
  board.state.garrisons[area] = { nation, infantry: 2, militia: 0, besieged: true };
  board.state.sieges = { [area]: ['france'] };
  return board;
}

/** Nobody besieges anybody any more. */
function expectFree({ state }: Board, area: string): void {
  expect([state.sieges, state.garrisons[area]?.besieged]).toEqual([undefined, undefined]);
}

test('4.4.1: with the war its sieges are over', () => {
  const board = aSiege('prague', 'austria');
  atWar(board, 'france', 'austria');
  makeInformalPeace(board, 'austria', 'france');
  expectFree(board, 'prague');
});

test('4.4.2: so are they where one surrenders', () => {
  const board = aSiege('prague', 'austria');
  atWar(board, 'france', 'austria');
  const victors = [{ power: 'france', kind: 'conditional', wishes: [] }] as const;
  makeFormalPeace({ ...board, ruleset: CURRENT }, { loser: 'austria', victors }, () => 1);
  expectFree(board, 'prague');
});

test('4.6.4, 4.6.6: who is at war with a minor country no more does not besiege it', () => {
  const board = aSiege('munich', 'bavaria');
  board.state.minors.bavaria = { status: 'free', controller: 'austria', money: 0, manpower: 0 };
  board.state.minorWars.bavaria = ['france'];
  withdraw(board, 'france', 'bavaria');
  expectFree(board, 'munich');
});

test('4.6.1: nobody besieges a country that is neutral again', () => {
  const board = aSiege('munich', 'bavaria');
  board.state.minors.bavaria = { status: 'free', controller: 'austria', money: 0, manpower: 0 };
  board.state.minorWars.bavaria = ['france'];
  turnNeutral(board, 'bavaria');
  expectFree(board, 'munich');
});
