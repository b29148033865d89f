import { describe, expect, test } from '@jest/globals';
import { guerrillasOfDefeat } from '../../../../src/games/empires-in-arms/guerrillas/rise.ts';
import { beginLandTurn } from '../../../../src/games/empires-in-arms/land/land-turn.ts';
import type { Power } from '../../../../src/games/empires-in-arms/pack-lists.ts';
import type { Board } from '../../../../src/games/empires-in-arms/position-types.ts';
import { aStep } from '../harness/a-step.ts';
import { anEmptyMap, atWar, put } from '../land/a-land-step.ts';

/** France at war with Spain, and in Aragon (guerrilla value 4). */
function aragon(): Board {
  const board = anEmptyMap();
  board.state.phase = 'land';
  atWar(board, 'france', 'spain');
  put(board, 'france_i', 'saragossa');
  return board;
}

const step = (board: Board, power: Power, dice: { readonly [purpose: string]: readonly number[] } = {}) =>
  aStep(board, [{ step: 'guerrilla-step', args: { powers: [power] } }], dice);

describe('7.6: the guerrilla step; 10.1: irregulars', () => {
  test('10.1.1: each point of the die below the value of a province is a guerrilla there', () => {
    const board = aragon();
    expect(board.pack.province.aragon?.guerrillas).toBe(4);
    const game = step(board, 'spain', { 'guerrillas:aragon': [2] });
    expect(game.told()).toEqual(['Guerrillas of Spain (10.1.1): Aragon (die 2 against 4: 2).']);
    expect(game.asked).toBe('spain guerrilla-places');
    expect(game.prompt).toBe('2 guerrillas rise. In which areas?');
    game.answer({ aragon: { 'area:saragossa': 1, 'area:teruel': 1 } });
    expect(game.state.irregulars).toEqual({
      saragossa: [{ kind: 'guerrilla', power: 'spain', number: 1 }],
      teruel: [{ kind: 'guerrilla', power: 'spain', number: 1 }],
    });
    expect(game.told()).toEqual(['Guerrillas of Spain rise: 1 in Saragossa and 1 in Teruel.']);
  });

  test('a die that is not below the value brings none', () => {
    const game = step(aragon(), 'spain', { 'guerrillas:aragon': [4] });
    expect(game.told()).toEqual(['Guerrillas of Spain (10.1.1): Aragon (die 4 against 4: none).']);
    expect([game.asked, game.state.irregulars]).toEqual(['nobody', {}]);
  });

  test('a silent power’s rise where no enemy stands, as by standing orders', () => {
    const board = aragon();
    board.state.standing.spain = { reactions: { guerrillas: 'by_themselves' } };
    const game = step(board, 'spain', { 'guerrillas:aragon': [1] });
    expect(game.fallback).toEqual({ aragon: { 'area:teruel': 3 } });
    const alone = aragon();
    alone.state.powers.spain.played = 'nobody';
    const unplayed = step(alone, 'spain', { 'guerrillas:aragon': [1] });
    expect(unplayed.state.irregulars.teruel).toEqual([{ kind: 'guerrilla', power: 'spain', number: 3 }]);
  });

  test('in a province of one area nobody is asked', () => {
    const board = aragon();
    put(board, 'france_i', 'pamplona');
    const game = step(board, 'spain', { 'guerrillas:navarre': [3] });
    expect([game.asked, game.state.irregulars.pamplona?.[0]?.number]).toEqual(['nobody', 1]);
  });

  test('none in ceded provinces, nor where enemies are besieged or only friends stand', () => {
    const board = aragon();
    board.state.ceded.aragon = 'france';
    expect(step(board, 'spain').told()).toEqual([]);
    const friends = anEmptyMap();
    friends.state.phase = 'land';
    put(friends, 'france_i', 'saragossa');
    expect(step(friends, 'spain').told()).toEqual([]);
    const shut = anEmptyMap();
    shut.state.phase = 'land';
    atWar(shut, 'france', 'spain');
    shut.state.garrisons.saragossa = { nation: 'france', infantry: 2, militia: 0, besieged: true };
    put(shut, 'spain_i', 'saragossa');
    shut.state.sieges = { saragossa: ['spain'] };
    expect(step(shut, 'spain').told()).toEqual([]);
  });

  test('no more than there are counters (2.4.1)', () => {
    const board = aragon();
    board.state.irregulars.madrid = [{ kind: 'guerrilla', power: 'spain', number: 19 }];
    const game = step(board, 'spain', { 'guerrillas:aragon': [1] });
    expect(game.told()).toEqual(['Guerrillas of Spain (10.1.1): Aragon (die 1 against 4: 1).']);
  });

  test('10.1.1: corps of Spain that lose a field combat at home leave one in the area, while counters last', () => {
    const board = aragon();
    expect(guerrillasOfDefeat(board, 'spain', 'saragossa')).toBe(1);
    board.state.ceded.navarre = 'france';
    const elsewhere = ['pamplona', 'lisbon'].map((area) => guerrillasOfDefeat(board, 'spain', area));
    expect([...elsewhere, guerrillasOfDefeat(board, 'portugal', 'saragossa')]).toEqual([0, 0, 0]);
    board.state.irregulars.madrid = [{ kind: 'guerrilla', power: 'spain', number: 20 }];
    expect(guerrillasOfDefeat(board, 'spain', 'saragossa')).toBe(0);
  });

  test('10.1.1: a battle does so, and who has fought in it hunts nobody', () => {
    const board = aragon();
    put(board, 'france_i', 'saragossa', { factors: { infantry: 10 } });
    put(board, 'spain_i', 'saragossa', { factors: { infantry: 1 } });
    board.state.landTurn = beginLandTurn('france');
    board.state.attacks = [{ area: 'saragossa', attackers: ['france'], defenders: ['spain'] }];
    const game = aStep(board, [{ step: 'battle-begins', args: { area: 'saragossa' } }], {
      'battle:france': [6, 6, 6],
      'battle:spain': [1, 1, 1],
    });
    while (game.fallback !== undefined) game.answer(game.fallback);
    expect(game.state.irregulars.saragossa).toEqual([{ kind: 'guerrilla', power: 'spain', number: 1 }]);
    expect(game.state.fought).toContain('france_i');
    expect(game.told()).toContain('Guerrillas of Spain rise: 1 in Saragossa.');
  });
});

describe('10.1.1: hunting guerrillas', () => {
  function hunted(): Board {
    const board = aragon();
    board.state.irregulars.teruel = [{ kind: 'guerrilla', power: 'spain', number: 3 }];
    return board;
  }

  test('above the value all of the province are gone, with a corps that has done nothing else', () => {
    const game = step(hunted(), 'france', { 'guerrilla-hunt:aragon': [5] });
    expect(game.told()).toEqual([
      'France hunts the guerrillas of Spain (10.1.1): Aragon (die 5 against 4: 3 are gone).',
    ]);
    expect(game.state.irregulars).toEqual({});
  });

  test('two corps or more add one', () => {
    const board = hunted();
    expect(step(board, 'france', { 'guerrilla-hunt:aragon': [4] }).told()).toEqual([
      'France hunts the guerrillas of Spain (10.1.1): Aragon (die 4 against 4: they get away).',
    ]);
    put(board, 'france_ii', 'teruel');
    expect(step(board, 'france', { 'guerrilla-hunt:aragon': [4] }).told()).toEqual([
      'France hunts the guerrillas of Spain (10.1.1): Aragon (die 4 +1 for several corps against 4: 3 are gone).',
    ]);
  });

  test('not by corps that besiege, are besieged or have fought, nor by friends', () => {
    const besieging = hunted();
    besieging.state.garrisons.saragossa = { nation: 'spain', infantry: 1, militia: 0, besieged: true };
    besieging.state.sieges = { saragossa: ['france'] };
    const tired = hunted();
    tired.state.fought = ['france_i'];
    const friend = hunted();
    put(friend, 'austria_i', 'saragossa');
    expect([step(besieging, 'france').told(), step(tired, 'france').told(), step(friend, 'austria').told()]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('those in a besieged city are safe', () => {
    const board = hunted();
    const { state } = board;
    put(board, 'france_ii', 'teruel');
    state.irregulars.saragossa = [{ kind: 'guerrilla', power: 'spain', number: 2, inCity: 2 }];
    state.sieges = { saragossa: ['france'] };
    const game = step(board, 'france', { 'guerrilla-hunt:aragon': [6] });
    expect(game.state.irregulars).toEqual({ saragossa: state.irregulars.saragossa });
  });
});
