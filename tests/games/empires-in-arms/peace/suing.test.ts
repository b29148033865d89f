import { describe, expect, test } from '@jest/globals';
import { settleSuit, whyNotRefuse } from '../../../../src/games/empires-in-arms/peace/answer-suit.ts';
import { countSurrender } from '../../../../src/games/empires-in-arms/peace/count-surrender.ts';
import { sortSuits, whomMaySue, whyNotSue } from '../../../../src/games/empires-in-arms/peace/sue.ts';
import { aWarOn, pointsOf, put } from './a-war.ts';

describe('4.4.2: who may sue whom', () => {
  test('an enemy with forces on the home ground alone, or all enemies at once (4.4.2.1)', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    put(board, 'france_i', 'berlin');
    expect(whomMaySue(board, 'prussia')).toEqual({ singly: ['france'], all: ['france', 'russia'] });
    expect(whyNotSue(board, 'prussia', ['france'])).toBeUndefined();
    expect(whyNotSue(board, 'prussia', ['russia'])).toEqual({ why: 'not_on_home_ground', power: 'russia' });
    expect(whyNotSue(board, 'prussia', ['russia', 'france'])).toBeUndefined();
  });

  test('garrisons also of depots, irregulars, corps of minor countries are forces; a depot is none', () => {
    const board = aWarOn('prussia', 'russia', 'austria');
    const singly = () => whomMaySue(board, 'prussia').singly;
    expect(singly()).toEqual([]);
    board.state.garrisons.neisse = { nation: 'austria', infantry: 1, militia: 0 };
    expect(singly()).toEqual(['austria']);
    delete board.state.garrisons.neisse;
    board.state.depots.neisse = { power: 'austria' };
    expect(singly()).toEqual([]);
    board.state.depots.neisse.garrison = { nation: 'austria', infantry: 1, militia: 0 };
    expect(singly()).toEqual(['austria']);
    delete board.state.depots.neisse;
    board.state.irregulars.warsaw = [{ kind: 'cossack', power: 'russia', number: 1 }];
    expect(singly()).toEqual(['russia']);
    board.state.minors.saxony = { status: 'free', controller: 'austria', money: 0, manpower: 0 };
    put(board, 'saxony_i', 'berlin');
    expect(singly()).toEqual(['austria', 'russia']);
  });

  test('a province that was ceded is no home ground', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    put(board, 'france_i', 'breslau');
    board.state.ceded.silesia = 'austria';
    expect(whomMaySue(board, 'prussia').singly).toEqual([]);
  });

  test('nobody sues nobody, somebody twice, or who is no enemy', () => {
    const board = aWarOn('prussia', 'france');
    expect(whomMaySue(board, 'spain')).toEqual({ singly: [], all: [] });
    expect(whyNotSue(board, 'prussia', [])).toEqual({ why: 'nobody' });
    expect(whyNotSue(board, 'prussia', ['france', 'france'])).toEqual({ why: 'twice', power: 'france' });
    expect(whyNotSue(board, 'prussia', ['france', 'spain'])).toEqual({ why: 'not_at_war', power: 'spain' });
    expect(whyNotSue(board, 'prussia', ['prussia'])).toEqual({ why: 'not_at_war', power: 'prussia' });
  });

  test('two who sue each other make an informal peace; their other suits stand (official errata)', () => {
    const { mutual, formal } = sortSuits({ prussia: ['france', 'russia'], france: ['prussia'], spain: ['france'] });
    expect(mutual).toEqual([['france', 'prussia']]);
    expect(formal).toEqual([
      { loser: 'prussia', sued: ['russia'] },
      { loser: 'spain', sued: ['france'] },
    ]);
  });
});

describe('4.4.2.2: what is offered', () => {
  const offers = { france: 'unconditional', russia: 'conditional' } as const;

  test('a conditional peace must be accepted, an unconditional one may be refused', () => {
    expect(whyNotRefuse(offers, ['france'])).toBeUndefined();
    expect(whyNotRefuse(offers, ['russia'])).toEqual({ why: 'must_accept', power: 'russia' });
    expect(whyNotRefuse(offers, ['spain'])).toEqual({ why: 'not_offered', power: 'spain' });
  });

  test('there is peace with all whose offer is not refused', () => {
    expect(settleSuit(['russia', 'france'], offers, [])).toEqual([
      { power: 'russia', kind: 'conditional' },
      { power: 'france', kind: 'unconditional' },
    ]);
    expect(settleSuit(['russia', 'france'], offers, ['france'])).toEqual([{ power: 'russia', kind: 'conditional' }]);
    expect(() => settleSuit(['russia'], offers, ['russia'])).toThrow('must_accept');
    expect(() => settleSuit(['spain'], offers, [])).toThrow('must offer');
  });
});

describe('4.4.2.3: political points', () => {
  test('each victor gains 3 for a conditional surrender, the loser loses 5 once', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    countSurrender(board, 'prussia', [
      { power: 'france', kind: 'conditional' },
      { power: 'russia', kind: 'conditional' },
    ]);
    expect(pointsOf(board, 'france')).toEqual(['accept_conditional_surrender 3']);
    expect(pointsOf(board, 'russia')).toEqual(['accept_conditional_surrender 3']);
    expect(pointsOf(board, 'prussia')).toEqual(['surrender_conditionally -5']);
  });

  test('if one at least is unconditional that victor gains 5, and the loser loses 8 and no 5', () => {
    const board = aWarOn('prussia', 'france', 'russia');
    countSurrender(board, 'prussia', [
      { power: 'france', kind: 'conditional' },
      { power: 'russia', kind: 'unconditional' },
    ]);
    expect(pointsOf(board, 'france')).toEqual(['accept_conditional_surrender 3']);
    expect(pointsOf(board, 'russia')).toEqual(['accept_unconditional_surrender 5']);
    expect(board.state.powers.prussia.account).toMatchObject([
      { for: 'surrender_unconditionally', points: -8, with: 'russia' },
    ]);
  });

  test('nobody who accepts: nobody pays', () => {
    const board = aWarOn('prussia', 'france');
    countSurrender(board, 'prussia', []);
    expect(pointsOf(board, 'prussia')).toEqual([]);
  });
});
