import { describe, expect, test } from '@jest/globals';
import type { StandingOrders } from '../../../../src/games/empires-in-arms/orders/standing-orders.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { rules } from '../../../../src/games/empires-in-arms/rules.ts';
import { standingAnswer } from '../../../../src/kernel/standing-answer.ts';
import { english } from '../../played-game.ts';
import { atWar, put } from '../land/a-land-step.ts';
import { aSummer, supplied } from './a-supply-step.ts';

/* 7.4.1.3, 7.4.5: which factors go, for a power whose standing orders say to be asked. */

/** Two corps of Austria that forage in Zurich (3), where nothing is added but the other corps. */
function inZurich(orders: StandingOrders = { reactions: { asksLosses: true } }): Board {
  const board = aSummer();
  board.state.minors.switzerland = { status: 'conquered', controller: 'prussia' };
  board.state.marches = {};
  for (const id of ['austria_i', 'austria_ii']) {
    put(board, id, 'zurich', { factors: { infantry: 4, militia: 2, cavalry: 1 } });
    board.state.marches[id] = { entered: ['zurich'], left: 0 };
  }
  board.state.standing.austria = orders;
  return board;
}
const dice = { 'forage:zurich': [5, 4] };

describe('7.4.1.3: factors lost by foraging', () => {
  test('of each corps that loses some: the kinds that are named go first, then the cheapest', () => {
    const game = supplied(inZurich(), ['austria'], dice);
    expect(game.asked).toBe('austria supply-losses');
    expect(game.state.corps.austria_i?.factors).toEqual({ infantry: 4, militia: 2, cavalry: 1 });
    game.answer({ austria_i: ['troop:cavalry', 'troop:infantry'] });
    expect(game.state.corps.austria_i?.factors).toEqual({ infantry: 2, militia: 2 });
    expect(game.state.corps.austria_ii?.factors).toEqual({ infantry: 4, cavalry: 1 });
    expect(game.told('austria').join()).toMatch(/1 cavalry and 2 infantry lost|2 infantry and 1 cavalry lost/);
    expect(game.told('prussia')).toEqual(['Austria lives off the land: Zurich (dice 4 and 5: 5 factors lost).']);
  });

  test('what a silent power loses is what costs least to replace', () => {
    const game = supplied(inZurich(), ['austria'], dice);
    game.answer(game.fallback ?? '');
    expect(game.state.corps.austria_i?.factors).toEqual({ infantry: 3, cavalry: 1 });
  });

  test('nobody is asked whose orders do not say so, or for whom nothing or all is lost', () => {
    for (const orders of [{}, { reactions: { losses: ['cavalry' as const] } }])
      expect(supplied(inZurich(orders), ['austria'], dice).asked).toBe('nobody');
    expect(supplied(inZurich(), ['austria'], { 'forage:zurich': [1, 1] }).asked).toBe('nobody');
    const board = inZurich();
    for (const id of ['austria_i', 'austria_ii']) put(board, id, 'zurich', { factors: { infantry: 1 } });
    expect(supplied(board, ['austria'], { 'forage:zurich': [6, 6] }).asked).toBe('nobody');
  });

  test('that a power is asked, and for which corps, is the same whatever they hold', () => {
    const seen = (factors: { readonly [kind: string]: number }) => {
      const board = inZurich();
      put(board, 'austria_i', 'zurich', { factors });
      const game = supplied(board, ['austria'], dice);
      const [open] = rules.decisions['supply-losses'].seats(game.position, argsOf(game));
      return [open, english.t(rules.decisions['supply-losses'].waiting(game.position, argsOf(game))), game.asked];
    };
    expect(seen({ infantry: 7 })).toEqual(seen({ infantry: 4, militia: 2, cavalry: 1 }));
    expect(seen({ infantry: 7 })).toEqual([
      'austria',
      'Austria chooses what it loses to hunger',
      'austria supply-losses',
    ]);
  });

  test('standing orders that are given meanwhile answer it', () => {
    const game = supplied(inZurich(), ['austria'], dice);
    expect(standingAnswer(game.game, game.machine)).toBeUndefined();
    game.machine.state.standing.austria = { reactions: { losses: ['cavalry'] } };
    expect(standingAnswer(game.game, game.machine)?.answer).toEqual({});
  });
});

test('7.4.5: of a besieged city it is asked too', () => {
  const board = aSummer();
  const { state } = board;
  atWar(board, 'france', 'spain');
  put(board, 'spain_i', 'santander', { factors: { infantry: 3, militia: 1, cavalry: 1 }, besieged: true });
  put(board, 'france_i', 'santander');
  state.sieges = { santander: ['france'] };
  state.standing.spain = { reactions: { asksLosses: true } };
  const game = supplied(board, ['spain'], { 'siege-supply:santander': [5] });
  expect(game.asked).toBe('spain supply-losses');
  game.answer({ santander: ['troop:cavalry', 'troop:infantry'] });
  expect(game.state.corps.spain_i?.factors).toEqual({ infantry: 2, militia: 1 });
});

function argsOf({ machine }: ReturnType<typeof supplied>) {
  const found = JSON.parse(JSON.stringify(machine.agenda)).find((one: { ask?: string }) => one.ask === 'supply-losses');
  return found.args;
}
