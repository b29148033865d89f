import { describe, expect, test } from '@jest/globals';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { translator } from '../../../../src/i18n/translator.ts';
import { allied, put } from '../land/a-land-step.ts';
import { aSummer, depots, letUseDepots, supplied } from './a-supply-step.ts';

const spanish = translator('es', 'UTC');

/** Two corps of Austria that forage in Zurich (3), where nothing is added but the other corps. */
function inZurich(): Board {
  const board = aSummer();
  board.state.minors.switzerland = { status: 'conquered', controller: 'prussia' };
  board.state.marches = {};
  for (const id of ['austria_i', 'austria_ii']) {
    put(board, id, 'zurich');
    board.state.marches[id] = { entered: ['zurich'], left: 0 };
  }
  return board;
}

describe('7.4.1: what is told of foraging', () => {
  const dice = { 'forage:zurich': [5, 1] };

  test('its power reads a table: each corps with its die, what was added, and what it lost', () => {
    expect(supplied(inZurich(), ['austria'], dice).told('austria')).toEqual([
      'Austria is supplied (0 money): Austrian I Corps in Zurich foraging without a depot in reach (die 5 +1 for ' +
        'other corps against 3 in Zurich: 3 infantry lost) and Austrian II Corps in Zurich foraging without a depot ' +
        'in reach (die 1 +1 for other corps against 3 in Zurich: nothing lost).',
    ]);
  });

  test('others see the dice and how many factors they cost, not whose or of which kind', () => {
    const game = supplied(inZurich(), ['austria'], dice);
    for (const viewer of ['spectator', 'france', 'prussia'])
      expect(game.told(viewer)).toEqual(['Austria lives off the land: Zurich (dice 1 and 5: 3 factors lost).']);
  });

  test('counters that go, and leaders who leave with the last, everybody sees', () => {
    const board = inZurich();
    put(board, 'austria_ii', 'zurich', { factors: { infantry: 1 } });
    board.state.leaders.charles = { is: 'with', unit: 'austria_ii' };
    put(board, 'austria_i', 'munich');
    board.state.marches = { ...board.state.marches, austria_i: { entered: ['munich'], left: 3 } };
    const game = supplied(board, ['austria'], { 'forage:zurich': [6], 'forage:munich': [1] });
    expect(game.state.corps.austria_ii).toBeUndefined();
    expect(game.state.leaders.charles).toEqual({ is: 'beside' });
    expect(game.told('france')).toEqual([
      'Austria lives off the land: Munich (die 1: nothing lost), Zurich (die 6: 1 factor lost with a corps) and ' +
        'off the map: Charles.',
    ]);
  });

  test('and in Spanish', () => {
    const game = supplied(inZurich(), ['austria'], dice);
    const told = (viewer: string) =>
      game.facts.flatMap((fact) => {
        const message = game.game.rules.narrate(game.game.setting, fact, viewer);
        return message ? [spanish.t(message)] : [];
      });
    expect(told('france')).toEqual(['Austria vivaquea: Zúrich (dados 1 y 5: 3 factores perdidos).']);
    expect(told('austria').join()).toContain(
      'vivaqueando sin depósito al alcance (dado 5 +1 por otros cuerpos contra 3 en Zúrich: pierde 3 de infantería)',
    );
  });
});

test('7.4.1.2.1: what is added to the dice is found out before the first of them is thrown', () => {
  const board = inZurich();
  put(board, 'austria_i', 'zurich', { factors: { infantry: 1 } });
  // The first corps is gone when the second throws, and counts all the same.
  const game = supplied(board, ['austria'], { 'forage:zurich': [6, 3] });
  expect(game.state.corps.austria_i).toBeUndefined();
  expect(game.state.corps.austria_ii?.factors).toEqual({ infantry: 4 });
});

test('7.4: orders for the step are gone with it, those of others stay', () => {
  const board = inZurich();
  board.state.supplyOrders = { austria: { by: { austria_i: 'forage' } }, prussia: { first: [] } };
  expect(supplied(board, ['austria']).state.supplyOrders).toEqual({ prussia: { first: [] } });
});

describe('2.4.2: twins that differ in what a power hides tell others the same', () => {
  const others = ['spectator', 'france', 'prussia', 'russia'];
  const told = (board: Board) => {
    const game = supplied(board, ['austria'], { 'forage:zurich': [5, 2] });
    return others.map((viewer) => [game.told(viewer), game.view(viewer)]);
  };

  test('which of the corps threw which die, how strong they are, and how they are ordered', () => {
    const swapped = inZurich();
    const { austria_i: first, austria_ii: second } = swapped.state.corps;
    swapped.state.corps = {};
    put(swapped, 'austria_iii', 'zurich', { ...second, factors: { infantry: 8 } });
    put(swapped, 'austria_iv', 'zurich', { ...first, factors: { infantry: 6 } });
    swapped.state.marches = {
      austria_iii: { entered: ['zurich'], left: 0 },
      austria_iv: { entered: ['zurich'], left: 0 },
    };
    swapped.state.supplyOrders = { austria: { first: ['austria_iv'], by: { austria_iv: 'depots' } } };
    expect(told(swapped)).toEqual(told(inZurich()));
  });

  test('what was paid, and how much is left', () => {
    const paid = (money: number, far: string) => {
      const board = aSummer();
      depots(board, 'austria', far);
      board.state.powers.austria.money = money;
      put(board, 'austria_i', 'zurich');
      board.state.marches = { austria_i: { entered: ['zurich'], left: 0 } };
      const game = supplied(board, ['austria']);
      return others.map((viewer) => game.told(viewer));
    };
    expect(paid(20, 'innsbruck')).toEqual(paid(3, 'verona'));
  });

  test('an ally that does not pay learns no more than others', () => {
    const board = inZurich();
    allied(board, 'austria', 'russia');
    letUseDepots(board, 'russia', 'austria');
    const game = supplied(board, ['austria'], { 'forage:zurich': [5, 2] });
    expect(game.told('russia')).toEqual(game.told('france'));
  });
});
